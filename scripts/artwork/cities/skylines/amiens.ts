import {
  ACCENTS,
  mix,
  cathedral,
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
  cypress,
  archPath,
  block,
  box,
  boxPath,
  dome,
  hip,
  ogivePath,
  row,
  shape,
  spire,
  stroke,
  windowsPath,
} from "../drawing";

export function amiens(): string {
  const s = scheme({
    sky: "#E6EEE3",
    sun: "#F1C987",
    hill: "#9DB08D",
    wall: "#FBF7E9",
    roof: "#6C7B80",
    water: "#8BAFA6",
    accent: ACCENTS.moss,
    house: "#EBD9BC",
  });
  const brick = "#B8654C";
  const brickShade = "#934C38";
  const concrete = "#CFC9BC";
  const concreteShade = "#A8A295";
  return [
    sky("amiens", s, [330, 260, 108]),
    hills("amiens", s.far, mix(s.far, s.sky, 0.45), 610, 30, 3),
    terrace(hazy(s, 0.3), {
      slug: "amiens-back",
      from: -20,
      to: 1220,
      base: 690,
      low: 60,
      high: 116,
      manner: "slate",
      plain: true,
    }),
    // The Perret tower: a concrete shaft that narrows in three stages.
    block(concrete, concreteShade, 120, 400, 84, 330) +
      shape(concreteShade, row(boxPath, 2, 140, 400, 3, 330, 20)) +
      shape(s.deep, windowsPath(132, 430, 2, 9, 8, 14, 30, 32)) +
      box(concrete, 112, 392, 100, 12) +
      block(concrete, concreteShade, 132, 300, 60, 94) +
      shape(s.deep, row(boxPath, 3, 142, 314, 8, 70, 16)) +
      box(concrete, 126, 294, 72, 9) +
      block(concrete, concreteShade, 144, 236, 36, 60) +
      box(concrete, 139, 230, 46, 8) +
      block(concrete, concreteShade, 154, 196, 16, 36) +
      stroke(s.deep, 3, "M162 196v-32"),
    // Notre-Dame: the tallest nave in France, unequal towers, a needle over the crossing.
    shape(s.roof, "M580 520l46-120h330l40 120z") +
      spire(s.roof, s.roofShade, 800, 402, 34, 240) +
      stroke(s.deep, 3, "M800 164v-26") +
      block(s.wall, s.shade, 560, 520, 450, 220, 0.1) +
      shape(s.deep, row(ogivePath, 7, 760, 700, 18, 140, 34)) +
      shape(s.shade, row(boxPath, 8, 746, 512, 8, 228, 34)) +
      shape(
        s.wall,
        row((x, y, w, h) => `M${x} ${y}l${w / 2}${-h} ${w / 2} ${h}z`, 8, 743, 514, 14, 36, 34),
      ),
    cathedral(s, { cx: 640, base: 744, width: 224, towers: [1.42, 1.52], nave: 1.2 }) +
      shape(s.roof, "M536 428l32-40 32 40zM680 404l32-44 32 44z"),
    // The belfry: a square medieval base, a dome and lantern above.
    block(s.wall, s.shade, 330, 600, 94, 144) +
      shape(s.deep, row(boxPath, 2, 350, 640, 10, 30, 40)) +
      box(s.wall, 322, 592, 110, 12) +
      block(s.wall, s.shade, 346, 520, 62, 74) +
      shape(s.deep, row(archPath, 2, 356, 584, 15, 48, 26)) +
      box(s.wall, 340, 514, 74, 8) +
      dome(s.roof, s.roofShade, 377, 514, 32, 38) +
      block(s.wall, s.shade, 366, 452, 22, 28) +
      dome(s.roof, s.roofShade, 377, 452, 14, 18) +
      stroke(s.accent, 3, "M377 434v-24"),
    terrace(s, { slug: "amiens-left", from: 190, to: 330, base: 748, low: 80, high: 112, manner: "slate" }),
    terrace(s, { slug: "amiens-mid", from: 424, to: 530, base: 748, low: 76, high: 110, manner: "slate" }),
    terrace(s, { slug: "amiens-right", from: 770, to: 1010, base: 748, low: 74, high: 112, manner: "slate" }),
    // The house of Jules Verne and its round brick turret.
    block(brick, brickShade, 1010, 590, 200, 158, 0.1) +
      hip(s.roof, 1002, 590, 216, 62, 40) +
      shape(s.wall, windowsPath(1030, 616, 5, 2, 18, 34, 36, 62)) +
      shape(s.deep, windowsPath(1034, 620, 5, 2, 10, 28, 36, 62)) +
      roundTower(s, 1010, 748, 74, 236, 90, brick, brickShade) +
      shape(s.wall, boxPath(973, 566, 74, 6) + boxPath(973, 640, 74, 6)) +
      block(s.wall, s.shade, 996, 396, 28, 30) +
      spire(s.roof, s.roofShade, 1010, 398, 40, 34) +
      stroke(s.accent, 3, "M1010 366v-22"),
    // The floating gardens: canals, banks and market plots.
    box(s.ground, 0, 746, WIDTH, 8),
    water("amiens", s, 754),
    ridge(
      s.tree,
      mix(s.tree, s.sky, 0.22),
      [
        [-40, 790],
        [120, 776],
        [300, 780],
        [430, 796],
        [470, 822],
        [300, 838],
        [100, 840],
        [-40, 846],
      ],
      { lines: 2, gap: 20, foot: 846 },
    ),
    ridge(
      s.tree,
      mix(s.tree, s.sky, 0.22),
      [
        [700, 822],
        [780, 796],
        [940, 784],
        [1100, 786],
        [1240, 780],
      ],
      { lines: 3, gap: 22, foot: 850 },
    ),
    box(s.water, -10, 846, 1220, 60) +
      box(s.water, 690, 850, 520, 20) +
      stroke(s.glint, 3, "M520 800h90M560 830h120M40 872h180M860 870h160M1040 884h120M420 884h90"),
    [40, 110, 190, 270, 350]
      .map((x, i) => (i % 2 ? cypress(s, x, 800, 120, 0.1) : tree(s, x, 806, 86)))
      .join("") +
      [860, 940, 1030, 1110, 1180]
        .map((x, i) => (i % 2 ? cypress(s, x, 812, 110, 0.1) : tree(s, x, 814, 84)))
        .join(""),
    shape(
      s.accent,
      row((x, y, w) => `M${x} ${y}q${w / 2}-16 ${w} 0z`, 5, 760, 846, 34, 0, 56),
    ) +
      shape(
        ACCENTS.rose,
        row((x, y, w) => `M${x} ${y}q${w / 2}-14 ${w} 0z`, 4, 60, 838, 30, 0, 70),
      ),
    // The flat boat with its raised prow.
    shape(s.deep, "M400 856q60 10 130 10h120q70-2 118-38l8 6q-36 50-120 56H520q-80-2-124-26z") +
      shape("#C9A26B", "M520 866h110l-8-20h-94z") +
      shape(s.accent, "M530 846q12-16 26-2 12-18 28-2 10-12 20 4z") +
      stroke(s.deep, 4, "M690 866l60-110"),
  ].join("");
}
