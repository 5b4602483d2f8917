import { each, euros, figure } from "../shell/format";
import { glyph } from "../shell/glyphs";
import { badge, gauge, table } from "../shell/parts";
import { wordmark, type Screen } from "../shell/screen";
import { theme } from "./theme";
import { DIALS, STRAPS, watch, type Watch } from "./watch";

type Metal = Watch["metal"];

/** A line of the register: serial number, dial and strap (by rank), metal, hands, state, tone, date. */
const REGISTER: readonly (readonly [
  string,
  number,
  number,
  Metal,
  Watch["hands"],
  string,
  string,
  string,
])[] = [
  ["38-0412", 0, 0, "gold", "leaf", "Réglage", "go", "24 avril"],
  ["38-0411", 1, 1, "steel", "baton", "Emboîtage", "go", "16 avril"],
  ["36-0207", 2, 3, "gold", "leaf", "Cadran posé", "go", "29 avril"],
  ["40-0158", 4, 1, "steel", "baton", "Pièces réservées", "", "6 mai"],
  ["38-0410", 0, 2, "steel", "leaf", "Contrôle final", "ok", "11 avril"],
  ["38-0409", 1, 0, "gold", "baton", "Remise", "done", "4 avril"],
  ["40-0157", 2, 1, "steel", "baton", "Remise", "done", "2 avril"],
  ["36-0206", 3, 0, "gold", "leaf", "Remise", "done", "28 mars"],
];

const STOCK: readonly (readonly [what: string, left: number, held: number, full: number])[] = [
  ["Mouvement manuel, 60 h", 14, 6, 24],
  ["Mouvement automatique", 4, 3, 18],
  ["Boîtier 36 mm", 9, 2, 15],
  ["Boîtier 38 mm, acier", 11, 4, 20],
  ["Boîtier 38 mm, doré", 3, 2, 12],
  ["Boîtier 40 mm", 8, 1, 15],
];

const SERVICE = [
  ["36-0041", "Révision des 5 ans", "à proposer", "wait"],
  ["38-0087", "Révision des 5 ans", "reçue le 31 mars", "go"],
  ["40-0112", "Étanchéité, joint", "sous garantie", "ok"],
  ["38-0290", "Bracelet à changer", "devis envoyé", ""],
] as const;

