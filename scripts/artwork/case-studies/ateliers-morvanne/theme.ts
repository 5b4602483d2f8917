import { each } from "../shell/format";
import { glyph, type GlyphName } from "../shell/glyphs";
import { wordmark } from "../shell/screen";

/** Ateliers Morvanne: a workshop tool. Steel greys, safety orange, square corners, dense Barlow. */
export const theme = `
:root{--ink:#1E2327;--soft:#68727A;--line:#D3D9DD;--steel:#EEF1F3;--dark:#262D33;--orange:#EE6C0B;--green:#2C8A57;--red:#C62F2F;--blue:#2B6CB0}
body{font-family:"Barlow",sans-serif;color:var(--ink);background:var(--steel);font-size:14.5px;display:flex;flex-direction:column}
.menu{height:52px;background:var(--dark);color:#C3CCD3;display:flex;align-items:center;padding:0 20px;gap:4px;flex:none;font-weight:500}
.menu .brand{color:#fff;margin-right:26px}.menu a{display:flex;gap:8px;align-items:center;height:52px;padding:0 14px}.menu a.on{background:var(--orange);color:#fff;font-weight:600}
.crumb{display:flex;align-items:center;gap:12px;padding:14px 20px 10px;flex:none}.crumb h1{font-size:23px;font-weight:600}.crumb .soft{font-size:15px}
.soft{color:var(--soft)}
.tool{display:inline-flex;align-items:center;gap:7px;height:34px;padding:0 13px;background:#fff;border:1px solid var(--line);font-weight:600;white-space:nowrap}.tool.go{background:var(--orange);border-color:var(--orange);color:#fff}
.badge{display:inline-block;padding:1px 8px;font-size:12.5px;font-weight:600;white-space:nowrap;background:#E3E8EB;color:#47525A}
.badge.go{background:#DDEBFA;color:#1E558F}.badge.ok{background:#DAF0E4;color:#1C6A41}.badge.late{background:#FADFDF;color:#A11F1F}.badge.wait{background:#FDE9D6;color:#9A4403}
.gauge{display:block;height:7px;background:#DEE3E6}.gauge i{display:block;height:100%;background:var(--blue)}.gauge.ok i{background:var(--green)}.gauge.late i{background:var(--red)}.gauge.wait i{background:var(--orange)}
th{font-size:12.5px;font-weight:600;color:var(--soft);background:#E3E8EB;padding:7px 10px;white-space:nowrap}td{padding:8.5px 10px;border-bottom:1px solid #E4E8EB;background:#fff;white-space:nowrap}
.ref{font-weight:600}
`;

const ENTRIES: readonly (readonly [GlyphName, string])[] = [
  ["file", "Devis"],
  ["calendar", "Atelier"],
  ["layers", "Stock"],
  ["truck", "Pose"],
  ["euro", "Factures"],
];

/** The menu bar, one entry lit. */
export const menu = (current: string): string =>
  `<nav class="menu"><span class="brand">${wordmark("ateliers-morvanne", 28)}</span>${each(
    ENTRIES,
    ([icon, label]) => `<a class="${label === current ? "on" : ""}">${glyph(icon, 17)}${label}</a>`,
  )}<span class="grow"></span>${glyph("search", 18)}<span style="width:14px"></span>${glyph("bell", 18)}<span style="margin-left:16px">Chef d’atelier</span></nav>`;
