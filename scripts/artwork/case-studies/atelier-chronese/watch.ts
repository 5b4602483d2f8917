import { each } from "../shell/format";

/** Parts a buyer chooses; colours are those of the drawing. */
export interface Watch {
  /** Middle and edge of the dial, then its markings. */
  dial: readonly [centre: string, edge: string];
  ink: string;
  /** « none » is the dial before its hands are fitted. */
  hands: "leaf" | "baton" | "none";
  /** Dark hands, for a pale dial. */
  deep?: boolean;
  metal: "steel" | "gold";
  strap: readonly [lit: string, dark: string];
  stitch: string;
}

const METALS = {
  steel: ["#F7F9FA", "#B9C1C7", "#6F7A83", "#E4E9EC"],
  gold: ["#FFF1D2", "#D8AE6A", "#94692B", "#F1D39B"],
} as const;

const turn = (degrees: number, inner: string): string =>
  `<g transform="rotate(${degrees} 260 260)">${inner}</g>`;

const every = (count: number, draw: (i: number) => string): string =>
  each(
    Array.from({ length: count }, (_, i) => i),
    draw,
  );

const HANDS = {
  none: () => "",
  leaf: (length: number, width: number) =>
    `<path d="M260 ${260 + 16}L${260 - width * 0.5} 252C${260 - width} ${260 - length * 0.42} ${260 - width * 0.5} ${260 - length * 0.7} 260 ${260 - length}C${260 + width * 0.5} ${260 - length * 0.7} ${260 + width} ${260 - length * 0.42} ${260 + width * 0.5} 252Z"/>`,
  baton: (length: number, width: number) =>
    `<path d="M${260 - width * 0.5} 280V${260 - length + 6}L260 ${260 - length} ${260 + width * 0.5} ${260 - length + 6}V280Z"/>`,
};

/** Half of the strap, seen from the case; the other half is its mirror. */
function strap({ strap: [lit, dark], stitch }: Watch, id: string): string {
  const half = `<path d="M192 112 204-20H316L328 112Z" fill="url(#${id}s)"/><path d="M204 84 211-20M316 84 309-20" stroke="${stitch}" stroke-width="2" stroke-dasharray="7 5" fill="none"/><path d="M192 112 196 66H324L328 112Z" fill="${dark}" opacity=".5"/>`;
  return `<linearGradient id="${id}s" x1="0" x2="1"><stop stop-color="${dark}"/><stop offset=".3" stop-color="${lit}"/><stop offset=".7" stop-color="${lit}"/><stop offset="1" stop-color="${dark}"/></linearGradient>${half}<g transform="rotate(180 260 260)">${half}</g>`;
}

/** Four lugs, the case and its crown. */
function caseOf({ metal }: Watch, id: string): string {
  const [lit, mid, dark, bright] = METALS[metal];
  const lug = `<path d="M176 130C172 104 178 74 192 62L212 66C206 84 206 104 214 118Z" fill="url(#${id}c)" stroke="${dark}" stroke-width="1"/>`;
  const mirrored = `<g transform="translate(520 0) scale(-1 1)">${lug}</g>`;
  return `<linearGradient id="${id}c" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${lit}"/><stop offset=".45" stop-color="${mid}"/><stop offset=".8" stop-color="${dark}"/><stop offset="1" stop-color="${mid}"/></linearGradient><linearGradient id="${id}b" x1="0" y1="1" x2="1" y2="0"><stop stop-color="${dark}"/><stop offset=".5" stop-color="${bright}"/><stop offset="1" stop-color="${mid}"/></linearGradient>
${lug}${mirrored}<g transform="translate(0 520) scale(1 -1)">${lug}${mirrored}</g>
<rect x="424" y="240" width="26" height="40" rx="5" fill="url(#${id}b)" stroke="${dark}"/><path d="M430 241v38M436 241v38M442 241v38" stroke="${dark}" stroke-width="1.6"/>
<circle cx="260" cy="260" r="174" fill="url(#${id}c)"/><circle cx="260" cy="260" r="166" fill="url(#${id}b)"/><circle cx="260" cy="260" r="153" fill="${dark}"/>`;
}

