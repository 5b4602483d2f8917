import { numbers } from "../../lib/paths";
import { archPath, box, boxPath, shape, stroke } from "../../lib/shapes";
import type { Scheme } from "./scheme";

export interface Bridge {
  from: number;
  to: number;
  /** Top of the roadway and level of the water. */
  deck: number;
  foot: number;
  arches: number;
  /** Thickness of the roadway over the crown of the arches, and width of the piers. */
  crown?: number;
  pier?: number;
  /** Flat segments instead of full half circles: share of the clear height, from 0 to 1. */
  rise?: number;
  light?: string;
  dark?: string;
}

/** A stone bridge: even arches, the underside of each in shade. */
export function bridge(
  s: Scheme,
  { from, to, deck, foot, arches, crown = 22, pier = 20, rise = 1, light = s.wall, dark = s.shade }: Bridge,
): string {
  const span = (to - from - pier * (arches + 1)) / arches;
  const clear = foot - deck - crown;
  let hollow = "";
  let under = "";
  for (let i = 0; i < arches; i += 1) {
    const x = from + pier + i * (span + pier);
    const curve = Math.min(clear, clear * rise);
    hollow += `M${numbers([x, foot])}v${numbers([-(clear - curve)])}a${numbers([span / 2, curve])} 0 0 1 ${numbers([span, 0])}v${numbers([clear - curve])}z`;
    under += `M${numbers([x, foot])}v${numbers([-(clear - curve)])}a${numbers([span / 2, curve])} 0 0 1 ${numbers([span / 2, -curve])}q${numbers([-span * 0.36, curve * 0.15, -span * 0.36, curve])}v${numbers([clear - curve])}z`;
  }
  return (
    shape(light, `${boxPath(from, deck, to - from, foot - deck)}${hollow}`).replace(
      "<path",
      '<path fill-rule="evenodd"',
    ) +
    shape(dark, under) +
    box(dark, from, deck - 8, to - from, 8)
  );
}

/** An aqueduct storey or an arcade: a wall pierced by round arches. */
export const arcade = (
  light: string,
  dark: string,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  solid = 0.32,
): string => {
  const pitch = width / count;
  const open = pitch * (1 - solid);
  let d = "";
  for (let i = 0; i < count; i += 1)
    d += archPath(x + i * pitch + (pitch - open) / 2, y + height, open, height * 0.8);
  return box(light, x, y, width, height) + shape(dark, d);
};

/** A harbour gantry: four legs, a boom over the water. It stands on `base`; the boom points left. */
export const gantry = (colour: string, x: number, base: number, height: number): string => {
  const w = height * 0.36;
  const beam = base - height * 0.56;
  return stroke(
    colour,
    Math.max(4, height * 0.024),
    `M${numbers([x, base])}V${numbers([beam])}M${numbers([x + w, base])}V${numbers([beam])}M${numbers([x, base - height * 0.3])}h${numbers([w])}` +
      `M${numbers([x - w * 1.5, beam])}h${numbers([w * 3])}M${numbers([x + w * 0.12, beam])}l${numbers([w * 0.38, -height * 0.44])}l${numbers([w * 0.38, height * 0.44])}` +
      `M${numbers([x + w * 0.5, base - height])}L${numbers([x - w * 1.4, beam])}M${numbers([x + w * 0.5, base - height])}L${numbers([x + w * 1.45, beam])}M${numbers([x, base - height * 0.3])}L${numbers([x + w, beam])}`,
  );
};

/** A cargo ship afloat on `base`: hull, stacked containers, castle at the stern (right). */
export function ship(s: Scheme, x: number, base: number, length: number, hull = s.deep): string {
  const h = length * 0.1;
  const cell = length * 0.085;
  const colours = [s.accent, s.wall, s.roof, s.shade];
  let stacks = "";
  const heights = [2, 3, 3, 4, 3, 4, 3];
  heights.forEach((count, i) => {
    for (let n = 0; n < count; n += 1)
      stacks += box(
        colours[(i * 2 + n * 3) % colours.length] ?? s.wall,
        x + length * 0.1 + i * cell,
        base - h - (n + 1) * cell * 0.42,
        cell - 2,
        cell * 0.42 - 2,
      );
  });
  return (
    stacks +
    box(s.wall, x + length * 0.76, base - h - length * 0.2, length * 0.12, length * 0.2) +
    shape(s.deep, boxPath(x + length * 0.775, base - h - length * 0.185, length * 0.09, length * 0.022)) +
    box(s.accent, x + length * 0.9, base - h - length * 0.13, length * 0.045, length * 0.13) +
    shape(
      hull,
      `M${numbers([x, base - h * 1.25])}l${numbers([length * 0.05, h * 0.25])}h${numbers([length * 0.95])}l${numbers([-length * 0.035, h])}H${numbers([x + length * 0.07])}z`,
    )
  );
}

/** A small sailing boat afloat on `base`. */
export const sail = (hull: string, cloth: string, x: number, base: number, height: number): string =>
  stroke(hull, 3, `M${numbers([x, base - 6])}v${numbers([-height])}`) +
  shape(
    cloth,
    `M${numbers([x + 4, base - height])}q${numbers([height * 0.3, height * 0.5, height * 0.36, height * 0.84])}h${numbers([-height * 0.36])}zM${numbers([x - 4, base - height * 0.9])}q${numbers([-height * 0.1, height * 0.5, -height * 0.26, height * 0.74])}h${numbers([height * 0.26])}z`,
  ) +
  shape(
    hull,
    `M${numbers([x - height * 0.36, base - 9])}h${numbers([height * 0.78])}l${numbers([-height * 0.1, 13])}h${numbers([-height * 0.54])}z`,
  );

/** Bare masts over a quay: a marina. */
export function masts(
  colour: string,
  hull: string,
  x: number,
  base: number,
  count: number,
  pitch: number,
  height: number,
): string {
  let lines = "";
  let hulls = "";
  for (let i = 0; i < count; i += 1) {
    const h = height * (0.78 + ((i * 37) % 10) / 28);
    const cx = x + i * pitch;
    lines += `M${numbers([cx, base - 8])}v${numbers([-h])}M${numbers([cx, base - h * 0.28])}h${numbers([pitch * 0.42])}`;
    hulls += `M${numbers([cx - pitch * 0.36, base - 10])}h${numbers([pitch * 0.84])}l${numbers([-pitch * 0.1, 14])}h${numbers([-pitch * 0.62])}z`;
  }
  return stroke(colour, 3, lines) + shape(hull, hulls);
}
