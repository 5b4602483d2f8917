import {
  ACCENTS,
  mix,
  terrace,
  sky,
  ridge,
  WIDTH,
  triumph,
  palace,
  scheme,
  hazy,
  tree,
  archPath,
  block,
  box,
  boxPath,
  gable,
  ogivePath,
  row,
  shape,
  spire,
  stroke,
  teethPath,
  placed,
} from "../drawing";

export function dijon(): string {
  const s = scheme({
    sky: "#F8E7CF",
    sun: "#E9A962",
    hill: "#A0AC7C",
    wall: "#FFF7E6",
    roof: "#8A5A48",
    water: "#8DB0AE",
    accent: ACCENTS.ochre,
    house: "#F1DAB2",
  });
  const stone = "#EAD9B4";
  const stoneShade = "#C8B58D";
  // Glazed tiles: rows of lozenges, ochre, green and black, on a red-brown roof.
  const glazed = (x: number, y: number, columns: number, rows: number, w: number, h: number): string => {
    const d: [string, string, string] = ["", "", ""];
    for (let r = 0; r < rows; r += 1)
      for (let c = 0; c < columns; c += 1) {
        const k = ((c + r * 2) % 3) as 0 | 1 | 2;
        d[k] +=
          `M${x + c * w + (r % 2) * (w / 2)} ${y + r * h}l${w / 2} ${h * 0.8}-${w / 2} ${h * 0.8}-${w / 2}-${h * 0.8}z`;
      }
    return shape("#D9A441", d[0]) + shape("#3F7A5A", d[1]) + shape("#F0E2BE", d[2]);
  };
  return [
    sky("dijon", s, [390, 250, 112]),
    // The Côte and its rows of vines.
    ridge(
      s.far,
      mix(s.far, s.sky, 0.4),
      [
        [-40, 560],
        [160, 500],
        [400, 480],
        [640, 520],
        [860, 560],
        [1240, 590],
      ],
      { lines: 7, gap: 20 },
    ),
    terrace(hazy(s, 0.2), {
      slug: "dijon-back",
      from: -20,
      to: 1220,
      base: 700,
      low: 60,
      high: 116,
      manner: "tile",
      plain: true,
    }),
    // Saint-Bénigne: a thin spire over a roof of glazed tiles.
    block(stone, stoneShade, 40, 560, 280, 190, 0.12) +
      shape("#7A4636", "M30 562l34-96h232l34 96z") +
      glazed(84, 478, 10, 4, 22, 18) +
      shape(s.deep, row(ogivePath, 6, 62, 700, 18, 92, 44)) +
      shape(stoneShade, row(boxPath, 7, 46, 556, 8, 194, 44)) +
      block(s.roof, s.roofShade, 186, 430, 28, 40) +
      spire("#6F7C85", "#525E68", 200, 432, 32, 236) +
      stroke(s.deep, 3, "M200 200v-26"),
    // The tower of Philippe le Bon over the ducal palace.
    block(stone, stoneShade, 560, 300, 100, 440) +
      shape(
        s.deep,
        row(ogivePath, 2, 578, 400, 20, 56, 40) +
          row(boxPath, 2, 580, 440, 16, 40, 40) +
          row(boxPath, 2, 580, 520, 16, 40, 40),
      ) +
      box(stone, 552, 292, 116, 12) +
      shape(stone, teethPath(554, 294, 7, 8, 16, 17.4)) +
      shape(stoneShade, boxPath(560, 416, 100, 6) + boxPath(560, 496, 100, 6)) +
      box(s.deep, 608, 250, 4, 44) +
      shape(s.accent, "M612 250h30l-8 9 8 9h-30z"),
    palace(s, {
      x: 400,
      base: 748,
      width: 430,
      height: 136,
      bays: 15,
      floors: 2,
      roof: 58,
      light: stone,
      dark: stoneShade,
    }) +
      block(stone, stoneShade, 548, 612, 134, 136, 0.08) +
      shape(s.roofShade, row(archPath, 3, 564, 748, 26, 58, 40) + row(boxPath, 3, 566, 632, 22, 46, 40)) +
      shape(stone, row(boxPath, 4, 552, 620, 8, 128, 40.5)) +
      gable(stone, 540, 614, 150, 40) +
      gable(stoneShade, 572, 611, 86, 22),
    // Notre-Dame: two galleries of thin columns, and Jacquemart in his iron cage.
    block(stone, stoneShade, 870, 520, 150, 228, 0.14) +
      shape(s.deep, row(ogivePath, 3, 884, 748, 34, 84, 44)) +
      box(s.deep, 880, 592, 130, 44) +
      box(s.deep, 880, 536, 130, 40) +
      shape(stone, row(boxPath, 10, 884, 590, 5, 48, 13.4) + row(boxPath, 10, 884, 534, 5, 44, 13.4)) +
      shape(stoneShade, boxPath(862, 640, 166, 7) + boxPath(862, 580, 166, 7)) +
      shape(
        stoneShade,
        row((x, y, w, h) => `M${x} ${y}h${-w}l${w}${-h}z`, 9, 880, 588, 10, 6, 16),
      ) +
      box(stone, 862, 512, 166, 10) +
      block(stone, stoneShade, 982, 444, 44, 70) +
      stroke(s.deep, 4, "M984 444v-48M1024 444v-48M984 396q20-40 40 0M1004 376v-28M980 444h48") +
      shape(s.accent, "M996 440q0-26 8-30 8 4 8 30z") +
      shape(s.deep, "M988 440v-20l5-6 5 6v20zM1012 440v-18l5-6 5 6v18z"),
    // The Guillaume gate.
    triumph(s, 1112, 752, 116, 150, stone, stoneShade) + gable(stone, 1060, 600, 104, 20),
    // The covered market, in iron.
    box(s.ground, 0, 746, WIDTH, 10) + box(mix(s.wall, s.ground, 0.34), 0, 756, WIDTH, 144),
    stroke(mix(s.wall, s.ground, 0.5), 3, "M0 868h300M420 880h360M900 862h300"),
    placed(
      0,
      34,
      1,
      block("#5F7F72", "#456458", 96, 690, 330, 100, 0.08) +
        shape(mix(s.water, s.wall, 0.5), row(archPath, 6, 108, 790, 44, 84, 52)) +
        shape("#6E8F82", "M82 690l50-50h258l50 50z") +
        shape(mix(s.water, s.wall, 0.4), "M142 640l24-34h190l24 34z") +
        shape("#6E8F82", "M154 606l20-20h174l20 20z") +
        stroke(
          s.wall,
          2.5,
          row((x, y, _w, h) => `M${x} ${y}v${-h}`, 6, 130, 786, 0, 76, 52),
        ) +
        shape(s.accent, row(boxPath, 7, 98, 694, 8, 10, 53)),
    ),
    [480, 560, 700, 800, 880, 1010, 1180]
      .map((x, i) => tree(s, x, 806 + (i % 2) * 26, 104 + (i % 3) * 14))
      .join(""),
    tree(s, 40, 816, 124),
  ].join("");
}
