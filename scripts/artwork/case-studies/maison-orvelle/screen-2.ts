import { axis, bars, line, plot, rules } from "../shell/charts";
import { each, euros, figure, percent } from "../shell/format";
import { glyph } from "../shell/glyphs";
import { table } from "../shell/parts";
import { wordmark, type Screen } from "../shell/screen";
import { CLOTHS, cushion, pile, weave } from "./linen";
import { theme } from "./theme";

/** Weekly sales and advertising spend, in thousands of euros, January to mid-May. */
const SALES = [38, 41, 44, 36, 27, 25, 26, 28, 27, 29, 31, 30, 33, 34, 36, 39, 42, 47, 56, 52];
const SPEND = [9.8, 9.6, 9.4, 8.1, 6.9, 6.2, 6, 5.8, 5.9, 5.6, 5.4, 5.5, 5.2, 5.4, 5.3, 5.6, 5.9, 6.4, 7.2, 6.6];
const BEFORE = [35, 37, 39, 31, 25, 24, 24, 25, 24, 25, 26, 25, 26, 26, 27, 28, 29, 31, 38, 33];

const CHANNELS: readonly (readonly [name: string, spend: number, sales: number, aim: number])[] = [
  ["Recherche, marque", 6400, 118200, 12],
  ["Recherche, produits", 34800, 187900, 4.5],
  ["Catalogue sponsorisé", 41200, 236500, 5],
  ["Réseaux sociaux", 29600, 98300, 4],
  ["Reciblage", 8700, 41800, 4.5],
  ["Lettre aux clients", 2100, 38400, 10],
];

const KPIS = [
  ["Ventes en ligne", euros(721000), "+ 18 % sur un an"],
  ["Dépense publicitaire", euros(122800), "− 14 % sur un an"],
  ["Part de la publicité", percent(17, 1), "23,4 % un an plus tôt"],
  ["Panier moyen", euros(112), "+ 9 € sur un an"],
] as const;

const ADS = [
  [pile(CLOTHS.slice(0, 4), "#F0E8DB"), "Le lin, en pile", "6,1"],
  [cushion(CLOTHS[2]!), "Sauge, la chaise", "4,8"],
  [weave(CLOTHS[4]!), "Matière, de près", "2,2"],
] as const;

const frame = { width: 1042, height: 196, from: 0, to: 60 };

export const screen2: Screen = {
  theme,
  typefaces: ["fraunces", "jost"],
  css: `
body{background:var(--sand);padding:0 36px}
.top{height:70px;display:flex;align-items:center;gap:26px}.top .pill{border:1.5px solid #D8C8B6;border-radius:4px;padding:5px 13px;background:#FFFCF8;font-weight:500}.top h1{font-size:23px;border-left:1px solid #D8C8B6;padding-left:26px}
.kpis{display:grid;grid-template-columns:repeat(4,1fr);border-top:1.5px solid var(--ink)}.kpis div{padding:11px 18px 12px 0;border-bottom:1px solid #DDCFBE}.kpis b{display:block;font:500 31px/1.15 "Fraunces"}.kpis small{font-size:14.5px;color:#6B7B45;font-weight:500}
.chart{padding:12px 0 0}.plot{font:13.5px "Jost";fill:var(--soft)}.keys{gap:22px}.keys i{display:inline-block;width:16px;height:3px;margin-right:8px;vertical-align:middle}.keys i.b{height:11px;width:11px}
.cols{display:grid;grid-template-columns:1fr 356px;gap:22px;margin-top:2px}.card{background:#FFFCF8;border-radius:6px;padding:12px 18px}h2{font-size:18px}
th{color:var(--soft);font-size:13.5px;padding:5px 0;border-bottom:1px solid var(--line)}td{padding:5.8px 0;border-bottom:1px solid #F0E7DC}tr:last-child td{border:0}.roas{display:inline-flex;align-items:center;gap:10px;justify-content:flex-end}.roas i{display:block;height:8px;background:#D9C6AF;border-radius:2px}.roas i.good{background:#8C9A5E}.roas i.bad{background:var(--clay)}
.ads{display:grid;grid-template-columns:repeat(3,1fr);gap:12px;margin-top:9px}.ads .p{height:98px;border-radius:4px;overflow:hidden}.ads b{display:block;font-weight:500;font-size:14.5px;margin-top:6px;line-height:1.2}.move{margin-top:11px;border-top:1px solid var(--line);padding-top:9px;display:grid;grid-template-columns:24px 1fr;gap:10px;line-height:1.3}.move svg{color:var(--clay)}
`,
  body: `<header class="top">${wordmark("maison-orvelle", 42)}<h1 class="grow">Publicité et ventes</h1><span class="pill">1er janvier au 18 mai</span><span class="pill">Tous les canaux</span><span class="pill row">${glyph("download", 17)}Rapport</span></header>
<div class="kpis num">${each(KPIS, ([label, value, note]) => `<div><span class="soft">${label}</span><b>${value}</b><small>${note}</small></div>`)}</div>
<section class="chart"><div class="row between" style="margin-bottom:6px"><h2>Chaque semaine, en milliers d’euros</h2><span class="row keys soft"><span><i style="background:#B0593B"></i>Ventes</span><span><i style="background:#C9B8A4"></i>Ventes, un an plus tôt</span><span><i class="b" style="background:#8C9A5E"></i>Dépense publicitaire</span></span></div>
${plot(frame, `${rules([[0, "0"], [20, "20"], [40, "40"], [60, "60"]], frame, "#E4D8CA")}${bars([SPEND], frame, ["#8C9A5E"], 0.5)}${line(BEFORE, frame, { colour: "#C9B8A4", dash: "5 5" })}${line(SALES, frame, { colour: "#B0593B", width: 3, wash: "rgba(176,89,59,.08)" })}${axis(["janvier", "février", "mars", "avril", "mai"], frame, true)}<path d="M212 0V196" stroke="#3A2C25" stroke-dasharray="3 4"/><text x="222" y="16" fill="#3A2C25">Nouvelle répartition des budgets</text><path d="M987 13v-9" stroke="#3A2C25"/><text x="977" y="9" fill="#3A2C25" text-anchor="end">Fête des mères</text>`, { left: 40, right: 46, bottom: 28 })}</section>
<div class="cols"><section class="card">${table(
    [{ label: "Canal" }, { label: "Dépense", kind: "num end" }, { label: "Ventes attribuées", kind: "num end" }, { label: "Part", kind: "num end" }, { label: "Ventes par euro dépensé", kind: "num end" }],
    CHANNELS.map(([name, spend, sales, aim]) => {
      const roas = sales / spend;
      return [name, euros(spend), euros(sales), percent((sales / 721000) * 100, 1), `<span class="roas"><i class="${roas > aim ? "good" : roas < aim * 0.9 ? "bad" : ""}" style="width:${Math.round(Math.min(roas, 19) * 5)}px"></i><span style="min-width:38px">${figure(roas, 1)}</span></span>`];
    }),
  )}</section><section class="card"><div class="row between"><h2>Visuels de mai</h2><span class="soft">ventes par euro</span></div><div class="ads">${each(ADS, ([picture, name, ratio]) => `<div><div class="p">${picture.replace("<svg ", '<svg preserveAspectRatio="xMidYMid slice" ')}</div><b>${name}</b><span class="num soft">${ratio}</span></div>`)}</div><p class="move">${glyph("forward", 22)}<span>Déplacer 1 200 € par mois des réseaux sociaux vers le catalogue.</span></p></section></div>`,
}; // prettier-ignore
