import { GREEN, INK, INK_3, lighter, mix } from "../../lib/palette";

/** The few colours of one skyline. Light always comes from the left: shades lie on the right. */
export type Scheme = {
  sky: string;
  /** Lines drawn on the sky. */
  air: string;
  sun: string;
  /** Hills, from the farthest to the nearest. */
  far: string;
  mid: string;
  near: string;
  wall: string;
  /** The shaded side of a wall. */
  shade: string;
  /** A second wall colour, for the ordinary houses. */
  house: string;
  houseShade: string;
  roof: string;
  roofShade: string;
  /** Openings, ironwork and silhouettes. */
  deep: string;
  water: string;
  /** Light lines on the water. */
  glint: string;
  /** Quays and ground. */
  ground: string;
  tree: string;
  treeShade: string;
  accent: string;
};

export interface Choice {
  sky: string;
  sun: string;
  hill: string;
  wall: string;
  roof: string;
  water: string;
  accent: string;
  house?: string;
  deep?: string;
  tree?: string;
}

/** A whole scheme out of seven colours: the rest are blends of them, which keeps a picture in tune. */
export function scheme(choice: Choice): Scheme {
  const deep = choice.deep ?? mix(INK_3, INK, 0.3);
  const house = choice.house ?? mix(choice.wall, choice.sky, 0.45);
  const tree = choice.tree ?? mix(GREEN, INK_3, 0.35);
  return {
    sky: choice.sky,
    air: mix(choice.sky, deep, 0.09),
    sun: choice.sun,
    far: mix(choice.hill, choice.sky, 0.62),
    mid: mix(choice.hill, choice.sky, 0.3),
    near: choice.hill,
    wall: choice.wall,
    shade: mix(choice.wall, deep, 0.16),
    house,
    houseShade: mix(house, deep, 0.14),
    roof: choice.roof,
    roofShade: mix(choice.roof, deep, 0.28),
    deep,
    water: choice.water,
    glint: lighter(choice.water, 0.38),
    ground: mix(choice.hill, deep, 0.55),
    tree,
    treeShade: mix(tree, deep, 0.45),
    accent: choice.accent,
  };
}

/** The same scheme seen through the air: every colour carried towards the sky. For what stands far behind. */
export function hazy(s: Scheme, share: number): Scheme {
  const through = (colour: string): string => mix(colour, s.sky, share);
  return Object.fromEntries(
    Object.entries(s).map(([name, colour]) => [name, name === "sky" ? colour : through(colour)]),
  ) as Scheme;
}
