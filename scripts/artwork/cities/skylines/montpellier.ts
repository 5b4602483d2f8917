import {
  ACCENTS,
  mix,
  terrace,
  sky,
  ridge,
  hills,
  WIDTH,
  triumph,
  palace,
  scheme,
  hazy,
  cypress,
  arcade,
  archPath,
  block,
  box,
  boxPath,
  disc,
  dome,
  gable,
  ogivePath,
  row,
  shape,
  spire,
  teethPath,
  mirrored,
  placed,
} from "../drawing";
import type { Scheme } from "../drawing";

/** The porch of Saint-Pierre, foot at (0, 0): a stone canopy on two great round pillars. */
const porch = (s: Scheme): string => {
  const pillar = (cx: number): string =>
    block(s.wall, s.shade, cx - 27, -230, 54, 230, 0.42) +
    box(s.wall, cx - 31, -236, 62, 8) +
    spire(s.wall, s.shade, cx, -234, 60, 96);
  return (
    block(s.house, s.houseShade, 130, -340, 70, 340) +
    shape(s.deep, ogivePath(146, -250, 12, 60) + ogivePath(166, -250, 12, 60)) +
    shape(s.house, teethPath(128, -338, 5, 9, 14, 16)) +
    block(s.house, s.houseShade, -104, -270, 244, 270, 0.14) +
    shape(s.deep, ogivePath(-50, 0, 100, 216)) +
    shape(mix(s.deep, s.shade, 0.35), ogivePath(-28, 0, 56, 120)) +
    shape(s.wall, "M-80-236h160v42q-80-86-160 0z") +
    pillar(-92) +
    pillar(92)
  );
};

export function montpellier(): string {
  const s = scheme({
    sky: "#FCE8C4",
    sun: "#EFAE5A",
    hill: "#93A67F",
    wall: "#FFF6E0",
    roof: "#C97A4E",
    water: "#7FB3B8",
    accent: "#C96F4A",
    house: "#F2D7A2",
  });
  const gold = "#E9C78B";
  const goldShade = "#CCA76B";
  const hollow = mix(s.near, s.deep, 0.35);
  return [
    sky("montpellier", s, [300, 286, 130]),
    ridge(
      mix(s.far, ACCENTS.heather, 0.25),
      mix(s.far, s.sky, 0.5),
      [
        [-40, 560],
        [160, 520],
        [360, 500],
        [500, 430],
        [560, 372],
        [600, 380],
        [680, 470],
        [820, 500],
        [1000, 480],
        [1240, 520],
      ],
      { lines: 4 },
    ),
    hills("montpellier", s.mid, mix(s.mid, s.sky, 0.4), 610, 50, 3),
    // Everything behind the esplanade is drawn a size larger, about the middle of its ground line.
    placed(
      -96,
      -120,
      1.16,
      [
        // The Saint-Clément aqueduct runs in on its two storeys of arches to the water tower.
        arcade(gold, hollow, -40, 546, 380, 74, 19, 0.4) +
          arcade(gold, hollow, -40, 624, 380, 128, 8, 0.36) +
          box(goldShade, -40, 538, 380, 9) +
          box(goldShade, -40, 618, 380, 7),
        block(gold, goldShade, 296, 650, 150, 102, 0.3) +
          block(gold, goldShade, 320, 552, 102, 100, 0.36) +
          shape(s.deep, row(archPath, 3, 332, 650, 20, 76, 30)) +
          box(gold, 310, 542, 122, 12) +
          dome(gold, goldShade, 371, 542, 44, 40) +
          shape(s.deep, row(archPath, 3, 316, 752, 26, 72, 42)),
        terrace(hazy(s, 0.25), {
          slug: "montpellier-back",
          from: 440,
          to: 1120,
          base: 690,
          low: 50,
          high: 110,
          manner: "tile",
          plain: true,
        }),
        placed(806, 752, 1, porch(s)),
        // The opera on the Comédie.
        palace(s, { x: 884, base: 752, width: 216, height: 150, bays: 5, floors: 2 }) +
          shape(s.roof, "M900 586q20-44 60-50h64q40 6 60 50z") +
          shape(s.roofShade, "M1024 536q40 6 60 50h-40z") +
          box(s.wall, 950, 530, 84, 8) +
          block(s.wall, s.shade, 964, 560, 56, 40, 0.2) +
          disc(s.deep, 992, 578, 12) +
          disc(s.wall, 992, 578, 8),
        terrace(s, {
          slug: "montpellier",
          from: 440,
          to: 500,
          base: 752,
          low: 90,
          high: 130,
          manner: "tile",
        }),
        // The triumphal arch of the Peyrou.
        triumph(s, 588, 752, 200, 216),
      ].join(""),
    ),
    box(s.ground, 0, 750, WIDTH, 8) + box(mix(s.wall, s.near, 0.3), 0, 758, WIDTH, 142),
    // The half moon of Antigone opens in front: columns and pediments round a lawn.
    shape(s.tree, "M0 900q600-130 1200 0z"),
    [0, 1]
      .map((side) => {
        const wing =
          block(gold, goldShade, -30, 786, 290, 114, 0.06) +
          shape(s.wall, row(boxPath, 9, -18, 806, 12, 94, 30)) +
          shape(goldShade, row(boxPath, 8, 0, 830, 10, 18, 30) + row(boxPath, 8, 0, 862, 10, 18, 30)) +
          box(s.wall, -36, 786, 302, 14) +
          box(s.wall, -30, 774, 284, 12) +
          gable(s.wall, 180, 776, 86, 24);
        return side === 0 ? wing : mirrored(600, wing);
      })
      .join(""),
    [330, 420, 780, 870].map((x, i) => cypress(s, x, 868 - (i === 1 || i === 2 ? 12 : 0), 130)).join(""),
  ].join("");
}
