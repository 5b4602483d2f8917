import {
  ACCENTS,
  mix,
  terrace,
  sky,
  ridge,
  water,
  WIDTH,
  scheme,
  hazy,
  tree,
  block,
  box,
  boxPath,
  cross,
  disc,
  ogivePath,
  row,
  shape,
  spire,
  stroke,
  windowsPath,
  placed,
} from "../drawing";
import type { Scheme } from "../drawing";

/** Notre-Dame of Strasbourg, foot at (0, 0): a front of pink sandstone and one openwork spire, 620 pixels tall. */
function minster(light: string, dark: string, deep: string): string {
  return (
    // The nave behind, to the right.
    shape("#7FA797", "M96-250l30-50h180v50z") +
    block(light, dark, 96, -250, 214, 250, 0.14) +
    shape(deep, row(ogivePath, 5, 122, -60, 20, 130, 36)) +
    shape(dark, row(boxPath, 6, 108, -258, 8, 258, 36)) +
    block(light, dark, -100, -376, 200, 376, 0.32) +
    // The octagon and the spire rise on the left alone.
    shape(light, "M-92-376v-96l10-12h64l10 12v96z") +
    shape(dark, "M-34-376v-108h16l10 12v96z") +
    shape(deep, ogivePath(-82, -390, 12, 78) + ogivePath(-62, -390, 18, 84) + ogivePath(-34, -390, 12, 78)) +
    shape(
      light,
      row((x, y, w, h) => `M${x} ${y}l${w / 2}${-h} ${w / 2} ${h}z`, 3, -98, -480, 18, 44, 38),
    ) +
    shape(light, "M-86-484L-50-648V-484z") +
    shape(dark, "M-50-484v-164L-14-484z") +
    stroke(deep, 2.5, "M-78-512h56M-72-540h44M-66-566h32M-60-592h20M-50-484v-150") +
    cross(deep, -50, -644, 22, 3) +
    box(light, -106, -384, 212, 10) +
    shape(light, row(boxPath, 13, -104, -396, 7, 14, 17)) +
    shape(
      deep,
      row(ogivePath, 2, -86, -280, 20, 80, 30) +
        row(ogivePath, 2, 34, -280, 20, 80, 30) +
        row(ogivePath, 3, -20, -290, 10, 66, 16),
    ) +
    disc(deep, 0, -196, 42) +
    stroke(light, 3, "M-42-196h84M0-238v84M-30-226l60 60M30-226l-60 60") +
    disc(light, 0, -196, 11) +
    shape(deep, row(ogivePath, 2, -86, -150, 16, 84, 26) + row(ogivePath, 2, 44, -150, 16, 84, 26)) +
    box(dark, -106, -136, 212, 8) +
    shape(light, "M-104-70l32-58 32 58zM-36-72L0-140l36 68zM40-70l32-58 32 58z") +
    shape(deep, ogivePath(-90, 0, 38, 74) + ogivePath(-24, 0, 48, 92) + ogivePath(52, 0, 38, 74))
  );
}

/** A house of the Petite France, foot at (0, 0): white plaster, brown timber, a very tall tiled roof. */
const tanner = (s: Scheme, width: number, plaster: string): string => {
  const l = -width / 2;
  const third = width / 3;
  return (
    box(plaster, l, -150, width, 150) +
    stroke(
      "#7A4A36",
      4,
      `M${l} -148h${width}M${l} -98h${width}M${l} -48h${width}M${l + 2}-148v148M${l + third}-148v100M${l + 2 * third}-148v100M${-l - 2}-148v148M${l}-52l${third}-44M${-l}-52l${-third}-44M${l}-102l${third}-44M${-l}-102l${-third}-44`,
    ) +
    shape(s.deep, windowsPath(-10, -138, 1, 2, 20, 28, 0, 50) + boxPath(-12, -34, 24, 34)) +
    shape(s.roof, `M${l - 8}-146l${width * 0.34 + 8}-120h${width * 0.32}l${width * 0.34 + 8} 120z`) +
    shape(
      s.roofShade,
      `M${-l - width * 0.34}-266l${width * 0.34 + 8} 120h-30z` +
        row(
          (x, y, w, h) => `M${x} ${y}q${w / 2}${-h} ${w} 0z`,
          3,
          l + width * 0.26,
          -180,
          16,
          14,
          width * 0.18,
        ) +
        row(
          (x, y, w, h) => `M${x} ${y}q${w / 2}${-h} ${w} 0z`,
          2,
          l + width * 0.36,
          -216,
          16,
          14,
          width * 0.18,
        ),
    )
  );
};

