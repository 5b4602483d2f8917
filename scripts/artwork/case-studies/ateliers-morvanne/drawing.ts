import { each } from "../shell/format";

const size = `stroke="#2B6CB0" stroke-width=".9" fill="none"`;

/** A dimension between two points of the same height, its figure above; the figure is in millimetres. */
const across = (x1: number, x2: number, y: number, label: string): string =>
  `<path d="M${x1} ${y}H${x2}M${x1} ${y - 5}v10M${x2} ${y - 5}v10" ${size}/><path d="M${x2} ${y}l-7-2.4v4.8ZM${x1} ${y}l7-2.4v4.8Z"/><text x="${(x1 + x2) / 2}" y="${y - 5}" text-anchor="middle">${label}</text>`;

const upright = (x: number, y1: number, y2: number, label: string): string =>
  `<path d="M${x} ${y1}V${y2}M${x - 5} ${y1}h10M${x - 5} ${y2}h10" ${size}/><path d="M${x} ${y2}l-2.4-7h4.8ZM${x} ${y1}l-2.4 7h4.8Z"/><text transform="translate(${x - 5} ${(y1 + y2) / 2}) rotate(-90)" text-anchor="middle">${label}</text>`;

const POSTS = [64, 204, 344, 484];
const FLOOR = 196;
const TOP = 46;

const steel = (x: number, y: number, w: number, h: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" stroke="#1E2327" stroke-width="1.1"/>`;

const bars = each(POSTS.slice(0, -1), (x) =>
  each(
    Array.from({ length: 9 }, (_, i) => i),
    (i) => steel(x + 9 + 14 * i + 7, TOP + 22, 5, FLOOR - TOP - 44, "#E3E8EB"),
  ),
);

/** Elevation of one flight of the railing: three panels, four posts, handrail; dimensions in millimetres. */
export const railing = `<svg viewBox="0 0 560 262" width="560" height="262" font-size="12.5" style="font-family:inherit">
<g stroke="#EDF0F2">${each(
  Array.from({ length: 25 }, (_, i) => i),
  (i) => `<path d="M${i * 24} 0V262M0 ${i * 24}H560"/>`,
)}</g>
<path d="M20 ${FLOOR}H536V${FLOOR + 22}H20Z" fill="#E9EDF0"/><path d="M20 ${FLOOR}H536" stroke="#1E2327" stroke-width="1.6"/><g stroke="#B6C0C6">${each(
  Array.from({ length: 26 }, (_, i) => i),
  (i) => `<path d="M${24 + i * 20} ${FLOOR + 20}l14-18"/>`,
)}</g>
${steel(POSTS[0]! + 8, TOP + 16, 420, 6, "#C9D1D6")}${steel(POSTS[0]! + 8, FLOOR - 28, 420, 6, "#C9D1D6")}${bars}
${each(POSTS, (x) => `${steel(x, TOP, 9, FLOOR - TOP, "#9AA5AD")}${steel(x - 7, FLOOR - 5, 23, 5, "#68727A")}`)}
${steel(54, TOP - 9, 450, 9, "#EE6C0B")}
<g fill="#2B6CB0">${across(64, 493, 244, "4 865")}${across(73, 204, 22, "1 560")}${across(213, 344, 22, "1 560")}${across(353, 484, 22, "1 560")}${upright(34, TOP - 9, FLOOR, "1 020")}<text x="516" y="${TOP}" fill="#B44E02">Ø 42,4</text><text x="502" y="128" fill="#1E2327">40 × 40</text></g></svg>`;
