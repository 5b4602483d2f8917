import { each, figure, percent } from "../shell/format";
import { glyph } from "../shell/glyphs";
import { wordmark, type Screen } from "../shell/screen";
import { DIFF, FAILURE, RUNS, SUITES } from "./run";

/** Querlis: a printed report. Paper, ink, one typewriter face; colour only says pass or fail. */
const theme = `
:root{--ink:#17181A;--soft:#6D6F73;--rule:#DAD7CF;--paper:#FBFAF6;--pass:#1F8A4C;--fail:#D1341F;--skip:#C9C5BA}
body{font-family:"Plex Mono",monospace;background:var(--paper);color:var(--ink);font-size:13px}
`;

const total = SUITES.reduce((sum, suite) => sum + suite.pass + suite.fail + suite.skip, 0);
const passed = SUITES.reduce((sum, suite) => sum + suite.pass, 0);
const failed = SUITES.reduce((sum, suite) => sum + suite.fail, 0);

const META = [
  ["Branche", "main"],
  ["Version", "4.12.0"],
  ["Environnement", "Préproduction"],
  ["Durée", "11 min 42 s"],
  ["Navigateurs", "3"],
  ["Appareils", "4"],
] as const;

export const screen1: Screen = {
  theme,
  typefaces: ["mono"],
  css: `
body{display:flex;flex-direction:column;padding:0 32px}
.top{height:64px;border-bottom:2px solid var(--ink);flex:none;gap:26px;font-weight:500}.top .on{border-bottom:2px solid var(--ink);padding-bottom:2px}
.head{display:grid;grid-template-columns:auto 1fr;gap:40px;padding:18px 0 16px;border-bottom:1px solid var(--rule);align-items:end}
.rate{font-size:82px;font-weight:600;letter-spacing:-.06em;line-height:.86}.rate small{font-size:34px;letter-spacing:0}
.verdict{display:inline-flex;gap:8px;align-items:center;background:var(--fail);color:#fff;padding:4px 10px;font-weight:600;margin-bottom:12px}
.runs{display:flex;align-items:flex-end;gap:4px;height:74px}.runs i{flex:1;background:var(--pass);opacity:.85;position:relative}.runs i.bad{background:var(--fail);opacity:1}.runs i:last-child{outline:2px solid var(--ink);outline-offset:2px;margin-left:5px}
.meta{display:grid;grid-template-columns:repeat(6,auto);justify-content:space-between;padding:12px 0;border-bottom:1px solid var(--rule)}.meta dt{color:var(--soft);font-size:12px}.meta dd{margin:0;font-weight:600;font-size:14px}
.cols{display:grid;grid-template-columns:520px 1fr;gap:36px;padding-top:16px}
h2{font-size:14px;font-weight:600;margin-bottom:8px;display:flex;justify-content:space-between}h2 span{font-weight:400;color:var(--soft)}
.suite{display:grid;grid-template-columns:212px 1fr 76px;gap:14px;align-items:center;padding:8.6px 0;border-top:1px solid var(--rule)}.suite b{font-weight:600;display:block}.suite small{color:var(--soft);font-size:12px}
.suite .bar{height:14px;display:flex;gap:2px}.bar i{display:block;background:var(--pass);min-width:3px}.bar .f{background:var(--fail)}.bar .s{background:var(--skip)}.suite .t{text-align:right;white-space:nowrap}
.suite.hot{background:#F6E7E2;margin:0 -10px;padding-left:10px;padding-right:10px}
.fail{border:1.5px solid var(--ink);background:#fff}.fail header{background:var(--ink);color:#fff;padding:9px 14px;display:flex;justify-content:space-between;font-weight:500}
.fail .in{padding:12px 14px 14px}.fail h3{font-size:15px;font-weight:600;margin-bottom:3px}.shots{display:grid;grid-template-columns:1fr 1fr 1fr;gap:10px;margin:11px 0 12px}.shots figcaption{color:var(--soft);font-size:11.5px;margin-top:4px}.shots figure{margin:0}
pre{font:inherit;font-size:12px;line-height:1.55;background:#F4F2EB;padding:9px 12px;margin:0 -14px}pre .m{color:var(--fail)}pre .p{color:var(--pass)}pre .d{color:var(--soft)}
.act{display:flex;gap:10px;margin-top:12px}.act span{border:1.5px solid var(--ink);padding:6px 11px;font-weight:600;font-size:12.5px}.act .go{background:var(--ink);color:#fff}
`,
  body: `<header class="top row">${wordmark("querlis", 30)}<span class="grow"></span><span class="on">Exécutions</span><span>Suites</span><span>Tests instables</span><span>Couverture</span><span>${glyph("bell", 18)}</span></header>
<section class="head"><div><span class="verdict">${glyph("cross", 14, 2.6)}${failed} échecs, livraison bloquée</span><div class="rate num">${figure((passed / total) * 100, 1)}<small> %</small></div><p style="margin-top:12px;color:var(--soft)">${figure(passed)} tests réussis sur ${figure(total)}, exécution n° 2 317, aujourd’hui à 6 h 12</p></div>
<div><div class="runs">${each(RUNS, (run) => `<i class="${run < 99.2 ? "bad" : ""}" style="height:${Math.round((run - 95) * 14.6 + 8)}px"></i>`)}</div><p class="row between" style="color:var(--soft);font-size:12px;margin-top:8px"><span>30 dernières nuits</span><span>seuil de livraison : ${percent(99.2, 1)}</span></p></div></section>
<dl class="meta">${each(META, ([label, value]) => `<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
<div class="cols"><section><h2>Suites<span>réussis, ignorés, échecs</span></h2>${each(SUITES, ({ name, tool, pass, fail, skip, time }) => `<div class="suite ${fail > 3 ? "hot" : ""}"><span><b>${name}</b><small>${tool}, ${pass + fail + skip} tests</small></span><span class="bar"><i style="flex:${pass}"></i>${skip ? `<i class="s" style="flex:${skip * 2}"></i>` : ""}${fail ? `<i class="f" style="flex:${fail * 4}"></i>` : ""}</span><span class="t num">${time}</span></div>`)}</section>
<section><h2>Échec 1 sur ${failed}<span>nouveau depuis la 4.11.3</span></h2><article class="fail"><header><span>web / tunnel-de-commande</span><span>Selenium, Firefox</span></header><div class="in"><h3>Le code promotionnel se cumule avec les frais de port</h3><p style="color:var(--soft)">Attendu 54,90 €, obtenu 49,90 €. Reproduit 3 fois sur 3.</p>
<div class="shots">${each(DIFF, ([caption, picture]) => `<figure>${picture}<figcaption>${caption}</figcaption></figure>`)}</div>
<pre class="raw">${FAILURE}</pre><div class="act"><span class="go">Ouvrir un ticket</span><span>Rejouer</span><span>Vidéo, 38 s</span><span>Journal réseau</span></div></div></article></section></div>`,
};
