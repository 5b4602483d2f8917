import {
  ACCENTS,
  mix,
  terrace,
  sky,
  ridge,
  hills,
  water,
  WIDTH,
  scheme,
  hazy,
  highrise,
  tree,
  archPath,
  block,
  box,
  boxPath,
  disc,
  row,
  shape,
  stroke,
  placed,
} from "../drawing";
import type { Scheme } from "../drawing";

/** One cabin of the cable car, hanging from (0, 0): a glazed ball. */
const bubble = (glass: string, shade: string, frame: string): string =>
  stroke(frame, 4, "M0 0v34") +
  disc(glass, 0, 66, 34) +
  shape(shade, "M0 32a34 34 0 0 1 0 68q24-34 0-68z") +
  stroke(frame, 3, "M-34 66H34M0 32v68") +
  stroke(frame, 4, "M-34 66a34 34 0 1 0 68 0a34 34 0 1 0-68 0");

/** The Perret tower, foot at (0, 0), 400 pixels tall: fluted concrete, belvedere, lantern. */
const perret = (s: Scheme): string =>
  block(s.wall, s.shade, -26, -310, 52, 310) +
  stroke(s.shade, 3, "M-14-300V0M-2-300V0") +
  stroke(mix(s.shade, s.deep, 0.2), 3, "M12-300V0") +
  box(s.wall, -36, -322, 72, 14) +
  block(s.wall, s.shade, -22, -362, 44, 42) +
  shape(s.deep, row(archPath, 3, -16, -322, 8, 30, 12)) +
  box(s.wall, -27, -368, 54, 8) +
  block(s.wall, s.shade, -14, -398, 28, 32) +
  box(s.wall, -18, -402, 36, 6) +
  stroke(s.deep, 3, "M0-402v-30");

export function grenoble(): string {
  const s = scheme({
    sky: "#F7E7D6",
    sun: "#F0B97A",
    hill: "#6B8F74",
    wall: "#FDF8EE",
    roof: "#C77B54",
    water: "#86AEB5",
    accent: ACCENTS.moss,
    house: "#F2DAB7",
  });
  const snow = "#F6F7F4";
  const rock = "#93A6AE";
  const stone = "#D6C5A4";
  return [
    sky("grenoble", s, [640, 210, 84]),
    // Belledonne under snow.
    ridge(
      rock,
      mix(rock, s.sky, 0.3),
      [
        [400, 620],
        [520, 520],
        [600, 452],
        [660, 478],
        [740, 372],
        [792, 410],
        [860, 300],
        [914, 356],
        [980, 262],
        [1040, 330],
        [1096, 296],
        [1240, 392],
      ],
      { sharp: true, lines: 0 },
    ),
    shape(
      snow,
      "M600 452l40 22-16 10-20-8-20 16-28-6zM740 372l40 30-18 4-12 22-22-14-24 22-22-6zM860 300l44 46-20 2-14 26-20-16-26 24-22-8zM980 262l46 54-22 2-16 28-22-18-26 30-24-4zM1096 296l144 96v22l-60-22-26 14-30-34-24 10-30-26z",
    ),
    hills("grenoble", s.far, mix(s.far, s.sky, 0.4), 600, 70, 3),
    // The Chartreuse spur that carries the Bastille.
    ridge(
      s.near,
      mix(s.near, s.sky, 0.3),
      [
        [-40, 150],
        [60, 214],
        [150, 300],
        [240, 352],
        [330, 372],
        [392, 420],
        [440, 520],
        [500, 620],
        [580, 740],
      ],
      { lines: 8, gap: 40 },
    ),
    shape(stone, "M196 352l16-50h150l28 54 30 60 24 66-70-30-60-58z") +
      shape(mix(stone, s.deep, 0.16), "M290 302h72l28 54 30 60 24 66-50-22-52-82z") +
      shape(s.deep, row(archPath, 5, 222, 338, 11, 20, 22)) +
      box(stone, 204, 294, 164, 10) +
      stroke(mix(stone, s.deep, 0.3), 3, "M232 376l110 28 60 40"),
    terrace(hazy(s, 0.35), {
      slug: "grenoble-back",
      from: 430,
      to: 1220,
      base: 700,
      low: 70,
      high: 130,
      manner: "tile",
      plain: true,
    }),
    // The three towers of the Île Verte.
    [1004, 1066, 1128]
      .map((x, i) => highrise(s.wall, s.shade, s.roofShade, x, 742, 46, [330, 356, 318][i] ?? 330, 3, 19))
      .join(""),
    placed(880, 742, 1.06, perret(s)),
    terrace(s, {
      slug: "grenoble",
      from: -20,
      to: 1220,
      base: 748,
      low: 74,
      high: 132,
      manner: "tile",
      narrow: 60,
      wide: 92,
    }),
    // The ring of the synchrotron, between the two rivers.
    box(s.shade, 0, 748, WIDTH, 30) + box(s.ground, 0, 748, WIDTH, 6),
    water("grenoble", s, 778),
    ridge(
      s.tree,
      mix(s.tree, s.sky, 0.2),
      [
        [560, 900],
        [700, 838],
        [860, 812],
        [1030, 806],
        [1240, 822],
      ],
      { lines: 0 },
    ),
    stroke(s.wall, 24, "M780 852a170 30 0 1 0 340 0a170 30 0 1 0-340 0") +
      stroke(s.shade, 8, "M768 862a182 34 0 0 0 364 0") +
      stroke(s.roofShade, 3, "M792 848a158 24 0 1 0 316 0a158 24 0 1 0-316 0") +
      block(s.wall, s.shade, 690, 808, 76, 50) +
      shape(s.roofShade, row(boxPath, 5, 698, 818, 8, 8, 14)),
    [56, 560, 640].map((x, i) => tree(s, x, 752, 70 + i * 6)).join(""),
    // The cables and their bubbles.
    stroke(s.deep, 3, "M330 306C520 380 820 640 952 716") +
      block(s.wall, s.shade, 920, 700, 90, 52) +
      box(s.deep, 934, 716, 56, 16),
    [
      [489, 391],
      [565, 441],
      [636, 490],
    ]
      .map(([x = 0, y = 0]) =>
        placed(x, y, 1.15, bubble(mix(s.water, s.wall, 0.55), mix(s.water, s.wall, 0.1), s.deep)),
      )
      .join(""),
  ].join("");
}
