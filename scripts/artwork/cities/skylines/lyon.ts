import {
  ACCENTS,
  mix,
  terrace,
  sky,
  ridge,
  hills,
  water,
  WIDTH,
  palace,
  scheme,
  hazy,
  highrise,
  tree,
  bridge,
  archPath,
  block,
  box,
  cross,
  gable,
  row,
  shape,
  stroke,
  placed,
} from "../drawing";
import type { Scheme } from "../drawing";

/** Fourvière, foot at (0, 0), 190 pixels wide: a fortress of four towers. */
function fourviere(s: Scheme): string {
  const turret = (x: number, h: number): string =>
    block(s.wall, s.shade, x - 14, -h, 28, h) +
    shape(s.deep, row(archPath, 2, x - 8, -h + 44, 6, 26, 10)) +
    shape(s.wall, `M${x - 19} ${-h + 6}l4-16h30l4 16z`) +
    shape(s.roofShade, `M${x - 15} ${-h - 10}l15-20 15 20z`);
  return (
    turret(-52, 150) +
    turret(52, 150) +
    box(s.shade, -70, -104, 140, 104) +
    gable(s.wall, -58, -100, 116, 42) +
    box(s.wall, -58, -100, 116, 100) +
    turret(-82, 166) +
    turret(82, 166) +
    shape(s.deep, row(archPath, 3, -42, 0, 20, 46, 32) + row(archPath, 7, -50, -66, 8, 20, 15)) +
    cross(s.accent, 0, -140, 26, 4)
  );
}

/** The metal tower of Fourvière, foot at (0, 0), 150 pixels tall. */
const ironTower = (colour: string): string =>
  shape(colour, "M-22 0C-12-40-7-80-5-132H5C7-80 12-40 22 0H13C10-12-10-12-13 0z") +
  box(colour, -9, -134, 18, 6) +
  box(colour, -15, -52, 30, 5) +
  stroke(colour, 3, "M0-134v-26");

/** The Musée des Confluences, its ground line at y = 0: a crystal and a cloud of steel. */
const confluences = (s: Scheme): string =>
  shape(mix(s.water, s.wall, 0.5), "M0 0l34-96 46-26 24 122z") +
  shape(mix(s.water, s.wall, 0.25), "M80-122l60 36-10 86H104z") +
  stroke(s.wall, 2, "M34-96l70 96M0 0l80-122M104 0l36-86") +
  shape(mix(s.deep, s.sky, 0.45), "M92-40l20-78 86-40 112 22 20 58-34 30H130z") +
  shape(mix(s.deep, s.sky, 0.62), "M112-118l86-40 112 22-92 44z") +
  shape(mix(s.deep, s.sky, 0.3), "M92-40l126-52 78 44-34 20H130z") +
  box(s.deep, 140, -28, 16, 28) +
  box(s.deep, 270, -28, 16, 28);

export function lyon(): string {
  const s = scheme({
    sky: "#F7E1D3",
    sun: "#F0A987",
    hill: "#86A083",
    wall: "#FCF4E8",
    roof: "#BF6B4C",
    water: "#7FA5B0",
    accent: ACCENTS.ochre,
    house: "#F3D3B4",
  });
  const back = hazy(s, 0.25);
  return [
    sky("lyon", s, [690, 300, 120]),
    hills("lyon", s.far, mix(s.far, s.sky, 0.45), 580, 70, 3),
    // The pencil of the Part-Dieu, with the taller Incity behind it.
    shape(mix(s.water, s.sky, 0.35), "M985 720V250l52-34 26 34v470z") +
      stroke(mix(s.water, s.sky, 0.35), 4, "M1037 216v-70") +
      shape(mix(s.water, s.sky, 0.1), "M1037 216l26 34v470h-26z"),
    highrise("#C98767", "#A9694D", "#8C5540", 835, 720, 104, 372, 7, 16),
    shape("#C98767", "M835 350l52-74v74z") + shape("#A9694D", "M887 276l52 74h-52z"),
    ridge(
      s.near,
      mix(s.near, s.sky, 0.3),
      [
        [-40, 420],
        [80, 372],
        [200, 352],
        [320, 350],
        [420, 372],
        [520, 450],
        [620, 590],
        [700, 720],
      ],
      { lines: 6 },
    ),
    placed(236, 362, 1, fourviere(s)),
    placed(420, 380, 1, ironTower(mix(s.deep, s.roof, 0.3))),
    [60, 100, 545, 575].map((x, i) => tree(s, x, x < 200 ? 400 - i * 18 : 560 + i * 12, 56)).join(""),
    terrace(back, {
      slug: "lyon-slope",
      from: -20,
      to: 560,
      base: 630,
      low: 60,
      high: 130,
      manner: "tile",
      plain: true,
    }),
    terrace(s, {
      slug: "lyon",
      from: -20,
      to: 610,
      base: 735,
      low: 96,
      high: 168,
      manner: "tile",
      narrow: 48,
      wide: 76,
    }),
    palace(s, { x: 610, base: 735, width: 330, height: 104, bays: 17, floors: 3, roof: 26 }),
    box(s.wall, 738, 596, 76, 40) +
      shape(s.roof, "M738 596q2-66 38-84v84z") +
      shape(s.roofShade, "M776 512q36 18 38 84h-38z") +
      block(s.wall, s.shade, 766, 484, 20, 30) +
      shape(s.roof, "M764 484q2-18 12-26 10 8 12 26z") +
      shape(s.roofShade, row(archPath, 3, 746, 634, 12, 28, 24)),
    placed(905, 738, 0.9, confluences(s)),
    box(s.shade, 0, 735, WIDTH, 34) + box(s.ground, 0, 735, WIDTH, 6),
    water("lyon", s, 769),
    bridge(s, { from: -40, to: 1240, deck: 792, foot: 872, arches: 9, rise: 0.85 }),
    [640, 700, 860].map((x) => tree(s, x, 737, 64)).join(""),
  ].join("");
}
