import { axis, line, plot, rules } from "../shell/charts";
import { each, figure } from "../shell/format";
import { glyph } from "../shell/glyphs";
import { wordmark, type Screen } from "../shell/screen";
import { theme } from "./theme";

/** Weekly visits from search, in thousands, September to June: this season and the one before. */
const VISITS = [
  19, 18.4, 17.6, 16.8, 15.9, 15.2, 14.6, 14.1, 13.8, 13.1, 12.2, 12.4, 12.9, 13.4, 14, 14.8, 15.9, 17.2,
  18.9, 21.4, 24.2, 27.6, 31.2, 34.1, 36.4, 37.8, 38.6, 38.2, 36.9, 35.4, 33.2,
];
const BEFORE = [
  18.6, 18, 17.3, 16.4, 15.6, 15, 14.2, 13.7, 13.5, 13, 12.8, 12.6, 12.5, 12.7, 13.1, 13.8, 14.6, 15.4, 16.5,
  18, 20.1, 22.6, 25.6, 27.9, 29.8, 31, 31.7, 31.2, 30.1, 28.8, 27.2,
];

/** Crawl errors of the twelve weeks that follow the switch. */
const ERRORS = [486, 402, 351, 268, 190, 143, 96, 61, 40, 22, 11, 4];

const STEPS: readonly (readonly [what: string, done: number, all: number])[] = [
  ["Adresses redirigées", 1312, 1312],
  ["Pages d’entrée vérifiées", 240, 240],
  ["Doublons réunis", 186, 191],
  ["Liens reçus signalés", 74, 88],
];

const MAP: readonly (readonly [before: string, after: string, visits: string])[] = [
  ["/fiche.php?id=214", "/fiches/tailler-un-hortensia", "+ 34 %"],
  ["/vivaces-ombre.html", "/plantes/mi-ombre", "+ 28 %"],
  ["/fiche.php?id=87", "/fiches/semer-les-tomates", "+ 19 %"],
  ["/p/secateur-n8", "/outils/secateur-n-8", "+ 6 %"],
];

const curve = { width: 690, height: 276, from: 0, to: 42 };
const SWITCH = 0.24 * curve.width;

