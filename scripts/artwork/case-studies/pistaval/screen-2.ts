import { each } from "../shell/format";
import { glyph, type GlyphName } from "../shell/glyphs";
import { wordmark, type Screen } from "../shell/screen";
import { theme } from "./theme";

type Kind = "private" | "group" | "out" | "pause";
type Block = readonly [from: number, to: number, kind: Kind, what: string, where: string, who?: string];

interface Day {
  name: string;
  date: string;
  sky: GlyphName;
  low: number;
  high: number;
  note: string;
  blocks: readonly Block[];
}

const DAYS: readonly Day[] = [
  { name: "Lundi", date: "17", sky: "sun", low: -9, high: -1, note: "Neige fraîche, 12 cm", blocks: [[9, 11.5, "group", "Ourson et Flocon", "Jardin des neiges", "8 enfants"], [12, 13, "pause", "Pause", ""], [13.5, 15, "private", "Leçon particulière", "Télésiège des Arêtes", "2 personnes"], [15.5, 17, "private", "Leçon particulière", "Télésiège des Arêtes", "1 personne"]] },
  { name: "Mardi", date: "18", sky: "cloud", low: -6, high: 1, note: "Voilé, vent faible", blocks: [[9, 11.5, "group", "Ourson et Flocon", "Jardin des neiges", "8 enfants"], [11.75, 13.25, "private", "Leçon particulière", "Front de neige", "3 personnes"], [13.25, 14, "pause", "Pause", ""], [14, 16.5, "group", "Adultes, classe 1", "Télésiège des Arêtes", "6 adultes"]] },
  { name: "Mercredi", date: "19", sky: "snow", low: -8, high: -4, note: "Neige, visibilité réduite", blocks: [[9, 11.5, "group", "Ourson et Flocon", "Jardin des neiges", "7 enfants"], [12, 13, "pause", "Pause", ""], [14, 16.5, "group", "Adultes, classe 1", "Front de neige", "6 adultes"]] },
  { name: "Jeudi", date: "20", sky: "sun", low: -11, high: -3, note: "Risque d’avalanche : 2", blocks: [[8.5, 15.5, "out", "Hors-piste, combe du Loup", "Gare du téléphérique, 8 h 15", "5 personnes"], [16, 17, "private", "Leçon particulière", "Front de neige", "1 personne"]] },
  { name: "Vendredi", date: "21", sky: "sun", low: -7, high: 2, note: "Grand beau", blocks: [[9, 11.5, "group", "Ourson et Flocon", "Passage des étoiles", "8 enfants"], [12, 13.25, "pause", "Pause", ""], [13.5, 17, "out", "Raquettes au lac gelé", "Parking du Pré", "9 personnes"]] },
  { name: "Samedi", date: "22", sky: "cloud", low: -4, high: 3, note: "Redoux l’après-midi", blocks: [[9, 10.5, "private", "Leçon particulière", "Front de neige", "2 personnes"], [10.75, 12.25, "private", "Leçon particulière", "Front de neige", "4 personnes"], [12.25, 13.5, "pause", "Pause", ""]] },
]; // prettier-ignore

const FROM = 8;
const HOUR = 58;

const clock = (hours: number): string =>
  `${Math.floor(hours)} h${hours % 1 ? ` ${String((hours % 1) * 60).padStart(2, "0")}` : ""}`;

const block = ([from, to, kind, what, where, who]: Block): string =>
  `<div class="b ${kind} ${to - from < 1.3 ? "short" : to - from < 1.6 ? "mid" : ""}" style="top:${(from - FROM) * HOUR + 2}px;height:${(to - from) * HOUR - 4}px"><span class="t num">${clock(from)} – ${clock(to)}</span><b>${what}</b>${where ? `<span class="w">${glyph("pin", 14, 2)}${where}</span>` : ""}${who && to - from > 1.4 ? `<span class="w">${glyph("users", 14, 2)}${who}</span>` : ""}</div>`;

