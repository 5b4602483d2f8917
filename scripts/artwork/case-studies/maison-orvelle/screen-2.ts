import { line, plot, rules } from "../shell/charts";
import { each, euros, figure, percent } from "../shell/format";
import { glyph } from "../shell/glyphs";
import { table } from "../shell/parts";
import { wordmark, type Screen } from "../shell/screen";
import { CLOTHS, cushion, pile, weave } from "./linen";
import { theme } from "./theme";

/** Eight weeks: spend per campaign in euros, sales in euros, cost of one order in euros. */
const WEEKS: readonly (readonly [spend: readonly [number, number, number], sales: number, cost: number])[] = [
  [[900, 840, 740], 8960, 31],
  [[960, 780, 671], 9180, 29.4],
  [[1040, 700, 636], 9860, 27],
  [[1120, 640, 528], 10420, 24.6],
  [[1170, 590, 474], 10980, 22.8],
  [[1210, 600, 437], 11980, 21],
  [[1230, 590, 409], 12540, 19.9],
  [[1240, 610, 392], 13220, 19],
];

const CAMPAIGNS: readonly (readonly [name: string, page: string, colour: string])[] = [
  ["Matière", "Lin lavé, percale, gaze", "#B0593B"],
  ["Cadeau", "Naissance, mariage", "#DCBD80"],
  ["Renouvellement", "Draps et taies à l’unité", "#8C9A5E"],
];

const ORDERS = [398, 168, 210];

const ADS = [
  [pile(CLOTHS.slice(0, 4), "#F0E8DB"), "Lin lavé, en pile", "14,20 €"],
  [weave(CLOTHS[0]!), "Lin lavé, de près", "15,80 €"],
  [cushion(CLOTHS[2]!), "Taie à l’unité", "20,10 €"],
  [pile([CLOTHS[1]!, CLOTHS[4]!], "#EFE6DA"), "Liste de naissance", "27,60 €"],
] as const;

const spendOf = (i: number): number => WEEKS.reduce((sum, [spend]) => sum + (spend[i] ?? 0), 0);
const totalSpend = spendOf(0) + spendOf(1) + spendOf(2);
const totalSales = WEEKS.reduce((sum, [, sales]) => sum + sales, 0);

const big = { width: 676, height: 282, from: 0, to: 14 };
const small = { width: 284, height: 208, from: 15, to: 33 };

const stacks = each(WEEKS, ([spend, sales], i) => {
  const slot = big.width / WEEKS.length;
  let y = big.height;
  const parts = each(CAMPAIGNS, ([, , colour], c) => {
    const height = ((spend[c] ?? 0) / 1000 / big.to) * big.height;
    y -= height;
    return `<rect x="${i * slot + 14}" y="${y.toFixed(1)}" width="22" height="${(height - 1).toFixed(1)}" fill="${colour}"/>`;
  });
  const top = big.height - (sales / 1000 / big.to) * big.height;
  return `${parts}<rect x="${i * slot + 40}" y="${top.toFixed(1)}" width="22" height="${(big.height - top).toFixed(1)}" fill="#E3D5C3"/><text x="${i * slot + 51}" y="${(top - 6).toFixed(1)}" text-anchor="middle" fill="#3A2C25">${figure(sales / 1000, 1)}</text><text x="${i * slot + 38}" y="${big.height + 19}" text-anchor="middle">S${i + 9}</text>`;
});

