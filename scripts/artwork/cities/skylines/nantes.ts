import {
  mix,
  cathedral,
  terrace,
  sky,
  hills,
  water,
  WIDTH,
  scheme,
  hazy,
  highrise,
  tree,
  sail,
  archPath,
  block,
  box,
  boxPath,
  dome,
  hip,
  row,
  shape,
  stroke,
  teethPath,
  windowsPath,
  placed,
} from "../drawing";

/** The yellow Titan crane, foot at (0, 0), 430 pixels tall, its jib to the right. */
const titan = (yellow: string, dark: string, deep: string): string =>
  stroke(
    yellow,
    11,
    "M-70 0L-44-230M70 0L44-230M-70 0L44-120M70 0L-44-120M-50-120H50M-44-120L44-230M44-120L-44-230",
  ) +
  box(dark, -62, -246, 124, 18) +
  shape(yellow, "M-40-246h80v-50h-80z") +
  shape(deep, windowsPath(-28, -286, 3, 1, 14, 22, 20, 0)) +
  stroke(yellow, 9, "M-190-306H380M-190-306L-150-352H120L380-306") +
  stroke(yellow, 5, "M-150-352l40 46 40-46 40 46 40-46 40 46 40-46 40 46 40-37 40 37 40-24 40 24 40-10") +
  box(dark, -204, -320, 66, 54) +
  stroke(deep, 3, "M318-300v130M332-300v130") +
  shape(deep, "M312-172h26v14h-26z") +
  stroke(deep, 4, "M325-158q0 22-14 22-12 0-10-14");

export function nantes(): string {
  const s = scheme({
    sky: "#DCECEC",
    sun: "#F4CB86",
    hill: "#8BA893",
    wall: "#FAF6EA",
    roof: "#6F8290",
    water: "#7FA8AD",
    accent: "#E5B32E",
    house: "#EBDFC4",
  });
  const stone = "#DCD3BF";
  const stoneShade = "#BBB29C";
  return [
    sky("nantes", s, [760, 240, 92]),
    hills("nantes", s.far, mix(s.far, s.sky, 0.45), 600, 50, 3),
    // The tour Bretagne.
    highrise("#9FB1B5", "#7E9297", "#5F757C", 540, 720, 92, 400, 6, 22) + stroke(s.deep, 3, "M586 320v-40"),
    terrace(hazy(s, 0.3), {
      slug: "nantes-back",
      from: -20,
      to: 1220,
      base: 690,
      low: 80,
      high: 150,
      manner: "slate",
      plain: true,
    }),
    cathedral(s, { cx: 932, base: 720, width: 190, towers: [1.62, 1.62], nave: 1.24 }),
    // The tower of the Lieu unique: white, blue and gold, a globe on top.
    block(s.wall, s.shade, 1020, 470, 84, 260) +
      shape("#4F7FA3", row(archPath, 2, 1034, 600, 22, 90, 34)) +
      box(s.accent, 1012, 510, 100, 8) +
      box("#4F7FA3", 1016, 462, 92, 12) +
      dome(s.wall, s.shade, 1062, 462, 44, 70) +
      stroke("#4F7FA3", 4, "M1036 462q0-50 26-68 26 18 26 68M1062 394v68") +
      block(s.wall, s.shade, 1046, 366, 32, 30) +
      dome("#4F7FA3", "#38617F", 1062, 366, 17, 18) +
      shape(s.accent, "M1054 346l8-34 8 34z") +
      shape(s.accent, "M1008 600l-10-20 10-14 10 14zM1116 600l-10-20 10-14 10 14z"),
    terrace(s, {
      slug: "nantes-right",
      from: 1104,
      to: 1220,
      base: 738,
      low: 100,
      high: 140,
      manner: "slate",
    }),
    // The castle of the dukes: round towers of dark stone with pale battlements, a white palace inside.
    block(s.wall, s.shade, 640, 560, 200, 120, 0.14) +
      hip(s.roof, 630, 560, 220, 76, 26) +
      shape(
        s.wall,
        row((x, y, w, h) => `M${x} ${y}v${-h}l${w / 2}-20 ${w / 2} 20v${h}z`, 4, 660, 556, 24, 40, 44),
      ) +
      shape(
        s.deep,
        row((x, y, w, h) => boxPath(x, y - h, w, h), 4, 667, 552, 10, 26, 44),
      ),
    block(stone, stoneShade, 560, 636, 560, 108, 0.02) + shape(stone, teethPath(560, 638, 34, 9, 12, 16.4)),
    [600, 740, 900, 1050]
      .map(
        (x) =>
          block(stone, stoneShade, x - 48, 606, 96, 140, 0.4) +
          box(s.wall, x - 54, 600, 108, 14) +
          shape(s.wall, teethPath(x - 54, 602, 6, 11, 14, 19.4)) +
          shape(s.deep, boxPath(x - 20, 656, 9, 22)),
      )
      .join("") + shape(s.deep, archPath(800, 744, 36, 56)),
    // The bastion of the shipyards, where the crane stands.
    box(s.ground, 0, 742, WIDTH, 10) +
      box(stone, 0, 752, WIDTH, 26) +
      shape(stoneShade, row(boxPath, 14, 20, 762, 44, 3, 88)),
    terrace(s, { slug: "nantes-left", from: -20, to: 120, base: 744, low: 90, high: 130, manner: "slate" }),
    placed(270, 752, 1.06, titan(s.accent, mix(s.accent, s.deep, 0.28), s.deep)),
    [430, 486, 1000, 1150].map((x, i) => tree(s, x, 750, 76 + (i % 2) * 14)).join(""),
    water("nantes", s, 778),
    sail(s.deep, s.wall, 620, 858, 82) +
      shape(s.deep, "M800 838h240l-20 24H824z") +
      box(s.wall, 850, 812, 120, 26) +
      box(s.accent, 846, 806, 128, 6) +
      shape(s.roof, row(boxPath, 6, 858, 818, 12, 12, 18)),
  ].join("");
}
