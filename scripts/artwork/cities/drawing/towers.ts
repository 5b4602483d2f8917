import { block, box, boxPath, shape, spire, teethPath, windowsPath } from "../../lib/shapes";
import type { Scheme } from "./scheme";

/** A round tower with a conical roof or battlements. */
export function roundTower(
  s: Scheme,
  cx: number,
  base: number,
  width: number,
  height: number,
  roof: number,
  light = s.wall,
  dark = s.shade,
  cap: readonly [string, string] = [s.roof, s.roofShade],
): string {
  const body = block(light, dark, cx - width / 2, base - height, width, height, 0.4);
  const slit = shape(s.deep, boxPath(cx - width * 0.16, base - height * 0.68, width * 0.09, height * 0.12));
  return roof > 0
    ? body + slit + spire(cap[0], cap[1], cx, base - height, width * 1.16, roof)
    : body +
        slit +
        box(light, cx - width * 0.56, base - height, width * 1.12, height * 0.06) +
        shape(
          light,
          teethPath(cx - width * 0.56, base - height, 5, width * 0.14, width * 0.15, width * 0.245),
        );
}

/** A slab or tower block of our time: a grid of windows. */
export const highrise = (
  light: string,
  dark: string,
  glass: string,
  x: number,
  base: number,
  width: number,
  height: number,
  columns: number,
  rows: number,
): string => {
  const dx = (width * 0.88) / columns;
  const dy = (height * 0.92) / rows;
  return (
    block(light, dark, x, base - height, width, height, 0.3) +
    shape(
      glass,
      windowsPath(
        x + width * 0.06 + dx * 0.18,
        base - height * 0.97,
        columns,
        rows,
        dx * 0.64,
        dy * 0.56,
        dx,
        dy,
      ),
    )
  );
};
