import { ring } from "../shell/charts";
import { each } from "../shell/format";
import { glyph } from "../shell/glyphs";
import { wordmark, type Screen } from "../shell/screen";
import { mail } from "./mail";

/** Clinique des Arvelles: plum and sage on linen, Fraunces for figures, Barlow for the rest. */
const theme = `
:root{--ink:#2A2433;--soft:#736B7C;--line:#E7E1DB;--linen:#F7F4F0;--plum:#5A2A6B;--lilac:#EFE6F3;--sage:#3C8C7A;--mint:#DDEFEA;--amber:#D98324}
body{font-family:"Barlow",sans-serif;color:var(--ink);background:var(--linen);font-size:14.5px;display:flex;flex-direction:column}
h1,h2,.fig{font-family:"Fraunces",serif;font-weight:500}
`;

/** Clicks and reports over the four waves, by service, in percent of the people who received the message. */
const SERVICES: readonly (readonly [name: string, clicks: readonly number[], reports: readonly number[]])[] =
  [
    ["Accueil", [31, 19, 11, 6], [0, 22, 41, 62]],
    ["Bloc", [24, 17, 12, 7], [0, 14, 29, 47]],
    ["Pharmacie", [29, 12, 5, 2], [2, 35, 58, 74]],
    ["Administration", [25, 16, 8, 5], [1, 28, 49, 66]],
  ];

const WAVES = ["janvier", "mars", "juin", "septembre"];

const MODULES: readonly (readonly [title: string, note: string, share: number])[] = [
  ["Reconnaître un message piégé", "20 min à la relève", 0.94],
  ["Session, badge, poste ouvert", "20 min à la relève", 0.92],
  ["Donner l’alerte", "20 min à la relève", 0.89],
  ["Atelier de crise, encadrement", "une demi-journée", 0.83],
];

const TODO = [
  ["Sessions partagées à la pharmacie", "Supprimées", false],
  ["Audit PingCastle de l’annuaire", "14 points sur 19", true],
] as const;

/** Height of the bars of a wave, in pixels per percent. */
const SCALE = 1.5;

const wave = (service: (typeof SERVICES)[number], i: number): string =>
  `<span class="wave"><i class="c" style="height:${Math.max(2, (service[1][i] ?? 0) * SCALE)}px">${i === 0 || i === 3 ? `<u class="num">${service[1][i]}</u>` : ""}</i><i class="s" style="height:${Math.max(2, (service[2][i] ?? 0) * SCALE)}px">${i === 3 ? `<u class="num">${service[2][i]}</u>` : ""}</i></span>`;

export const screen1: Screen = {
  theme,
  typefaces: ["fraunces", "barlow"],
  css: `
.top{height:64px;background:#fff;border-bottom:1px solid var(--line);display:flex;align-items:center;gap:28px;padding:0 32px;color:var(--plum);font-weight:500;flex:none}.top .on{font-weight:600;box-shadow:0 22px 0 -19px var(--plum);padding:2px 0}.top span.soft{color:var(--soft)}
.page{padding:18px 32px 20px;display:grid;grid-template-columns:540px 1fr;gap:18px;grid-template-rows:1fr auto;flex:1;min-height:0}.big{grid-column:1/3}
.card{background:#fff;border:1px solid var(--line);border-radius:14px;padding:16px 20px}.soft{color:var(--soft)}
h1{font-size:27px;letter-spacing:-.01em}h2{font-size:18px}
.score{display:flex;gap:56px;align-items:flex-end;margin:12px 0 0}.fig{font-size:42px;line-height:.95;letter-spacing:-.02em}.score small{display:block;font-size:14px;color:var(--soft);margin-top:6px;white-space:nowrap}
.chart{display:grid;grid-template-columns:repeat(4,1fr);gap:26px;margin-top:8px}.svc .bars{display:flex;gap:9px;align-items:flex-end;height:126px;border-bottom:1.5px solid #CFC6BE}.wave{flex:1;display:flex;align-items:flex-end;gap:2px}.wave i{flex:1;border-radius:3px 3px 0 0}.wave i{position:relative;font-style:normal}.wave u{position:absolute;left:0;right:0;top:-18px;text-align:center;text-decoration:none;font-size:13px;font-weight:600;color:#5E5566}.wave .s u{color:#1E6656}.wave .c{background:#B9B2B8}.wave .s{background:var(--sage)}.svc .ax{display:flex;gap:9px;color:var(--soft);font-size:13px;margin-top:4px}.svc .ax span{flex:1;text-align:center}.svc b{font:500 17px "Fraunces";display:block;margin-top:4px}
.keys{gap:20px}.keys i{display:inline-block;width:12px;height:12px;border-radius:3px;margin-right:8px}
.todo{display:grid;gap:0}.todo li{display:flex;gap:12px;padding:8.2px 0;border-top:1px solid var(--line);align-items:center}.todo b{margin-left:auto;font-weight:600;white-space:nowrap}.todo svg{color:var(--sage)}.todo .open svg{color:var(--amber)}.todo .open b{color:#A85F0E}
.mods{display:grid;grid-template-columns:1fr 1fr;gap:10px 22px;margin-top:10px}.mod{display:grid;grid-template-columns:52px 1fr;gap:0 13px;align-items:center;line-height:1.25}.mod .r{position:relative;grid-row:1/3}.mod .r b{position:absolute;inset:0;display:grid;place-items:center;font-size:13px;font-weight:600}.mod b.t{font-weight:600;align-self:end}.mod small{color:var(--soft);font-size:13.5px;align-self:start}
`,
  body: `<header class="top">${wordmark("clinique-arvelles", 38)}<span class="grow"></span><span class="on">Tableau de bord</span><span>Campagnes</span><span>Modules</span><span>Équipes</span><span class="soft row">${glyph("user", 18)}Référent sécurité</span></header>
<div class="page"><section class="card big"><div class="row between"><h1>Hameçonnage simulé, quatre vagues</h1><span class="row keys"><span><i style="background:#B9B2B8"></i>Clics, en %</span><span><i style="background:#3C8C7A"></i>Signalements, en %</span></span></div>
<div class="score"><span><span class="fig num">27 % → 5 %</span><small>de clics, entre la première et la quatrième vague</small></span><span><span class="fig num" style="color:var(--sage)">4 min</span><small>avant le premier signalement, en médiane</small></span><span><span class="fig num">286</span><small>personnes formées sur 310</small></span></div>
<div class="chart">${each(SERVICES, (service) => `<div class="svc"><div class="bars">${each(WAVES, (_, i) => wave(service, i))}</div><div class="ax">${each(["1", "2", "3", "4"], (n) => `<span class="num">${n}</span>`)}</div><b>${service[0]}</b></div>`)}</div></section>
${mail}
<section class="card"><div class="row between"><h2>Modules</h2><span class="soft">personnes formées, en %</span></div><div class="mods">${each(MODULES, ([title, note, share]) => `<div class="mod"><span class="r">${ring(52, 6, [[share, share < 0.8 ? "#D98324" : "#5A2A6B"]], "#EFE6F3")}<b class="num">${Math.round(share * 100)}</b></span><b class="t">${title}</b><small>${note}</small></div>`)}</div>
<ul class="todo" style="margin-top:13px">${each(TODO, ([what, state, open]) => `<li class="${open ? "open" : ""}">${glyph(open ? "clock" : "check", 17, 2.2)}${what}<b>${state}</b></li>`)}</ul></section></div>`,
};
