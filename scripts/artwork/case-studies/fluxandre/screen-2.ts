import { each } from "../shell/format";
import { glyph } from "../shell/glyphs";
import { badge, token } from "../shell/parts";
import type { Screen } from "../shell/screen";
import { map } from "./map";
import { rail, TEAMS, theme, type Team } from "./theme";

type Step = readonly [hour: string, what: string, where: string, state: "done" | "now" | "next"];

const ROUND: readonly Step[] = [
  ["7 h 40", "Départ du dépôt", "Chambéry, ZI Bissy", "done"],
  ["8 h 05", "Pose de compteurs", "Viviers-du-Lac", "done"],
  ["10 h 38", "Contrôle annuel", "Aix-les-Bains", "now"],
  ["14 h 10", "Levée de réserves", "Grésy-sur-Aix", "next"],
  ["16 h 15", "Retour au dépôt", "Chambéry, ZI Bissy", "next"],
];

const OTHERS: readonly (readonly [team: Team, place: string, state: string, tone: string, late: string])[] = [
  ["nord", "En route vers Barby", "À l’heure", "ok", "1 sur 3"],
  ["vallee", "Saint-Pierre-d’Albigny", "À l’heure", "ok", "1 sur 3"],
  ["sud", "En route vers Pontcharra", "+ 25 min", "late", "2 sur 3"],
];

export const screen2: Screen = {
  theme,
  typefaces: ["instrument"],
  css: `
body{display:flex}
.side{width:330px;background:#fff;border-right:1px solid var(--line);flex:none;display:flex;flex-direction:column}
.side h1{font-size:20px;font-weight:700;letter-spacing:-.01em}.side header{padding:16px 18px 12px;border-bottom:1px solid var(--line)}
.open{padding:14px 18px 6px;background:#FFFBF2;border-bottom:1px solid var(--line)}
.name{font-weight:700;font-size:15px}.sub{color:var(--soft);font-size:12.5px}
.steps{margin:14px 0 8px 6px;border-left:2.5px solid #EAD9B5;padding-left:18px;display:flex;flex-direction:column;gap:15px}
.steps li{position:relative;display:grid;grid-template-columns:62px 1fr auto;gap:2px 6px;line-height:1.3}.steps li::before{content:"";position:absolute;left:-26px;top:2px;width:12px;height:12px;border-radius:50%;background:#fff;border:3px solid #D9C79C}
.steps .done::before{background:#B9770A;border-color:#B9770A}.steps .now::before{border-color:#B9770A;box-shadow:0 0 0 5px #FCE5B8}
.steps b{font-weight:650}.steps .num{color:var(--soft)}.steps small{grid-column:2/4;color:var(--soft);font-size:12.5px}.steps .done b{color:var(--soft);font-weight:550}
.round{padding:14px 18px;border-bottom:1px solid var(--line);display:grid;grid-template-columns:30px 1fr auto;gap:2px 12px;align-items:center}
.map{position:relative;flex:1;overflow:hidden;background:#EEF2EA}
.pop{position:absolute;left:500px;top:100px;width:268px;background:#fff;border-radius:12px;box-shadow:0 18px 44px rgba(16,23,54,.22);padding:13px 15px;display:flex;flex-direction:column;gap:9px}
.pop dl{display:grid;grid-template-columns:1fr 1fr;gap:8px}.pop dt{font-size:11.5px;color:var(--soft)}.pop dd{font-weight:650;margin:0}
.tools{position:absolute;right:16px;top:16px;display:flex;gap:8px}.zoom{position:absolute;right:16px;bottom:16px;display:flex;flex-direction:column;background:#fff;border:1px solid var(--line);border-radius:9px}.zoom span{padding:8px}
.warn{position:absolute;left:16px;bottom:16px;background:var(--night);color:#fff;border-radius:10px;padding:11px 15px;display:flex;gap:11px;align-items:center;font-weight:550}.warn a{color:#AFC0FF;font-weight:700}
`,
  body: `${rail("Tournées")}<aside class="side"><header><div class="row between"><h1>Tournées du mardi 18</h1></div><p class="sub" style="margin-top:3px">Positions relevées à 10 h 42</p></header>
<div class="open"><div class="row">${token(TEAMS.lac.letters, TEAMS.lac.solid)}<span class="grow name" style="margin-left:4px">Équipe du Lac</span>${badge("À l’heure", "ok")}</div>
<ol class="steps">${each(ROUND, ([hour, what, where, state]) => `<li class="${state}"><span class="num">${hour}</span><b>${what}</b>${state === "done" ? `<span style="color:#0E9F7E">${glyph("check", 15, 2.6)}</span>` : "<span></span>"}<small>${where}</small></li>`)}</ol></div>
${each(OTHERS, ([team, place, state, tone, done]) => `<div class="round">${token(TEAMS[team].letters, TEAMS[team].solid)}<span class="name" style="font-size:14px">${TEAMS[team].name}</span>${badge(state, tone)}<span></span><span class="sub">${place}</span><span class="sub num end">${done}</span></div>`)}
<div class="grow"></div><div class="row" style="padding:14px 18px"><span class="btn grow" style="justify-content:center">${glyph("download", 16)}Imprimer</span><span class="btn main grow" style="justify-content:center">Optimiser</span></div></aside>
<div class="map">${map}<div class="tools"><span class="btn">${glyph("truck", 16)}9 véhicules</span><span class="btn">${glyph("layers", 16)}Calques</span></div>
<div class="pop"><div class="row between"><b class="name">Aix-les-Bains</b>${badge("Sur place", "go")}</div><span class="sub">Contrôle annuel, résidence de 48 logements</span><dl><div><dt>Arrivée</dt><dd class="num">10 h 38</dd></div><div><dt>Fin prévue</dt><dd class="num">12 h 10</dd></div><div><dt>Trajet suivant</dt><dd class="num">11 min</dd></div><div><dt>Pièces</dt><dd>Complètes</dd></div></dl></div>
<div class="warn">${glyph("alert", 19)}Équipe Sud : 25 min de retard sur Pontcharra <a>Prévenir le client</a></div>
<div class="zoom"><span>${glyph("plus", 17)}</span><span style="border-top:1px solid var(--line)">${glyph("minus", 17)}</span></div></div>`,
};
