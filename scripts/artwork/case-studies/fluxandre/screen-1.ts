import { each } from "../shell/format";
import { glyph } from "../shell/glyphs";
import type { Screen } from "../shell/screen";
import { rail, theme, TRADES } from "./theme";
import { CLASH, DAYS, OPEN, WEEK, type Job } from "./week";

const share = (hours: number): string => `${(((hours - OPEN[0]) / (OPEN[1] - OPEN[0])) * 100).toFixed(1)}%`;
const span = (from: number, to: number): string =>
  `${(((to - from) / (OPEN[1] - OPEN[0])) * 100).toFixed(1)}%`;

const job = (clash: boolean) => ([from, to, trade, what, where]: Job, index: number): string => {
  const { solid, tint, text } = TRADES[trade];
  const row = clash ? (index ? "top:50%;bottom:3px" : "top:3px;bottom:50%") : "top:4px;bottom:4px";
  return `<div class="job ${trade} ${clash ? "tight" : ""}" style="left:${share(from)};width:calc(${span(from, to)} - 3px);${row};--solid:${solid};--tint:${tint};color:${text}"><b class="cut">${what}</b>${clash ? "" : `<span class="cut">${where}</span>`}</div>`;
}; // prettier-ignore

export const screen1: Screen = {
  theme,
  typefaces: ["instrument"],
  css: `
body{display:flex}
.top{height:62px;flex:none;padding:0 20px;background:#fff;border-bottom:1px solid var(--line);gap:10px}.top h1{font-size:20px;font-weight:700;letter-spacing:-.01em}
.seg{display:flex;border:1px solid var(--line);border-radius:8px;overflow:hidden;font-weight:600}.seg span{padding:8px 13px;color:var(--soft)}.seg .on{background:#EDF1FF;color:#1F42C7}
.keys{display:flex;gap:20px;align-items:center;padding:0 20px;height:40px;background:#fff;border-bottom:1px solid var(--line);font-weight:550}.keys i{display:inline-block;width:12px;height:12px;border-radius:4px;margin-right:7px;vertical-align:-1px}
.keys .warn{margin-left:auto;background:#FFE6DF;color:#B23A16;border-radius:7px;padding:4px 11px;font-weight:650;display:flex;gap:8px;align-items:center}
.grid{display:grid;grid-template-columns:116px repeat(5,1fr);grid-template-rows:34px repeat(11,1fr);flex:1;min-height:0;background:#fff}.grid>div{border-right:1px solid var(--line);border-bottom:1px solid #EBEEF5;min-width:0}
.head{display:flex;align-items:center;padding:0 10px;font-weight:600;color:var(--soft);background:#FAFBFE}.head.now{color:#1F42C7;box-shadow:inset 0 -2px 0 var(--blue)}
.team{padding:0 12px;display:grid;grid-template-columns:1fr auto;align-content:center;gap:5px 6px;line-height:1.1}.team strong{font-weight:650;grid-column:1/3;white-space:nowrap}.team small{color:var(--soft);font-size:12px}.team .gauge{height:4px;align-self:center}
.cell{position:relative}.cell.now{background:#F8FAFF}
.job{position:absolute;background:var(--tint);border-left:3px solid var(--solid);border-radius:5px;padding:3px 4px 3px 6px;font-stretch:78%;font-size:12.2px;line-height:1.28;display:flex;flex-direction:column;justify-content:center;margin-left:2px}.job b{font-size:12.8px;font-weight:650}
.job.off{background:repeating-linear-gradient(135deg,#F1F3F8 0 7px,#E8EBF3 7px 14px)}
.job.tight{flex-direction:row;align-items:center;justify-content:flex-start;gap:6px;padding:0 6px;font-size:11.6px}.job.tight b{font-size:12px;flex:none}
.clash{position:absolute;inset:-1px;border:2.5px solid #D9281B;border-radius:6px;z-index:2;box-shadow:0 0 0 4px rgba(217,40,27,.13)}
.tip{position:absolute;z-index:3;right:6px;top:calc(100% + 9px);background:var(--night);color:#fff;border-radius:9px;padding:8px 12px;width:236px;line-height:1.35;font-size:12.5px;box-shadow:0 12px 28px rgba(16,23,54,.28)}.tip b{display:block;font-weight:650}.tip u{text-decoration:none;color:#AFC0FF;font-weight:650}.tip::before{content:"";position:absolute;right:70px;top:-6px;border:6px solid transparent;border-top:0;border-bottom-color:var(--night)}
`,
  body: `${rail("Planning")}<main class="col grow"><div class="top row"><h1>Semaine 11</h1><span class="grow" style="color:var(--soft)">10 au 14 mars, onze équipes</span><span class="btn" style="padding:0 9px">${glyph("left", 16)}</span><span class="btn">Aujourd’hui</span><span class="btn" style="padding:0 9px">${glyph("right", 16)}</span><span class="seg"><span>Jour</span><span class="on">Semaine</span><span>Mois</span></span><span class="btn main">${glyph("plus", 16, 2.2)}Intervention</span></div>
<div class="keys">${each(Object.values(TRADES), ({ name, solid }) => `<span><i style="background:${solid}"></i>${name}</span>`)}<span class="warn">${glyph("alert", 16, 2)}1 conflit à régler</span></div>
<div class="grid"><div class="head">Équipe</div>${each(DAYS, (day, i) => `<div class="head ${i === 2 ? "now" : ""}">${day}</div>`)}${each(
    WEEK,
    ({ team, load, days }, row) =>
      `<div class="team"><strong>${team}</strong><span class="gauge ${load > 90 ? "full" : ""}"><i style="width:${load}%"></i></span><small class="num">${load} %</small></div>${each(
        days,
        (jobs, day) => {
          const clash = row === CLASH.row && day === CLASH.day;
          return `<div class="cell ${day === 2 ? "now" : ""}">${each(jobs, job(clash))}${clash ? `<i class="clash"></i><div class="tip"><b>Deux interventions se chevauchent</b>Bron, jeudi de 11 h 30 à 13 h. <u>Confier à Décines</u></div>` : ""}</div>`;
        },
      )}`,
  )}</div></main>`,
};