export const screen2: Screen = {
  theme,
  typefaces: ["fraunces", "instrument"],
  css: `
body{background:var(--chalk)}.bar{height:66px;display:flex;align-items:center;gap:22px;padding:0 34px;flex:none;color:var(--moss)}.bar h1{font-size:22px;color:var(--ink);border-left:1px solid #CBD5C4;padding-left:22px}.bar .pill{border:1px solid #CBD5C4;border-radius:18px;padding:6px 14px;background:#fff;font-weight:550;color:var(--ink)}
.page{display:grid;grid-template-columns:790px 1fr;gap:16px;padding:0 34px}.card{background:#fff;border:1px solid var(--line);border-radius:14px;padding:15px 20px}h2{font-size:18px}.plot{font:12.5px "Instrument";fill:var(--soft)}
.keys{gap:20px}.keys i{display:inline-block;width:18px;height:3px;border-radius:2px;margin-right:8px;vertical-align:middle}
.big{display:flex;gap:15px;align-items:center}.big b{white-space:nowrap;font:500 42px/1 "Fraunces";letter-spacing:-.02em;color:var(--moss)}.big span{line-height:1.35;color:var(--soft)}
.lcp{display:grid;grid-template-columns:auto 1fr;gap:6px 14px;align-items:center;margin-top:10px}.lcp b{font-weight:650}.lcp i{display:block;height:16px;border-radius:4px}
.step{padding:10px 0;border-top:1px solid var(--line);display:grid;grid-template-columns:1fr auto;gap:5px}.step:first-of-type{border:0}.step b{font-weight:600}.step u{grid-column:1/3;height:6px;border-radius:3px;background:#E8EDE2;display:block}.step u i{display:block;height:6px;border-radius:3px;background:var(--moss)}
.errs{display:flex;align-items:flex-end;gap:8px;height:150px;margin-top:10px}.errs span{flex:1;display:flex;flex-direction:column;justify-content:flex-end;align-items:center;height:100%;font-size:12px;color:var(--soft);gap:3px}.errs i{display:block;width:100%;border-radius:3px 3px 0 0;background:var(--clay)}
.low{display:grid;grid-template-columns:318px minmax(0,1fr);gap:16px}.map{display:grid;grid-template-columns:132px 16px 1fr 54px 22px;gap:8px;align-items:center;padding:11.6px 0;border-top:1px solid var(--line);font-size:13px}.map code{font:inherit;font-size:12.8px;white-space:nowrap}.map .o{color:#9AA79B;text-decoration:line-through}.map b{font-weight:650;color:var(--moss);text-align:right}.ok{width:20px;height:20px;border-radius:50%;background:var(--lime);display:grid;place-items:center;color:var(--moss)}
`,
  body: `<header class="bar">${wordmark("verdelaine", 34)}<h1 class="grow">Suivi de la refonte et du référencement</h1><span class="pill">Bascule : 12 novembre</span><span class="pill row">${glyph("download", 16)}Rapport de juin</span></header>
<div class="page"><div class="col" style="gap:16px"><section class="card"><div class="row between"><h2>Visites naturelles par semaine, en milliers</h2><span class="row keys soft"><span><i style="background:#2F5D3E"></i>Cette saison</span><span><i style="background:#B9C4B2"></i>Saison précédente</span></span></div><div style="height:8px"></div>${plot(curve, `${rules([[0, "0"], [10, "10"], [20, "20"], [30, "30"], [40, "40"]], curve, "#E8EDE2")}${line(BEFORE, curve, { colour: "#B9C4B2", width: 2.4, dash: "6 5" })}${line(VISITS, curve, { colour: "#2F5D3E", width: 3, wash: "rgba(47,93,62,.09)" })}<path d="M${SWITCH} 0V276" stroke="#C2633A" stroke-width="1.6"/><rect x="${SWITCH + 8}" y="2" width="78" height="23" rx="11.5" fill="#F7E3DA"/><text x="${SWITCH + 47}" y="18" text-anchor="middle" fill="#A04A24" font-weight="600">Bascule</text>${axis(["sept.", "oct.", "nov.", "déc.", "janv.", "févr.", "mars", "avril", "mai", "juin"], curve, true)}`, { left: 34, right: 20 })}</section>
<div class="low"><section class="card"><div class="row between"><h2>Erreurs d’exploration</h2><span class="soft num">486 → 4</span></div><div class="errs num">${each(ERRORS, (count, i) => `<span>${i === 0 || i === 11 ? `<b style="font-weight:600;color:var(--ink)">${count}</b>` : ""}<i style="height:${Math.max(2, Math.round(count * 0.22))}px"></i>${i % 2 ? `${i + 1}` : "&nbsp;"}</span>`)}</div><p class="soft" style="text-align:center;font-size:12.5px;margin-top:3px">semaines après la bascule</p></section>
<section class="card"><div class="row between" style="margin-bottom:6px"><h2>Adresses d’entrée</h2><span class="soft">visites sur un an</span></div>${each(MAP, ([before, after, visits]) => `<div class="map"><code class="raw o">${before}</code>${glyph("forward", 15)}<code class="raw">${after}</code><b class="num">${visits}</b><span class="ok">${glyph("check", 13, 3)}</span></div>`)}</section></div></div>
<div class="col" style="gap:16px"><section class="card"><div class="big"><b class="num">+ 22 %</b><span>de visites naturelles au printemps, par rapport au précédent</span></div></section>
<section class="card"><h2>Contenu principal affiché</h2><p class="soft">sur téléphone, en réseau mobile</p><div class="lcp num"><span class="soft">Avant</span><span class="row"><i style="width:160px;background:#E9B9A3"></i><b>6 s</b></span><span class="soft">Après</span><span class="row"><i style="width:38px;background:#2F5D3E"></i><b>1,4 s</b></span></div></section>
<section class="card grow"><h2 style="margin-bottom:6px">Plan d’audit</h2>${each(STEPS, ([what, done, all]) => `<div class="step num"><span>${what}</span><b>${done === all ? figure(all) : `${figure(done)} sur ${figure(all)}`}</b><u><i style="width:${((done / all) * 100).toFixed(0)}%"></i></u></div>`)}<p style="margin-top:12px;background:#F1F5E4;border-radius:10px;padding:10px 14px;line-height:1.38">Aucune page d’entrée perdue. Les 1 312 redirections sont rejouées chaque nuit par le robot.</p></section></div></div>`,
}; // prettier-ignore
