import {
  mix,
  terrace,
  sky,
  ridge,
  water,
  WIDTH,
  scheme,
  hazy,
  pine,
  palm,
  sail,
  archPath,
  block,
  box,
  boxPath,
  cross,
  dome,
  row,
  shape,
  stroke,
  teethPath,
  windowsPath,
  placed,
} from "../drawing";
import type { Scheme } from "../drawing";

/** The Russian cathedral, foot at (0, 0), 330 pixels tall. */
function russian(s: Scheme): string {
  const brick = "#C9744F";
  const dark = "#A45A3C";
  const teal: readonly [string, string] = ["#4F8F8A", "#386B68"];
  const onion = (cx: number, base: number, r: number, drum: number): string =>
    block(s.wall, s.shade, cx - r * 0.72, base - drum, r * 1.44, drum) +
    shape(s.deep, row(archPath, 3, cx - r * 0.52, base - drum * 0.12, r * 0.22, drum * 0.66, r * 0.41)) +
    shape(
      teal[0],
      `M${cx - r * 0.7} ${base - drum}c${-r * 0.6} ${-r * 0.9} ${r * 0.1} ${-r * 1.3} ${r * 0.7} ${-r * 2}c${r * 0.6} ${r * 0.7} ${r * 1.3} ${r * 1.1} ${r * 0.7} ${r * 2}z`,
    ) +
    shape(
      teal[1],
      `M${cx} ${base - drum - r * 2}c${r * 0.6} ${r * 0.7} ${r * 1.3} ${r * 1.1} ${r * 0.7} ${r * 2}h${-r * 0.5}q${r * 0.2} ${-r}-${r * 0.2} ${-r * 2}z`,
    ) +
    cross(s.accent, cx, base - drum - r * 2 + 2, r * 0.8, 3);
  return (
    onion(0, -190, 38, 56) +
    onion(-84, -140, 21, 34) +
    onion(84, -140, 21, 34) +
    onion(-44, -170, 17, 34) +
    onion(44, -170, 17, 34) +
    block(brick, dark, -112, -140, 224, 140, 0.3) +
    block(brick, dark, -54, -192, 108, 192, 0.34) +
    shape(s.wall, "M-54-192q27-44 54 0 27-44 54 0z") +
    box(s.wall, -112, -140, 224, 8) +
    shape(s.wall, row(archPath, 2, -98, -36, 24, 70, 30)) +
    shape(s.wall, archPath(62, -36, 18, 62) + archPath(88, -36, 18, 62)) +
    shape(s.deep, archPath(-24, 0, 48, 92) + row(archPath, 2, -94, -36, 16, 60, 30)) +
    shape(s.wall, row(archPath, 3, -34, -120, 16, 44, 26))
  );
}

