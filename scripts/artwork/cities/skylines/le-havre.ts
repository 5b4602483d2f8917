import {
  mix,
  terrace,
  sky,
  ridge,
  water,
  WIDTH,
  scheme,
  hazy,
  tree,
  gantry,
  ship,
  sail,
  block,
  box,
  boxPath,
  row,
  shape,
  stroke,
} from "../drawing";

export function leHavre(): string {
  const s = scheme({
    sky: "#E0EAED",
    sun: "#F4C793",
    hill: "#9FB0A8",
    wall: "#FAF8F1",
    roof: "#8B97A0",
    water: "#6C9BAF",
    accent: "#D0563F",
    house: "#E3DDD0",
  });
  const concrete = "#D8CDBB";
  const concreteShade = "#B2A693";
  const boxes = ["#D0563F", "#E5B144", "#4F8F8A", "#5B83A6", "#F2EEE3", "#7A9A5B"];
  // The Catène: two arches of stacked containers, the second one higher.
  const chain = (cx: number, rx: number, ry: number, count: number, cell: number): string =>
    Array.from({ length: count }, (_, i) => {
      const a = Math.PI * ((i + 0.5) / count);
      const [x, y] = [cx - rx * Math.cos(a), 772 - ry * Math.sin(a)];
      const turn = (Math.atan2(-ry * Math.cos(a), rx * Math.sin(a)) * 180) / Math.PI;
      const colour = boxes[(i * 5 + Math.round(cx)) % boxes.length] ?? s.accent;
      const w = (Math.PI * Math.hypot(rx * Math.sin(a), ry * Math.cos(a))) / count + 2;
      return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)})">${box(colour, -w / 2, -cell / 2, w, cell)}${box(mix(colour, s.deep, 0.25), -w / 2, cell * 0.2, w, cell * 0.3)}</g>`;
    }).join("");
  return [
    sky("le-havre", s, [300, 270, 116]),
    box(mix(s.water, s.sky, 0.45), 0, 640, WIDTH, 120) +
      stroke(s.sky, 2, "M900 662h130M1040 690h110M780 676h70"),
    ridge(
      mix(s.far, s.water, 0.15),
      mix(s.far, s.sky, 0.4),
      [
        [-40, 600],
        [80, 566],
        [220, 560],
        [360, 590],
        [460, 640],
      ],
      { lines: 3, gap: 20, foot: 760 },
    ),
    // Port 2000, gantries in a row.
    [820, 940, 1060, 1180].map((x, i) => gantry(mix(s.accent, s.sky, 0.28), x, 720, 230 - i * 8)).join("") +
      ship(hazy(s, 0.2), 800, 742, 400, mix(s.deep, s.sky, 0.25)),
    terrace(hazy(s, 0.15), {
      slug: "le-havre-back",
      from: -20,
      to: 760,
      base: 710,
      low: 70,
      high: 140,
      manner: "flat",
      narrow: 70,
      wide: 110,
      plain: true,
    }),
    // Saint-Joseph: a concrete lantern 107 metres tall.
    block(concrete, concreteShade, 290, 620, 200, 130, 0.2) +
      shape(s.deep, row(boxPath, 9, 302, 640, 7, 90, 20.4)) +
      box(concrete, 282, 612, 216, 12) +
      shape(concrete, "M322 612l12-40h112l12 40z") +
      shape(concreteShade, "M410 572h36l12 40h-34z") +
      shape(concrete, "M340 574V276l14-10h72l14 10v298z") +
      shape(concreteShade, "M408 574V266h18l14 10v298z") +
      shape(
        mix(s.deep, concreteShade, 0.2),
        row(boxPath, 3, 353, 292, 9, 268, 18) + boxPath(415, 292, 8, 268),
      ) +
      shape(s.accent, row(boxPath, 3, 353, 330, 9, 24, 18)) +
      shape(s.sun, row(boxPath, 3, 353, 420, 9, 30, 18)) +
      shape(s.water, row(boxPath, 3, 353, 500, 9, 26, 18)) +
      shape(concrete, "M352 268l8-34h60l8 34z") +
      shape(concreteShade, "M402 234h18l8 34h-20z") +
      shape(concrete, "M368 236l7-54h30l7 54z") +
      shape(concreteShade, "M396 182h9l7 54h-12z") +
      stroke(s.deep, 3, "M390 182v-52M382 142h16"),
    terrace(s, {
      slug: "le-havre",
      from: -20,
      to: 292,
      base: 752,
      low: 96,
      high: 132,
      manner: "flat",
      narrow: 72,
      wide: 110,
    }),
    // The Volcan: a white crater.
    shape(s.wall, "M520 752q64-30 70-170 50-16 120 0 8 140 96 170z") +
      shape(s.shade, "M664 574q26 2 46 8 8 140 96 170h-82q-46-60-60-178z") +
      shape(s.deep, "M590 582q60 18 120 0-60-14-120 0z") +
      shape(s.deep, "M640 752v-30q14-14 28 0v30z"),
    shape(s.wall, "M478 752q38-16 44-84 26-8 56 0 6 66 40 84z") +
      shape(s.shade, "M552 664q14 0 26 4 6 66 40 84h-36q-24-30-30-88z"),
    box(s.shade, 0, 750, WIDTH, 34) + box(s.ground, 0, 750, WIDTH, 7),
    chain(810, 118, 150, 12, 36) + chain(980, 140, 236, 16, 40),
    [30, 130, 230].map((x, i) => tree(s, x, 752, 66 + i * 6)).join(""),
    water("le-havre", s, 784),
    sail(s.deep, s.wall, 150, 862, 96) +
      sail(s.accent, s.wall, 330, 846, 72) +
      sail(s.deep, s.wall, 620, 872, 90) +
      sail("#5B83A6", s.wall, 1080, 864, 84),
  ].join("");
}
