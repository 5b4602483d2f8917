import { ring, rules, plot } from "../shell/charts";
import { each, euros, figure } from "../shell/format";
import { glyph } from "../shell/glyphs";
import type { Screen } from "../shell/screen";
import { createRandom } from "../../lib/random";
import { bar, theme } from "./theme";

interface Project {
  name: string;
  colour: string;
  /** Minutes of an ordinary working day. */
  daily: number;
  cache: number;
}

const PROJECTS: readonly Project[] = [
  { name: "calculateur-frein", colour: "#8F7BFF", daily: 168, cache: 76 },
  { name: "passerelle-radio", colour: "#5FD4E8", daily: 121, cache: 61 },
  { name: "commande-moteur", colour: "#B8F04A", daily: 96, cache: 78 },
  { name: "gestion-batterie", colour: "#F5B84B", daily: 74, cache: 82 },
  { name: "supervision", colour: "#F08CC0", daily: 31, cache: 93 },
];

/** Price of a minute of computing, before tax. */
const RATE = 0.042;
const DAYS = 30;
/** Days already counted; the others are forecast. */
const TODAY = 24;
const random = createRandom("compilys/usage");

/** Minutes of each day of June 2025, by project; weekends are almost idle (the 1st is a Sunday). */
const USAGE = Array.from({ length: DAYS }, (_, i) => {
  const weekend = i % 7 === 0 || i % 7 === 6;
  return PROJECTS.map(({ daily }) =>
    Math.round(daily * (weekend ? random.range(0.02, 0.16) : random.range(0.72, 1.3))),
  );
});

const minutes = PROJECTS.map((_, p) => USAGE.reduce((sum, day) => sum + (day[p] ?? 0), 0));
const total = minutes.reduce((sum, value) => sum + value, 0);
const frame = { width: 720, height: 226, from: 0, to: 660 };

const stacks = each(USAGE, (day, i) => {
  const slot = frame.width / DAYS;
  let y = frame.height;
  return each(day, (value, p) => {
    const height = (value / frame.to) * frame.height;
    y -= height;
    return `<rect x="${(i * slot + 3.5).toFixed(1)}" y="${y.toFixed(1)}" width="${(slot - 7).toFixed(1)}" height="${Math.max(0, height - 1.2).toFixed(1)}" rx="1.5" fill="${PROJECTS[p]?.colour}"${i >= TODAY ? ' opacity=".35"' : ""}/>`;
  });
});

const ticks = each(
  [1, 5, 10, 15, 20, 25, 30],
  (day) =>
    `<text x="${((day - 0.5) * frame.width) / DAYS}" y="${frame.height + 19}" text-anchor="middle">${day}</text>`,
);

const BILL: readonly (readonly [string, string, number])[] = [
  ["Minutes de calcul", `${figure(total)} × 0,042 €`, total * RATE],
  ["Cache partagé, 210 Go", "210 × 0,06 €", 12.6],
];

const RECEIPTS = [
  ["R-8838", "supervision", "14 h 05"],
  ["R-8837", "passerelle-radio", "13 h 58"],
] as const;

export const screen2: Screen = {
  theme,
  typefaces: ["instrument", "mono"],
  css: `
.head{display:flex;align-items:center;gap:14px;padding:18px 28px 16px}
.page{display:grid;grid-template-columns:1fr 326px;gap:16px;padding:0 28px}.card{padding:15px 18px}.plot{font:12px "Plex Mono";fill:var(--soft)}
.keys{display:flex;gap:18px;margin:2px 0 10px;font-size:12.5px;color:var(--soft)}.keys i,.pr i{display:inline-block;width:11px;height:11px;border-radius:3px;margin-right:8px}
.pr{display:grid;grid-template-columns:184px 1fr 92px 96px 84px;gap:16px;align-items:center;padding:8.6px 0;border-top:1px solid #252133}.pr .g{height:7px;border-radius:4px;background:#2A2638}.pr .g u{display:block;height:7px;border-radius:4px}.pr.h{color:var(--soft);font-size:12px;border:0;padding:0 0 7px}
.cache{display:grid;grid-template-columns:116px 1fr;gap:18px;align-items:center}.cache .r{position:relative}.cache .r b{position:absolute;inset:0;display:grid;place-items:center;font:650 27px "Instrument"}.cache p{line-height:1.5;color:var(--soft)}.cache p b{color:var(--ink);font-weight:500}
.bill b.big{display:block;font:650 40px/1.1 "Instrument";letter-spacing:-.02em;margin:4px 0 2px}.bill li,.rec li{display:flex;justify-content:space-between;gap:10px;padding:7.5px 0;border-top:1px solid #252133}.bill small{color:var(--soft);display:block;font-size:12px}.rec svg{color:var(--lime)}
`,
  body: `${bar("Consommation")}<div class="head"><h1 class="grow">Consommation, juin</h1><span class="btn">${glyph("left", 15)}Mai</span><span class="btn">${glyph("bell", 15)}Alerte à 900 €</span><span class="btn go">${glyph("download", 15, 2.2)}Export comptable</span></div>
<div class="page"><div class="col" style="gap:16px"><section class="card"><div class="row between"><h2>Minutes de calcul par jour</h2><span class="soft num">${figure(total)} min au total</span></div><div class="keys" style="margin-top:9px">${each(PROJECTS, ({ name, colour }) => `<span><i style="background:${colour}"></i>${name}</span>`)}</div>${plot(frame, `${rules([[0, "0"], [200, "200"], [400, "400"], [600, "600"]], frame, "#2A2638")}${stacks}${ticks}<text x="${(27 * frame.width) / DAYS}" y="14" text-anchor="middle">prévision</text>`, { left: 40, right: 4 })}</section>
<section class="card"><div class="pr h"><span>Projet</span><span>Part du mois</span><span class="end">Minutes</span><span class="end">Montant HT</span><span class="end">Cache</span></div>${each(PROJECTS, ({ name, colour, cache }, p) => `<div class="pr num"><span><i style="background:${colour}"></i>${name}</span><span class="g"><u style="width:${(((minutes[p] ?? 0) / (minutes[0] ?? 1)) * 100).toFixed(0)}%;background:${colour}"></u></span><span class="end">${figure(minutes[p] ?? 0)}</span><span class="end">${euros((minutes[p] ?? 0) * RATE, 2)}</span><span class="end">${cache} %</span></div>`)}</section></div>
<div class="col" style="gap:16px"><section class="card bill"><h2>Facture estimée du mois</h2><b class="big num">${euros(BILL.reduce((sum, [, , amount]) => sum + amount, 0), 2)}</b><p class="soft" style="margin-bottom:11px">hors taxe, décompte à la seconde</p><ul class="num">${each(BILL, ([what, detail, amount]) => `<li><span>${what}<small>${detail}</small></span><span>${euros(amount, 2)}</span></li>`)}</ul></section>
<section class="card"><h2 style="margin-bottom:12px">Cache</h2><div class="cache"><span class="r">${ring(116, 13, [[0.74, "#B8F04A"]], "#2A2638")}<b class="num">74 %</b></span><p><b>de fichiers retrouvés</b>, sans recompilation. Partagé dans l’organisation, jamais au-delà.</p></div></section>
<section class="card rec"><h2 style="margin-bottom:8px">Reçus de destruction</h2><ul class="num">${each(RECEIPTS, ([ref, project, hour]) => `<li><span class="row">${glyph("check", 15, 2.6)}${ref}</span><span class="soft">${project}</span><span>${hour}</span></li>`)}</ul></section></div></div>`,
}; // prettier-ignore
