import { each } from "../shell/format";
import { glyph } from "../shell/glyphs";
import { wordmark } from "../shell/screen";

/** Maison Orvelle: brown ink on sand, terracotta; Fraunces for names, Jost for the rest. */
export const theme = `
:root{--ink:#3A2C25;--soft:#8A7668;--line:#E4D8CA;--sand:#F7F1E8;--clay:#B0593B}
body{font-family:"Jost",sans-serif;color:var(--ink);background:#FFFCF8;font-size:15.5px;line-height:1.4}
h1,h2,.serif{font-family:"Fraunces",serif;font-weight:500;letter-spacing:-.01em}
.soft{color:var(--soft)}
`;

/** The shop's header: a line of news, then the name between two rows of links. */
export const shopHeader = `<div class="news">Retours offerts pendant 30 jours, expédition sous 48 h</div><header class="shop"><nav class="row">${each(
  ["Chambre", "Bain", "Table", "Bébé"],
  (label, i) => `<span class="${i === 0 ? "on" : ""}">${label}</span>`,
)}</nav>${wordmark("maison-orvelle", 46)}<nav class="row end"><span>Nos ateliers</span><span>${glyph("search", 20)}</span><span>${glyph("user", 20)}</span><span class="row" style="gap:5px">${glyph("bag", 20)}2</span></nav></header>`;
