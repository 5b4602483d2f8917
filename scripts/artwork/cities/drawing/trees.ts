import { numbers } from "../../lib/paths";
import { path } from "../../lib/svg";
import { stroke } from "../../lib/shapes";
import type { Scheme } from "./scheme";

/** A tree with an egg-shaped crown low on its trunk. */
export const tree = (s: Scheme, cx: number, base: number, height: number): string => {
  const [rx, ry] = [height * 0.27, height * 0.42];
  const cy = base - height + ry;
  const right = `M${numbers([cx, cy - ry])}c${numbers([rx * 0.75, 0, rx, ry * 0.75, rx, ry * 1.15])}c${numbers([0, ry * 0.55, -rx * 0.5, ry * 0.85, -rx, ry * 0.85])}`;
  return (
    stroke(s.deep, Math.max(3, height * 0.045), `M${numbers([cx, base])}v${numbers([-height * 0.3])}`) +
    path(
      `M${numbers([cx, cy - ry])}c${numbers([-rx * 0.75, 0, -rx, ry * 0.75, -rx, ry * 1.15])}c${numbers([0, ry * 0.55, rx * 0.5, ry * 0.85, rx, ry * 0.85])}z`,
      { fill: s.tree },
    ) +
    path(`${right}z`, { fill: s.treeShade })
  );
};

/** A tree in flame shape: cypress (slim) or poplar (with `slim` about 0.2). */
export const cypress = (s: Scheme, cx: number, base: number, height: number, slim = 0.13): string => {
  const w = height * slim;
  const half = `q${numbers([w * 1.3, height * 0.62, 0, height])}`;
  return (
    path(`M${numbers([cx, base - height])}${half}q${numbers([-w * 1.3, -height * 0.38, 0, -height])}z`, {
      fill: s.treeShade,
    }) +
    path(
      `M${numbers([cx, base - height])}v${numbers([height])}q${numbers([-w * 1.3, -height * 0.38, 0, -height])}z`,
      { fill: s.tree },
    )
  );
};

/** An umbrella pine: bare leaning trunk, flat crown. */
export const pine = (s: Scheme, cx: number, base: number, height: number): string => {
  const w = height * 0.42;
  const y = base - height;
  return (
    stroke(
      s.deep,
      Math.max(4, height * 0.045),
      `M${numbers([cx - height * 0.06, base])}q${numbers([0, -height * 0.5, height * 0.06, -height * 0.8])}`,
    ) +
    path(
      `M${numbers([cx - w, y + height * 0.26])}q${numbers([w * 0.1, -height * 0.26, w, -height * 0.26])}q${numbers([w * 0.9, 0, w, height * 0.26])}q${numbers([-w, height * 0.08, -2 * w, 0])}z`,
      { fill: s.tree },
    ) +
    path(
      `M${numbers([cx + w * 0.1, y + height * 0.02])}q${numbers([w * 0.8, height * 0.02, w * 0.9, height * 0.24])}q${numbers([-w * 0.5, height * 0.05, -w, height * 0.05])}q${numbers([w * 0.5, -height * 0.1, w * 0.1, -height * 0.29])}z`,
      { fill: s.treeShade },
    )
  );
};

/** A palm: slim trunk, seven fronds. */
export const palm = (s: Scheme, cx: number, base: number, height: number): string => {
  const y = base - height;
  const r = height * 0.3;
  const frond = (angle: number, long: number): string => {
    const a = (angle * Math.PI) / 180;
    const [ex, ey] = [Math.cos(a) * r * long, -Math.sin(a) * r * long + r * 0.42];
    const [qx, qy] = [ex * 0.55, -Math.sin(a) * r * long * 0.75 - r * 0.42];
    return `M${numbers([cx, y])}q${numbers([qx, qy, ex, ey])}q${numbers([-ex * 0.55, qy * 0.55 - ey * 0.6, -ex, -ey])}z`;
  };
  return (
    stroke(
      s.deep,
      Math.max(4, height * 0.035),
      `M${numbers([cx - height * 0.03, base])}q${numbers([height * 0.05, -height * 0.5, height * 0.03, -height])}`,
    ) +
    path([175, 145, 112].map((a) => frond(a, 1)).join(""), { fill: s.tree }) +
    path([78, 45, 12].map((a) => frond(a, 1)).join(""), { fill: s.treeShade })
  );
};
