import { each } from "../shell/format";
import { glyph } from "../shell/glyphs";
import { wordmark } from "../shell/screen";

/** Verdelaine: moss on chalk, a clay accent, Fraunces for plants and Instrument for facts. */
export const theme = `
:root{--ink:#1F3327;--soft:#6A7B6E;--line:#DFE5D8;--chalk:#F6F7F0;--moss:#2F5D3E;--lime:#DDE9B8;--clay:#C2633A}
body{font-family:"Instrument",sans-serif;color:var(--ink);background:#fff;font-size:14px;display:flex;flex-direction:column}
h1,h2,h3{font-family:"Fraunces",serif;font-weight:500;letter-spacing:-.01em}
.soft{color:var(--soft)}
.top{height:64px;display:flex;align-items:center;gap:28px;padding:0 30px;flex:none;color:var(--moss);font-weight:550;border-bottom:1px solid var(--line)}.top .find{flex:1;margin:0 6px;height:38px;border-radius:19px;background:var(--chalk);display:flex;gap:10px;align-items:center;padding:0 16px;color:var(--soft);font-weight:400}
`;

export const shopHeader = `<header class="top">${wordmark("verdelaine", 34)}<span class="find">${glyph("search", 17)}Une plante, un outil, une fiche de culture</span>${each(
  ["Plantes", "Outils", "Fiches de culture"],
  (label) => `<span>${label}</span>`,
)}<span>${glyph("user", 20)}</span><span class="row" style="gap:6px">${glyph("cart", 20)}3</span></header>`;
