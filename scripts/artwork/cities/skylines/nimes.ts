import {
  mix,
  terrace,
  sky,
  ridge,
  hills,
  water,
  WIDTH,
  temple,
  scheme,
  hazy,
  tree,
  cypress,
  pine,
  archPath,
  block,
  box,
  boxPath,
  row,
  shape,
  stroke,
  placed,
} from "../drawing";

/** Half of the arena's height in rising rings: two storeys of arches and an attic, foot at (0, 0). */
function arena(light: string, dark: string, hollow: string): string {
  const storey = (y: number, height: number, open: number): string => {
    let d = "";
    for (let i = 0; i < 19; i += 1) {
      // Arches narrow towards the sides, as the wall turns away.
      const at = (k: number): number => (330 * Math.sin(((k - 9.5) / 9.5) * 1.25)) / Math.sin(1.25);
      const [a, b] = [at(i), at(i + 1)];
      const w = (b - a) * 0.6;
      d += archPath(Math.round(a + (b - a) * 0.2), y, Math.round(w), Math.min(open, height));
    }
    return shape(hollow, d);
  };
  return (
    shape(light, "M-336 0V-168q336-44 672 0V0z") +
    shape(dark, "M150-186q110 6 186 18V0H214z") +
    shape(dark, "M-336-84q336-22 672 0v10q-336-22-672 0z") +
    shape(dark, "M-336-158q336-40 672 0v8q-336-38-672 0z") +
    storey(-6, 76, 62) +
    storey(-92, 74, 56)
  );
}

export function nimes(): string {
  const s = scheme({
    sky: "#F9E3BF",
    sun: "#EBA35C",
    hill: "#8B9C6B",
    wall: "#FFF5DC",
    roof: "#C4744A",
    water: "#88B5AE",
    accent: "#C96F4A",
    house: "#F3D59C",
  });
  const stone = "#E6C892";
  const stoneShade = "#C6A571";
  return [
    sky("nimes", s, [800, 280, 130]),
    hills("nimes", s.far, mix(s.far, s.sky, 0.45), 560, 70, 3),
    // Mont Cavalier and the Magne tower.
    ridge(
      s.near,
      mix(s.near, s.sky, 0.28),
      [
        [-40, 560],
        [60, 480],
        [150, 426],
        [240, 404],
        [330, 420],
        [430, 490],
        [540, 580],
        [660, 700],
      ],
      { lines: 6, gap: 36 },
    ),
    shape(stone, "M174 410l10-92h120l12 92z") +
      shape(stoneShade, "M262 318h42l12 92h-44z") +
      shape(stoneShade, "M190 356h112v6H190z") +
      shape(stone, "M192 320v-84l10-16 14 8 12-22 20 14 14-6 18 22v84z") +
      shape(stoneShade, "M248 210l14-6 18 22v94h-32z") +
      shape(s.deep, row(archPath, 3, 204, 316, 14, 44, 26)),
    [40, 84, 128, 356, 404, 452]
      .map((x, i) =>
        i % 2
          ? cypress(s, x, 500 + Math.abs(x - 240) * 0.2, 84)
          : pine(s, x, 476 + Math.abs(x - 240) * 0.22, 66),
      )
      .join(""),
    terrace(hazy(s, 0.25), {
      slug: "nimes-back",
      from: -20,
      to: 1220,
      base: 680,
      low: 56,
      high: 116,
      manner: "tile",
      plain: true,
    }),
    terrace(s, { slug: "nimes", from: -20, to: 330, base: 740, low: 80, high: 120, manner: "tile" }),
    // The Carré d’Art: five thin columns, glass behind, facing the temple.
    box(mix(s.water, s.wall, 0.35), 862, 566, 300, 176) +
      box(mix(s.water, s.deep, 0.15), 862, 566, 300, 22) +
      stroke(
        s.wall,
        2.5,
        "M862 626h300M862 666h300M862 706h300M912 588v154M962 588v154M1012 588v154M1062 588v154M1112 588v154",
      ) +
      box(s.wall, 846, 548, 332, 14) +
      shape(s.wall, row(boxPath, 5, 858, 560, 7, 184, 74)),
    // The Maison Carrée.
    temple(s, 590, 746, 236, 170, 6),
    // The arena fills the left.
    placed(300, 756, 0.98, arena(stone, stoneShade, s.deep)),
    box(s.ground, 0, 748, WIDTH, 10) + box(mix(s.wall, s.near, 0.28), 0, 758, WIDTH, 80),
    // The gardens of the Fontaine: water below a balustrade.
    water("nimes", s, 836, 900, 14) +
      box(stone, 0, 808, WIDTH, 12) +
      box(stoneShade, 0, 872 - 36, WIDTH, 8) +
      shape(
        stone,
        row(
          (x, y, w, h) =>
            `M${x} ${y}q-${w * 0.5} -${h * 0.4} ${w * 0.3}-${h * 0.6}v-${h * 0.4}h${w * 0.4}v${h * 0.4}q${w * 0.8} ${h * 0.2} ${w * 0.3} ${h * 0.6}z`,
          34,
          8,
          838,
          14,
          24,
          36,
        ),
      ),
    [250, 850]
      .map(
        (x) =>
          block(stone, stoneShade, x, 794, 46, 56) +
          shape(stone, `M${x + 8} 794q-6-24 4-30h22q10 6 4 30z`) +
          shape(stoneShade, `M${x + 26} 764h8q10 6 4 30h-12z`),
      )
      .join(""),
    [1140, 1184, 1094].map((x, i) => pine(s, x, 812, 170 - i * 24)).join(""),
    tree(s, 560, 810, 96) + tree(s, 40, 812, 120),
  ].join("");
}
