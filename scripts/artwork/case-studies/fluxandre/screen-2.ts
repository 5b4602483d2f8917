import { each } from "../shell/format";
import { glyph } from "../shell/glyphs";
import { badge } from "../shell/parts";
import { wordmark, type Screen } from "../shell/screen";
import { theme } from "./theme";

type Visit = readonly [hour: string, end: string, what: string, where: string, state: string, tone: string];

const DAY: readonly Visit[] = [
  ["8 h 00", "10 h 20", "Colonne d’eau", "Gratte-ciel, allée 4", "Terminée", "ok"],
  ["10 h 40", "12 h 10", "Chauffe-eau", "Cours Émile-Zola", "Suivante", "go"],
  ["14 h 00", "15 h 30", "Radiateurs", "Résidence Tonkin", "À venir", ""],
];

const GEAR: readonly (readonly [label: string, value: string, done: boolean])[] = [
  ["Groupe de sécurité", "1", true],
  ["Joints diélectriques", "2", true],
  ["Flexible inox 3/4", "2", true],
  ["Vase d’expansion", "1", false],
];

const phone = (title: string, time: string, content: string, kind = ""): string =>
  `<section class="phone ${kind}"><div class="glass"><div class="status num"><span>${time}</span><i></i><span>${glyph("cloud", 13)}</span></div><h2>${title}</h2>${content}</div></section>`;

const agenda = `<p class="sub">Mardi 11 mars, équipe Villeurbanne</p><div class="week num">${each(["10", "11", "12", "13", "14"], (day, i) => `<span class="${i === 1 ? "on" : ""}"><small>${"LMMJV"[i]}</small>${day}</span>`)}</div>
${each(DAY, ([hour, end, what, where, state, tone]) => `<div class="visit ${tone}"><span class="num"><b>${hour}</b><small>${end}</small></span><span class="grow"><b>${what}</b><small>${where}</small>${badge(state, tone)}</span></div>`)}
<div class="offline">${glyph("check", 15, 2.4)}Disponible sans réseau</div>
<nav class="tabs">${each(["calendar", "map", "box", "user"] as const, (icon, i) => `<span class="${i === 0 ? "on" : ""}">${glyph(icon, 21)}</span>`)}</nav>`;

const sheet =
  `<p class="sub num">DI-2404, 2e étage, porte gauche</p><div class="place"><svg viewBox="0 0 268 84" width="100%"><rect width="268" height="84" fill="#E6ECF7"/><path d="M-4 60 90 40 150 54 272 20M60-4 92 88M180-4 204 88" stroke="#fff" stroke-width="9" fill="none"/><path d="M20 55 90 40 150 54 190 43" stroke="#2F5BFF" stroke-width="4.5" fill="none" stroke-linecap="round"/><circle cx="20" cy="55" r="6" fill="#fff" stroke="#2F5BFF" stroke-width="4"/><path d="M190 43c-9-9-12-14-12-19a12 12 0 0 1 24 0c0 5-3 10-12 19Z" fill="#D9482B"/><circle cx="190" cy="24" r="4.500" fill="#fff"/></svg><p><b>Cours Émile-Zola, allée C</b><br>69100 Villeurbanne</p><span class="go">${glyph("forward", 16, 2.2)}Itinéraire, 6 min</span></div>
<h3>Matériel à prendre</h3><ul class="checks">${each(GEAR, ([label, value, done]) => `<li class="${done ? "done" : ""}"><i>${done ? glyph("check", 13, 3) : ""}</i><span class="grow">${label}</span><span class="num">× ${value}</span></li>`)}</ul>
<div class="cta">Commencer</div>`.replace("4.500", "4.5");

const report = `<p class="sub">DI-2404, chauffe-eau</p><dl class="facts"><div><dt>Durée</dt><dd class="num">1 h 24</dd></div><div><dt>Pièces posées</dt><dd>4 sur 4</dd></div><div><dt>Suite à donner</dt><dd>Aucune</dd></div></dl>
<h3>Photos</h3><div class="photos"><span><svg viewBox="0 0 80 58" width="100%"><rect width="80" height="58" fill="#CBD4E4"/><rect x="26" y="4" width="28" height="42" rx="9" fill="#F5F7FB" stroke="#8C99B8" stroke-width="2"/><path d="M33 46v12M47 46v12" stroke="#B9770A" stroke-width="5"/><circle cx="40" cy="36" r="4" fill="#D9482B"/></svg></span><span><svg viewBox="0 0 80 58" width="100%"><rect width="80" height="58" fill="#B7C3D8"/><path d="M8 0v58M22 0v58" stroke="#7D8DAE" stroke-width="7"/><path d="M22 22h40v36" fill="none" stroke="#B9770A" stroke-width="9"/><rect x="50" y="14" width="24" height="16" rx="3" fill="#D9482B"/></svg></span><span class="add">${glyph("camera", 22)}</span></div>
<h3>Signature du client</h3><div class="sign"><svg viewBox="0 0 220 84" width="100%"><path d="M22 58c18-30 34-46 40-40s-14 44-8 46 22-30 30-30-2 22 6 22 16-20 24-20 0 16 8 16 18-12 40-18M30 70c50-4 110-6 160-14" fill="none" stroke="#141B34" stroke-width="2.6" stroke-linecap="round"/></svg><small>Effacer</small></div>
<div class="cta">Envoyer le rapport</div><p class="sub" style="text-align:center;margin-top:9px">Copie au syndic et au bureau</p>`;

export const screen2: Screen = {
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
.place{border:1px solid var(--line);border-radius:14px;overflow:hidden;margin-top:12px;font-size:13.5px}.place p{padding:9px 13px 0;line-height:1.35}.place b{font-weight:650}.place .go{display:flex;gap:8px;align-items:center;justify-content:center;margin:9px 12px 12px;border:1.5px solid var(--blue);color:#1F42C7;border-radius:10px;font-weight:650;padding:7px}
.checks li{display:flex;gap:10px;align-items:center;padding:8.5px 0;border-bottom:1px solid #EEF1F7}.checks i{width:20px;height:20px;border-radius:6px;border:2px solid #C6CEDF;display:grid;place-items:center;color:#fff}.checks .done i{background:#0E9F7E;border-color:#0E9F7E}.checks .num{color:var(--soft)}
.photos{display:grid;grid-template-columns:1fr 1fr 1fr;gap:8px}.photos span{border-radius:10px;overflow:hidden}.photos .add{border:1.5px dashed #BAC4DA;display:grid;place-items:center;color:#6B779A}
.cta{margin-top:auto;background:var(--blue);color:#fff;border-radius:13px;text-align:center;font-weight:700;padding:13px;font-size:15px}
.facts div{display:flex;justify-content:space-between;padding:9px 0;border-bottom:1px solid #EEF1F7}.facts{margin-top:8px}.facts dt{color:var(--soft)}.facts dd{margin:0;font-weight:650}
.note{background:#F4F6FB;border-radius:12px;padding:11px 13px;line-height:1.45}.sign{border:1.5px solid var(--line);border-radius:12px;padding:4px 10px 8px;text-align:right;color:var(--soft)}
`,
  body: `<div class="brand">${wordmark("fluxandre", 38)}</div><div class="tag">L’application des techniciens, sur iOS et Android</div>${phone("Ma journée", "10:36", agenda)}${phone("Chauffe-eau", "10:38", sheet, "mid")}${phone("Rapport", "12:04", report)}`,
};
