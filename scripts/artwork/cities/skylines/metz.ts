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
  roundTower,
  tree,
  archPath,
  block,
  box,
  boxPath,
  cross,
  disc,
  hip,
  ogivePath,
  row,
  shape,
  spire,
  stroke,
  teethPath,
  placed,
} from "../drawing";

export function metz(): string {
  const s = scheme({
    sky: "#F7EBCF",
    sun: "#EFC06D",
    hill: "#A3B08B",
    wall: "#FFF8E6",
    roof: "#77808A",
    water: "#88ABAE",
    accent: ACCENTS.ochre,
    house: "#EFD9A8",
  });
  const gold = "#E2BE78";
  const goldShade = "#BE9A58";
  const grey = "#8C8F8E";
  const greyShade = "#6B6F70";
  return [
    sky("metz", s, [220, 250, 108]),
    hills("metz", s.far, mix(s.far, s.sky, 0.45), 580, 60, 4),
    terrace(hazy(s, 0.1), {
      slug: "metz-back",
      from: -20,
      to: 1220,
      base: 700,
      low: 60,
      high: 116,
      manner: "slate",
      plain: true,
    }),
    // The belfry of the station, at the end of its long roofs.
    block("#B8AB95", "#93876F", 60, 420, 66, 324) +
      disc(s.wall, 93, 470, 22) +
      disc(s.deep, 93, 470, 18) +
      stroke(s.wall, 3, "M93 470v-11M93 470l8 5") +
      shape(s.deep, row(archPath, 2, 74, 560, 13, 44, 24)) +
      box("#B8AB95", 54, 414, 78, 10) +
      shape(copperA, "M58 414l12-46h46l12 46z") +
      shape(copperB, "M104 368h12l12 46h-30z") +
      spire(copperA, copperB, 93, 370, 34, 60),
    hip(s.roof, 110, 660, 200, 50, 40) +
      block("#B8AB95", "#93876F", 118, 660, 184, 86, 0.12) +
      shape(s.deep, row(archPath, 4, 136, 746, 26, 64, 42)),
    // Saint-Étienne in yellow Jaumont stone: a nave all glass, and the Mutte tower.
    shape("#6F8F86", "M420 420l30-64h300l30 64z") +
      block(gold, goldShade, 420, 420, 360, 320, 0.08) +
      shape("#49707A", row(ogivePath, 7, 438, 690, 30, 230, 48)) +
      stroke(
        gold,
        2.5,
        row((x, y, _w, h) => `M${x} ${y}v${-h}`, 7, 453, 690, 0, 190, 48),
      ) +
      shape(goldShade, row(boxPath, 8, 424, 408, 9, 332, 48)) +
      shape(
        gold,
        row((x, y, w, h) => `M${x} ${y}l${w / 2}${-h} ${w / 2} ${h}z`, 8, 420, 410, 16, 48, 48),
      ) +
      box(goldShade, 420, 700, 360, 8) +
      block(gold, goldShade, 610, 300, 74, 440) +
      shape(s.deep, row(ogivePath, 2, 621, 420, 20, 92, 32)) +
      box(gold, 604, 294, 86, 10) +
      shape(
        gold,
        row((x, y, w, h) => `M${x} ${y}l${w / 2}${-h} ${w / 2} ${h}z`, 2, 602, 298, 18, 60, 72),
      ) +
      spire(gold, goldShade, 647, 296, 44, 150) +
      shape(goldShade, boxPath(610, 452, 74, 7)) +
      shape("#49707A", ogivePath(622, 690, 50, 210)) +
      cross(s.deep, 647, 150, 22, 3) +
      block(gold, goldShade, 430, 340, 56, 400) +
      shape(s.deep, row(ogivePath, 2, 438, 440, 15, 70, 24)) +
      spire("#6F8F86", "#55736B", 458, 340, 58, 50),
    // The Centre Pompidou: a white hat on three volumes.
    placed(
      -60,
      -22,
      1,
      box(mix(s.deep, s.wall, 0.55), 900, 640, 270, 26) +
        box(mix(s.deep, s.wall, 0.7), 940, 600, 160, 26) +
        box(mix(s.deep, s.wall, 0.62), 1010, 676, 180, 26) +
        box(s.wall, 950, 666, 180, 80) +
        shape(mix(s.water, s.wall, 0.4), boxPath(960, 690, 160, 56)) +
        shape(
          s.wall,
          "M850 690q60-40 96-82 40-58 90-52l10-70 12 68q60-4 92 54 30 54 80 82-50 14-86-16-50-34-100-4-50 34-98 2-44-6-96 18z",
        ) +
        shape(
          mix(s.shade, s.water, 0.45),
          "M1058 554q60-4 92 54 30 54 80 82-50 14-86-16-40-28-80-16 30-50-6-104z",
        ) +
        stroke(
          mix(s.shade, s.water, 0.7),
          2.5,
          "M880 676q60-30 90-76M930 660q50-40 70-94M990 664q30-50 36-104M1058 660q0-50-14-104M1110 664q-20-60-44-106M1170 676q-40-50-70-102M900 640q120-30 260-6M940 600q90-22 180-4",
        ) +
        stroke(s.deep, 4, "M1046 486v-40"),
    ),
    terrace(s, { slug: "metz-mid", from: 300, to: 430, base: 748, low: 90, high: 130, manner: "slate" }),
    terrace(s, { slug: "metz-right", from: 780, to: 900, base: 748, low: 84, high: 120, manner: "slate" }),
    // The Germans’ gate: two round towers over a bridge, all battlements.
    block("#D8BE8C", "#B29966", 1080, 680, 130, 72, 0.1) +
      shape("#D8BE8C", teethPath(1084, 682, 6, 10, 12, 19)) +
      shape(s.deep, archPath(1122, 752, 34, 52)) +
      roundTower(s, 1090, 752, 56, 124, 56, "#D8BE8C", "#B29966") +
      roundTower(s, 1186, 752, 56, 124, 56, "#D8BE8C", "#B29966"),
    box(s.shade, 0, 748, WIDTH, 26) + box(s.ground, 0, 748, WIDTH, 6),
    [330, 800, 1010, 1046].map((x, i) => tree(s, x, 750, 78 + (i % 2) * 12)).join(""),
    water("metz", s, 774),
    // The Temple Neuf on its island in the Moselle.
    ridge(
      s.tree,
      s.treeShade,
      [
        [300, 862],
        [360, 824],
        [480, 812],
        [640, 812],
        [760, 826],
        [820, 862],
      ],
      { lines: 0, foot: 864 },
    ),
    block(grey, greyShade, 500, 690, 130, 128, 0.24) +
      hip(s.roof, 492, 690, 146, 44, 30) +
      block(grey, greyShade, 420, 560, 78, 258) +
      shape(s.deep, row(archPath, 2, 434, 640, 16, 50, 34)) +
      box(grey, 414, 554, 90, 9) +
      spire(s.roof, s.roofShade, 459, 556, 84, 96) +
      block(grey, greyShade, 600, 650, 44, 168, 0.4) +
      spire(s.roof, s.roofShade, 622, 652, 54, 56) +
      block(grey, greyShade, 640, 730, 60, 88, 0.4) +
      spire(s.roof, s.roofShade, 670, 732, 72, 40) +
      shape(s.deep, row(archPath, 3, 518, 784, 16, 60, 32) + archPath(446, 818, 26, 48)),
    [366, 730, 776].map((x, i) => tree(s, x, 838 - i * 3, 92)).join(""),
    stroke(s.glint, 3, "M340 872h160M560 880h180"),
  ].join("");
}

const copperA = "#7FA795";
const copperB = "#5C8272";
