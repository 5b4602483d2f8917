import { each, euros, figure, percent } from "../shell/format";
import { glyph } from "../shell/glyphs";
import { badge, table } from "../shell/parts";
import type { Screen } from "../shell/screen";
import { railing } from "./drawing";
import { menu, theme } from "./theme";

/** Lines of the quote: cost and price before tax for the three flights. */
const LINES: readonly (readonly [
  what: string,
  detail: string,
  quantity: string,
  cost: number,
  price: number,
])[] = [
  ["Tube 40 × 40 × 2, montants", "12 pièces de 1 011 mm", "12,2 m", 64, 92],
  ["Plat 40 × 6, lisses", "18 pièces de 1 551 mm", "28,0 m", 97, 138],
  ["Rond 12, barreaux", "81 pièces de 762 mm", "61,8 m", 88, 131],
  ["Tube Ø 42,4, main courante", "3 pièces de 4 905 mm", "14,8 m", 112, 158],
  ["Débit et perçage", "126 coupes, 36 trous", "3 h 10", 152, 209],
  ["Soudure MAG", "234 points, reprise au disque", "11 h 40", 560, 770],
  ["Thermolaquage RAL 7016", "9,4 m², cuisson comprise", "3 h 20", 268, 329],
  ["Pose, deux personnes", "Ancrage chimique, 24 points", "9 h 00", 522, 702],
];

/** Cutting plan: bars of 6 m or stocked offcuts, and the pieces taken from each, in millimetres. */
const CUTS: readonly (readonly [name: string, length: number, pieces: readonly number[], scrap?: boolean])[] =
  [
    ["Chute C-118", 3120, [1011, 1011, 1011], true],
    ["Chute C-204", 2080, [1011, 1011], true],
    ["Barre 1", 6000, [1011, 1011, 1011, 1011, 1011]],
    ["Barre 2", 6000, [1011, 1011]],
  ];

const cost = LINES.reduce((sum, line) => sum + line[3], 0);
const price = LINES.reduce((sum, line) => sum + line[4], 0);
const margin = (before: number, after: number): number => ((after - before) / after) * 100;

export const screen1: Screen = {
  theme,
  typefaces: ["barlow"],
  css: `
.cols{display:grid;grid-template-columns:562px 1fr;gap:14px;padding:0 20px}.box{background:#fff;border:1px solid var(--line)}.box>h2{font-size:15px;font-weight:600;padding:8px 14px;border-bottom:1px solid var(--line);display:flex;justify-content:space-between}.box>h2 span{font-weight:400}
.cut-row{display:grid;grid-template-columns:92px 1fr 84px;gap:12px;align-items:center;padding:12px 14px}.cut-row .bar{display:flex;height:26px;gap:2px}.cut-row .bar i{background:#9DBCDD;font-style:normal;font-size:12px;font-weight:600;color:#17426F;display:grid;place-items:center;overflow:hidden}.cut-row.scrap .bar i{background:#F7B981;color:#6E3303}.cut-row .bar u{flex:1;background:repeating-linear-gradient(135deg,#EEF1F3 0 5px,#DDE3E7 5px 10px)}.cut-row small{color:var(--soft);font-size:13px}
.sum{display:grid;grid-template-columns:repeat(3,1fr)}.sum div{padding:10px 14px 11px;border-right:1px solid var(--line)}.sum b{display:block;font-size:28px;font-weight:600;line-height:1.12}.sum div:last-child{border:0;background:#FFF3E6}.sum div:last-child b{color:#B44E02}
td{padding:8.6px 12px;line-height:1.22}td b{font-weight:600;display:block}td small{color:var(--soft);font-size:13px}th{padding:7px 12px}tr.total td{background:#E9EDF0;font-weight:600;font-size:16px;padding:10px 12px}
.mg{display:inline-block;min-width:52px;padding:1px 7px;background:#DAF0E4;color:#1C6A41;font-weight:600}.mg.low{background:#FDE9D6;color:#9A4403}
`,
  body: `${menu("Devis")}<div class="crumb"><h1>DEV-1042 / Garde-corps acier</h1>${badge("À envoyer", "wait")}<span class="soft grow">Copropriété C-231, trois volées, 14,6 m</span><span class="tool">${glyph("pen", 16)}Relevé de cotes</span><span class="tool">Dupliquer</span><span class="tool go">${glyph("mail", 16, 2)}Envoyer</span></div>
<div class="cols"><div class="col" style="gap:14px"><section class="box"><h2>Élévation, une volée <span class="soft">cotes en mm</span></h2>${railing}</section>
<section class="box" style="padding-bottom:7px"><h2>Débit du tube 40 × 40 <span class="soft">12 montants, 2 chutes reprises</span></h2>${each(CUTS, ([name, length, pieces, scrap]) => `<div class="cut-row ${scrap ? "scrap" : ""}"><b style="font-weight:600">${name}</b><span class="bar" style="width:${((length / 6000) * 100).toFixed(1)}%">${each(pieces, (piece) => `<i class="num" style="width:${((piece / length) * 100).toFixed(1)}%">${figure(piece)}</i>`)}<u></u></span><small class="num end">reste ${figure(length - pieces.reduce((a, b) => a + b + 3, 0))}</small></div>`)}</section></div>
<div class="col" style="gap:14px"><section class="box sum num"><div><span class="soft">Prix HT</span><b>${euros(price)}</b></div><div><span class="soft">Prix de revient</span><b>${euros(cost)}</b></div><div><span class="soft">Marge prévue</span><b>${percent(margin(cost, price), 1)}</b></div></section>
<section class="box">${table(
    [{ label: "Ligne" }, { label: "Quantité", kind: "num end" }, { label: "Revient", kind: "num end" }, { label: "Prix HT", kind: "num end" }, { label: "Marge", kind: "num end" }],
    [...LINES.map(([what, detail, quantity, before, after]) => [`<b>${what}</b><small>${detail}</small>`, quantity, euros(before), euros(after), `<span class="mg ${margin(before, after) < 22 ? "low" : ""}">${percent(margin(before, after))}</span>`]), { kind: "total", cells: ["Total", "", euros(cost), euros(price), percent(margin(cost, price))] }],
  )}</section></div></div>`,
}; // prettier-ignore