function dialOf({ dial: [centre, edge], ink, metal }: Watch, id: string): string {
  const [lit, mid, dark] = METALS[metal];
  const marker = `<path d="M256 122h8l-1.5 30h-5Z" fill="${mid}"/><path d="M256 122h4v30h-2.5Z" fill="${lit}"/>`;
  return `<radialGradient id="${id}d" cx=".44" cy=".38" r=".72"><stop stop-color="${centre}"/><stop offset="1" stop-color="${edge}"/></radialGradient><circle cx="260" cy="260" r="150" fill="url(#${id}d)"/>
<g fill="#FFFFFF" opacity=".045">${every(24, (i) => turn(i * 15, `<path d="M260 260 254 110H266Z"/>`))}</g>
<g stroke="${ink}" opacity=".75">${every(60, (i) => turn(i * 6, `<path d="M260 113v${i % 5 ? 5 : 0}" stroke-width="1.2"/>`))}</g>
${every(12, (i) => (i === 6 ? "" : turn(i * 30, i === 0 ? `<g transform="translate(-6 0)">${marker}</g><g transform="translate(6 0)">${marker}</g>` : marker)))}
<circle cx="260" cy="344" r="38" fill="${edge}"/><circle cx="260" cy="344" r="38" fill="none" stroke="${mid}" stroke-width="1.4"/><g fill="none" stroke="${ink}" opacity=".18">${every(6, (i) => `<circle cx="260" cy="344" r="${6 + i * 5}"/>`)}</g><g stroke="${ink}" stroke-width="1.1">${every(12, (i) => `<path d="M260 309v${i % 3 ? 3 : 6}" transform="rotate(${i * 30} 260 344)"/>`)}</g><path d="M260 354V314" stroke="${lit}" stroke-width="2.2" transform="rotate(128 260 344)"/><circle cx="260" cy="344" r="3" fill="${dark}"/>
<g fill="none" stroke="${ink}" stroke-width="1.5"><circle cx="260" cy="184" r="8.5"/><path d="M260 184 255.7 181.2M260 184 265 180"/></g><text x="260" y="211" text-anchor="middle" font-size="13.5" letter-spacing="3.4" fill="${ink}" style="font-family:Jost;font-weight:400">CHRONÈSE</text><text x="260" y="296" text-anchor="middle" font-size="7.4" letter-spacing="1.4" fill="${ink}" opacity=".8" style="font-family:Jost">REMONTAGE MANUEL</text>`;
}

/** A watch seen from the front at nine past ten, in a 520-unit square (the strap runs out of it). */
export function watch(parts: Watch, id: string, box = "40 -20 440 560"): string {
  const [lit, mid, dark] = METALS[parts.metal];
  const hand = (degrees: number, length: number, width: number): string =>
    turn(
      degrees,
      `<g fill="#000" opacity=".25" transform="translate(2 3)">${HANDS[parts.hands](length, width)}</g><g fill="${parts.deep ? dark : mid}">${HANDS[parts.hands](length, width)}</g>${parts.hands === "none" ? "" : `<path d="M260 276V${260 - length + 8}" stroke="${lit}" stroke-width="1.4" opacity=".75"/>`}`,
    );
  return `<svg viewBox="${box}" width="100%" height="100%" preserveAspectRatio="xMidYMid slice">${strap(parts, id)}${caseOf(parts, id)}${dialOf(parts, id)}
${hand(304.5, 82, 11)}${hand(54, 124, 9)}<circle cx="260" cy="260" r="7" fill="${mid}"/><circle cx="260" cy="260" r="3" fill="${dark}"/>
<path d="M122 214A146 146 0 0 1 316 125A196 196 0 0 0 122 214Z" fill="#fff" opacity=".09"/></svg>`;
}

/** Dials, hands and straps on offer; the names are the shop's. */
export const DIALS = [
  { name: "Nuit", dial: ["#2C4A78", "#101F3B"], ink: "#E8EDF5" },
  { name: "Ivoire", dial: ["#FBF6EA", "#E5DAC3"], ink: "#3A3226", deep: true },
  { name: "Forêt", dial: ["#2F6650", "#0F2F24"], ink: "#E6F0EA" },
  { name: "Cuivre", dial: ["#C98A5E", "#7C4522"], ink: "#FBEFE4" },
  { name: "Ardoise", dial: ["#7C8791", "#444D55"], ink: "#F2F4F6" },
] as const;

export const STRAPS = [
  { name: "Cognac", strap: ["#A5673A", "#6E3F1E"], stitch: "#E9D3B4" },
  { name: "Noir", strap: ["#35343A", "#1B1A1F"], stitch: "#8B8A92" },
  { name: "Bordeaux", strap: ["#7A2D38", "#4A161F"], stitch: "#D9A9AE" },
  { name: "Sable", strap: ["#CDB692", "#A08A66"], stitch: "#FBF3E2" },
] as const;