export const screen2: Screen = {
  theme,
  typefaces: ["fraunces", "jost"],
  css: `
body{background:var(--sand);padding:0 36px}
.top{height:72px;display:flex;align-items:center;gap:26px}.top .pill{border:1.5px solid #D8C8B6;border-radius:4px;padding:5px 13px;background:#FFFCF8;font-weight:500}.top h1{font-size:23px;border-left:1px solid #D8C8B6;padding-left:26px}
.up{display:grid;grid-template-columns:1fr 372px;border-top:1.5px solid var(--ink);border-bottom:1px solid #DDCFBE}.up section{padding:13px 28px 8px 0}.up section+section{border-left:1px solid #DDCFBE;padding:13px 0 8px 28px}h2{font-size:18px}.plot{font:13.5px "Jost";fill:var(--soft)}
.keys{gap:18px;font-size:14.5px}.keys i{display:inline-block;width:11px;height:11px;margin-right:7px}
.drop{display:flex;align-items:baseline;gap:14px;margin:3px 0 2px;font:500 46px/1.05 "Fraunces"}.drop s{text-decoration:none;color:#BFAE9C;font-size:32px}.drop small{font:500 15px "Jost";color:#6B7B45}
.cols{display:grid;grid-template-columns:1fr 400px;gap:26px;padding-top:14px}.card{background:#FFFCF8;border-radius:6px;padding:13px 18px}
th{color:var(--soft);font-size:13.5px;padding:5px 0;border-bottom:1px solid var(--line)}td{padding:9px 0;border-bottom:1px solid #F0E7DC;line-height:1.25}td small{display:block;color:var(--soft);font-size:13.5px}tr:last-child td{border:0;font-weight:500}td i{display:inline-block;width:11px;height:11px;margin-right:10px}
.ads{display:grid;grid-template-columns:repeat(4,1fr);gap:12px;margin-top:10px}.ads .p{height:78px;border-radius:4px;overflow:hidden}.ads b{display:block;font-weight:500;font-size:14.5px;margin-top:6px;line-height:1.2}.ads .first .p{outline:2.5px solid var(--clay);outline-offset:2px}
.move{margin-top:12px;border-top:1px solid var(--line);padding-top:10px;display:grid;grid-template-columns:22px 1fr;gap:11px;line-height:1.32}.move svg{color:var(--clay)}
`,
  body: `<header class="top">${wordmark("maison-orvelle", 42)}<h1 class="grow">Rapport publicitaire</h1><span class="pill">Huit semaines, du 24 février au 20 avril</span><span class="pill row">${glyph("download", 17)}Exporter</span></header>
<div class="up"><section><div class="row between" style="margin-bottom:8px"><h2>Dépenses et ventes, en milliers d’euros</h2><span class="row keys soft">${each(CAMPAIGNS, ([name, , colour]) => `<span><i style="background:${colour}"></i>${name}</span>`)}<span><i style="background:#E3D5C3"></i>Ventes</span></span></div>${plot(big, `${rules([[0, "0"], [5, "5"], [10, "10"]], big, "#E4D8CA")}${stacks}`, { left: 34, right: 30, top: 14 })}</section>
<section><h2>Coût par commande</h2><div class="drop num"><s>31 €</s>${glyph("forward", 26, 1.6)}<span>19 €</span><small>− 39 %</small></div>${plot(small, `${rules([[20, "20 €"], [30, "30 €"]], small, "#E4D8CA")}${line(WEEKS.map(([, , cost]) => cost), small, { colour: "#B0593B", width: 3, wash: "rgba(176,89,59,.1)" })}<circle cx="284" cy="161.8" r="5" fill="#B0593B"/><text x="0" y="227">S9</text><text x="284" y="227" text-anchor="end">S16</text>`, { left: 38, right: 10 })}</section></div>
<div class="cols"><section class="card">${table(
    [{ label: "Campagne et page d’arrivée" }, { label: "Dépense", kind: "num end" }, { label: "Commandes", kind: "num end" }, { label: "Coût par commande", kind: "num end" }, { label: "Part", kind: "num end" }],
    [...CAMPAIGNS.map(([name, page, colour], i) => [`<i style="background:${colour}"></i>${name}<small style="padding-left:21px">${page}</small>`, euros(spendOf(i)), String(ORDERS[i]), euros(spendOf(i) / (ORDERS[i] ?? 1), 2), percent((spendOf(i) / totalSpend) * 100)]), ["Ensemble", euros(totalSpend), "776", euros(totalSpend / 776, 2), `${euros(totalSales)} de ventes`]],
  )}</section><section class="card"><div class="row between"><h2>Annonces en tête</h2><span class="soft">coût par commande, S16</span></div><div class="ads">${each(ADS, ([picture, name, cost], i) => `<div class="${i === 0 ? "first" : ""}"><div class="p">${picture.replace("<svg ", '<svg preserveAspectRatio="xMidYMid slice" ')}</div><b>${name}</b><span class="num soft">${cost}</span></div>`)}</div><p class="move">${glyph("forward", 22)}<span>Reporter 90 € par semaine de « Cadeau » vers « Matière » jusqu’à la fête des mères.</span></p></section></div>`,
}; // prettier-ignore