export function nice(): string {
  const s = scheme({
    sky: "#FCE4DA",
    sun: "#F3A98F",
    hill: "#7F9F86",
    wall: "#FFF9F1",
    roof: "#D0775A",
    water: "#4FA3BB",
    accent: "#E0A93E",
    house: "#F6CFA0",
  });
  const pink = "#E08E93";
  const fronts = ["#E7A35B", "#D9694C", "#F0C27B", "#C95F4B", "#EDB36B"];
  return [
    sky("nice", s, [620, 250, 108]),
    ridge(
      s.far,
      mix(s.far, s.sky, 0.45),
      [
        [-40, 520],
        [150, 440],
        [330, 470],
        [520, 400],
        [700, 440],
        [880, 360],
        [1040, 420],
        [1240, 380],
      ],
      { lines: 5, gap: 38 },
    ),
    ridge(
      s.mid,
      mix(s.mid, s.sky, 0.4),
      [
        [300, 640],
        [460, 560],
        [640, 520],
        [820, 540],
        [1000, 500],
        [1240, 540],
      ],
      { lines: 4 },
    ),
    // The château hill: pines, the cascade and the Bellanda tower at its foot.
    ridge(
      s.near,
      mix(s.near, s.sky, 0.25),
      [
        [-40, 420],
        [60, 392],
        [180, 388],
        [290, 420],
        [380, 500],
        [440, 600],
        [490, 740],
      ],
      { lines: 7, gap: 38 },
    ),
    [30, 96, 166, 240].map((x, i) => pine(s, x, 424 + Math.abs(i - 1.5) * 6, 76)).join(""),
    shape("#D7BF97", "M340 744V596h120v148z") +
      shape("#B99F77", "M418 744V596h42v148z") +
      box("#D7BF97", 332, 584, 136, 16) +
      shape("#D7BF97", teethPath(334, 586, 7, 12, 14, 20.4)) +
      shape(s.deep, windowsPath(362, 630, 3, 2, 10, 22, 34, 50)),
    terrace(hazy(s, 0.2), {
      slug: "nice-back",
      from: 470,
      to: 1220,
      base: 700,
      low: 70,
      high: 130,
      manner: "tile",
      plain: true,
    }),
    placed(606, 744, 1, russian(s)),
    // The port: tall ochre and red fronts over their arcades.
    fronts
      .map(
        (colour, i) =>
          block(
            colour,
            mix(colour, s.deep, 0.16),
            -16 + i * 68,
            596 + (i % 2) * 16,
            68,
            150 - (i % 2) * 16,
            0.14,
          ) + shape(s.roof, `M${-20 + i * 68} ${596 + (i % 2) * 16}l10-14h56l10 14z`),
      )
      .join("") +
      shape("#7FA79B", windowsPath(-4, 626, 14, 2, 10, 20, 24.3, 38)) +
      shape(s.deep, row(archPath, 10, -8, 746, 20, 34, 34)),
    // The palace on the promenade and its pink dome.
    block(s.wall, s.shade, 800, 560, 390, 186, 0.06) +
      shape("#9FB8B4", windowsPath(884, 584, 8, 4, 15, 22, 37, 40)) +
      shape(s.shade, [612, 652, 692].map((y) => boxPath(868, y, 322, 3)).join("")) +
      shape("#9DB0B0", "M860 560l14-34h300l16 34z") +
      shape(s.wall, row(archPath, 7, 892, 558, 18, 26, 42)) +
      block(s.wall, s.shade, 770, 540, 104, 206, 0.36) +
      shape("#9FB8B4", row(archPath, 3, 784, 616, 18, 50, 30) + row(archPath, 3, 784, 690, 18, 46, 30)) +
      box(s.wall, 762, 532, 120, 12) +
      dome(pink, mix(pink, s.deep, 0.22), 822, 532, 54, 74) +
      shape("#8FBFB4", "M808 458q14-16 28 0l4 8h-36z") +
      block(s.wall, s.shade, 815, 430, 14, 24) +
      stroke(s.deep, 3, "M822 430v-30") +
      shape(s.accent, "M822 400h26v14h-26z"),
    // The promenade and its palms.
    box(mix(s.wall, s.roof, 0.18), 0, 744, WIDTH, 34) +
      box(s.wall, 0, 744, WIDTH, 6) +
      stroke(s.wall, 3, "M0 772h1200"),
    [498, 742, 930, 1046, 1152].map((x, i) => palm(s, x, 762, 168 + (i % 2) * 30)).join(""),
    stroke("#3F86A8", 4, [880, 900, 990, 1010, 1100].map((x) => `M${x} 762v-16h12v16M${x} 756h12`).join("")),
    shape(mix(s.wall, s.shade, 0.5), "M0 778h1200v16q-300 18-600 4T0 806z"),
    water("nice", s, 796),
    shape(s.water, "M0 800q300-14 600-2t600-4v20H0z"),
    sail(s.roofShade, s.wall, 150, 860, 96) +
      sail(s.deep, s.wall, 330, 846, 74) +
      sail("#3F86A8", s.wall, 1010, 872, 84),
  ].join("");
}
