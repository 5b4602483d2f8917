import { each, euros } from "../shell/format";
import { glyph } from "../shell/glyphs";
import type { Screen } from "../shell/screen";
import { plant, type Look } from "./plants";
import { shopHeader, theme } from "./theme";

interface Item {
  name: string;
  latin: string;
  look: Look;
  pot: string;
  /** Height of the pot with its plant, in centimetres, and volume of the pot in litres. */
  size: number;
  litres: number;
  price: number;
  /** Months to plant in, from 1 to 12. */
  months: readonly number[];
}

const SPRING = [3, 4, 5];
const FALL = [9, 10, 11];
const BOTH = [...SPRING, ...FALL];
const CLAY = "#C27A52";
const DARK = "#56605A";

const ITEMS: readonly Item[] = [
  { name: "Hosta bleu", latin: "Hosta sieboldiana", look: { habit: "broad", leaf: "#8FB3A4", dark: "#5E8C7C" }, pot: CLAY, size: 30, litres: 2, price: 14.9, months: BOTH },
  { name: "Fougère mâle", latin: "Dryopteris filix-mas", look: { habit: "fern", leaf: "#6E9A4B", dark: "#3F6F36" }, pot: DARK, size: 40, litres: 3, price: 12.5, months: BOTH },
  { name: "Digitale", latin: "Digitalis purpurea", look: { habit: "spikes", leaf: "#86A866", dark: "#547A45", flower: "#C97BA8", heart: "#A8528A" }, pot: CLAY, size: 35, litres: 1.5, price: 8.9, months: FALL },
  { name: "Hortensia à tête", latin: "Hydrangea macrophylla", look: { habit: "bush", leaf: "#5F9150", dark: "#3C6E3C", flower: "#9DB4E6", heart: "#7C95D2" }, pot: DARK, size: 45, litres: 4, price: 24.9, months: BOTH },
  { name: "Rose de Noël", latin: "Helleborus niger", look: { habit: "cups", leaf: "#5A8458", dark: "#36613F", flower: "#F3EAE6", heart: "#C9B44E" }, pot: CLAY, size: 25, litres: 2, price: 15.9, months: FALL },
  { name: "Heuchère pourpre", latin: "Heuchera micrantha", look: { habit: "broad", leaf: "#8E4660", dark: "#6A2F48" }, pot: DARK, size: 20, litres: 1.5, price: 9.9, months: BOTH },
  { name: "Anémone du Japon", latin: "Anemone hupehensis", look: { habit: "daisies", leaf: "#6F9A5C", dark: "#477443", flower: "#EFA9C0", heart: "#E0B23C" }, pot: CLAY, size: 40, litres: 2, price: 11.9, months: SPRING },
  { name: "Astilbe", latin: "Astilbe arendsii", look: { habit: "plumes", leaf: "#7FA65E", dark: "#4E7F45", flower: "#D9637C", heart: "#E88FA0" }, pot: DARK, size: 35, litres: 2, price: 10.9, months: BOTH },
  { name: "Herbe du Japon", latin: "Hakonechloa macra", look: { habit: "grass", leaf: "#C5CF63", dark: "#93AC48" }, pot: CLAY, size: 30, litres: 2, price: 13.9, months: SPRING },
  { name: "Camélia d’automne", latin: "Camellia sasanqua", look: { habit: "bush", leaf: "#4C7D4B", dark: "#2F5F3A", flower: "#F2C9D0", heart: "#E39AAC" }, pot: DARK, size: 60, litres: 5, price: 34.9, months: FALL },
  { name: "Géranium vivace", latin: "Geranium phaeum", look: { habit: "cups", leaf: "#7AA261", dark: "#4F7E47", flower: "#8A6BC0", heart: "#E7E2F4" }, pot: CLAY, size: 25, litres: 1.5, price: 7.9, months: BOTH },
  { name: "Scolopendre", latin: "Asplenium scolopendrium", look: { habit: "grass", leaf: "#5E9A4C", dark: "#3E7A3A" }, pot: DARK, size: 25, litres: 1.5, price: 9.5, months: BOTH },
]; // prettier-ignore

const GROUNDS = ["#EEF3E4", "#F3EFE6", "#E8F0EC", "#F6ECE6"];
const INITIALS = "JFMAMJJASOND";

const OPTIONS: readonly (readonly [string, "sun" | "cloud" | "leaf", boolean])[] = [
  ["Soleil", "sun", false],
  ["Mi-ombre", "cloud", true],
  ["Ombre", "leaf", false],
];