export const screen2: Screen = {
  theme,
  typefaces: ["jost"],
  css: `
body{display:flex;flex-direction:column;background:#fff}
.top{height:70px;display:flex;align-items:center;gap:24px;padding:0 30px;flex:none}.top h1{font-size:25px;font-weight:600;letter-spacing:-.01em}.keys{display:flex;gap:18px;font-size:15px}.keys i{display:inline-block;width:12px;height:12px;border-radius:4px;margin-right:7px}
.grid{display:grid;grid-template-columns:62px repeat(6,1fr);flex:1;border-top:1.5px solid var(--line);background:var(--snow)}
.d{border-left:1.5px solid var(--line);display:flex;flex-direction:column}.h{height:100px;padding:10px 13px;background:#fff;border-bottom:1.5px solid var(--line)}.h .n{display:flex;align-items:baseline;gap:7px;font-weight:500}.h .n b{font-size:25px;font-weight:600;line-height:1}.h .m{display:flex;align-items:center;gap:8px;margin-top:8px;font-weight:600}.h .m span{font-weight:400;color:var(--soft)}.h small{display:block;color:var(--soft);font-size:13.8px;margin-top:3px;line-height:1.2}.h svg{color:#E9A21B}.h .cloud,.h .snow{color:#6FA5BD}.d.now .h{background:#FDEEE8}.d.now .h .n{color:#B63A14}
.lane{position:relative;flex:1;background:repeating-linear-gradient(180deg,transparent 0 57px,#DCE8ED 57px 58px)}
.hours{font-size:13.5px;color:var(--soft);text-align:right;padding-right:9px}.hours .h{margin-right:-9px}.hours span{display:block;height:58px;transform:translateY(-9px)}.hours span:first-of-type{visibility:hidden}
.b{position:absolute;left:5px;right:6px;border-radius:11px;padding:7px 11px;line-height:1.26;overflow:hidden;display:flex;flex-direction:column;gap:2px;border-left:4px solid}.b b{font-weight:600;font-size:15.5px;line-height:1.18}.b .t{font-size:13.5px}.b .w{display:flex;gap:6px;font-size:14px;align-items:flex-start;line-height:1.2}.b .w svg{margin-top:1px}
.private{background:#D8ECF3;border-color:#2E8FA3}.group{background:#FFE9B8;border-color:#E9A21B}.out{background:#0D3B4C;border-color:var(--coral);color:#fff}.pause{background:repeating-linear-gradient(135deg,#EDF3F5 0 6px,#E2EBEF 6px 12px);border-color:#B5C8D0;color:#557683}.mid{padding:4px 11px;gap:0}.short{padding:3px 11px;justify-content:center;gap:1px}.short.private .t{display:none}
.line{position:absolute;left:0;right:0;height:2px;background:var(--coral);z-index:2}.line::before{content:"";position:absolute;left:-5px;top:-4px;width:10px;height:10px;border-radius:50%;background:var(--coral)}
`,
  body: `<header class="top">${wordmark("pistaval", 28)}<h1 style="margin-left:8px">Agenda, semaine du 17 février</h1><span class="grow"></span><span class="keys">${each(
    [
      ["#2E8FA3", "Particulier"],
      ["#E9A21B", "Collectif"],
      ["#0D3B4C", "Sortie"],
      ["#C9D8DF", "Pause"],
    ] as const,
    ([colour, label]) => `<span><i style="background:${colour}"></i>${label}</span>`,
  )}</span><span class="pill">${glyph("user", 17)}Moniteur M-27</span></header>
<div class="grid"><div class="hours"><div class="h"></div>${each([8, 9, 10, 11, 12, 13, 14, 15, 16, 17], (hour) => `<span class="num">${hour} h</span>`)}</div>${each(DAYS, ({ name, date, sky, low, high, note, blocks }, i) => `<div class="d ${i === 1 ? "now" : ""}"><div class="h"><div class="n">${name}<b class="num">${date}</b></div><div class="m num"><i class="${sky}">${glyph(sky, 22, 1.9)}</i>${String(high).replace("-", "−")}°<span>${String(low).replace("-", "−")}°</span></div><small>${note}</small></div><div class="lane">${each(blocks, block)}${i === 1 ? `<i class="line" style="top:${(10.7 - FROM) * HOUR}px"></i>` : ""}</div></div>`)}</div>`,
};
