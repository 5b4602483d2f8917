import { numbers } from "../../lib/paths";
import { archPath, block, box, boxPath, gable, hip, row, shape, teethPath } from "../../lib/shapes";
import type { Scheme } from "./scheme";

/** A temple front: steps, columns, entablature, pediment. */
export function temple(
  s: Scheme,
  x: number,
  base: number,
  width: number,
  height: number,
  columns: number,
  light = s.wall,
  dark = s.shade,
): string {
  const steps = height * 0.1;
  const frieze = height * 0.13;
  const top = base - height;
  const pitch = (width * 0.94) / columns;
  return (
    box(dark, x + width * 0.02, top + frieze, width * 0.96, height - frieze - steps) +
    shape(
      light,
      row(
        (px, py, w, h) => boxPath(px, py - h, w, h),
        columns,
        x + width * 0.03 + pitch * 0.22,
        base - steps,
        pitch * 0.56,
        height - frieze - steps,
        pitch,
      ),
    ) +
    box(light, x, top, width, frieze) +
    box(dark, x, top + frieze * 0.78, width, frieze * 0.22) +
    gable(light, x - width * 0.02, top, width * 1.04, width * 0.16) +
    gable(dark, x + width * 0.13, top - 3, width * 0.74, width * 0.1) +
    box(light, x - width * 0.02, base - steps, width * 1.04, steps) +
    box(dark, x - width * 0.02, base - steps * 0.45, width * 1.04, steps * 0.45)
  );
}

/** A triumphal arch with one opening. */
export function triumph(
  s: Scheme,
  cx: number,
  base: number,
  width: number,
  height: number,
  light = s.wall,
  dark = s.shade,
): string {
  const left = cx - width / 2;
  const top = base - height;
  const open = width * 0.34;
  return (
    box(light, left, top, width, height) +
    box(dark, left + width * 0.72, top, width * 0.28, height) +
    shape(s.deep, archPath(cx - open / 2, base, open, height * 0.62)) +
    box(dark, left - width * 0.03, top + height * 0.2, width * 1.06, height * 0.045) +
    box(light, left - width * 0.03, top - height * 0.035, width * 1.06, height * 0.055) +
    shape(
      dark,
      boxPath(left + width * 0.08, top + height * 0.34, width * 0.17, height * 0.13) +
        boxPath(left + width * 0.08, base - height * 0.42, width * 0.17, height * 0.28),
    ) +
    shape(
      light,
      boxPath(left + width * 0.76, top + height * 0.34, width * 0.16, height * 0.13) +
        boxPath(left + width * 0.76, base - height * 0.42, width * 0.16, height * 0.28),
    )
  );
}

/** A column carrying something: pedestal, shaft, capital. */
export const column = (
  light: string,
  dark: string,
  cx: number,
  base: number,
  height: number,
  thick = height * 0.075,
): string =>
  block(light, dark, cx - thick * 1.3, base - height * 0.14, thick * 2.6, height * 0.14) +
  block(light, dark, cx - thick / 2, base - height, thick, height * 0.87) +
  box(light, cx - thick * 0.85, base - height, thick * 1.7, height * 0.035);

export interface Palace {
  x: number;
  base: number;
  width: number;
  /** Height of the walls. */
  height: number;
  bays: number;
  floors?: number;
  /** Height of the roof; 0 for a balustrade. */
  roof?: number;
  /** Width of a projecting middle with a pediment; 0 for none. */
  middle?: number;
  arcade?: boolean;
  light?: string;
  dark?: string;
}

/** A classical front: even bays, cornice, tall roof or balustrade, sometimes a pediment. */
export function palace(
  s: Scheme,
  {
    x,
    base,
    width,
    height,
    bays,
    floors = 2,
    roof = 0,
    middle = 0,
    arcade = true,
    light = s.wall,
    dark = s.shade,
  }: Palace,
): string {
  const top = base - height;
  const pitch = width / bays;
  const storey = height / floors;
  const open = pitch * 0.42;
  let d = "";
  for (let f = 0; f < floors; f += 1) {
    const foot = base - f * storey - (f === 0 ? 0 : storey * 0.16);
    const tall = storey * (f === 0 ? 0.7 : 0.58);
    d += row(
      f === 0 && arcade ? archPath : (px, py, w, h) => boxPath(px, py - h, w, h),
      bays,
      x + (pitch - open) / 2,
      foot,
      open,
      tall,
      pitch,
    );
  }
  const cx = x + width / 2;
  return (
    (roof > 0
      ? hip(s.roof, x, top, width, roof, roof * 0.55) +
        shape(
          s.roofShade,
          `M${numbers([x + width - roof * 0.55, top - roof])}l${numbers([roof * 0.55, roof])}h${numbers([-roof * 0.9])}z`,
        )
      : shape(light, teethPath(x, top, Math.floor(width / 14), 6, 13, 14)) +
        box(light, x, top - 16, width, 5)) +
    box(light, x, top, width, height) +
    shape(s.roofShade, d) +
    box(dark, x, base - storey - 4, width, 6) +
    box(dark, x - 4, top, width + 8, 8) +
    (middle > 0
      ? gable(light, cx - middle / 2 - 6, top, middle + 12, middle * 0.26) +
        gable(dark, cx - middle * 0.3, top - 3, middle * 0.6, middle * 0.14)
      : "")
  );
}
