import { each, euros, percent } from "../shell/format";
import { glyph } from "../shell/glyphs";
import { badge, table } from "../shell/parts";
import type { Screen } from "../shell/screen";
import { partDrawing } from "./drawing";
import { menu, theme } from "./theme";

type CostLine = readonly [what: string, detail: string, planned: number, actual: number];

const COSTS: readonly CostLine[] = [
  ["Matière", "Tôle inox 316L, 3 mm, 41,2 kg", 214.3, 209.8],
  ["Découpe laser", "1 h 05, dont réglage 10 min", 97.5, 91.2],
  ["Pliage", "0 h 50, 12 plis", 52.0, 58.6],
  ["Soudure TIG", "5 h 20, 8,4 m de cordon", 328.0, 371.4],
  ["Passivation", "Sous-traitance, au lot", 86.0, 86.0],
  ["Contrôle d’étanchéité", "0 h 35", 33.3, 30.1],
  ["Emballage", "Caisse et calage", 24.0, 24.0],
];

const sum = (pick: (line: CostLine) => number): number => COSTS.reduce((total, line) => total + pick(line), 0);
const planned = sum((line) => line[2]);
const actual = sum((line) => line[3]);
const PRICE = 1180;

const SHARES = COSTS.map(([what, , , cost], i) => ({
  what,
  share: cost / actual,
  colour: ["#EE6C0B", "#2B6CB0", "#7FA8D1", "#262D33", "#9AA5AD", "#5E9B7B", "#D3D9DD"][i] ?? "#000",
}));

const FACTS = [
  ["Repère", "CU-600-B, indice B"],
  ["Quantité", "4 cuves, lot 2 sur 2"],
  ["Masse", "38,6 kg pièce"],
  ["Gamme", "7 opérations"],
] as const;

const change = (before: number, after: number): string => {
  const gap = ((after - before) / before) * 100;
  if (Math.abs(gap) < 0.05) return `<span class="soft">=</span>`;
  return `<span style="color:var(--${gap > 0 ? "red" : "green"});font-weight:600">${gap > 0 ? "+" : ""}${percent(gap, 1)}</span>`;
};

export const screen3: Screen = {
  theme,
  typefaces: ["barlow"],
  css: `
.cols{display:grid;grid-template-columns:420px 1fr;gap:14px;padding:0 20px}.box{background:#fff;border:1px solid var(--line)}.box>h2{font-size:15px;font-weight:600;padding:9px 14px;border-bottom:1px solid var(--line);display:flex;justify-content:space-between}
.facts{display:grid;grid-template-columns:1fr 1fr;gap:10px 14px;padding:12px 14px}.facts dt{color:var(--soft);font-size:13px}.facts dd{margin:0;font-weight:600}
.stack{display:flex;height:30px;margin:14px 14px 10px}.stack i{display:block}.keys{display:grid;grid-template-columns:repeat(4,auto);justify-content:space-between;gap:4px 16px;padding:0 14px 13px;font-size:13.5px}.keys i{display:inline-block;width:11px;height:11px;margin-right:7px}
td b{font-weight:600}td small{color:var(--soft);font-size:13.5px;margin-left:10px}td{padding:7.5px 12px}tfoot td,tr.sum td{background:#E9EDF0;font-weight:600;font-size:15.5px}
.margin{display:grid;grid-template-columns:repeat(3,1fr)}.margin div{padding:11px 14px 12px;border-right:1px solid var(--line)}.margin b{display:block;font-size:29px;font-weight:600;line-height:1.1}.margin div:last-child{border:0;background:#FFF3E6}
.note{display:flex;gap:10px;padding:10px 14px;background:#FFF3E6;border-top:1px solid #F5D3AE;line-height:1.35}
`,
  body: `${menu("Prix de revient")}<div class="crumb"><h1>CDE-3158 / Cuve 600 l</h1>${badge("Lot 2 clôturé", "ok")}<span class="soft grow">C-065 Traitement de l’eau</span><span class="tool">${glyph("file", 16)}Gamme</span><span class="tool">Comparer au lot 1</span><span class="tool go">Mettre à jour le tarif</span></div>
<div class="cols"><div class="col" style="gap:14px"><section class="box"><h2>Plan <span class="soft" style="font-weight:400">développé et vue pliée</span></h2>${partDrawing}</section><section class="box"><dl class="facts">${each(FACTS, ([label, value]) => `<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl></section></div>
<div class="col" style="gap:14px"><section class="box margin"><div><span class="soft">Prix de vente HT</span><b class="num">${euros(PRICE)}</b><small class="soft">par cuve</small></div><div><span class="soft">Prix de revient</span><b class="num">${euros(actual, 2)}</b><small class="soft">prévu : ${euros(planned, 2)}</small></div><div><span class="soft">Marge</span><b class="num" style="color:#B44E02">${percent(((PRICE - actual) / PRICE) * 100, 1)}</b><small class="soft">objectif : ${percent(28)}</small></div></section>
<section class="box"><h2>Répartition du prix de revient</h2><div class="stack">${each(SHARES, ({ share, colour }) => `<i style="width:${(share * 100).toFixed(2)}%;background:${colour}"></i>`)}</div><div class="keys">${each(SHARES, ({ what, share, colour }) => `<span><i style="background:${colour}"></i>${what} <b class="num" style="font-weight:600">${Math.round(share * 100)} %</b></span>`)}</div></section>
<section class="box">${table(
    [{ label: "Poste" }, { label: "Prévu", kind: "num end" }, { label: "Réel", kind: "num end" }, { label: "Écart", kind: "num end" }],
    [...COSTS.map(([what, detail, before, after]) => [`<b>${what}</b><small>${detail}</small>`, euros(before, 2), euros(after, 2), change(before, after)]), { kind: "sum", cells: ["Total par cuve", euros(planned, 2), euros(actual, 2), change(planned, actual)] }],
  )}</section></div></div>`,
}; // prettier-ignore
