import {
  ACCENTS,
  mix,
  cathedral,
  terrace,
  sky,
  ridge,
  WIDTH,
  scheme,
  hazy,
  tree,
  archPath,
  block,
  box,
  boxPath,
  disc,
  hip,
  ogivePath,
  row,
  shape,
  spire,
  stroke,
  placed,
} from "../drawing";

/** Vercingétorix at the gallop, his sword high; the middle of the horse above (0, 0). */
const rider = (bronze: string, dark: string): string =>
  // Tail, far legs, body with neck and head, near legs.
  shape(dark, "M-62-66q-26-10-54 4 18 0 26 10 14-8 34 0z") +
  shape(dark, "M38-40l34 2 26-14 8 7-28 22-42-2zM-44-46l-22 26-28 0 0 9 34 3 34-26z") +
  shape(
    bronze,
    "M-66-62q4-20 28-20 40 2 62 0 16-22 40-36l2-12 9 9q16 8 26 26l-4 10-16-2-14-4q-8 32-22 46-12 10-32 10h-44q-34-2-35-27z",
  ) +
  shape(bronze, "M34-42l30 20 30-2 4 9-36 8-42-22zM-62-54l-14 30-26 16 6 8 32-18 26-30z") +
  // The rider: cloak, leg, trunk, head with its winged helmet, raised sword.
  shape(dark, "M-4-128q-36 8-52 46 20-8 44 0z") +
  shape(bronze, "M-10-84q-4-36 8-48 16-4 22 8l-4 40z") +
  shape(dark, "M-8-88h22l12 30-4 20-12 0 2-18-20-16z") +
  disc(bronze, 10, -144, 11) +
  shape(dark, "M-2-148q2-14 14-14 10 0 12 12zM-2-150l-12-14 14 4zM22-152l10-16-14 6z") +
  stroke(bronze, 8, "M14-124l24-26") +
  stroke(dark, 4, "M38-150l14-60M30-156l16 6");

export function clermontFerrand(): string {
  const s = scheme({
    sky: "#F6E1D6",
    sun: "#EE9F7C",
    hill: "#86A07C",
    wall: "#F8EFE2",
    roof: "#B8644A",
    water: "#8DAEAF",
    accent: ACCENTS.clay,
    house: "#EBCFB4",
  });
  const lava = "#4C5154";
  const lavaShade = "#35393C";
  const arkose = "#D9BE93";
  const arkoseShade = "#B49A70";
  return [
    sky("clermont", s, [250, 260, 112]),
    // The chain of the Puys, one dome above the rest, its mast on top.
    ridge(
      s.far,
      mix(s.far, s.sky, 0.45),
      [
        [-40, 520],
        [70, 490],
        [150, 440],
        [230, 430],
        [300, 480],
        [380, 500],
        [460, 450],
        [520, 440],
        [590, 490],
        [660, 510],
        [1000, 500],
        [1080, 450],
        [1160, 446],
        [1240, 490],
      ],
      { lines: 4 },
    ),
    ridge(
      s.mid,
      mix(s.mid, s.sky, 0.35),
      [
        [420, 640],
        [560, 560],
        [640, 480],
        [710, 380],
        [760, 318],
        [806, 282],
        [862, 276],
        [916, 296],
        [960, 350],
        [1030, 440],
        [1110, 530],
        [1240, 590],
      ],
      { lines: 8, gap: 34 },
    ),
    stroke(s.deep, 5, "M836 278v-60") +
      stroke(s.deep, 3, "M836 218v-50") +
      block(s.wall, s.shade, 812, 266, 50, 16) +
      stroke(s.accent, 4, "M836 236v-14"),
    terrace(hazy(s, 0.2), {
      slug: "clermont-back",
      from: -20,
      to: 1220,
      base: 690,
      low: 60,
      high: 120,
      manner: "tile",
      plain: true,
    }),
    // The cathedral, in the black lava of Volvic.
    shape("#6B7478", "M470 520l34-70h190l34 70z") +
      block(lava, lavaShade, 470, 520, 258, 226, 0.12) +
      shape(mix(lava, s.sun, 0.55), row(ogivePath, 5, 500, 690, 18, 120, 44)) +
      shape(lavaShade, row(boxPath, 6, 484, 510, 8, 236, 44)),
    cathedral(
      { ...s, deep: mix(lavaShade, "#000000", 0.3) },
      {
        cx: 410,
        base: 748,
        width: 188,
        towers: [1.34, 1.34],
        nave: 1.06,
        spires: [1.14, 1.14],
        light: lava,
        dark: lavaShade,
      },
    ) + disc(mix(lava, s.sun, 0.7), 410, 605, 8),
    // Notre-Dame-du-Port: stepped volumes of pale arkose round an octagonal tower.
    block(arkose, arkoseShade, 1000, 480, 76, 130) +
      shape(s.deep, row(archPath, 2, 1012, 540, 16, 44, 34)) +
      box(arkoseShade, 996, 552, 84, 6) +
      spire("#9C6A50", "#7A4F3A", 1038, 482, 84, 60) +
      block(arkose, arkoseShade, 930, 590, 216, 60, 0.2) +
      hip("#B8644A", 922, 592, 232, 26, 20) +
      shape(s.deep, row(archPath, 6, 946, 640, 14, 34, 34)) +
      block(arkose, arkoseShade, 890, 650, 296, 98, 0.2) +
      [920, 1000, 1080, 1156]
        .map(
          (x) =>
            block(arkose, arkoseShade, x - 34, 672, 68, 76, 0.42) +
            spire("#B8644A", "#8C4A36", x, 674, 78, 30) +
            shape(s.deep, row(archPath, 2, x - 22, 730, 12, 38, 24)) +
            box(arkoseShade, x - 36, 684, 72, 5),
        )
        .join(""),
    terrace(s, {
      slug: "clermont-left",
      from: -20,
      to: 316,
      base: 750,
      low: 90,
      high: 146,
      manner: "tile",
      narrow: 58,
      wide: 88,
    }),
    terrace(s, { slug: "clermont", from: 700, to: 890, base: 750, low: 84, high: 124, manner: "tile" }),
    terrace(s, {
      slug: "clermont-right",
      from: 1186,
      to: 1220,
      base: 750,
      low: 100,
      high: 120,
      manner: "tile",
    }),
    // The place de Jaude, and the rider on his ring of columns.
    box(s.ground, 0, 748, WIDTH, 10) +
      box(mix(s.wall, s.ground, 0.3), 0, 758, WIDTH, 142) +
      stroke(mix(s.wall, s.ground, 0.44), 3, "M0 806h420M0 868h360M820 820h380M860 876h340"),
    [330, 620, 710, 800, 940, 1060, 1176]
      .map((x, i) => tree(s, x, 796 + (i % 2) * 34, 108 + (i % 3) * 12))
      .join(""),
    placed(
      -466,
      -6,
      1,
      [
        box(s.shade, 520, 858, 240, 20) +
          box(s.wall, 536, 842, 208, 18) +
          shape(s.shade, boxPath(560, 700, 160, 144)) +
          shape(s.wall, row(boxPath, 6, 552, 700, 14, 142, 32.4)) +
          box(s.wall, 540, 684, 200, 18) +
          box(s.shade, 548, 676, 184, 9) +
          block(s.wall, s.shade, 580, 640, 120, 38, 0.24),
        placed(636, 632, 1.34, rider("#6B8F82", "#4B6B60")) + stroke("#4B6B60", 7, "M636 640v-60"),
      ].join(""),
    ),
  ].join("");
}
