import { numbers, type Point } from "../../lib/paths";
import { each } from "./format";

interface Frame {
  width: number;
  height: number;
  /** Values at the bottom and at the top of the chart. */
  from: number;
  to: number;
}

/** Places of the values of a series, evenly spread from edge to edge. */
function places(values: readonly number[], { width, height, from, to }: Frame): Point[] {
  return values.map((value, i) => [
    (i / Math.max(1, values.length - 1)) * width,
    height - ((value - from) / (to - from)) * height,
  ]);
}

const broken = (points: readonly Point[]): string =>
  points.map((point, i) => `${i ? "L" : "M"}${numbers([...point], 1)}`).join("");

/** A smooth line through points: control points a third of the way, level with their neighbours. */
function flowing(points: readonly Point[]): string {
  return points
    .map((point, i) => {
      const before = points[i - 1];
      if (!before) return `M${numbers([...point], 1)}`;
      const third = (point[0] - before[0]) / 2.4;
      return `C${numbers([before[0] + third, before[1], point[0] - third, point[1], ...point], 1)}`;
    })
    .join("");
}

/** A curve with an optional wash below it. Goes inside an `<svg>`. */
export function line(
  values: readonly number[],
  frame: Frame,
  { colour, wash = "", width = 2.2, dash = "", smooth = true }: LineStyle,
): string {
  const points = places(values, frame);
  const d = smooth ? flowing(points) : broken(points);
  const area = wash
    ? `<path d="${d}L${frame.width} ${frame.height}L0 ${frame.height}Z" fill="${wash}"/>`
    : "";
  return `${area}<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"${
    dash ? ` stroke-dasharray="${dash}"` : ""
  }/>`;
}

interface LineStyle {
  colour: string;
  wash?: string;
  width?: number;
  dash?: string;
  smooth?: boolean;
}

/** Horizontal rules with their labels on the left, outside the frame. */
export function rules(
  ticks: readonly (readonly [value: number, label: string])[],
  frame: Frame,
  colour: string,
): string {
  return each(ticks, ([value, label]) => {
    const y =
      Math.round(frame.height - ((value - frame.from) / (frame.to - frame.from)) * frame.height) + 0.5;
    return `<path d="M0 ${y}H${frame.width}" stroke="${colour}"/><text x="-8" y="${y + 4}" text-anchor="end">${label}</text>`;
  });
}

/** Labels under a chart, evenly spread. */
export const axis = (labels: readonly string[], { width, height }: Frame, centred = false): string =>
  each(labels, (label, i) => {
    const x = centred ? ((i + 0.5) / labels.length) * width : (i / (labels.length - 1)) * width;
    return `<text x="${x}" y="${height + 18}" text-anchor="middle">${label}</text>`;
  });

/** A ring cut in shares (which sum to 1 at most), starting at the top. */
export function ring(
  size: number,
  thickness: number,
  parts: readonly (readonly [share: number, colour: string])[],
  track: string,
): string {
  const r = (size - thickness) / 2;
  const round = 2 * Math.PI * r;
  let done = 0;
  const arcs = each(parts, ([share, colour]) => {
    const arc = `<circle cx="${size / 2}" cy="${size / 2}" r="${r}" stroke="${colour}" stroke-dasharray="${share * round} ${round}" stroke-dashoffset="${-done * round}"/>`;
    done += share;
    return arc;
  });
  return `<svg width="${size}" height="${size}" fill="none" stroke-width="${thickness}" style="transform:rotate(-90deg)"><circle cx="${size / 2}" cy="${size / 2}" r="${r}" stroke="${track}"/>${arcs}</svg>`;
}

/** An `<svg>` with room left around a chart for its labels. */
export const plot = (
  frame: Frame,
  content: string,
  { left = 44, right = 8, top = 8, bottom = 26 } = {},
): string =>
  `<svg class="plot" width="${frame.width + left + right}" height="${frame.height + top + bottom}"><g transform="translate(${left} ${top})">${content}</g></svg>`;