export function strasbourg(): string {
  const s = scheme({
    sky: "#F8E4D8",
    sun: "#F0B089",
    hill: "#9DAE93",
    wall: "#FCF5E9",
    roof: "#B5634A",
    water: "#86A8AE",
    accent: ACCENTS.clay,
    house: "#F0D8BC",
  });
  const stone = "#D59A83";
  return [
    sky("strasbourg", s, [760, 250, 112]),
    // The Vosges behind the town.
    ridge(
      s.far,
      mix(s.far, s.sky, 0.45),
      [
        [-40, 560],
        [140, 520],
        [320, 500],
        [520, 530],
        [720, 510],
        [940, 540],
        [1240, 560],
      ],
      { lines: 4, gap: 24 },
    ),
    // The European Parliament: a curved glass front, an unfinished tower.
    shape(mix(s.water, s.wall, 0.35), "M930 744V520q100-50 200 0v224z") +
      shape(mix(s.water, s.deep, 0.1), "M1050 744V490q50 8 80 30v224z") +
      shape(s.sky, "M966 534q66-26 128 0l-20 46q-46-18-88 0z") +
      stroke(
        s.wall,
        3,
        "M930 580q100-36 200 0M930 620q100-30 200 0M930 660q100-24 200 0M970 512v232M1010 500v244M1090 506v238",
      ) +
      shape(mix(s.water, s.wall, 0.15), "M1060 744q20-120 150-150v150z") +
      stroke(s.wall, 3, "M1080 700q50-60 130-70M1072 722q60-44 138-52"),
    terrace(hazy(s, 0.25), {
      slug: "strasbourg-back",
      from: -20,
      to: 940,
      base: 700,
      low: 56,
      high: 110,
      manner: "slate",
      plain: true,
    }),
    placed(520, 744, 0.98, minster(stone, mix(stone, s.deep, 0.2), s.deep)),
    terrace(s, { slug: "strasbourg", from: 820, to: 960, base: 746, low: 70, high: 104, manner: "slate" }),
    // The towers of the Ponts couverts.
    [64, 230]
      .map(
        (x, i) =>
          block("#C98F76", "#A36F59", x - 34, 520 + i * 26, 68, 232) +
          shape(s.deep, windowsPath(x - 20, 556 + i * 26, 2, 3, 9, 22, 26, 54)) +
          box("#E3C3A4", x - 38, 516 + i * 26, 76, 9) +
          spire(s.roof, s.roofShade, x, 518 + i * 26, 80, 62),
      )
      .join(""),
    [
      [320, 104, "#FBF1DE"],
      [420, 96, "#F4DDBD"],
    ]
      .map(([x, w, p]) => placed(Number(x), 760, 1, tanner(s, Number(w), String(p))))
      .join(""),
    [
      [660, 108, "#FBF1DE"],
      [764, 100, "#F2D3B4"],
      [866, 108, "#FAEBD2"],
    ]
      .map(([x, w, p]) => placed(Number(x), 760, 1, tanner(s, Number(w), String(p))))
      .join(""),
    placed(147, 760, 1, tanner(s, 100, "#F7E6CB")),
    box(s.shade, 0, 756, WIDTH, 28) + box(s.ground, 0, 756, WIDTH, 6),
    [546, 606, 930, 1000, 1080, 1160].map((x, i) => tree(s, x, 758, 80 + (i % 3) * 12)).join(""),
    water("strasbourg", s, 784),
    // Geraniums over the water.
    shape(
      ACCENTS.rose,
      row((x, y, w) => `M${x} ${y}q${w / 4}-14 ${w / 2}-2 ${w / 4}-12 ${w / 2} 2z`, 9, 20, 756, 46, 0, 62),
    ),
    shape(s.deep, "M760 846h250l-18 20H784z") +
      shape(mix(s.water, s.wall, 0.6), "M800 846v-24h160l18 24z") +
      stroke(s.wall, 3, "M800 822h164M840 822v24M880 822v24M920 822v24"),
  ].join("");
}