export const screen3: Screen = {
  theme,
  typefaces: ["jost"],
  css: `
body{background:#F1EDE5;color:var(--ink);display:grid;grid-template-columns:92px 1fr;font-size:14.8px}
.rail{background:var(--night);color:#93A0AD;display:flex;flex-direction:column;align-items:center;padding-top:22px;gap:8px}.rail .sign{width:44px;overflow:hidden;color:var(--brass);margin-bottom:18px}.rail a{display:grid;justify-items:center;gap:5px;font-size:12.5px;padding:11px 0;width:92px}.rail a.on{color:#fff;box-shadow:inset 3px 0 0 var(--brass)}
main{padding:22px 28px 0;min-width:0}h1{font-weight:400;font-size:28px}h2{font-weight:500;font-size:17px}.soft{color:var(--soft)}
.btn{display:inline-flex;gap:8px;align-items:center;border:1px solid #CFC5B4;height:38px;padding:0 16px;border-radius:2px;background:#FFFDF9;font-weight:500}.btn.go{background:var(--night);border-color:var(--night);color:#fff}
.cols{display:grid;grid-template-columns:minmax(0,1fr) 366px;gap:18px;margin-top:16px}.card{background:#FFFDF9;border:1px solid var(--line);border-radius:3px;padding:15px 18px}
th{color:var(--soft);font-size:13.5px;font-weight:400;padding:0 8px 8px;border-bottom:1px solid var(--line)}td{padding:6.6px 8px;border-bottom:1px solid #EFE8DC;white-space:nowrap}tr:last-child td{border:0}tr.on td{background:#F8F1E3}.mini{width:44px;height:44px;border-radius:50%;overflow:hidden;display:block}.ser{font-weight:500;font-size:16px}
.badge{border-radius:2px;padding:2px 9px;font-size:13.5px;background:#EFE8DC;color:#6B6455}.badge.go{background:#FBEFD8;color:#86601F}.badge.ok{background:#DDEBE2;color:#235B3E}.badge.done{background:none;color:#8D8778;padding-left:0}.badge.wait{background:#F7DED8;color:#96341F}
.gauge{display:block;height:9px;background:#EBE3D5;border-radius:1px;overflow:hidden}.gauge i{display:block;height:100%;background:var(--night)}.gauge.low i{background:#B5472B}
.st{display:grid;grid-template-columns:1fr auto;gap:4px 12px;padding:8.2px 0;border-top:1px solid #EFE8DC}.st .gauge{grid-column:1/3}.st .low{color:#96341F;font-weight:500}
.sv{display:grid;grid-template-columns:70px 1fr auto;gap:10px;align-items:center;padding:9.5px 0;border-top:1px solid #EFE8DC}
.under{display:grid;grid-template-columns:minmax(0,1fr) 268px;gap:16px}.sums{display:flex;align-items:center;justify-content:space-between;gap:12px}.sums span{color:var(--soft);line-height:1.25;white-space:nowrap;font-size:14px}.sums b{display:block;font-weight:500;font-size:22px;color:var(--ink)}.war{display:grid;grid-template-columns:70px 1fr;gap:14px;align-items:center;background:var(--night);color:#EDEAE2;border-radius:3px;padding:11px 14px;line-height:1.3}.war .w{width:70px;height:70px;border-radius:50%;overflow:hidden}.war b{font-weight:500}.war span{color:#9AA6B2}
`,
  body: `<nav class="rail"><div class="sign">${wordmark("atelier-chronese", 42)}</div>${each(
    [
      ["list", "Registre", true],
      ["tool", "Établi", false],
      ["box", "Stock", false],
      ["shield", "Garanties", false],
      ["undo", "Révisions", false],
    ] as const,
    ([icon, label, on]) => `<a class="${on ? "on" : ""}">${glyph(icon, 22, 1.5)}${label}</a>`,
  )}</nav><main><div class="row"><h1 class="grow">Registre d’atelier</h1><span class="btn">${glyph("search", 17)}N° de série</span><span class="btn go">${glyph("plus", 16, 2)}Ouvrir une fiche</span></div>
<div class="cols"><div class="col" style="gap:16px"><section class="card">${table(
    [{ label: "" , width: "60px" }, { label: "N° de série" }, { label: "Composition" }, { label: "État" }, { label: "Remise", kind: "num end" }],
    REGISTER.map(([serial, d, s, metal, hands, state, tone, date], i) => {
      const dial = DIALS[d] ?? DIALS[0];
      const strap = STRAPS[s] ?? STRAPS[0];
      return { kind: i === 0 ? "on" : "", cells: [`<span class="mini">${watch({ ...dial, ...strap, hands, metal }, `r${i}`, "84 84 352 352")}</span>`, `<span class="ser num">${serial}</span>`, `${dial.name}, ${hands === "leaf" ? "feuille" : "bâton"}, ${strap.name.toLowerCase()}`, badge(state, tone), date] };
    }),
  )}</section><div class="under"><section class="card sums num"><span><b>9</b>pièces à l’établi</span><span><b>0</b>combinaison exclue</span><span><b>${euros(3726)}</b>d’acomptes</span></section><section class="war"><span class="w">${watch({ ...DIALS[1], ...STRAPS[0], hands: "baton", metal: "gold", deep: true }, "g", "84 84 352 352")}</span><p><b>Garantie 38-0409</b><br><span>du 4 avril, deux ans</span></p></section></div></div>
<div class="col" style="gap:16px"><section class="card"><div class="row between" style="margin-bottom:8px"><h2>Mouvements et boîtiers</h2><span class="soft">libres, réservés</span></div>${each(STOCK, ([what, left, held, full]) => `<div class="st num"><span>${what}</span><span class="${left < 5 ? "low" : ""}">${figure(left)}, ${figure(held)}</span>${gauge(left / full, left < 5 ? "low" : "")}</div>`)}</section>
<section class="card"><h2 style="margin-bottom:8px">Entretien à prévoir</h2>${each(SERVICE, ([serial, what, state, tone]) => `<div class="sv"><span class="num" style="font-weight:500">${serial}</span><span>${what}</span>${badge(state, tone)}</div>`)}</section></div></div></main>`,
}; // prettier-ignore
