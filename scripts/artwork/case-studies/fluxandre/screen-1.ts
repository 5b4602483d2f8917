import { each } from "../shell/format";
import { glyph } from "../shell/glyphs";
import { gauge, token } from "../shell/parts";
import type { Screen } from "../shell/screen";
import { rail, TEAMS, theme, type Team } from "./theme";

type Job = readonly [hours: string, what: string, where: string, state?: "drop" | "off" | "moved"];

const DAYS = ["Lundi 10", "Mardi 11", "Mercredi 12", "Jeudi 13", "Vendredi 14"];

const WEEK: readonly { team: Team; people: string; load: number; days: readonly (readonly Job[])[] }[] = [
  { team: "nord", people: "4 techniciens", load: 0.86, days: [
    [["8 h – 10 h 30", "Pose de compteurs", "Cognin"], ["11 h – 16 h", "Mise aux normes", "Bassens"]],
    [["8 h – 12 h", "Réseau, 2e tranche", "Barby"], ["13 h 30 – 17 h", "Réseau, 2e tranche", "Barby"]],
    [["8 h – 12 h", "Contrôle annuel", "Challes-les-Eaux"]],
    [["9 h – 11 h", "Dépannage différé", "Cognin"], ["13 h – 17 h", "Pose de compteurs", "Barberaz"]],
    [["8 h – 12 h", "Contrôle annuel", "La Ravoire"]],
  ] },
  { team: "sud", people: "3 techniciens", load: 0.64, days: [
    [["8 h – 12 h", "Chaufferie", "Montmélian"]],
    [["8 h – 12 h", "Chaufferie", "Montmélian"], ["14 h – 16 h", "Levée de réserves", "Les Marches"]],
    [["Journée", "Habilitation", "Centre de formation", "off"]],
    [["8 h – 11 h", "Mise en service", "Chignin"], ["13 h – 17 h", "Pompe à changer", "Pontcharra", "drop"]],
    [["8 h – 12 h", "Contrôle annuel", "Myans"]],
  ] },
  { team: "lac", people: "4 techniciens", load: 0.92, days: [
    [["7 h 30 – 12 h", "Raccordement", "Le Bourget-du-Lac"], ["13 h – 16 h", "Raccordement", "Le Bourget-du-Lac"]],
    [["8 h – 12 h", "Visite technique", "Tresserve"], ["13 h 30 – 17 h", "Pose de compteurs", "Aix-les-Bains"]],
    [["8 h – 12 h", "Pose de compteurs", "Aix-les-Bains"], ["14 h – 17 h", "Contrôle annuel", "Viviers-du-Lac"]],
    [["8 h – 16 h", "Armoire gaz", "Grésy-sur-Aix"]],
    [["8 h – 12 h", "Armoire gaz", "Grésy-sur-Aix"], ["13 h – 15 h", "Réception", "Drumettaz"]],
  ] },
  { team: "vallee", people: "2 techniciens", load: 0.71, days: [
    [["9 h – 12 h", "Télérelève", "Albertville"]],
    [["8 h – 16 h", "Télérelève", "Ugine"]],
    [["8 h – 12 h", "Contrôle annuel", "Gilly-sur-Isère"], ["14 h – 16 h", "Dépannage différé", "Tournon"]],
    [["8 h – 12 h", "Télérelève", "Grignon"]],
    [["9 h – 12 h", "Point chantier", "Albertville"], ["14 h – 17 h", "Télérelève", "Mercury"]],
  ] },
  { team: "garde", people: "1 binôme", load: 0.35, days: [
    [], [["14 h 10 – 15 h 40", "Fuite, intervention", "Chambéry, secteur 4"]], [], [["8 h 20 – 9 h 50", "Coupure", "Sonnaz"]], [],
  ] },
]; // prettier-ignore

const WAITING: readonly (readonly [ref: string, what: string, where: string, needs: string, badge: string, tone: string])[] = [
  ["DI-2418", "Pompe à changer", "Pontcharra", "2 personnes, 4 h", "Avant le 14", "late"],
  ["DI-2421", "Contrôle annuel", "Saint-Alban-Leysse", "1 personne, 3 h", "Souple", ""],
  ["DI-2425", "Pose de compteurs", "Vimines", "2 personnes, 5 h", "Souple", ""],
  ["DI-2427", "Visite technique", "Méry", "1 personne, 1 h 30", "Rappel client", "go"],
  ["DI-2430", "Levée de réserves", "Voglans", "1 personne, 2 h", "Avant le 18", ""],
];

