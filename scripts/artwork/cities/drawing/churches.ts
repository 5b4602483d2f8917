import { numbers } from "../../lib/paths";
import {
  archPath,
  block,
  box,
  cross,
  disc,
  dome,
  gable,
  ogivePath,
  row,
  shape,
  spire,
  stroke,
} from "../../lib/shapes";
import type { Scheme } from "./scheme";

export interface Cathedral {
  cx: number;
  base: number;
  width: number;
  /** Height of the towers' walls, left and right, as multiples of the width; 0 for a missing tower. */
  towers: readonly [left: number, right: number];
  /** Height of the nave's front, as a multiple of the width. */
  nave?: number;
  /** Spires as multiples of the width; none by default. */
  spires?: readonly [left: number, right: number];
  light?: string;
  dark?: string;
  /** Colour of the spires. */
  slate?: readonly [light: string, dark: string];
}

/** A Gothic west front: two towers, three portals, a rose, a gallery. */
export function cathedral(
  s: Scheme,
  { cx, base, width, towers, nave = 0.95, spires = [0, 0], light = s.wall, dark = s.shade, slate }: Cathedral,
): string {
  const left = cx - width / 2;
  const t = width * 0.33;
  const middle = width - 2 * t;
  const top = base - nave * width;
  const [lit, unlit] = slate ?? [light, dark];
  const tower = (x: number, tall: number, point: number): string => {
    if (tall === 0) return block(light, dark, x, top + width * 0.1, t, nave * width - width * 0.1);
    const y = base - tall * width;
    const opening = Math.max(width * 0.2, (tall - nave) * width * 0.82);
    return (
      block(light, dark, x, y, t, tall * width) +
      shape(
        s.deep,
        row(ogivePath, 2, x + t * 0.16, y + width * 0.08 + opening, t * 0.22, opening, t * 0.44),
      ) +
      (point === 0
        ? box(light, x - t * 0.05, y, t * 1.1, width * 0.045)
        : spire(lit, unlit, x + t / 2, y, t * 0.92, point * width) +
          shape(
            light,
            row(
              (px, py, w, h) => `M${numbers([px, py])}l${numbers([w / 2, -h])}l${numbers([w / 2, h])}z`,
              2,
              x - t * 0.04,
              y,
              t * 0.2,
              width * 0.16,
              t * 0.88,
            ),
          ))
    );
  };
  const low = base - width * 0.36;
  const rose = middle * 0.36;
  return (
    gable(light, left + t * 0.8, top, middle + t * 0.4, width * 0.16) +
    box(light, left + t, top, middle, nave * width) +
    tower(left, towers[0], spires[0]) +
    tower(left + width - t, towers[1], spires[1]) +
    disc(s.deep, cx, top + width * 0.3, rose) +
    stroke(
      light,
      width * 0.012,
      `M${numbers([cx - rose, top + width * 0.3])}h${numbers([2 * rose])}M${numbers([cx, top + width * 0.3 - rose])}v${numbers([2 * rose])}M${numbers([cx - rose * 0.7, top + width * 0.3 - rose * 0.7])}l${numbers([rose * 1.4, rose * 1.4])}m0${numbers([-rose * 1.4])}l${numbers([-rose * 1.4, rose * 1.4])}`,
    ) +
    disc(light, cx, top + width * 0.3, rose * 0.26) +
    shape(
      dark,
      row(ogivePath, 11, left + width * 0.03, top + width * 0.09, width * 0.05, width * 0.09, width * 0.0885),
    ) +
    box(dark, left, low - width * 0.035, width, width * 0.035) +
    shape(
      s.deep,
      row(ogivePath, 2, left + t * 0.22, base, t * 0.56, width * 0.26, width - t) +
        ogivePath(cx - middle * 0.33, base, middle * 0.66, width * 0.32),
    )
  );
}

/** A square bell tower: walls, belfry openings, pointed roof (0 for flat). */
export function belfry(
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
  const left = cx - width / 2;
  const top = base - height;
  return (
    block(light, dark, left, top, width, height) +
    shape(
      s.deep,
      row(archPath, 2, left + width * 0.18, top + width * 0.95, width * 0.22, width * 0.62, width * 0.4),
    ) +
    box(dark, left - width * 0.05, top + width * 1.12, width * 1.1, width * 0.07) +
    box(light, left - width * 0.06, top - 2, width * 1.12, width * 0.09) +
    (roof > 0 ? spire(cap[0], cap[1], cx, top - 2, width * 1.02, roof) : "")
  );
}

/** A dome on its drum with a lantern and a cross. */
export const cupola = (
  s: Scheme,
  cx: number,
  base: number,
  width: number,
  drum: number,
  rise: number,
  cap: readonly [string, string] = [s.roof, s.roofShade],
  light = s.wall,
  dark = s.shade,
): string =>
  block(light, dark, cx - width * 0.46, base - drum, width * 0.92, drum) +
  shape(
    s.roofShade,
    row(archPath, 4, cx - width * 0.38, base - drum * 0.14, width * 0.1, drum * 0.66, width * 0.22),
  ) +
  box(light, cx - width * 0.5, base - drum - 5, width, 7) +
  dome(cap[0], cap[1], cx, base - drum - 5, width * 0.46, rise) +
  block(light, dark, cx - width * 0.075, base - drum - rise - width * 0.17, width * 0.15, width * 0.18) +
  dome(cap[0], cap[1], cx, base - drum - rise - width * 0.17, width * 0.085, width * 0.1) +
  cross(s.deep, cx, base - drum - rise - width * 0.26, width * 0.16, 3);
