import { glyph, type GlyphName } from "../shell/glyphs";
import { each } from "../shell/format";
import { wordmark } from "../shell/screen";

/** Fluxandre: night blue rail, white sheet, one tint per team. */
export const theme = `
:root{--ink:#141B34;--soft:#66708C;--line:#E3E7F1;--ground:#F4F6FB;--blue:#2F5BFF;--night:#101736}
body{font-family:"Instrument",sans-serif;color:var(--ink);background:var(--ground);font-size:13.5px}
.btn{display:inline-flex;align-items:center;gap:7px;height:36px;padding:0 14px;border-radius:8px;border:1px solid var(--line);background:#fff;font-weight:600}
.btn.main{background:var(--blue);border-color:var(--blue);color:#fff}
.badge{display:inline-block;padding:2px 8px;border-radius:20px;font-size:12px;font-weight:600;background:#EBEEF6;color:#4A5470}
.badge.ok{background:#DDF5EA;color:#0B6B47}.badge.late{background:#FFE6DF;color:#B23A16}.badge.go{background:#E1E8FF;color:#1F42C7}
.token{display:inline-grid;place-items:center;width:30px;height:30px;border-radius:9px;color:#fff;font-weight:700;font-size:12px;flex:none}
.gauge{display:block;height:5px;border-radius:3px;background:#E6EAF3;overflow:hidden}.gauge i{display:block;height:100%;background:var(--blue);border-radius:3px}
.gauge.full i{background:#E4572E}
.rail{width:76px;background:var(--night);color:#8D98C4;display:flex;flex-direction:column;align-items:center;padding:16px 0;gap:6px;flex:none}
.rail a{width:60px;padding:9px 0 7px;border-radius:10px;display:flex;flex-direction:column;align-items:center;gap:4px;font-size:10.5px;font-weight:500}
.rail a.on{background:#26316A;color:#fff}
.rail .sign{width:36px;overflow:hidden;color:#fff;margin-bottom:14px}
`;

/** Tints of the trades: edge, ground and text of their interventions. */
export const TRADES = {
  heat: { name: "Chauffage", solid: "#D9482B", tint: "#FFE5DE", text: "#98290F" },
  water: { name: "Plomberie", solid: "#2F5BFF", tint: "#E4EAFF", text: "#1B3AA8" },
  power: { name: "Électricité", solid: "#C98A0B", tint: "#FCEFD3", text: "#7A4D03" },
  lock: { name: "Serrurerie", solid: "#8A4FD8", tint: "#EFE5FC", text: "#5D2AA5" },
  wood: { name: "Menuiserie", solid: "#0E9F7E", tint: "#DBF4EC", text: "#0A6B55" },
  off: { name: "Absence", solid: "#A5AEC6", tint: "#F1F3F8", text: "#4A5470" },
} as const;

export type Trade = keyof typeof TRADES;

const ENTRIES: readonly (readonly [GlyphName, string])[] = [
  ["calendar", "Planning"],
  ["map", "En direct"],
  ["list", "Demandes"],
  ["users", "Équipes"],
  ["box", "Matériel"],
  ["euro", "Abonnés"],
];

/** The rail of the desktop screens, one entry lit. */
export const rail = (current: string): string =>
  `<nav class="rail"><div class="sign">${wordmark("fluxandre", 36)}</div>${each(
    ENTRIES,
    ([icon, label]) => `<a class="${label === current ? "on" : ""}">${glyph(icon, 20)}${label}</a>`,
  )}</nav>`;
