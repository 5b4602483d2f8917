import { each } from "../shell/format";
import { glyph } from "../shell/glyphs";
import { badge, gauge } from "../shell/parts";
import type { Screen } from "../shell/screen";
import { menu, theme } from "./theme";

/** A task on a machine: start and length in hours from Monday 6 h, two shifts of 8 hours a day. */
type Task = readonly [start: number, length: number, ref: string, what: string, tone: string];

const HOURS = 48;

const MACHINES: readonly { name: string; note: string; load: number; tasks: readonly Task[] }[] = [
  { name: "Laser fibre 6 kW", note: "2 équipes", load: 0.94, tasks: [[0, 9, "3186", "Platines", "done"], [9, 12, "3193", "Cuve 600 l", "now"], [21, 8, "3191", "Équerres", ""], [29.5, 10, "3197", "Passerelle", ""], [40, 7, "3201", "Coffrets", ""]] },
  { name: "Poinçonneuse", note: "1 équipe", load: 0.58, tasks: [[0, 6, "3191", "Équerres", "done"], [18, 7, "3201", "Coffrets", ""], [33, 6, "3199", "Étagères", ""]] },
  { name: "Plieuse 220 t", note: "2 équipes", load: 0.88, tasks: [[2, 8, "3186", "Platines", "done"], [11, 9, "3191", "Équerres", "now"], [21, 10, "3193", "Cuve 600 l", ""], [32, 6, "3199", "Étagères", ""], [39, 8, "3201", "Coffrets", ""]] },
  { name: "Plieuse 80 t", note: "1 équipe", load: 0.41, tasks: [[4, 7, "3190", "Comptoir", "late"], [17, 6, "3188", "Carters", ""], [34, 5, "3199", "Étagères", ""]] },
  { name: "Soudure TIG, poste 1", note: "1 équipe", load: 0.97, tasks: [[1, 10, "3188", "Carters", "done"], [11, 10, "3190", "Comptoir", "late"], [23, 16, "3193", "Cuve 600 l", ""]] },
  { name: "Soudure MIG, poste 2", note: "1 équipe", load: 0.72, tasks: [[0, 14, "3188", "Carters", "now"], [19, 12, "3194", "Garde-corps", ""], [38, 9, "3198", "Châssis", "wait"]] },
  { name: "Cabine époxy", note: "1 équipe", load: 0.36, tasks: [[6, 5, "3184", "Lisses", "done"], [40, 6, "3199", "Étagères", ""]] },
  { name: "Galvanisation", note: "Sous-traitant", load: 0.5, tasks: [[32, 15, "3194", "Garde-corps", "out"]] },
  { name: "Contrôle", note: "1 équipe", load: 0.63, tasks: [[10.5, 5, "3186", "Platines", "now"], [21, 4, "3188", "Carters", ""], [24.5, 6, "3190", "Comptoir", "late"], [40, 5, "3193", "Cuve", ""]] },
]; // prettier-ignore

const DAYS = ["Lundi 5", "Mardi 6", "Mercredi 7"];
const NOW = 12.4;

const place = (hours: number): string => `${((hours / HOURS) * 100).toFixed(2)}%`;

const ALERTS = [
  ["late", "CDE-3190 sort du contrôle mardi à 20 h 30, pour une livraison le 9 mai."],
  ["wait", "CDE-3198 attend le plan indice C. Sans lui, le poste MIG reste libre 9 h."],
] as const;

