import { each } from "../shell/format";
import { glyph } from "../shell/glyphs";
import { wordmark } from "../shell/screen";

/** Pistaval: deep petrol, snow and a signal coral; round, airy, in Jost. */
export const theme = `
:root{--petrol:#0D3B4C;--coral:#F2542D;--snow:#EEF5F8;--line:#D6E4EA;--soft:#557683}
body{font-family:"Jost",sans-serif;color:var(--petrol);background:#fff;font-size:15.5px;line-height:1.35}
.bar{height:68px;padding:0 36px;display:flex;align-items:center;gap:30px;font-weight:500;flex:none}
.bar .on{color:var(--coral)}
.pill{display:inline-flex;align-items:center;gap:7px;height:36px;padding:0 15px;border-radius:20px;border:1.5px solid var(--line);font-weight:500;white-space:nowrap}
.pill.on{background:var(--petrol);border-color:var(--petrol);color:#fff}
.cta{display:inline-flex;align-items:center;justify-content:center;gap:9px;background:var(--coral);color:#fff;border-radius:26px;height:50px;padding:0 26px;font-weight:600;font-size:17px}
.scene{width:100%;height:100%}
.soft{color:var(--soft)}
`;

const LINKS = ["Cours de ski", "Sorties", "Enfants", "Groupes et comités"];

/** The site's header; one entry lit. */
export const header = (current: string): string =>
  `<header class="bar">${wordmark("pistaval", 30)}<span class="grow"></span>${each(LINKS, (label) => `<span class="${label === current ? "on" : ""}">${label}</span>`)}<span class="pill">${glyph("user", 17)}Mes réservations</span></header>`;
