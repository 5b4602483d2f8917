import { each } from "../shell/format";
import { glyph } from "../shell/glyphs";
import { badge, gauge } from "../shell/parts";
import type { Screen } from "../shell/screen";
import { menu, theme } from "./theme";

/** A production order on a station: start and length in working days over the two weeks. */
type Order = readonly [start: number, length: number, ref: string, what: string, tone: string];

const SPAN = 10;
const NOW = 2.4;
const DAYS = [
  "Lun. 12",
  "Mar. 13",
  "Mer. 14",
  "Jeu. 15",
  "Ven. 16",
  "Lun. 19",
  "Mar. 20",
  "Mer. 21",
  "Jeu. 22",
  "Ven. 23",
];

const GROUPS: readonly (readonly [group: string, readonly { name: string; load: number; orders: readonly Order[] }[]])[] = [
  ["Découpe", [
    { name: "Scie à ruban", load: 0.82, orders: [[0, 1.5, "OF-3186", "Escalier Mélèze", "done"], [1.5, 2, "OF-3193", "Verrière 4 m", "now"], [4, 1.2, "OF-3197", "Garde-corps", ""], [5.4, 1.6, "OF-3201", "Portail", ""], [7.6, 1.8, "OF-3204", "Escalier droit", ""]] },
    { name: "Laser", load: 0.64, orders: [[0.5, 1.4, "OF-3188", "Limons", "done"], [3, 1.8, "OF-3198", "Marches pliées", ""], [6, 2, "OF-3202", "Claustra", ""]] },
  ]],
  ["Pliage", [
    { name: "Plieuse 220 t", load: 0.71, orders: [[0, 1.6, "OF-3184", "Marches", "done"], [2, 1.4, "OF-3188", "Limons", "now"], [5, 2, "OF-3198", "Marches pliées", ""], [8, 1.5, "OF-3202", "Claustra", ""]] },
  ]],
  ["Soudure", [
    { name: "Poste MAG 1", load: 0.96, orders: [[0, 2.8, "OF-3184", "Escalier quart", "now"], [3, 2.6, "OF-3188", "Escalier, limons", ""], [6, 3.4, "OF-3198", "Escalier, marches", ""]] },
    { name: "Poste MAG 2", load: 0.88, orders: [[0.4, 2.2, "OF-3190", "Garde-corps", "late"], [3.6, 2.8, "OF-3193", "Verrière 4 m", ""], [6.8, 1.6, "OF-3197", "Garde-corps", ""], [8.6, 1.4, "OF-3201", "Portail", ""]] },
    { name: "Poste TIG", load: 0.47, orders: [[1, 1.8, "OF-3187", "Main courante", "done"], [5, 2.4, "OF-3199", "Rampe inox", "wait"]] },
  ]],
  ["Peinture", [
    { name: "Grenaillage", load: 0.52, orders: [[0, 1, "OF-3181", "Lisses", "done"], [3, 1, "OF-3190", "Garde-corps", "late"], [6, 1.2, "OF-3188", "Escalier", ""], [8, 1.4, "OF-3193", "Verrière", ""]] },
    { name: "Cabine poudre", load: 0.58, orders: [[1, 1.2, "OF-3181", "Lisses", "done"], [4, 1.2, "OF-3190", "Garde-corps", "late"], [7.2, 1.4, "OF-3188", "Escalier", ""]] },
  ]],
]; // prettier-ignore

const place = (days: number): string => `${((days / SPAN) * 100).toFixed(2)}%`;

const NOTES = [
  ["late", "OF-3190 sort de peinture lundi matin ; sa pose est prévue lundi à 14 h."],
  ["wait", "OF-3199 attend deux barres de 42,4 inox. Sans elles lundi, le poste TIG reste libre."],
] as const;

