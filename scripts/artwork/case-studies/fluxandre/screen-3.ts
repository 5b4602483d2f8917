import { each } from "../shell/format";
import { glyph } from "../shell/glyphs";
import { badge } from "../shell/parts";
import { wordmark, type Screen } from "../shell/screen";
import { theme } from "./theme";

type Visit = readonly [hour: string, end: string, what: string, where: string, state: string, tone: string];

const DAY: readonly Visit[] = [
  ["8 h 05", "10 h 20", "Pose de compteurs", "Viviers-du-Lac", "Terminée", "ok"],
  ["10 h 38", "12 h 10", "Contrôle annuel", "Aix-les-Bains", "En cours", "go"],
  ["14 h 10", "15 h 30", "Levée de réserves", "Grésy-sur-Aix", "À venir", ""],
];

const CHECKS: readonly (readonly [label: string, value: string, done: boolean])[] = [
  ["Coupure en amont", "Fait", true],
  ["Pression en charge", "3,2 bar", true],
  ["Index relevé", "04 817 m³", true],
  ["Photo du compteur", "2 photos", true],
  ["Étanchéité", "À contrôler", false],
];

const phone = (title: string, content: string, kind = ""): string =>
  `<section class="phone ${kind}"><div class="glass"><div class="status num"><span>10:42</span><i></i><span>${glyph("cloud", 13)}</span></div><h2>${title}</h2>${content}</div></section>`;

const agenda = `<p class="sub">Mardi 18 mars, équipe du Lac</p><div class="week num">${each(["17", "18", "19", "20", "21"], (day, i) => `<span class="${i === 1 ? "on" : ""}"><small>${"LMMJV"[i]}</small>${day}</span>`)}</div>
${each(DAY, ([hour, end, what, where, state, tone]) => `<div class="visit ${tone}"><span class="num"><b>${hour}</b><small>${end}</small></span><span class="grow"><b>${what}</b><small>${where}</small>${badge(state, tone)}</span></div>`)}
<div class="offline">${glyph("check", 15, 2.4)}Disponible hors connexion</div>
<nav class="tabs">${each(["calendar", "map", "box", "user"] as const, (icon, i) => `<span class="${i === 0 ? "on" : ""}">${glyph(icon, 21)}</span>`)}</nav>`;

const sheet = `<p class="sub">DI-2404, résidence de 48 logements</p><div class="place">${glyph("pin", 17)}<span class="grow">Boulevard du Lac, bâtiment C</span><b>Itinéraire</b></div>
<h3>Points de contrôle</h3><ul class="checks">${each(CHECKS, ([label, value, done]) => `<li class="${done ? "done" : ""}"><i>${done ? glyph("check", 13, 3) : ""}</i><span class="grow">${label}</span><span class="num">${value}</span></li>`)}</ul>
<h3>Photos</h3><div class="photos"><span><svg viewBox="0 0 80 64" width="100%"><rect width="80" height="64" fill="#CBD4E4"/><path d="M0 44h80v20H0z" fill="#9FADC6"/><path d="M0 34h18M62 34h18" stroke="#B9770A" stroke-width="9"/><circle cx="40" cy="33" r="21" fill="#F5F7FB" stroke="#5F6F92" stroke-width="4"/><rect x="28" y="27" width="24" height="8" rx="1" fill="#141B34"/><path d="m40 40 6 6" stroke="#D9482B" stroke-width="2"/></svg></span><span><svg viewBox="0 0 80 64" width="100%"><rect width="80" height="64" fill="#B7C3D8"/><path d="M8 0v64M22 0v64" stroke="#7D8DAE" stroke-width="7"/><path d="M22 24h40v40" fill="none" stroke="#B9770A" stroke-width="9"/><rect x="50" y="16" width="24" height="17" rx="3" fill="#D9482B"/></svg></span><span class="add">${glyph("camera", 22)}</span></div>
<div class="cta">Continuer</div>`;

const report = `<p class="sub">DI-2404, contrôle annuel</p><dl class="facts"><div><dt>Durée</dt><dd class="num">1 h 24</dd></div><div><dt>Pièces posées</dt><dd>1 joint DN 20</dd></div><div><dt>Suite à donner</dt><dd>Aucune</dd></div></dl>
<h3>Observation</h3><p class="note">Vanne d’arrêt manœuvrée, sans fuite. Étiquette remplacée.</p>
<h3>Signature du gardien</h3><div class="sign"><svg viewBox="0 0 220 90" width="100%"><path d="M22 62c18-30 34-46 40-40s-14 46-8 48 22-32 30-32-2 24 6 24 16-22 24-22 0 18 8 18 18-14 40-20M30 74c50-4 110-6 160-14" fill="none" stroke="#141B34" stroke-width="2.6" stroke-linecap="round"/></svg><small>Effacer</small></div>
<div class="cta">Envoyer le rapport</div><p class="sub" style="text-align:center;margin-top:9px">Copie au client et au bureau</p>`;

