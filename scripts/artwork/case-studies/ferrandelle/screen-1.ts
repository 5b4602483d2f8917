import { each, figure } from "../shell/format";
import { glyph, type GlyphName } from "../shell/glyphs";
import { wordmark, type Screen } from "../shell/screen";
import { CHANGES, HOLDS, NIGHTS } from "./points";

/** Mutuelle Ferrandelle: an administration console. System face, deep blue, teal for what is safe. */
const theme = `
:root{--ink:#12263A;--soft:#5E7183;--line:#DCE4EB;--ground:#F2F5F8;--navy:#0A3151;--teal:#00857C;--amber:#B86E00;--red:#C0323C}
body{font-family:"Liberation Sans",sans-serif;color:var(--ink);background:var(--ground);font-size:13.5px;display:grid;grid-template-columns:186px 1fr;grid-template-rows:54px 1fr}
`;

const MENU: readonly (readonly [GlyphName, string, boolean?])[] = [
  ["home", "Vue d’ensemble"],
  ["layers", "Comparer", true],
  ["undo", "Restaurations"],
  ["clock", "Sauvegardes"],
  ["file", "Exercices"],
  ["sliders", "Stratégies"],
  ["key", "Comptes de secours"],
];

const MEMBERS = ["1 0112", "1 0118", "1 0204", "1 0231", "1 0317", "1 0344", "1 0402", "1 0409", "1 0415"];