export const screen2: Screen = {
  theme,
  typefaces: ["barlow"],
  css: `
.plan{margin:0 20px;border:1px solid var(--line);background:#fff;display:grid;grid-template-columns:82px 158px 1fr;position:relative}
.h{height:40px;background:#E3E8EB;border-bottom:1px solid var(--line)}.h.days{display:grid;grid-template-columns:repeat(10,1fr)}.h .day{border-left:1px solid #C2CBD1;display:grid;place-items:center;font-weight:500;color:var(--soft)}.h .day.w{border-left:2px solid #7F8B94}.h .on{color:#B44E02;font-weight:700}
.group{border-bottom:1px solid #C2CBD1;border-right:1px solid var(--line);display:flex;align-items:center;padding-left:14px;font-weight:600;background:#F7F9FA}
.station{height:63px;border-bottom:1px solid #E4E8EB;padding:0 12px;display:grid;grid-template-columns:1fr auto;gap:5px 8px;align-content:center}.station b{font-weight:600}.station .gauge{grid-column:1/3}
.lane{position:relative;height:63px;border-bottom:1px solid #E4E8EB;background:linear-gradient(90deg,#7F8B94,#7F8B94) 50% 0/2px 100% no-repeat,repeating-linear-gradient(90deg,#DDE3E7 0 1px,transparent 1px 10%)}
.last{border-bottom-color:#C2CBD1}
.task{position:absolute;top:7px;bottom:7px;background:#D6E6F7;border-left:4px solid var(--blue);padding:4px 8px;overflow:hidden;white-space:nowrap;line-height:1.3;font-size:13.5px}.task b{display:block;font-weight:600;font-size:14px}
.task.done{background:#E4E8EB;border-color:#9AA5AD;color:#68727A}.task.now{background:#FFE2C6;border-color:var(--orange)}.task.late{background:#FADFDF;border-color:var(--red)}.task.wait{background:repeating-linear-gradient(135deg,#FFF3E6 0 6px,#FFE7CD 6px 12px);border-color:#E0A04F}
.clock{position:absolute;top:0;bottom:0;width:2px;background:var(--orange);z-index:2}.clock::before{content:"";position:absolute;top:34px;left:-5px;border:6px solid transparent;border-top-color:var(--orange);border-bottom:0}
.notes{display:grid;grid-template-columns:1fr 1fr;gap:12px;padding:12px 20px}.notes p{background:#fff;border-left:4px solid var(--red);padding:9px 14px;display:flex;gap:12px;align-items:center;line-height:1.3}.notes p.wait{border-color:var(--orange)}
`,
  body: `${menu("Atelier")}<div class="crumb"><h1>Ordonnancement</h1><span class="soft grow">Semaines 20 et 21, 8 postes, charge moyenne 70 %</span>${badge("Fait", "")}${badge("En cours", "wait")}${badge("Prévu", "go")}${badge("Retard", "late")}<span class="tool">${glyph("left", 15)}</span><span class="tool">2 semaines</span><span class="tool">${glyph("right", 15)}</span><span class="tool go">Recalculer</span></div>
<section class="plan"><div class="h" style="grid-column:1/3"></div><div class="h days">${each(DAYS, (day, i) => `<div class="day ${i === 5 ? "w" : ""} ${i === 2 ? "on" : ""}">${day}</div>`)}</div>
${each(
  GROUPS,
  ([group, stations]) =>
    `<div class="group" style="grid-row:span ${stations.length}">${group}</div>${each(
      stations,
      ({ name, load, orders }, i) => {
        const last = i === stations.length - 1 ? "last" : "";
        return `<div class="station ${last}"><b>${name}</b><span class="num soft">${Math.round(load * 100)} %</span>${gauge(load, load > 0.9 ? "late" : load > 0.8 ? "wait" : "")}</div><div class="lane ${last}">${each(orders, ([start, length, ref, what, tone]) => `<span class="task ${tone}" style="left:${place(start)};width:calc(${place(length)} - 3px)"><b class="num">${ref}</b>${what}</span>`)}</div>`;
      },
    )}`,
)}
<div style="position:absolute;left:240px;right:0;top:0;bottom:0"><i class="clock" style="left:${place(NOW)}"></i></div></section>
<div class="notes">${each(NOTES, ([tone, text]) => `<p class="${tone}"><span style="color:var(--${tone === "late" ? "red" : "orange"})">${glyph("alert", 20)}</span>${text}</p>`)}</div>`,
};
