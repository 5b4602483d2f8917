import { createRandom } from "../../lib/random";
import { each } from "../shell/format";
import { glyph } from "../shell/glyphs";
import type { Screen } from "../shell/screen";
import { header, theme } from "./theme";
import { DIALS, STRAPS, watch, type Watch } from "./watch";

const piece: Watch = { ...DIALS[0], ...STRAPS[0], hands: "none", metal: "gold" };

const STEPS = [
  ["done", "Commande confirmée", "3 mars", "Acompte reçu, n° de série attribué"],
  ["done", "Composants réservés", "4 mars", "Boîtier, cadran, mouvement 60 h"],
  ["done", "Cadran posé", "18 mars", "Index contrôlés à la loupe"],
  ["now", "Réglage du mouvement", "depuis le 21 mars", "Six positions, trois températures"],
  ["next", "Emboîtage, étanchéité", "prévu le 9 avril", "Essai à 5 bar"],
  ["next", "Remise", "le 24 avril", "À l’atelier ou par transporteur"],
] as const;

const random = createRandom("atelier-chronese/rate");
const dots = (offset: number, drift: number): string =>
  each(
    Array.from({ length: 62 }, (_, i) => i),
    (i) =>
      `<circle cx="${8 + i * 5.4}" cy="${(offset + i * drift + random.range(-1.6, 1.6)).toFixed(1)}" r="1.7"/>`,
  );

/** A bench mat under the open case: what the watchmaker's picture shows. */
const bench = `<svg viewBox="0 0 470 330" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" style="position:absolute;inset:0"><rect width="470" height="330" fill="#3F5B4E"/><g stroke="#4C6A5C" stroke-width="1">${each(
  Array.from({ length: 24 }, (_, i) => i),
  (i) => `<path d="M${i * 24} 0V330M0 ${i * 24}H470"/>`,
)}</g><path d="M-10 250C120 300 340 330 480 290V340H-10Z" fill="#34493F" opacity=".6"/><g transform="rotate(34 400 60)"><path d="M392-40 398 150 402 150 400-40ZM410-40 404 150 408 150 420-40Z" fill="#C9D0D4"/><path d="M388-60H424V10C424 24 388 24 388 10Z" fill="#9AA5AC"/></g><g fill="#D8AE6A"><circle cx="52" cy="270" r="7"/><circle cx="76" cy="286" r="4.5"/><circle cx="44" cy="296" r="3.5"/></g><g fill="none" stroke="#C9D0D4" stroke-width="2"><circle cx="70" cy="52" r="26"/><circle cx="70" cy="52" r="17"/></g></svg>`;

export const screen2: Screen = {
  theme,
  typefaces: ["jost"],
  css: `
body{background:var(--ivory);color:var(--ink);display:flex;flex-direction:column}
.top{height:76px;display:grid;grid-template-columns:1fr auto 1fr;align-items:center;padding:0 44px;border-bottom:1px solid var(--line);flex:none}.top nav{gap:34px;color:var(--soft)}.top .end{justify-content:flex-end}.top .on{color:#94692B}
.page{display:grid;grid-template-columns:438px 1fr;gap:52px;padding:34px 44px 0;flex:1}
h1{font-weight:300;font-size:38px;line-height:1.12}.sub{color:var(--soft);margin-top:8px}
.steps{margin-top:24px}.steps li{position:relative;display:grid;grid-template-columns:1fr auto;padding:0 0 29px 46px;line-height:1.3}.steps li::before{content:"";position:absolute;left:0;top:0;width:26px;height:26px;border-radius:50%;border:1.5px solid #C9BDA8;background:var(--ivory);z-index:1}.steps li::after{content:"";position:absolute;left:13px;top:26px;bottom:0;width:1.5px;background:#D8CDBA}.steps li:last-child::after{display:none}.steps b{font-weight:500;font-size:18px}.steps small{grid-column:1/3;color:var(--soft);font-size:14.5px}.steps .when{color:var(--soft);align-self:center}.steps .done::before{background:#94692B;border-color:#94692B}.steps .done i{position:absolute;left:6px;top:6px;z-index:2;color:#fff}.steps .now::before{border:7px solid #94692B;background:#fff}.steps .now b,.steps .now .when{color:#94692B}.steps .next b{color:#8D8778;font-weight:400}
.msg{border-top:1px solid var(--line);padding-top:15px;display:flex;gap:14px;color:var(--soft)}.msg svg{color:#94692B}
.shot{position:relative;height:398px;border-radius:3px;overflow:hidden}.shot .w{position:absolute;left:50%;top:50%;width:324px;height:324px;transform:translate(-54%,-56%) rotate(-7deg)}.shot .w svg{border-radius:50%;box-shadow:0 10px 26px rgba(0,0,0,.35)}
.shot figcaption{position:absolute;left:0;right:0;bottom:0;background:rgba(18,27,38,.82);color:#EDEAE2;padding:10px 18px;display:flex;justify-content:space-between}
.low{display:grid;grid-template-columns:372px 1fr;gap:20px;margin-top:20px}.card{background:#FFFDF9;border:1px solid var(--line);border-radius:3px;padding:15px 18px}.card h2{font-weight:500;font-size:17px;display:flex;justify-content:space-between}.card h2 span{font-weight:400;color:var(--soft);font-size:14.5px}
.vals{display:grid;gap:9px}.vals div{display:flex;justify-content:space-between;border-bottom:1px solid #EBE4D7;padding-bottom:8px}.vals div:last-child{border:0}.vals b{font-weight:500;font-size:18px}
`,
  body: `${header("Suivi")}<div class="page"><section><h1>Votre montre prend<br>le rythme</h1><p class="sub num">N° 38-0412, cadran Nuit, bracelet cognac</p><ol class="steps">${each(STEPS, ([state, what, when, note]) => `<li class="${state}">${state === "done" ? `<i>${glyph("check", 14, 3)}</i>` : ""}<b>${what}</b><span class="when num">${when}</span><small>${note}</small></li>`)}</ol><p class="msg">${glyph("mail", 20)}<span>Une photo vous parvient à chaque étape. Rien à faire d’ici là.</span></p></section>
<section><figure class="shot" style="margin:0">${bench}<div class="w">${watch(piece, "s", "88 88 344 344")}</div><figcaption><span>Le cadran, posé et contrôlé</span><span class="num">18 mars, 11 h 20</span></figcaption></figure>
<div class="low"><section class="card"><h2>Marche sur 24 h<span>position 4 sur 6</span></h2><svg viewBox="0 0 346 132" width="346" height="132" style="margin-top:10px"><g stroke="#EBE4D7">${each([0, 33, 66, 99, 131], (y) => `<path d="M0 ${y + 0.5}H346"/>`)}</g><g fill="#94692B">${dots(52, -0.16)}</g><g fill="#121B26">${dots(84, -0.16)}</g></svg></section>
<section class="card"><h2 style="margin-bottom:12px">Relevé</h2><div class="vals num"><div><span>Écart</span><b>+ 3 s/j</b></div><div><span>Amplitude</span><b>284°</b></div><div><span>Repère</span><b>0,2 ms</b></div></div></section></div></section></div>`,
};
