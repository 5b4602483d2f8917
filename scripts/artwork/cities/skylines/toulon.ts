import {
  mix,
  terrace,
  sky,
  ridge,
  water,
  palace,
  scheme,
  hazy,
  palm,
  archPath,
  block,
  box,
  boxPath,
  disc,
  gable,
  row,
  shape,
  stroke,
  mirrored,
  placed,
} from "../drawing";

/** A grey frigate afloat at (0, 0), 420 pixels long, bow to the left. */
function frigate(light: string, dark: string, deep: string): string {
  return (
    shape(dark, "M0-34h420l-14 38H44z") +
    shape(light, "M0-34l-20-10h120v-22h60v22h256l4 10z") +
    shape(light, "M120-66l14-44h70v-30h34l10 30h62v44z") +
    shape(dark, "M204-110v-30h34l10 30h62v44h-64v-44z") +
    shape(deep, row(boxPath, 6, 142, -100, 8, 8, 10)) +
    stroke(deep, 4, "M226-140v-70M204-176h44M212-196h28M290-110v-44") +
    disc(light, 226, -150, 12) +
    shape(light, "M330-66h54v32h-54zM60-44v-12h22v12z") +
    stroke(deep, 4, "M60-52H30") +
    shape(mix(dark, deep, 0.5), "M14-8l10 12h386l4-12z")
  );
}

export function toulon(): string {
  const s = scheme({
    sky: "#FBE6D2",
    sun: "#F1A873",
    hill: "#8FA083",
    wall: "#FFF9EE",
    roof: "#C4714E",
    water: "#5B9FB4",
    accent: "#C8543C",
    house: "#F4D5AE",
  });
  const lime = "#C9BFB0";
  const grey = "#A9B4B8";
  return [
    sky("toulon", s, [950, 236, 96]),
    // The Faron: a long grey mountain over the town.
    ridge(
      lime,
      mix(lime, s.deep, 0.14),
      [
        [-40, 520],
        [80, 440],
        [170, 380],
        [280, 330],
        [420, 296],
        [560, 284],
        [700, 300],
        [820, 340],
        [930, 400],
        [1040, 470],
        [1240, 540],
      ],
      { lines: 6, gap: 34 },
    ),
    ridge(
      s.mid,
      mix(s.mid, s.sky, 0.35),
      [
        [-40, 620],
        [140, 530],
        [300, 500],
        [460, 470],
        [640, 476],
        [800, 520],
        [960, 570],
        [1240, 610],
      ],
      { lines: 5 },
    ),
    block(s.wall, s.shade, 540, 262, 66, 30) +
      stroke(s.deep, 3, "M574 272L300 640M586 272L312 640") +
      placed(
        444,
        448,
        1,
        stroke(s.deep, 3, "M0 0v14") + shape(s.accent, "M-26 14h52l4 34h-60z") + box(s.wall, -20, 20, 40, 13),
      ),
    terrace(hazy(s, 0.25), {
      slug: "toulon-back",
      from: -20,
      to: 1220,
      base: 680,
      low: 60,
      high: 128,
      manner: "tile",
      plain: true,
    }),
    terrace(s, {
      slug: "toulon-town",
      from: 290,
      to: 1220,
      base: 738,
      low: 76,
      high: 120,
      manner: "tile",
      narrow: 54,
      wide: 84,
    }),
    // The opera: arcades, columns, a pediment.
    palace(s, { x: 440, base: 744, width: 290, height: 190, bays: 7, floors: 2, middle: 170 }) +
      shape(s.wall, row(boxPath, 8, 446, 564, 11, 90, 39)) +
      shape(s.roof, "M470 554l24-40h182l24 40z") +
      gable(s.wall, 490, 556, 190, 50) +
      gable(s.shade, 530, 553, 110, 26) +
      disc(s.accent, 585, 545, 6),
    // The gate of the old arsenal: four columns, trophies over the cornice.
    block("#EBD3A9", "#D0B487", 850, 588, 210, 156, 0.2) +
      shape(s.deep, archPath(918, 744, 74, 124)) +
      shape(s.wall, row(boxPath, 2, 866, 606, 15, 138, 24) + row(boxPath, 2, 1006, 606, 15, 138, 24)) +
      box(s.wall, 842, 588, 226, 16) +
      box(s.wall, 858, 572, 194, 18) +
      shape("#D0B487", "M880 572q10-44 32-30 8 10 4 30zM994 572q-4-20 4-30 22-14 32 30z") +
      shape("#D0B487", "M926 572l8-40h42l8 40z") +
      box("#EBD3A9", 930, 526, 50, 8),
    // The tour Royale, low and thick, at the edge of the roads.
    shape("#D9BF97", "M20 760V604h270v156z") +
      shape("#BCA17A", "M190 760V604h100v156z") +
      shape("#D9BF97", "M8 606v-20h294v20z") +
      shape(s.deep, row(archPath, 6, 44, 660, 18, 26, 40)) +
      block("#D9BF97", "#BCA17A", 110, 540, 76, 48) +
      shape("#BCA17A", boxPath(20, 690, 270, 7)),
    shape("#9F8E76", "M-10 780v-24q80-14 170-8 110-4 190 20v12z"),
    box(s.shade, 320, 744, 880, 24) + box(s.ground, 320, 744, 880, 6),
    [346, 400, 780, 816, 1110, 1164].map((x, i) => palm(s, x, 746, 108 + (i % 2) * 20)).join(""),
    water("toulon", s, 768),
    placed(720, 860, 0.94, frigate(grey, mix(grey, s.deep, 0.28), s.deep)),
    placed(80, 872, 0.82, mirrored(210, frigate(mix(grey, s.wall, 0.15), mix(grey, s.deep, 0.2), s.deep))),
    stroke(s.glint, 3, "M690 876h430M70 884h370"),
  ].join("");
}