export const screen1: Screen = {
  width: 1240,
  theme,
  typefaces: ["fraunces", "instrument"],
  css: `
.page{display:grid;grid-template-columns:230px 1fr;flex:1;min-height:0}
.side{padding:18px 24px 0 30px;border-right:1px solid var(--line)}.side h3{font-size:17px;margin:0 0 9px}.side section{padding-bottom:17px;margin-bottom:16px;border-bottom:1px solid var(--line)}.side section:last-child{border:0}
.expo{display:grid;grid-template-columns:repeat(3,1fr);gap:7px}.expo span{border:1px solid var(--line);border-radius:11px;padding:9px 0 7px;display:grid;justify-items:center;gap:5px;font-size:11.8px;white-space:nowrap;color:var(--soft)}.expo .on{background:var(--moss);border-color:var(--moss);color:#fff;font-weight:600}
.zone{display:grid;grid-template-columns:repeat(7,1fr);border-radius:9px;overflow:hidden}.zone span{padding:8px 0;text-align:center;font-weight:600}.zone .on{outline:2.5px solid var(--ink);outline-offset:-2.5px;border-radius:9px}
.range{position:relative;height:26px;margin-top:4px}.range::before{content:"";position:absolute;left:0;right:0;top:9px;height:5px;border-radius:3px;background:var(--line)}.range i{position:absolute;left:12%;right:42%;top:9px;height:5px;background:var(--moss)}.range b{position:absolute;top:2px;width:19px;height:19px;border-radius:50%;background:#fff;border:3px solid var(--moss)}
.box{display:flex;gap:10px;align-items:center;padding:4.5px 0}.box i{width:18px;height:18px;border-radius:5px;border:1.6px solid #B3C0B2;display:grid;place-items:center;color:#fff}.box.on i{background:var(--moss);border-color:var(--moss)}.box span{margin-left:auto;color:var(--soft)}
main{padding:15px 26px 0 24px;background:var(--chalk);min-width:0}.head{display:flex;align-items:center;gap:9px;margin-bottom:12px}.head h1{font-size:25px;margin-right:8px}.tag{display:inline-flex;gap:7px;align-items:center;background:var(--lime);border-radius:16px;padding:4px 12px;font-weight:550;font-size:13.5px}
.grid{display:grid;grid-template-columns:repeat(4,1fr);gap:13px}.item{background:#fff;border-radius:13px;overflow:hidden;border:1px solid var(--line)}.pic{height:123px;position:relative}.pic b{position:absolute;left:9px;top:9px;background:#fff;border-radius:10px;font-size:12px;font-weight:550;padding:1.5px 8px}
.txt{padding:7px 12px 9px}.txt h2{font-size:15px;line-height:1.15}.txt em{color:var(--soft);font-size:12.5px;font-style:italic;font-family:"Fraunces";font-weight:400}.txt .p{font-weight:650;font-size:14.5px}.cal{display:grid;grid-template-columns:repeat(12,1fr);gap:2.5px;margin-top:7px}.cal i{height:15px;border-radius:3.5px;background:#EDF0E8;font-style:normal;font-size:9.5px;font-weight:600;display:grid;place-items:center;color:#A5B1A4}.cal .on{background:var(--clay);color:#fff}
`,
  body: `${shopHeader}<div class="page"><aside class="side"><section><h3>Exposition</h3><div class="expo">${each(OPTIONS, ([label, icon, on]) => `<span class="${on ? "on" : ""}">${glyph(icon, 21)}${label}</span>`)}</div></section>
<section><h3>Zone de rusticité</h3><div class="zone num">${each([5, 6, 7, 8, 9, 10, 11], (zone, i) => `<span class="${zone === 8 ? "on" : ""}" style="background:${["#BFD4E6", "#C6DCE0", "#CFE4D2", "#DDE9B8", "#EFE6A9", "#F4D59A", "#F2BE93"][i]}">${zone}</span>`)}</div><p class="soft" style="margin-top:8px;line-height:1.35">Zone 8 : jusqu’à −12 °C. Trouvée d’après votre code postal.</p></section>
<section><h3>Hauteur adulte</h3><div class="range"><i></i><b style="left:9%"></b><b style="right:39%"></b></div><div class="row between soft num"><span>20 cm</span><span>1,2 m</span></div></section>
<section><h3>Besoin en eau</h3><div class="box on"><i>${glyph("check", 12, 3.4)}</i>Faible<span class="num">31</span></div><div class="box on"><i>${glyph("check", 12, 3.4)}</i>Moyen<span class="num">46</span></div><div class="box"><i></i>Élevé<span class="num">12</span></div></section><section><h3>Feuillage</h3><div class="box"><i></i>Persistant<span class="num">28</span></div><div class="box"><i></i>Caduc<span class="num">61</span></div></section></aside>
<main><div class="head"><h1>77 plantes pour vous</h1>${each(["Mi-ombre", "Zone 8", "20 cm à 1,2 m"], (label) => `<span class="tag">${label}${glyph("cross", 12, 2.4)}</span>`)}<span class="grow"></span><span class="soft">Trier : à planter ce mois-ci</span></div>
<div class="grid">${each(ITEMS, ({ name, latin, look, pot, size, litres, price, months }, i) => `<article class="item"><div class="pic">${plant(name, look, pot, GROUNDS[i % 4] ?? "")}<b class="num">${size} cm, pot ${String(litres).replace(".", ",")} l</b></div><div class="txt"><div class="row between"><h2 class="cut">${name}</h2><span class="p num">${euros(price, 2)}</span></div><em>${latin}</em><div class="cal">${each([...INITIALS], (letter, m) => `<i class="${months.includes(m + 1) ? "on" : ""}">${letter}</i>`)}</div></div></article>`)}</div></main></div>`,
};
