import {
  ACCENTS,
  mix,
  terrace,
  sky,
  ridge,
  water,
  scheme,
  hazy,
  archPath,
  block,
  box,
  cross,
  hip,
  row,
  shape,
  spire,
  stroke,
  windowsPath,
  placed,
} from "../drawing";
import type { Scheme } from "../drawing";

/** The palais de l’Île, its prow at (0, 0) on the water: old stone, steep roofs, a turret. */
function palais(s: Scheme): string {
  const stone = "#CFC5B0";
  const dark = "#A79C86";
  return (
    // Right wing.
    box(dark, 20, -150, 190, 170) +
    shape(s.roof, "M14-150l46-70h130l28 70z") +
    shape(s.deep, windowsPath(60, -118, 4, 2, 14, 26, 36, 56)) +
    box(mix(dark, s.deep, 0.3), 110, -252, 18, 44) +
    // Left wing.
    shape(stone, "M-150-118H-6V20h-144z") +
    shape(s.roofShade, "M-158-118l40-62H-10l20 62z") +
    shape(s.deep, windowsPath(-130, -90, 4, 2, 13, 24, 32, 50)) +
    box(stone, -100, -206, 16, 36) +
    // The prow: two faces meeting at the arrowhead in the water.
    shape(stone, "M-46-186L0-192V24l-46-8z") +
    shape(dark, "M0-192l52 6V16L0 24z") +
    shape(s.roof, "M-54-184L-8-256h14L0-190z") +
    shape(s.roofShade, "M6-256l54 72-60-6z") +
    shape(
      s.deep,
      "M-34-150h14v26h-14zM16-150h14v26H16zM-34-92h14v26h-14zM16-92h14v26H16zM-8-30q8-14 16 0v36H-8z",
    ) +
    block(stone, dark, 52, -214, 34, 96) +
    spire(s.roof, s.roofShade, 69, -212, 44, 66) +
    shape(mix(stone, s.deep, 0.4), "M-150 14h104l46 12 52-12h158v10H-150z")
  );
}

export function annecy(): string {
  const s = scheme({
    sky: "#E3EEF1",
    sun: "#F6DBA0",
    hill: "#6F9C96",
    wall: "#FAF6EC",
    roof: "#8A6B58",
    water: "#6FB3C8",
    accent: "#4E9DB5",
    house: "#F3DDB9",
  });
  const cliff = "#B9BFBB";
  return [
    sky("annecy", s, [250, 250, 100]),
    // The Dents de Lanfon and the Tournette over the lake.
    ridge(
      mix(cliff, s.sky, 0.35),
      mix(cliff, s.sky, 0.65),
      [
        [560, 600],
        [700, 470],
        [800, 372],
        [860, 330],
        [920, 296],
        [968, 316],
        [1010, 286],
        [1060, 330],
        [1130, 372],
        [1240, 420],
      ],
      { sharp: true, lines: 4, gap: 40 },
    ),
    ridge(
      cliff,
      mix(cliff, s.deep, 0.14),
      [
        [180, 620],
        [300, 520],
        [380, 448],
        [430, 400],
        [446, 330],
        [474, 300],
        [496, 352],
        [516, 318],
        [548, 268],
        [574, 330],
        [592, 300],
        [622, 282],
        [650, 372],
        [720, 440],
        [820, 520],
        [940, 600],
      ],
      { sharp: true, lines: 5, gap: 44 },
    ),
    ridge(
      s.mid,
      mix(s.mid, s.sky, 0.35),
      [
        [-40, 560],
        [120, 520],
        [300, 540],
        [430, 500],
        [560, 478],
        [700, 520],
        [860, 580],
        [1000, 620],
      ],
      { lines: 4 },
    ),
    // The lake far behind the town.
    box(mix(s.water, s.sky, 0.35), 0, 600, 700, 40) + stroke(s.sky, 2, "M60 616h120M260 628h90M430 612h70"),
    // The hill of the château on the right, the Visitation on its slope.
    ridge(
      s.near,
      mix(s.near, s.sky, 0.3),
      [
        [620, 740],
        [720, 610],
        [820, 540],
        [930, 500],
        [1060, 470],
        [1240, 440],
      ],
      { lines: 5 },
    ),
    block(s.wall, s.shade, 1136, 306, 42, 130) +
      shape(s.deep, row(archPath, 1, 1150, 380, 14, 40, 0)) +
      spire("#7F9AA0", "#5E767C", 1157, 308, 50, 108) +
      cross(s.deep, 1157, 202, 22) +
      block(s.wall, s.shade, 1096, 390, 120, 70, 0.25) +
      shape("#7F9AA0", "M1088 390l22-34h110v34z"),
    block(s.wall, s.shade, 760, 384, 82, 180) +
      hip(s.roof, 752, 384, 98, 58, 22) +
      shape(s.deep, windowsPath(780, 412, 2, 3, 11, 20, 28, 46)) +
      block(s.house, s.houseShade, 840, 434, 130, 120, 0.16) +
      hip(s.roof, 834, 434, 142, 58, 24) +
      shape(s.roofShade, windowsPath(856, 456, 4, 2, 11, 20, 28, 40)) +
      block(s.wall, s.shade, 968, 400, 70, 150) +
      hip(s.roof, 962, 400, 82, 52, 18) +
      shape(s.deep, windowsPath(986, 424, 2, 3, 10, 18, 24, 40)),
    terrace(hazy(s, 0.2), {
      slug: "annecy-back",
      from: 40,
      to: 700,
      base: 690,
      low: 50,
      high: 100,
      manner: "slate",
      plain: true,
    }),
    terrace(s, {
      slug: "annecy-left",
      from: -20,
      to: 360,
      base: 748,
      low: 120,
      high: 190,
      manner: "slate",
      narrow: 62,
      wide: 96,
    }),
    terrace(s, {
      slug: "annecy-right",
      from: 820,
      to: 1220,
      base: 748,
      low: 120,
      high: 196,
      manner: "slate",
      narrow: 62,
      wide: 96,
    }),
    shape(s.shade, "M0 748h360l-60 40H0zM820 748h380v44H890z") +
      stroke(
        s.deep,
        2.5,
        [...Array(30)]
          .map((_, i) => (i < 14 ? `M${8 + i * 24} 748v-22` : `M${844 + (i - 14) * 24} 748v-22`))
          .join("") + "M0 726h340M844 726h356",
      ),
    water("annecy", s, 786),
    shape(s.water, "M300 790l62-44h460l70 46z"),
    placed(590, 782, 1.22, palais(s)),
    stroke(s.glint, 3, "M430 826h120M600 838h150M660 812h80"),
    // The pont des Amours: a flat iron arch and its railing.
    stroke(s.deep, 9, "M-20 862q170-66 350 0") +
      stroke(
        s.deep,
        3,
        "M-20 826q170-66 350 0" +
          [...Array(13)]
            .map((_, i) => {
              const x = i * 27;
              const y = 862 - (66 * 2 * (x + 20) * (330 - x)) / 350 ** 2;
              return `M${x} ${y.toFixed(0)}v-36`;
            })
            .join(""),
      ) +
      block(s.wall, s.shade, 314, 838, 42, 62),
    [906, 990, 1080, 1160]
      .map(
        (x, i) =>
          stroke(s.deep, 3, `M${x - 20} 792v14h40v-14`) +
          shape(
            [ACCENTS.rose, ACCENTS.ochre][i % 2] ?? s.accent,
            `M${x - 24} 792q6-16 12-4 6-16 12-2 6-14 12 0 8-10 12 6z`,
          ),
      )
      .join(""),
  ].join("");
}
