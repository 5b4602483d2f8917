import { each } from "../shell/format";
import { glyph } from "../shell/glyphs";
import { wordmark, type Screen } from "../shell/screen";
import { BUILDS, capture, COLUMNS, countOf, failuresOf, FAILURE } from "./run";

/** Querlis: a printed report. Paper, ink, one typewriter face; colour only says pass or fail. */
const theme = `
:root{--ink:#17181A;--soft:#6D6F73;--rule:#DAD7CF;--paper:#FBFAF6;--pass:#1F8A4C;--fail:#D1341F}
body{font-family:"Plex Mono",monospace;background:var(--paper);color:var(--ink);font-size:13px}
`;

const total = COLUMNS.reduce((sum, column) => sum + countOf(column), 0);
const failed = COLUMNS.reduce((sum, column) => sum + failuresOf(column), 0);

const dots = (count: number, bad: readonly number[] = []): string =>
  each(
    Array.from({ length: count }, (_, i) => i),
    (i) => `<i${bad.includes(i) ? ' class="f"' : ""}></i>`,
  );

export const screen1: Screen = {
  theme,
  typefaces: ["mono"],
  css: `
body{display:flex;flex-direction:column;padding:0 32px}
.top{height:60px;border-bottom:2px solid var(--ink);flex:none;gap:26px;font-weight:500}.top .path{color:var(--soft);font-weight:400}.top .path b{color:var(--ink);font-weight:600}
.head{display:grid;grid-template-columns:auto auto 1fr;gap:44px;padding:18px 0 15px;border-bottom:1px solid var(--rule);align-items:end}
.big{font-size:72px;font-weight:600;letter-spacing:-.06em;line-height:.86}.big small{font-size:26px;letter-spacing:-.02em;font-weight:500}.head p{margin-top:11px;color:var(--soft)}
.verdict{display:inline-flex;gap:8px;align-items:center;background:var(--fail);color:#fff;padding:4px 10px;font-weight:600;margin-bottom:12px}.verdict.t{background:none;color:var(--pass);padding:4px 0}
.runs{display:flex;align-items:flex-end;gap:4px;height:82px}.runs i{flex:1;background:#BFD9C8}.runs i.bad{background:#EDB4AA}.runs i:last-child{background:var(--fail)}
.cols{display:grid;grid-template-columns:1.18fr 1fr 1fr;gap:30px;padding:15px 0 14px;border-bottom:1px solid var(--rule)}.col h2{display:flex;align-items:baseline;gap:12px;font-size:21px;font-weight:600;letter-spacing:-.03em}.col h2 span{font-size:13px;font-weight:400;color:var(--soft);letter-spacing:0}.col h2 b{margin-left:auto;font-weight:600}.col h2 .r{color:var(--fail)}
.group{padding:8px 0 0}.group span{display:flex;justify-content:space-between}.group small{color:var(--soft);font-size:13px}.dots{display:flex;flex-wrap:wrap;gap:3px;margin-top:5px}.dots i{width:10px;height:10px;background:var(--pass)}.dots i.f{background:var(--fail);outline:2px solid var(--fail);outline-offset:1px;margin:0 3px}
.low{display:grid;grid-template-columns:298px 1fr 300px;gap:28px;padding-top:14px;align-items:start}h3{font-size:16px;font-weight:600;line-height:1.25;margin-bottom:6px}
pre{font:inherit;font-size:12.4px;line-height:1.6;background:#F1EEE5;padding:9px 13px;margin-top:10px}pre .m{color:var(--fail)}pre .p{color:var(--pass)}pre .d{color:var(--soft)}
.act{display:flex;gap:9px;margin-top:12px}.act span{border:1.5px solid var(--ink);padding:6px 11px;font-weight:600}.act .go{background:var(--ink);color:#fff}
.next li{display:flex;gap:10px;padding:8px 0;border-bottom:1px solid var(--rule);line-height:1.3}.next svg{color:var(--fail);margin-top:1px}.next small{display:block;color:var(--soft);font-size:12.5px}
`,
  body: `<header class="top row">${wordmark("querlis", 30)}<span class="path grow">Jenkins / contrats / demande de fusion 2 214 / <b>n° 1 184</b></span><span class="row">${glyph("branch", 17)}avenants-multiples</span><span>Préproduction</span></header>
<section class="head num"><div><span class="verdict">${glyph("cross", 14, 2.6)}${failed} échecs, fusion bloquée</span><div class="big">${total - failed}<small> / ${total}</small></div><p>tests réussis</p></div><div><span class="verdict t">${glyph("fall", 14, 2.6)}14 min en un mois</span><div class="big">38<small> min</small></div><p>pour la campagne complète</p></div>
<div><div class="runs">${each(BUILDS, ([minutes, bad]) => `<i class="${bad ? "bad" : ""}" style="height:${Math.round(minutes * 1.5)}px"></i>`)}</div><p class="row between">durée des 28 dernières campagnes<span>rouge : au moins un échec</span></p></div></section>
<section class="cols">${each(COLUMNS, (column) => `<div class="col"><h2>${column.name}<span>${column.tool}, ${column.time}</span><b class="num ${failuresOf(column) ? "r" : ""}">${countOf(column) - failuresOf(column)} / ${countOf(column)}</b></h2>${each(column.groups, ([name, count, bad]) => `<div class="group"><span>${name}<small class="num">${count}</small></span><div class="dots">${dots(count, bad)}</div></div>`)}</div>`)}</section>
<section class="low"><figure style="margin:0">${capture}</figure><div><h3>Après la seconde signature, « Envoyer » reste inactif</h3><p style="color:var(--soft)">Web, Firefox. Reproduit 3 fois sur 3, apparu avec cette branche.</p><pre class="raw">${FAILURE}</pre><div class="act"><span class="go">Ouvrir un ticket</span><span>Rejouer</span><span>Vidéo, 38 s</span></div></div>
<ul class="next"><li>${glyph("cross", 16, 2.6)}<span>Un lecteur voit le montant d’un avenant<small>Web, droits et partages</small></span></li><li>${glyph("cross", 16, 2.6)}<span>Signature perdue à la rotation de l’écran<small>Mobile, Android 15</small></span></li><li style="border:0">${glyph("clock", 16, 2).replace("<svg", '<svg style="color:#6D6F73"')}<span>2 tests instables en quarantaine<small>à corriger avant vendredi</small></span></li></ul></section>`,
};
