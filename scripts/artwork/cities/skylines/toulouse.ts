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
  tree,
  bridge,
  archPath,
  block,
  box,
  boxPath,
  cross,
  disc,
  dome,
  gable,
  ogivePath,
  row,
  shape,
  spire,
  stroke,
  teethPath,
  placed,
} from "../drawing";

/** The octagonal tower of Saint-Sernin, foot at (0, 0): five storeys stepping in, a stone-tipped spire, 470 pixels tall. */
function sernin(brick: string, dark: string, deep: string, stone: string): string {
  let y = -60;
  const storeys = [0, 1, 2, 3, 4].map((i) => {
    const w = 148 - i * 20;
    const h = 64 - i * 4;
    y -= h;
    const x = -w / 2;
    // Round arches below, mitred ones for the two upper storeys.
    const open = (px: number, py: number, a: number, t: number): string =>
      i < 3
        ? archPath(px, py, a, t)
        : `M${px} ${py}v${-t + a * 0.7}l${a / 2}${-a * 0.7} ${a / 2} ${a * 0.7}v${t - a * 0.7}z`;
    const pitch = w / 3;
    return (
      block(brick, dark, x, y, w, h) +
      shape(stone, row(boxPath, 1, x - 4, y, w + 8, 6, 0)) +
      shape(
        deep,
        row(open, 2, x + pitch * 0.1, y + h - 8, pitch * 0.3, h - 22, pitch * 0.46) +
          row(open, 2, x + pitch * 1.08, y + h - 8, pitch * 0.34, h - 22, pitch * 0.5) +
          row(open, 2, x + pitch * 2.12, y + h - 8, pitch * 0.28, h - 22, pitch * 0.42),
      )
    );
  });
  return (
    block(brick, dark, -100, -70, 200, 70) +
    storeys.join("") +
    box(stone, -38, y - 8, 76, 10) +
    spire(brick, dark, 0, y - 8, 62, 116) +
    stroke(deep, 3, `M0 ${y - 122}v-26M-8 ${y - 138}h16`)
  );
}

