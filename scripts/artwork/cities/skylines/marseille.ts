import {
  mix,
  terrace,
  sky,
  ridge,
  water,
  WIDTH,
  scheme,
  hazy,
  highrise,
  pine,
  masts,
  archPath,
  block,
  box,
  boxPath,
  cross,
  disc,
  dome,
  gable,
  row,
  shape,
  stroke,
  teethPath,
  windowsPath,
  placed,
} from "../drawing";
import type { Scheme } from "../drawing";

/** Notre-Dame de la Garde, foot at (0, 0): bastion, striped nave, tower and golden Virgin, 300 pixels tall. */
function bonneMere(s: Scheme): string {
  const green = "#7D8F86";
  return (
    shape(s.shade, "M-150 0l14-58h250l26 58z") +
    shape(mix(s.shade, s.deep, 0.14), "M60 0V-58h54l26 58z") +
    shape(s.deep, row(archPath, 5, -116, -8, 14, 28, 34)) +
    block(s.wall, s.shade, -100, -134, 150, 78, 0.2) +
    shape(green, boxPath(-100, -118, 150, 6) + boxPath(-100, -98, 150, 6) + boxPath(-100, -78, 150, 6)) +
    shape(s.deep, row(archPath, 4, -88, -62, 14, 36, 34)) +
    gable(s.roof, -106, -134, 162, 30) +
    block(s.wall, s.shade, -104, -176, 64, 50) +
    shape(s.deep, row(archPath, 4, -98, -136, 8, 24, 14)) +
    dome(green, mix(green, s.deep, 0.3), -72, -176, 33, 38) +
    cross(s.accent, -72, -212, 20, 3) +
    block(s.wall, s.shade, 46, -222, 62, 166) +
    shape(
      green,
      boxPath(46, -76, 62, 6) +
        boxPath(46, -98, 62, 6) +
        boxPath(46, -120, 62, 6) +
        boxPath(46, -142, 62, 6) +
        boxPath(46, -164, 62, 6),
    ) +
    shape(s.deep, row(archPath, 2, 55, -178, 16, 36, 26)) +
    box(s.wall, 40, -228, 74, 8) +
    block(s.wall, s.shade, 54, -270, 46, 44) +
    shape(s.deep, row(archPath, 3, 59, -234, 8, 28, 13)) +
    box(s.wall, 50, -276, 54, 7) +
    shape(s.accent, "M66-276l4-34q-6-10 2-18 5-8 12 0 8 8 2 18l6 34z") +
    disc(s.accent, 78, -334, 7) +
    stroke(s.accent, 4, "M70-318l-10 8M84-318l10-12")
  );
}

/** The Major, foot at (0, 0): striped walls, two front towers, lead domes. */
function major(s: Scheme): string {
  const stripe = "#93A39B";
  const lead: readonly [string, string] = ["#AEBBB9", "#83938F"];
  const bands = (x: number, y: number, w: number, count: number): string =>
    shape(stripe, Array.from({ length: count }, (_, i) => boxPath(x, y + i * 22, w, 8)).join(""));
  const tower = (x: number): string =>
    block(s.wall, s.shade, x, -190, 54, 190) +
    bands(x, -176, 54, 8) +
    shape(s.deep, row(archPath, 2, x + 9, -128, 13, 44, 23)) +
    box(s.wall, x - 4, -196, 62, 8) +
    dome(lead[0], lead[1], x + 27, -196, 25, 30) +
    block(s.wall, s.shade, x + 22, -238, 10, 14);
  return (
    block(s.wall, s.shade, 40, -196, 170, 100, 0.3) +
    bands(40, -186, 170, 4) +
    shape(s.deep, row(archPath, 7, 52, -112, 12, 40, 22)) +
    dome(lead[0], lead[1], 125, -196, 84, 88) +
    block(s.wall, s.shade, 114, -304, 22, 24) +
    dome(lead[0], lead[1], 125, -304, 12, 14) +
    cross(s.deep, 125, -316, 22) +
    block(s.wall, s.shade, -60, -150, 300, 150, 0.16) +
    bands(-60, -138, 300, 6) +
    shape(s.deep, row(archPath, 6, 78, -24, 16, 66, 27)) +
    box(s.wall, -52, -156, 108, 156) +
    bands(-52, -138, 108, 6) +
    shape(s.deep, archPath(-34, 0, 72, 120)) +
    shape(mix(s.deep, s.shade, 0.4), archPath(-20, 0, 44, 84)) +
    box(s.shade, -58, -160, 120, 8) +
    tower(-106) +
    tower(56)
  );
}