const job = (team: Team) => ([hours, what, where, state = "moved"]: Job): string =>
  `<div class="job ${state}" style="--solid:${TEAMS[team].solid};--tint:${TEAMS[team].tint};--text:${TEAMS[team].text}"><b class="cut">${what}</b><span class="cut">${hours}</span><span class="cut">${where}</span></div>`;

export const screen1: Screen = {
  theme,
  typefaces: ["instrument"],
  css: `
body{display:flex}
.top{height:64px;flex:none;padding:0 20px;background:#fff;border-bottom:1px solid var(--line);gap:12px}
.top h1{font-size:20px;font-weight:700;letter-spacing:-.01em}
.seg{display:flex;border:1px solid var(--line);border-radius:8px;overflow:hidden;font-weight:600}.seg span{padding:8px 13px;color:var(--soft)}.seg .on{background:#EDF1FF;color:#1F42C7}
.grid{display:grid;grid-template-columns:150px repeat(5,1fr);grid-template-rows:38px 131px 131px 131px 131px 1fr;flex:1;background:#fff}
.grid>div{border-right:1px solid var(--line);border-bottom:1px solid var(--line);min-width:0}
.head{display:flex;align-items:center;padding:0 10px;font-weight:600;color:var(--soft);background:#FAFBFE}.head.now{color:#1F42C7;box-shadow:inset 0 -2px 0 var(--blue)}
.team{padding:10px 12px;display:flex;flex-direction:column;gap:7px}.team strong{font-size:14px;line-height:1.15}.team small{color:var(--soft);font-size:12px}
.cell{padding:5px;display:flex;flex-direction:column;gap:5px}.cell.now{background:#F8FAFF}
.job{background:var(--tint);border-left:3px solid var(--solid);border-radius:6px;padding:4px 8px 5px;color:var(--text);font-size:12px;line-height:1.28;display:flex;flex-direction:column;flex:0 0 58px}
.job b{font-size:12.5px;font-weight:650}
.job.off{background:repeating-linear-gradient(135deg,#F1F3F8 0 7px,#E8EBF3 7px 14px);border-color:#A5AEC6;color:#4A5470}
.job.drop{background:#fff;border:1.5px dashed var(--solid)}
.panel{width:238px;background:#fff;border-left:1px solid var(--line);padding:14px;display:flex;flex-direction:column;gap:9px;flex:none}
.panel h2{font-size:15px;font-weight:700}.ask{border:1px solid var(--line);border-radius:10px;padding:9px 11px;display:flex;flex-direction:column;gap:3px;background:#fff}
.ask small{color:var(--soft);font-size:12px}.ask b{font-weight:650}.ask.held{position:relative;left:-30px;top:4px;border-color:#0E9F7E;box-shadow:0 14px 30px rgba(16,23,54,.2);transform:rotate(-2deg);width:222px}
`,
  body: `${rail("Planning")}<main class="col grow">
<div class="top row"><h1>Semaine 11</h1><span style="color:var(--soft)" class="grow">10 au 14 mars, 15 techniciens disponibles</span>
<span class="btn" style="padding:0 9px">${glyph("left", 16)}</span><span class="btn">Aujourd’hui</span><span class="btn" style="padding:0 9px">${glyph("right", 16)}</span>
<span class="seg"><span>Jour</span><span class="on">Semaine</span><span>Mois</span></span><span class="btn main">${glyph("plus", 16, 2.2)}Intervention</span></div>
<div class="row grow" style="align-items:stretch;gap:0"><div class="grid grow"><div class="head">Équipe</div>${each(DAYS, (day, i) => `<div class="head ${i === 2 ? "now" : ""}">${day}</div>`)}
${each(WEEK, ({ team, people, load, days }) => `<div class="team"><span class="row">${token(TEAMS[team].letters, TEAMS[team].solid)}<span><strong>${TEAMS[team].name.replace("Équipe ", "")}</strong></span></span><small>${people}</small>${gauge(load, load > 0.9 ? "full" : "")}<small class="num">${Math.round(load * 100)} % de charge</small></div>${each(days, (jobs, i) => `<div class="cell ${i === 2 ? "now" : ""}">${each(jobs, job(team))}</div>`)}`)}
</div><aside class="panel"><div class="row between"><h2>À planifier</h2><span class="badge go num">5</span></div>
${each(WAITING, ([ref, what, where, needs, label, tone], i) => `<div class="ask ${i === 0 ? "held" : ""}"><span class="row between"><small class="num">${ref}</small><span class="badge ${tone}">${label}</span></span><b>${what}</b><small>${where}</small><small>${needs}</small></div>`)}
<div class="grow"></div><span class="btn" style="justify-content:center">${glyph("sliders", 16)}Proposer un planning</span></aside></div></main>`,
};
