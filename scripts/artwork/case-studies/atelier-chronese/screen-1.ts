import { each, euros } from "../shell/format";
import { glyph } from "../shell/glyphs";
import type { Screen } from "../shell/screen";
import { header, theme } from "./theme";
import { DIALS, STRAPS, watch, type Watch } from "./watch";

const chosen: Watch = { ...DIALS[0], ...STRAPS[0], hands: "leaf", metal: "gold" };

const PIECES = [
  ["Boîtier", "38 mm, acier doré", ""],
  ["Mouvement", "Manuel, 60 h de réserve", ""],
  ["Cadran", "Nuit, soleillé", "+ 90 €"],
  ["Aiguilles", "Feuille, polies", ""],
  ["Bracelet", "Veau cognac, 18 mm", "+ 40 €"],
] as const;

const handIcon = (kind: "leaf" | "baton"): string =>
  kind === "leaf"
    ? '<path d="M28 50C20 36 23 18 28 6 33 18 36 36 28 50Z"/><path d="M40 50C35 40 37 28 40 20 43 28 45 40 40 50Z" opacity=".6"/>'
    : '<path d="M25 50V10L28 5 31 10V50Z"/><path d="M38 50V24L40 20 42 24V50Z" opacity=".6"/>';

export const screen1: Screen = {
  theme,
  typefaces: ["jost"],
  css: `
body{background:var(--night);color:#EDEAE2;display:flex;flex-direction:column}
.top{height:76px;display:grid;grid-template-columns:1fr auto 1fr;align-items:center;padding:0 44px;border-bottom:1px solid #25313E;flex:none}.top nav{gap:34px;color:#9AA6B2}.top .end{justify-content:flex-end}.top .on{color:var(--brass)}
.stage{flex:1;display:grid;grid-template-columns:300px 1fr 300px;min-height:0;position:relative}
.left{padding:42px 0 0 44px}.left h1{font-weight:300;font-size:39px;line-height:1.12;letter-spacing:.01em}.left p{color:#9AA6B2;margin-top:14px;max-width:24ch}.size{margin-top:38px;display:flex;gap:10px}.size span{border:1px solid #34424F;border-radius:24px;padding:7px 17px}.size .on{border-color:var(--brass);color:var(--brass)}
.mid{position:relative;overflow:hidden}.mid .w{position:absolute;inset:0;display:grid;place-items:center}.mid .w svg{width:540px;height:520px;flex:none}
.dim{position:absolute;left:50%;bottom:16px;transform:translateX(-50%);width:400px;color:#9AA6B2;text-align:center;font-size:13.5px;z-index:2}
.right{padding:34px 44px 0 0}.right li{display:grid;grid-template-columns:1fr auto;padding:8.5px 0;border-bottom:1px solid #25313E}.right small{color:#9AA6B2;display:block;line-height:1.2;font-size:13.5px}.right em{font-style:normal;color:#9AA6B2;align-self:end}
.price{font-weight:300;font-size:44px;line-height:1;margin-top:20px}.date{display:flex;gap:10px;align-items:center;color:var(--brass);margin:11px 0 16px}.cta{background:var(--brass);color:#1B1408;border-radius:2px;height:50px;display:grid;place-items:center;font-weight:500;letter-spacing:.06em}
.band{background:var(--deep);border-top:1px solid #25313E;display:grid;grid-template-columns:1.45fr .8fr 1.15fr;padding:17px 44px 18px;gap:44px;flex:none}.band .cap{color:#9AA6B2;margin-bottom:11px;display:flex;justify-content:space-between}.band .cap b{font-weight:400;color:#EDEAE2;letter-spacing:.04em;text-transform:none;font-size:14px}
.opts{display:flex;gap:15px}.opts>span{text-align:center;font-size:13.5px;color:#9AA6B2}.opts i{display:block;border-radius:50%;width:64px;height:64px;margin:0 auto 6px;overflow:hidden;font-style:normal}.opts .on{color:var(--brass)}.opts .on i{outline:1.5px solid var(--brass);outline-offset:4px}.opts .sq i{border-radius:6px;width:74px}.opts .out{opacity:.38}
`,
  body: `${header("Composer")}<div class="stage"><section class="left"><h1>Composez<br>votre 38 mm</h1><p>Seules les pièces en stock et qui vont ensemble vous sont proposées.</p><div class="size"><span>36 mm</span><span class="on">38 mm</span><span>40 mm</span></div></section>
<div class="mid"><div class="w">${watch(chosen, "m", "60 -10 420 540")}</div></div>
<section class="right"><ul>${each(PIECES, ([label, value, extra]) => `<li><span><small>${label}</small>${value}</span><em class="num">${extra}</em></li>`)}</ul><div class="price num">${euros(1380)}</div><div class="date">${glyph("calendar", 18)}Remise le 24 avril</div><div class="cta">Réserver, acompte de ${euros(414)}</div></section></div>
<div class="band"><section><div class="cap">Cadran<b>Nuit, soleillé</b></div><div class="opts">${each(DIALS, (dial, i) => `<span class="${i === 0 ? "on" : i === 3 ? "out" : ""}"><i>${watch({ ...chosen, ...dial }, `d${i}`, "108 108 304 304")}</i>${dial.name}</span>`)}</div></section>
<section><div class="cap">Aiguilles<b>Feuille</b></div><div class="opts">${each(["leaf", "baton"] as const, (kind, i) => `<span class="${i === 0 ? "on" : ""}"><i style="background:#1E2936"><svg viewBox="0 0 64 56" width="64" height="64" fill="#D8AE6A">${handIcon(kind)}</svg></i>${i === 0 ? "Feuille" : "Bâton"}</span>`)}</div></section>
<section><div class="cap">Bracelet<b>Veau cognac</b></div><div class="opts">${each(STRAPS, ({ name, strap: [lit, dark], stitch }, i) => `<span class="sq ${i === 0 ? "on" : ""}"><i style="background:linear-gradient(90deg,${dark},${lit} 30%,${lit} 70%,${dark})"><svg width="74" height="64"><path d="M12 0V64M62 0V64" stroke="${stitch}" stroke-width="2" stroke-dasharray="6 5"/></svg></i>${name}</span>`)}</div></section></div>`,
};