export function marseille(): string {
  const s = scheme({
    sky: "#DDEEF2",
    sun: "#F5CE8A",
    hill: "#CBBF9F",
    wall: "#FFFAEE",
    roof: "#C9805A",
    water: "#4E99AE",
    accent: "#D9A441",
    house: "#F2DEBE",
  });
  const glass = mix(s.water, s.sky, 0.45);
  return [
    sky("marseille", s, [930, 260, 104]),
    box(mix(s.water, s.sky, 0.4), 0, 604, WIDTH, 146) +
      stroke(s.sky, 2, "M980 634h60M1010 652h130M820 640h70"),
    ridge(
      mix(s.far, s.water, 0.2),
      mix(s.far, s.sky, 0.5),
      [
        [700, 606],
        [820, 592],
        [900, 570],
        [980, 578],
        [1080, 566],
        [1240, 586],
      ],
      { foot: 606, lines: 0 },
    ),
    // The château d’If on its rock.
    placed(
      0,
      -28,
      1,
      shape(mix(s.near, s.deep, 0.08), "M1010 652l30-26 150-4 40 30z") +
        block(s.wall, s.shade, 1050, 576, 100, 52) +
        block(s.wall, s.shade, 1040, 560, 30, 68, 0.4) +
        block(s.wall, s.shade, 1136, 566, 26, 62, 0.4) +
        block(s.wall, s.shade, 1092, 552, 26, 40, 0.4) +
        shape(s.deep, row(boxPath, 4, 1076, 598, 5, 9, 16)),
    ),
    // The towers of the Joliette.
    shape(glass, "M40 740V330q46-44 78 0v410z") +
      shape(mix(glass, s.deep, 0.2), "M92 740V310q14 4 26 20v410z") +
      highrise(
        mix(s.wall, s.roof, 0.3),
        mix(s.shade, s.roof, 0.3),
        mix(s.water, s.deep, 0.2),
        150,
        740,
        62,
        330,
        5,
        18,
      ),
    ridge(
      s.near,
      mix(s.near, s.deep, 0.12),
      [
        [180, 760],
        [300, 660],
        [400, 560],
        [490, 462],
        [560, 420],
        [740, 414],
        [800, 462],
        [860, 556],
        [910, 660],
        [960, 760],
      ],
      { lines: 6, gap: 36 },
    ),
    [430, 478, 800, 836].map((x, i) => pine(s, x, i < 2 ? 560 - i * 40 : 520 + (i - 2) * 50, 60)).join(""),
    placed(630, 424, 1.02, bonneMere(s)),
    terrace(hazy(s, 0.2), {
      slug: "marseille-back",
      from: 300,
      to: 860,
      base: 690,
      low: 56,
      high: 118,
      manner: "tile",
      plain: true,
    }),
    terrace(s, {
      slug: "marseille",
      from: 290,
      to: 800,
      base: 752,
      low: 84,
      high: 132,
      manner: "tile",
      narrow: 54,
      wide: 84,
    }),
    placed(140, 752, 1, major(s)),
    // Fort Saint-Jean and the dark lace of the Mucem, a footbridge between them.
    shape("#E7C9A0", "M790 752V640h170v112z") +
      shape("#CFAE84", "M900 752V640h60v112z") +
      block("#E7C9A0", "#CFAE84", 800, 500, 74, 160) +
      shape("#E7C9A0", teethPath(800, 502, 4, 12, 14, 20)) +
      shape(s.deep, windowsPath(820, 540, 1, 2, 9, 24, 0, 50)) +
      block("#E7C9A0", "#CFAE84", 926, 560, 44, 192, 0.42) +
      box("#E7C9A0", 920, 556, 56, 8) +
      dome("#E7C9A0", "#CFAE84", 948, 556, 18, 16),
    stroke(s.deep, 4, "M960 682h80") +
      box("#33423F", 1034, 664, 166, 88) +
      box("#22312E", 1150, 664, 50, 88) +
      stroke(
        mix("#33423F", s.wall, 0.45),
        3,
        "M1040 672q18 14 6 32t10 46M1062 666q-14 20 8 40t-6 44M1088 666q16 22-4 44t10 40M1112 666q-14 24 8 46t-6 38M1138 666q16 20-2 42t8 42M1162 668q-12 22 6 42t-8 40M1184 666q14 20-4 42t8 42M1038 694q40 14 80-2t82 6M1038 728q38-12 78 4t84-8",
      ),
    box(s.shade, 0, 752, WIDTH, 26) + box(s.ground, 0, 752, WIDTH, 6),
    water("marseille", s, 778),
    masts(s.deep, s.wall, 60, 850, 16, 72, 120),
  ].join("");
}