export const screen1: Screen = {
  theme,
  typefaces: [],
  css: `
.top{grid-column:1/3;background:var(--navy);color:#fff;display:flex;align-items:center;gap:18px;padding:0 20px}.top .find{margin-left:16px;width:360px;background:#1D4568;border-radius:4px;height:32px;display:flex;gap:10px;align-items:center;padding:0 12px;color:#B5CBDD}
.menu{background:#fff;border-right:1px solid var(--line);padding:12px 0}.menu a{display:flex;gap:11px;align-items:center;padding:9.5px 18px;color:#34495C;white-space:nowrap}.menu a.on{background:#E6F3F2;color:#00635C;font-weight:700;box-shadow:inset 3px 0 0 var(--teal)}
main{padding:16px 20px 18px;display:flex;flex-direction:column;gap:12px;min-width:0}h1{font-size:21px;font-weight:700}.soft{color:var(--soft)}.card{background:#fff;border:1px solid var(--line);border-radius:6px}
.nights{padding:12px 16px 10px}.days{display:grid;grid-template-columns:repeat(14,1fr);height:98px;align-items:end;position:relative}.days::before{content:"";position:absolute;left:0;right:0;bottom:46px;height:2px;background:#C9D6E0}
.day{display:flex;justify-content:center;height:100%;align-items:flex-end;font-size:12px;color:var(--soft);position:relative}.day i{position:absolute;border-radius:50%;background:#9FB4C5;bottom:47px;transform:translateY(50%);width:12px;height:12px}.day b{position:absolute;bottom:20px;font-weight:400;font-size:11.5px}.day.from i,.day.to i{width:20px;height:20px;background:var(--teal);box-shadow:0 0 0 5px #CDE9E6}.day.to i{background:var(--red);box-shadow:0 0 0 5px #F7DADC}.day.from,.day.to{color:var(--ink);font-weight:700}.day em{position:absolute;top:2px;font-style:normal;font-weight:700;font-size:12px;padding:3px 9px;border-radius:4px;background:#E6F3F2;color:#00635C}.day.from em{right:50%}.day.to em{left:50%;background:#FBE9EA;color:#9A2029}
.pair{display:grid;grid-template-columns:1fr 46px 1fr;align-items:center}.side{padding:11px 16px;display:flex;align-items:center;gap:16px}.side b{font-size:16px;white-space:nowrap}.side ul{display:flex;gap:18px;margin-left:auto}.side li{font-size:12px;color:var(--soft);white-space:nowrap}.side li b{display:block;font-size:16px;color:var(--ink)}
.cols{display:grid;grid-template-columns:1fr 292px;gap:12px;flex:1;min-height:0}.cols h2{font-size:14.5px;font-weight:700;padding:11px 16px 10px;border-bottom:1px solid var(--line);display:flex;justify-content:space-between;align-items:center}.cols h2 span{font-weight:400;color:var(--soft)}
.chg{display:grid;grid-template-columns:20px 92px 1fr 122px 16px 128px;gap:11px;align-items:center;padding:10.4px 16px;border-bottom:1px solid #EDF1F5}.chg b,.chg span{white-space:nowrap}.chg i{width:17px;height:17px;border-radius:3px;border:1.6px solid #AEBDCA;display:grid;place-items:center;color:#fff}.chg.picked i{background:var(--teal);border-color:var(--teal)}.chg .o,.chg .n{padding:3px 9px;border-radius:4px;background:#EEF2F6}.chg .n.del{background:#FBE3E5;color:#9A2029;font-weight:700}.chg .n.mod{background:#FDEFD5;color:#8A5200;font-weight:700}.chg .n.add{background:#DDF1EF;color:#00635C;font-weight:700}.chg.on{background:#F1F9F8;box-shadow:inset 3px 0 0 var(--teal)}
.who{display:grid;grid-template-columns:repeat(3,1fr);gap:6px;padding:12px 16px 8px}.who span{background:#FBE3E5;color:#9A2029;border-radius:4px;padding:4px 0;text-align:center;font-size:12.5px}.dl{padding:0 16px 12px;display:grid;grid-template-columns:auto 1fr;gap:6px 12px}.dl dt{color:var(--soft)}.dl dd{margin:0;text-align:right;font-weight:700}
.go{margin:0 16px;background:var(--teal);color:#fff;border-radius:4px;font-weight:700;padding:11px;text-align:center;font-size:15px;display:flex;gap:10px;justify-content:center;align-items:center}
`,
  body: `<header class="top">${wordmark("ferrandelle", 32)}<span class="find">${glyph("search", 16)}Compte, groupe, règle, application</span><span class="grow"></span><span class="row" style="color:#9FE3DC">${glyph("shield", 18)}Sauvegarde de cette nuit : conforme</span><span>Identités</span></header>
<nav class="menu">${each(MENU, ([icon, label, on]) => `<a class="${on ? "on" : ""}">${glyph(icon, 18)}${label}</a>`)}</nav>
<main><div class="row between"><h1>Comparer deux sauvegardes, annuaire Entra ID</h1><span class="soft">Dernier exercice complet : 58 min, le 28 février</span></div>
<section class="card nights"><b style="font-size:14px">Objets modifiés chaque nuit</b><div class="days">${each(NIGHTS, ([day, changes, role]) => `<div class="day ${role ?? ""}">${role ? `<em>${role === "from" ? "Référence" : "Comparée"}</em>` : ""}<i></i><b class="num">${changes}</b><span>${day}</span></div>`)}</div></section>
<section class="card pair"><div class="side"><b>Mardi 11, 2 h 00</b><ul class="num">${each(HOLDS.slice(0, 3), ([name, count]) => `<li><b>${figure(count)}</b>${name.toLowerCase()}</li>`)}</ul></div><span style="color:var(--soft);justify-self:center">${glyph("forward", 22)}</span><div class="side"><b>Mercredi 12, 2 h 00</b><ul class="num">${each(HOLDS.slice(0, 3), ([name, count]) => `<li><b>${figure(count)}</b>${name.toLowerCase()}</li>`)}</ul></div></section>
<div class="cols"><section class="card"><h2>Sept objets modifiés<span>3 sélectionnés</span></h2>${each(CHANGES, ([kind, name, before, after, tone, picked], i) => `<div class="chg ${picked ? "picked" : ""} ${i === 0 ? "on" : ""}"><i>${picked ? glyph("check", 12, 3.2) : ""}</i><span class="soft">${kind}</span><b>${name}</b><span class="o num">${before}</span><span class="soft">${glyph("forward", 15)}</span><span class="n num ${tone}">${after}</span></div>`)}</section>
<section class="card"><h2>GRP-GESTION-SANTE</h2><div style="padding:11px 16px 0;line-height:1.4">126 membres retirés par le script « nettoyage-agences », mardi à 17 h 52.</div><div class="who num">${each(MEMBERS, (member) => `<span>${member}</span>`)}</div><p class="soft" style="padding:0 16px 11px">et 117 autres comptes</p><dl class="dl"><dt>Applications touchées</dt><dd>4</dd><dt>Membres encore actifs</dt><dd class="num">125 sur 126</dd></dl><div class="go">${glyph("undo", 18, 2.2)}Restaurer la sélection</div><p class="soft" style="text-align:center;font-size:12.5px;padding-top:8px">Simulation d’abord, puis votre accord</p></section></div></main>`,
};
