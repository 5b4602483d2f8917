import {
  ACCENTS,
  mix,
  terrace,
  sky,
  hills,
  WIDTH,
  palace,
  scheme,
  hazy,
  tree,
  archPath,
  block,
  box,
  boxPath,
  disc,
  row,
  shape,
  stroke,
  windowsPath,
  placed,
} from "../drawing";
import type { Scheme } from "../drawing";

/** One of the Gratte-Ciel: a white tower in steps, foot at (0, 0). */
function skyscraper(s: Scheme): string {
  const steps: readonly (readonly [number, number])[] = [
    [168, 300],
    [132, 384],
    [96, 446],
    [56, 492],
  ];
  return steps
    .map(([w, h], i) => {
      const below = steps[i - 1]?.[1] ?? 0;
      const columns = Math.floor(w / 22);
      const x = -w / 2;
      return (
        block(s.wall, s.shade, x, -h, w, h - below, 0.34) +
        box(s.shade, x - 3, -h - 4, w + 6, 6) +
        shape(
          s.roofShade,
          windowsPath(
            x + (w - columns * 22) / 2 + 6,
            -h + 14,
            columns,
            Math.floor((h - below - 10) / 24),
            10,
            13,
            22,
            24,
          ),
        )
      );
    })
    .join("");
}

export function villeurbanne(): string {
  const s = scheme({
    sky: "#F6E6BD",
    sun: "#E9B44F",
    hill: "#8FA88A",
    wall: "#FFFDF6",
    roof: "#7C8F92",
    water: "#8FB3B5",
    accent: ACCENTS.clay,
    house: "#EFDDB8",
  });
  const brick = "#B9674A";
  const brickShade = "#954D37";
  return [
    sky("villeurbanne", s, [600, 330, 210]),
    hills("villeurbanne", s.far, mix(s.far, s.sky, 0.45), 640, 80, 3),
    terrace(hazy(s, 0.1), {
      slug: "villeurbanne-back",
      from: -10,
      to: 1210,
      base: 740,
      low: 90,
      high: 190,
      manner: "flat",
      plain: true,
    }),
    // The belfry of the town hall closes the avenue.
    block(s.wall, s.shade, 560, 260, 80, 480) +
      shape(s.deep, row(archPath, 3, 572, 380, 12, 90, 22)) +
      block(s.wall, s.shade, 570, 226, 60, 36) +
      block(s.wall, s.shade, 582, 198, 36, 30) +
      box(s.shade, 554, 256, 92, 8) +
      disc(s.deep, 600, 440, 16) +
      stroke(s.wall, 3, "M600 440v-10M600 440l8 4") +
      stroke(s.deep, 4, "M600 198v-44"),
    palace(s, { x: 470, base: 740, width: 260, height: 150, bays: 9, floors: 3 }),
    placed(330, 740, 1, skyscraper(s)),
    placed(870, 740, 1, skyscraper(s)),
    block(s.wall, s.shade, 40, 560, 206, 180, 0.18) +
      shape(s.deep, row(boxPath, 5, 66, 600, 14, 110, 30)) +
      box(s.accent, 60, 574, 150, 14) +
      box(s.shade, 32, 552, 222, 10),
    // The Tase works: brick chimney and glass sheds.
    block(brick, brickShade, 1130, 380, 34, 360) +
      box(brickShade, 1125, 376, 44, 10) +
      box(s.wall, 1130, 410, 34, 6),
    [980, 1050, 1120]
      .map(
        (x) =>
          shape(brick, `M${x} 740V640h70v100z`) +
          shape(s.roof, `M${x} 640l50-56 20 56z`) +
          shape(mix(s.water, s.wall, 0.4), `M${x + 50} 584l20 56h-20z`),
      )
      .join("") + shape(brickShade, row(archPath, 7, 990, 740, 16, 66, 30)),
    box(s.ground, 0, 740, WIDTH, 160),
    shape(mix(s.ground, s.sky, 0.5), "M520 740h160l260 160H260z"),
    stroke(mix(s.ground, s.sky, 0.75), 3, "M560 740L430 900M600 740v160M640 740l130 160"),
    [470, 510, 430, 690, 730, 770].map((x, i) => tree(s, x, 760 + (i % 3) * 16, 76 + (i % 3) * 16)).join(""),
    [60, 150, 250, 960, 1060, 1150].map((x, i) => tree(s, x, 790 + (i % 2) * 30, 104)).join(""),
  ].join("");
}