export const screen2: Screen = {
  theme,
  typefaces: ["barlow"],
  css: `
.plan{margin:0 20px;border:1px solid var(--line);background:#fff;display:grid;grid-template-columns:206px 1fr;position:relative}
.plan .h{height:46px;background:#E3E8EB;border-bottom:1px solid var(--line)}.h.days{display:grid;grid-template-columns:repeat(3,1fr)}.h .day{border-left:1px solid #C2CBD1;padding:4px 10px;font-weight:600}.day small{display:flex;justify-content:space-between;color:var(--soft);font-weight:400;font-size:12px}
.machine{height:56px;border-bottom:1px solid #E4E8EB;padding:6px 12px;display:grid;grid-template-columns:1fr auto;gap:0 8px;align-content:center}.machine b{font-weight:600}.machine .gauge{grid-column:1/3;margin-top:3px}.machine small{color:var(--soft)}
.lane{position:relative;height:56px;border-bottom:1px solid #E4E8EB;background:repeating-linear-gradient(90deg,#C2CBD1 0 1px,transparent 1px calc(100%/3)),repeating-linear-gradient(90deg,#EDF0F2 0 1px,transparent 1px calc(100%/24))}
.task{position:absolute;top:6px;bottom:6px;background:#D6E6F7;border-left:4px solid var(--blue);padding:2px 8px;overflow:hidden;white-space:nowrap;line-height:1.25;font-size:13px}.task b{display:block;font-weight:600;font-size:13.5px}
.task.done{background:#E4E8EB;border-color:#9AA5AD;color:#68727A}.task.now{background:#FFE2C6;border-color:var(--orange)}.task.late{background:#FADFDF;border-color:var(--red)}.task.wait{background:repeating-linear-gradient(135deg,#FFF3E6 0 6px,#FFE7CD 6px 12px);border-color:#E0A04F}.task.out{background:repeating-linear-gradient(135deg,#EFEAF7 0 6px,#E2D9F1 6px 12px);border-color:#7B5BB0}
.clock{position:absolute;top:0;bottom:0;width:2px;background:var(--orange);z-index:2}.clock::before{content:"18 h 24";font-style:normal;position:absolute;top:4px;left:-29px;width:60px;text-align:center;background:var(--orange);color:#fff;font-size:12.5px;font-weight:600;padding:1px 0}
.alerts{display:grid;grid-template-columns:1fr 1fr;gap:12px;padding:12px 20px}.alerts p{background:#fff;border-left:4px solid var(--red);padding:9px 14px;display:flex;gap:10px;align-items:center;line-height:1.3}.alerts p.wait{border-color:var(--orange)}
`,
  body: `${menu("Atelier")}<div class="crumb"><h1>Planning d’atelier</h1><span class="soft grow">5 au 7 mai, 9 postes, charge moyenne 67 %</span>${badge("Fait", "")}${badge("En cours", "wait")}${badge("Prévu", "go")}${badge("Retard", "late")}<span class="tool">${glyph("left", 15)}</span><span class="tool">3 jours</span><span class="tool">${glyph("right", 15)}</span><span class="tool go">Recalculer</span></div>
<section class="plan"><div class="h"></div><div class="h days">${each(DAYS, (day) => `<div class="day">${day}<small class="num"><span>6 h</span><span>10 h</span><span>14 h</span><span>18 h</span><span>22 h</span></small></div>`)}</div>
${each(MACHINES, ({ name, note, load, tasks }) => `<div class="machine"><b class="cut">${name}</b><span class="num soft">${Math.round(load * 100)} %</span>${gauge(load, load > 0.9 ? "late" : load > 0.8 ? "wait" : "")}<small style="display:none">${note}</small></div><div class="lane">${each(tasks, ([start, length, ref, what, tone]) => `<span class="task ${tone}" style="left:${place(start)};width:calc(${place(length)} - 3px)"><b class="num">${ref}</b>${what}</span>`)}</div>`)}
<div style="position:absolute;left:206px;right:0;top:0;bottom:0"><i class="clock" style="left:${place(NOW)}"></i></div></section>
<div class="alerts">${each(ALERTS, ([tone, text]) => `<p class="${tone}"><span style="color:${tone === "late" ? "var(--red)" : "var(--orange)"}">${glyph("alert", 20)}</span>${text}</p>`)}</div>`,
};
