import {
  mix,
  terrace,
  sky,
  ridge,
  hills,
  WIDTH,
  scheme,
  hazy,
  tree,
  archPath,
  block,
  box,
  boxPath,
  disc,
  row,
  shape,
  stroke,
  placed,
} from "../drawing";

/** The headframe of the Couriot pit, foot at (0, 0), 400 pixels tall. */
function headframe(light: string, dark: string, sun: string): string {
  const wheel = (cx: number): string =>
    stroke(dark, 7, `M${cx - 34}-348a34 34 0 1 0 68 0a34 34 0 1 0-68 0`) +
    stroke(dark, 2.5, `M${cx - 34}-348h68M${cx}-382v68M${cx - 24}-372l48 48M${cx + 24}-372l-48 48`) +
    disc(dark, cx, -348, 7);
  return (
    stroke(light, 12, "M-46 0V-310M46 0V-310M46-250L196 0M-46-310H64") +
    stroke(
      light,
      6,
      "M-46-60L46-120M46-60L-46-120M-46-120L46-180M46-120L-46-180M-46-180L46-240M46-180L-46-240M-46-240L46-300M46-240L-46-300M-46-60H46M-46-120H46M-46-180H46M-46-240H46M46-160l54 0M46-90h96",
    ) +
    wheel(-12) +
    wheel(34) +
    stroke(dark, 4, "M-46-310l34-38M64-310l-30-38M-60-396h140") +
    shape(dark, "M-66-396l76-26 76 26z") +
    stroke(light, 4, "M-58-396v86M78-396v86") +
    box(sun, -2, -436, 4, 14)
  );
}

export function saintEtienne(): string {
  const s = scheme({
    sky: "#DCE9DA",
    sun: "#F2C26B",
    hill: "#6F8F72",
    wall: "#F8F5EA",
    roof: "#B9674A",
    water: "#8FB3A9",
    accent: "#2F9E63",
    house: "#E7DFCB",
  });
  const heap = "#51605A";
  return [
    sky("saint-etienne", s, [905, 250, 92]),
    hills("saint-etienne", s.far, mix(s.far, s.sky, 0.45), 560, 120, 4),
    ridge(
      heap,
      mix(heap, s.sky, 0.28),
      [
        [190, 740],
        [300, 600],
        [400, 452],
        [452, 420],
        [500, 440],
        [600, 570],
        [720, 740],
      ],
      { lines: 6, gap: 34 },
    ),
    ridge(
      mix(heap, s.sky, 0.2),
      mix(heap, s.sky, 0.42),
      [
        [-60, 740],
        [40, 600],
        [130, 492],
        [178, 470],
        [224, 494],
        [330, 620],
        [420, 740],
      ],
      { lines: 5, gap: 34 },
    ),
    // The tower of the Cité du design.
    stroke(
      s.deep,
      4,
      "M1092 740V330M1118 740V330M1092 700l26-60-26-60 26-60-26-60 26-60-26-60 26-40M1118 700l-26-60 26-60-26-60 26-60-26-60 26-60-26-40",
    ) +
      box(s.deep, 1080, 322, 50, 12) +
      shape(s.wall, "M1084 322v-44h42v44z") +
      stroke(s.deep, 3, "M1084 322v-44h42v44M1105 322v-70"),
    // The Grand’Église: one square tower on its left, broad tiled nave.
    terrace(hazy(s, 0.25), {
      slug: "saint-etienne-back",
      from: 620,
      to: 1210,
      base: 700,
      low: 60,
      high: 120,
      manner: "tile",
      plain: true,
    }),
    shape(s.roof, "M760 600l30-70h150l26 70z") +
      block("#D9C6A0", "#BBA681", 760, 600, 206, 140, 0.2) +
      shape(s.deep, row(archPath, 4, 836, 700, 14, 66, 32)),
    block("#D9C6A0", "#BBA681", 742, 440, 70, 300) +
      shape(s.deep, row(archPath, 2, 755, 520, 15, 52, 29)) +
      box("#BBA681", 737, 540, 80, 6) +
      box("#D9C6A0", 736, 434, 82, 9) +
      shape(s.roof, "M742 434l35-34 35 34z"),
    terrace(s, { slug: "saint-etienne", from: 520, to: 800, base: 748, low: 70, high: 118, manner: "tile" }),
    // The stadium, its four corners open, its roof carried by frames.
    shape(s.wall, "M838 752v-78h330v78z") +
      shape(s.accent, "M838 690l-14-42h358l-14 42z") +
      stroke(s.deep, 5, "M842 648v-40M900 648v-40M1106 648v-40M1164 648v-40M842 608l58 40M1164 608l-58 40") +
      shape(s.accent, boxPath(850, 722, 306, 12)) +
      shape(s.deep, row(boxPath, 10, 852, 700, 18, 12, 31)),
    placed(270, 760, 1, headframe("#8C3F2E", "#5E2A20", s.accent)),
    block("#C98767", "#A9694D", 20, 640, 170, 116, 0.22) +
      shape(s.roof, "M10 640l34-40h122l34 40z") +
      shape(s.deep, row(archPath, 5, 36, 756, 16, 76, 30)),
    box(s.ground, 0, 750, WIDTH, 150) +
      ridge(
        mix(s.tree, s.sky, 0.1),
        mix(s.tree, s.sky, 0.3),
        [
          [-20, 800],
          [200, 776],
          [420, 790],
          [640, 772],
          [900, 794],
          [1220, 770],
        ],
        { lines: 3, gap: 28 },
      ),
    [520, 566, 612, 700, 748].map((x, i) => tree(s, x, 786 + (i % 2) * 12, 86 + (i % 3) * 14)).join(""),
    tree(s, 60, 850, 120) + tree(s, 1130, 850, 124) + tree(s, 1050, 866, 96),
  ].join("");
}