export const screen3: Screen = {
  theme,
  typefaces: ["instrument"],
  css: `
body{background:#101736;display:flex;align-items:center;justify-content:center;gap:44px;position:relative}
body::before{content:"";position:absolute;inset:auto 0 0 0;height:300px;background:#1A2452}
.brand{position:absolute;left:44px;top:30px;color:#fff}.tag{position:absolute;right:44px;top:36px;color:#AEB9E6;font-weight:500;font-size:15px}
.phone{position:relative;width:304px;height:604px;border-radius:44px;background:#05081B;padding:10px;top:28px;box-shadow:0 24px 60px rgba(0,0,0,.35)}.phone.mid{top:52px}
.glass{height:100%;background:#fff;border-radius:35px;padding:10px 18px 16px;overflow:hidden;display:flex;flex-direction:column;position:relative}
.status{display:flex;justify-content:space-between;align-items:center;font-size:12px;font-weight:650;padding:0 6px 12px}.status i{width:76px;height:20px;border-radius:12px;background:#05081B}
h2{font-size:23px;font-weight:700;letter-spacing:-.015em;line-height:1.15}h3{font-size:13.5px;font-weight:700;margin:14px 0 8px}.sub{color:var(--soft);font-size:13px;margin-top:2px}
.week{display:flex;justify-content:space-between;margin:14px 0 12px}.week span{width:44px;padding:7px 0 8px;border-radius:12px;text-align:center;font-weight:700;font-size:16px;display:flex;flex-direction:column;line-height:1.2}.week small{font-size:11px;color:var(--soft);font-weight:500}.week .on{background:var(--blue);color:#fff}.week .on small{color:#D5DEFF}
.visit{display:flex;gap:12px;border:1px solid var(--line);border-radius:14px;padding:11px 13px;margin-bottom:9px}.visit.go{border-color:var(--blue);box-shadow:inset 3px 0 0 var(--blue)}.visit.ok{background:#F7F8FC;color:#5C6785}
.visit small{display:block;color:var(--soft);font-size:12.5px;margin-bottom:5px}.visit b{font-weight:650}
.offline{display:flex;gap:8px;align-items:center;justify-content:center;color:#0B6B47;font-weight:600;font-size:12.5px;margin-top:4px}
.tabs{position:absolute;left:0;right:0;bottom:0;height:64px;border-top:1px solid var(--line);display:flex;justify-content:space-around;align-items:center;padding:0 14px 8px;color:#8A94B0;background:#fff}.tabs .on{color:var(--blue)}
.place{display:flex;gap:9px;align-items:center;background:#F4F6FB;border-radius:12px;padding:10px 12px;margin-top:12px;font-size:13px}.place b{color:#1F42C7}
.checks li{display:flex;gap:10px;align-items:center;padding:8.5px 0;border-bottom:1px solid #EEF1F7}.checks i{width:20px;height:20px;border-radius:6px;border:2px solid #C6CEDF;display:grid;place-items:center;color:#fff}.checks .done i{background:#0E9F7E;border-color:#0E9F7E}.checks .num{color:var(--soft)}.checks li:not(.done) .num{color:#B23A16;font-weight:600}
.photos{display:grid;grid-template-columns:1fr 1fr 1fr;gap:8px}.photos span{border-radius:10px;overflow:hidden}.photos .add{border:1.5px dashed #BAC4DA;display:grid;place-items:center;color:#6B779A}
.cta{margin-top:auto;background:var(--blue);color:#fff;border-radius:13px;text-align:center;font-weight:700;padding:13px;font-size:15px}
.facts div{display:flex;justify-content:space-between;padding:9px 0;border-bottom:1px solid #EEF1F7}.facts{margin-top:8px}.facts dt{color:var(--soft)}.facts dd{margin:0;font-weight:650}
.note{background:#F4F6FB;border-radius:12px;padding:11px 13px;line-height:1.45}.sign{border:1.5px solid var(--line);border-radius:12px;padding:4px 10px 8px;text-align:right;color:var(--soft)}
`,
  body: `<div class="brand">${wordmark("fluxandre", 38)}</div><div class="tag">L’application des techniciens, sur iOS et Android</div>${phone("Ma journée", agenda)}${phone("Contrôle annuel", sheet, "mid")}${phone("Rapport", report)}`,
};