export function toulouse(): string {
  const s = scheme({
    sky: "#FBE0D5",
    sun: "#F2A27F",
    hill: "#A3AE8A",
    wall: "#FFF4E8",
    roof: "#C05F48",
    water: "#86A9B8",
    accent: "#8C7AB8",
    house: "#F0B899",
  });
  const brick = "#D07A5C";
  const dark = "#AB5A43";
  return [
    sky("toulouse", s, [840, 260, 116]),
    ridge(
      mix(ACCENTS.heather, s.sky, 0.6),
      s.sky,
      [
        [-40, 600],
        [120, 560],
        [240, 572],
        [380, 536],
        [500, 556],
        [640, 530],
        [800, 560],
        [960, 540],
        [1240, 580],
      ],
      { sharp: true, lines: 0 },
    ),
    hills("toulouse", s.far, mix(s.far, s.sky, 0.45), 630, 40, 3),
    // The tower of the Jacobins.
    block(brick, dark, 1010, 380, 86, 340) +
      [420, 480, 540]
        .map(
          (y) =>
            shape(
              s.deep,
              row(
                (x, b, w, h) => `M${x} ${b}v${-h + 10}l${w / 2}-10 ${w / 2} 10v${h - 10}z`,
                3,
                1020,
                y + 38,
                16,
                36,
                25,
              ),
            ) + box(s.wall, 1004, y + 44, 98, 5),
        )
        .join("") +
      box(s.wall, 1002, 372, 102, 10) +
      shape(brick, teethPath(1008, 374, 5, 11, 14, 19.5)),
    shape(s.roof, "M1090 580l30-40h110v40z") +
      block(brick, dark, 1096, 580, 130, 150, 0.1) +
      shape(s.deep, row(ogivePath, 4, 1108, 700, 14, 96, 28)) +
      shape(dark, row(boxPath, 5, 1097, 580, 7, 150, 28)),
    placed(330, 720, 1.06, sernin(brick, dark, s.deep, s.wall)),
    shape(s.roof, "M420 616l26-38h170l24 38z") +
      block(brick, dark, 424, 616, 214, 120, 0.12) +
      shape(s.deep, row(archPath, 6, 440, 700, 14, 50, 32)),
    terrace(hazy(s, 0.15), {
      slug: "toulouse-back",
      from: 560,
      to: 1010,
      base: 690,
      low: 50,
      high: 100,
      manner: "tile",
      plain: true,
    }),
    // The Capitole: brick and stone, eight columns of pink marble.
    block(brick, dark, 560, 596, 410, 144, 0) +
      shape(
        s.wall,
        row((x, y, w, h) => boxPath(x, y - h, w, h), 14, 566, 740, 6, 144, 30.3) +
          boxPath(556, 590, 418, 10) +
          boxPath(556, 668, 418, 6),
      ) +
      shape(s.deep, row(archPath, 13, 578, 738, 14, 54, 30.3) + row(boxPath, 13, 578, 614, 14, 40, 30.3)) +
      box(s.wall, 700, 580, 130, 160) +
      shape("#C9788A", row(boxPath, 8, 706, 606, 8, 62, 15.6)) +
      shape(s.deep, row(archPath, 3, 716, 740, 24, 62, 38)) +
      gable(s.wall, 692, 582, 146, 40) +
      gable("#E5B7A8", 722, 579, 86, 22) +
      disc(s.deep, 765, 592, 6) +
      stroke(s.deep, 3, "M765 542v-40") +
      shape(s.accent, "M765 502h26v16h-26z") +
      shape(s.wall, teethPath(560, 590, 26, 7, 10, 15.8)),
    // The Grave: a copper dome over the river.
    terrace(s, { slug: "toulouse-left", from: -20, to: 80, base: 744, low: 80, high: 110, manner: "tile" }),
    block(brick, dark, 30, 640, 210, 104, 0.14) +
      shape(s.roofShade, row(archPath, 6, 44, 736, 16, 66, 33)) +
      block(s.wall, s.shade, 86, 560, 100, 84) +
      shape(s.roofShade, row(archPath, 4, 94, 636, 14, 52, 23)) +
      box(s.wall, 78, 552, 116, 10) +
      dome("#7FA79B", "#5F867C", 136, 552, 56, 78) +
      block(s.wall, s.shade, 126, 440, 20, 38) +
      dome("#7FA79B", "#5F867C", 136, 440, 12, 16) +
      cross(s.deep, 136, 424, 22),
    terrace(s, {
      slug: "toulouse-right",
      from: 970,
      to: 1220,
      base: 744,
      low: 70,
      high: 112,
      manner: "tile",
    }),
    box(dark, 0, 740, WIDTH, 34) + box(s.wall, 0, 736, WIDTH, 7) + shape(brick, boxPath(0, 748, 1200, 26)),
    [270, 520, 1020, 1080, 1150].map((x, i) => tree(s, x, 742, 66 + (i % 3) * 10)).join(""),
    water("toulouse", s, 774),
    // The Pont-Neuf: uneven arches, and an eye over each pier for the floods.
    bridge(s, {
      from: -40,
      to: 1240,
      deck: 776,
      foot: 872,
      arches: 6,
      rise: 0.9,
      crown: 18,
      pier: 44,
      light: brick,
      dark,
    }),
    shape(
      s.wall,
      row(
        (x, y, w) => `M${x - w} ${y}a${w} ${w} 0 1 0 ${2 * w} 0a${w} ${w} 0 1 0 ${-2 * w} 0z`,
        7,
        -18,
        820,
        15,
        0,
        206,
      ),
    ) +
      shape(
        s.water,
        row(
          (x, y, w) => `M${x - w} ${y}a${w} ${w} 0 1 0 ${2 * w} 0a${w} ${w} 0 1 0 ${-2 * w} 0z`,
          7,
          -18,
          820,
          11,
          0,
          206,
        ),
      ) +
      box(s.wall, 0, 784, WIDTH, 5),
  ].join("");
}
