import { each } from "../shell/format";
import { glyph } from "../shell/glyphs";
import { badge } from "../shell/parts";
import { ring } from "../shell/charts";
import type { Screen } from "../shell/screen";
import { map } from "./map";
import { rail, theme, TRADES } from "./theme";

const COUNTS = [
  [41, "terminées", "#0E9F7E"],
  [17, "en cours", "#2F5BFF"],
  [26, "à venir", "#C7CEDF"],
  [2, "reportées", "#C98A0B"],
] as const;

const LATE = [
  ["Bron", "Ascenseur, bâtiment 2", "+ 35 min", "Client prévenu"],
  ["Vénissieux", "Colonne montante, tour 12", "+ 20 min", "À prévenir"],
  ["Gerland", "Fuite, rue Challemel", "+ 12 min", "Client prévenu"],
] as const;

const SHARE = [
  [TRADES.heat, 31],
  [TRADES.water, 24],
  [TRADES.power, 15],
  [TRADES.lock, 9],
  [TRADES.wood, 7],
] as const;

const total = COUNTS.reduce((sum, [count]) => sum + count, 0);

export const screen3: Screen = {
  theme,
  typefaces: ["instrument"],
  css: `
body{display:flex}
.top{height:74px;flex:none;background:#fff;border-bottom:1px solid var(--line);padding:0 20px;gap:34px}.top h1{font-size:20px;font-weight:700;letter-spacing:-.01em}.soft{color:var(--soft)}
.kpi{display:flex;gap:10px;align-items:baseline}.kpi b{font-size:30px;font-weight:700;letter-spacing:-.02em}.kpi.good b{color:#0B8A6C}.kpi.bad b{color:#D9482B}
.side{width:340px;flex:none;background:#fff;border-right:1px solid var(--line);display:flex;flex-direction:column}.box{padding:15px 18px;border-bottom:1px solid var(--line)}.box h2{font-size:15px;font-weight:700;margin-bottom:11px}
.state{display:grid;grid-template-columns:112px 1fr;gap:20px;align-items:center}.state .r{position:relative}.state .r b{position:absolute;inset:0;display:grid;place-content:center;text-align:center;font-size:28px;font-weight:700;line-height:1}.state .r small{font-size:12px;font-weight:500;color:var(--soft)}.state li{display:flex;gap:9px;align-items:center;padding:3.5px 0}.state i{width:11px;height:11px;border-radius:4px}.state li b{margin-left:auto;font-weight:650}
.lag{display:grid;grid-template-columns:1fr auto;gap:1px 10px;padding:10px 0;border-top:1px solid #EBEEF5;line-height:1.35}.lag b{font-weight:650}.lag .badge{justify-self:end}.lag small{color:var(--soft);font-size:12.8px}.lag small:last-child{text-align:right}.lag .todo{color:#1F42C7;font-weight:650}
.bars{display:flex;height:26px;border-radius:7px;overflow:hidden;gap:2px}.bars i{display:block}.names{display:grid;grid-template-columns:1fr 1fr;gap:4px 14px;margin-top:11px}.names i{display:inline-block;width:10px;height:10px;border-radius:3px;margin-right:8px}.names span{display:flex;align-items:center}.names b{margin-left:auto;font-weight:600}
.map{position:relative;flex:1;overflow:hidden;background:#EEF1EC}.tools{position:absolute;right:16px;top:16px;display:flex;gap:8px}.zoom{position:absolute;right:16px;bottom:16px;display:flex;flex-direction:column;background:#fff;border:1px solid var(--line);border-radius:9px}.zoom span{padding:8px}
.pop{position:absolute;left:462px;top:432px;width:250px;background:#fff;border-radius:12px;box-shadow:0 16px 40px rgba(16,23,54,.2);padding:12px 15px;line-height:1.4}.pop b{font-weight:700;font-size:15px}
`,
  body: `${rail("En direct")}<main class="col grow"><div class="top row"><h1 class="grow">Exploitation, mardi 11 mars <span class="soft num" style="font-weight:500;font-size:14px;margin-left:8px">relevé de 10 h 42</span></h1><span class="kpi num"><b>86</b><span class="soft">interventions</span></span><span class="kpi good num"><b>94 %</b><span class="soft">ponctualité</span></span><span class="kpi num"><b>11</b><span class="soft">équipes</span></span><span class="kpi bad num"><b>3</b><span class="soft">retards</span></span></div>
<div class="row grow" style="align-items:stretch;gap:0;min-height:0"><aside class="side"><section class="box"><h2>Avancement</h2><div class="state"><span class="r">${ring(
    112,
    14,
    COUNTS.map(([count, , colour]) => [count / total, colour] as const),
    "#fff",
  )}<b class="num">${total}<small>ce jour</small></b></span><ul>${each(COUNTS, ([count, label, colour]) => `<li><i style="background:${colour}"></i>${label}<b class="num">${count}</b></li>`)}</ul></div></section>
<section class="box"><h2 style="margin-bottom:7px">Retards</h2>${each(LATE, ([team, what, delay, told]) => `<div class="lag"><b>${team}</b>${badge(delay, "late")}<small>${what}</small><small class="${told === "À prévenir" ? "todo" : ""}">${told}</small></div>`)}</section>
<section class="box" style="border:0"><h2>Par métier</h2><div class="bars">${each(SHARE, ([{ solid }, count]) => `<i style="flex:${count};background:${solid}"></i>`)}</div><div class="names num">${each(SHARE, ([{ name, solid }, count]) => `<span><i style="background:${solid}"></i>${name}<b>${count}</b></span>`)}</div></section></aside>
<div class="map">${map}<div class="tools"><span class="btn">${glyph("truck", 16)}En route</span><span class="btn">${glyph("layers", 16)}Calques</span></div><div class="pop"><div class="row between"><b>Équipe Bron</b>${badge("+ 35 min", "late")}</div><span class="soft">Partie du bâtiment 4 à 10 h 36, arrivée prévue à 10 h 55</span></div><div class="zoom"><span>${glyph("plus", 17)}</span><span style="border-top:1px solid var(--line)">${glyph("minus", 17)}</span></div></div></div></main>`,
};
