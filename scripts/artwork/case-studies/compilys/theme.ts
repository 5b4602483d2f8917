import { each } from "../shell/format";
import { glyph } from "../shell/glyphs";
import { wordmark } from "../shell/screen";

/** Compilys: near-black violet, lime for what runs, Plex Mono everywhere but in titles. */
export const theme = `
:root{--ground:#12101A;--panel:#1A1725;--line:#2E2A3D;--ink:#ECEAF4;--soft:#928CA8;--lime:#B8F04A;--violet:#8F7BFF;--red:#FF6B5E;--amber:#F5B84B;--cyan:#5FD4E8}
body{font-family:"Plex Mono",monospace;background:var(--ground);color:var(--ink);font-size:13px;display:flex;flex-direction:column}
h1,h2{font-family:"Instrument",sans-serif;font-weight:650;letter-spacing:-.01em}h1{font-size:23px}h2{font-size:16px}
.soft{color:var(--soft)}
.top{height:56px;display:flex;align-items:center;gap:6px;padding:0 28px;border-bottom:1px solid var(--line);flex:none}.top .org{margin:0 18px 0 22px;padding-left:22px;border-left:1px solid var(--line);color:var(--soft)}.top a{padding:0 14px;height:56px;display:flex;align-items:center;color:var(--soft)}.top a.on{color:var(--ink);box-shadow:inset 0 -2px 0 var(--lime)}
.card{background:var(--panel);border:1px solid var(--line);border-radius:10px}
.btn{display:inline-flex;gap:8px;align-items:center;border:1px solid #433D58;border-radius:7px;height:34px;padding:0 13px;font-weight:500}.btn.go{background:var(--lime);border-color:var(--lime);color:#16210A;font-weight:600}
`;

/** The bar of the application, one entry lit. */
export const bar = (current: string): string =>
  `<header class="top">${wordmark("compilys", 30)}<span class="org">organisation <b style="color:var(--ink);font-weight:500">org-0417</b></span>${each(
    ["File", "Projets", "Machines", "Cache", "Consommation"],
    (label) => `<a class="${label === current ? "on" : ""}">${label}</a>`,
  )}<span class="grow"></span><span class="row" style="color:var(--lime)">${glyph("lock", 16)}Source détruite après usage</span></header>`;
