import { GREEN, INK, INK_2, INK_3, LEAF, mix } from "../lib/palette";
import { numbers, round, type Point } from "../lib/paths";
import { presence } from "./timing";

const EDGE = mix(INK, LEAF, 0.42);
const SOFT = mix(INK, LEAF, 0.24);

/** A rounded frame whose outline is drawn up to a share, and whose inside fades in behind it. */
function frame(x: number, y: number, w: number, h: number, r: number, shown: number, fill: string): string {
  if (shown <= 0.001) return "";
  const around = 2 * (w + h) - 8 * r + 2 * Math.PI * r;
  return (
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" opacity="${round(shown, 3)}"/>` +
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="none" stroke="${EDGE}" stroke-width="1.6" stroke-dasharray="${round(around * shown, 1)} ${round(around, 1)}"/>`
  );
}

/** A line of text, as a bar that grows from the left. */
const text = (x: number, y: number, w: number, h: number, shown: number, colour: string): string =>
  shown <= 0.001
    ? ""
    : `<rect x="${x}" y="${y}" width="${round(w * shown, 1)}" height="${h}" rx="${h / 2}" fill="${colour}"/>`;

const CURVE: readonly Point[] = [[0, 92], [49, 84], [98, 88], [147, 62], [196, 66], [245, 40], [294, 30], [343, 8]]; // prettier-ignore

/** The chart's line, drawn from the left up to a share of its length. */
function curve(x: number, y: number, shown: number): string {
  if (shown <= 0.001) return "";
  const reach = (CURVE.length - 1) * shown;
  const whole = Math.floor(reach);
  const points = CURVE.slice(0, whole + 1).map(([px, py]): Point => [x + px, y + py]);
  const [a, b] = [CURVE[whole], CURVE[whole + 1]];
  if (a && b)
    points.push([x + a[0] + (b[0] - a[0]) * (reach - whole), y + a[1] + (b[1] - a[1]) * (reach - whole)]);
  const end = points[points.length - 1] ?? [x, y];
  const line = points.map((point, i) => `${i ? "L" : "M"}${numbers([...point], 1)}`).join("");
  return `<path d="${line}L${numbers([end[0], y + 114], 1)}L${x} ${y + 114}Z" fill="${LEAF}" opacity=".1"/><path d="${line}" fill="none" stroke="${LEAF}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"/><circle cx="${round(end[0])}" cy="${round(end[1])}" r="4.5" fill="${LEAF}"/>`;
}

/** The window at a moment of the loop: frame, bar, side list, three figures, a chart, a button. */
export function appWindow(x: number, y: number, moment: number): string {
  const at = (rank: number): number => presence(rank, moment);
  const parts = [frame(x, y, 560, 352, 12, at(0), INK_2)];
  const bar = at(0.12);
  if (bar > 0.001) {
    parts.push(
      `<g opacity="${round(bar, 3)}"><path d="M${x} ${y + 40}h${round(560 * bar, 1)}" stroke="${SOFT}" stroke-width="1.4"/>`,
    );
    for (const i of [0, 1, 2])
      parts.push(`<circle cx="${x + 22 + i * 16}" cy="${y + 20}" r="4.2" fill="${i ? SOFT : LEAF}"/>`);
    parts.push(`</g>`, text(x + 90, y + 13, 230, 14, bar, INK_3));
  }
  for (let i = 0; i < 6; i += 1) {
    const shown = at(0.2 + i * 0.045);
    parts.push(
      text(x + 24, y + 66 + i * 34, [92, 74, 84, 62, 88, 70][i] ?? 80, 10, shown, i === 1 ? GREEN : INK_3),
    );
  }
  for (let i = 0; i < 3; i += 1) {
    const shown = at(0.34 + i * 0.08);
    const left = x + 156 + i * 128;
    parts.push(frame(left, y + 62, 114, 74, 8, shown, INK));
    parts.push(
      text(left + 14, y + 78, 44, 8, shown, SOFT),
      text(left + 14, y + 100, [58, 40, 66][i] ?? 50, 18, shown, i === 2 ? LEAF : EDGE),
    );
  }
  parts.push(frame(x + 156, y + 154, 370, 146, 8, at(0.6), INK), curve(x + 169, y + 174, at(0.74)));
  parts.push(text(x + 156, y + 316, 132, 20, at(0.86), GREEN), text(x + 302, y + 322, 92, 8, at(0.9), INK_3));
  return parts.join("");
}
