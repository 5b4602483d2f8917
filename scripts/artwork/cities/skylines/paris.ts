import { numbers } from "../../lib/paths";
import {
  ACCENTS,
  mix,
  cathedral,
  terrace,
  sky,
  ridge,
  hills,
  water,
  WIDTH,
  triumph,
  column,
  scheme,
  hazy,
  tree,
  archPath,
  block,
  box,
  boxPath,
  disc,
  dome,
  row,
  shape,
  stroke,
  mirrored,
  placed,
} from "../drawing";

/** The Eiffel tower, foot at (0, 0), 600 pixels tall. */
function eiffel(light: string, dark: string, air: string): string {
  const half = (height: number): number => 120 * Math.exp(-3.35 * (height / 600) ** 0.93);
  const heights = [0, 40, 80, 114, 150, 190, 232, 290, 350, 420, 490, 552];
  const outer = heights.map((h) => `${numbers([half(h), -h])}`).join("L");
  const d = `M${outer}L0-552V-330L${numbers([half(232) - 16, -244])}H0V-220H${numbers([half(220) - 16])}L${numbers([half(128) - 22, -128])}H0V-104C40-104 56-70 ${numbers([half(0) - 48])} 0z`;
  const lattice: string[] = [];
  const inner = (h: number): number =>
    h < 110 ? half(0) - 48 - h * 0.2 : half(128) - 22 + ((half(220) - 16 - half(128) + 22) * (h - 128)) / 92;
  [
    [4, 34],
    [34, 62],
    [62, 88],
    [130, 158],
    [158, 186],
    [186, 214],
  ].forEach(([a = 0, b = 0]) => {
    lattice.push(
      `M${numbers([half(a) - 3, -a])}L${numbers([inner(b) + 3, -b])}M${numbers([half(b) - 3, -b])}L${numbers([inner(a) + 3, -a])}`,
    );
  });
  const side = (colour: string): string => shape(colour, d) + stroke(air, 1.8, lattice.join(""));
  return (
    mirrored(0, side(light)) +
    side(dark) +
    stroke(light, 5, "M-62-92C-50-128 50-128 62-92") +
    box(light, -74, -126, 148, 13) +
    box(dark, 0, -126, 74, 13) +
    box(light, -40, -240, 80, 9) +
    box(dark, 0, -240, 40, 9) +
    box(dark, -13, -562, 26, 10) +
    stroke(dark, 4, "M0-560v-48")
  );
}

/** The Sacré-Cœur, foot at (0, 0), 280 pixels tall. */
function sacreCoeur(light: string, dark: string, deep: string): string {
  const egg = (cx: number, base: number, rx: number, ry: number): string =>
    dome(light, dark, cx, base, rx, ry) +
    block(light, dark, cx - rx * 0.16, base - ry - rx * 0.34, rx * 0.32, rx * 0.4) +
    dome(light, dark, cx, base - ry - rx * 0.34, rx * 0.2, rx * 0.3);
  return (
    block(light, dark, 88, -240, 34, 180) +
    shape(deep, row(archPath, 2, 95, -196, 7, 26, 12)) +
    dome(light, dark, 105, -240, 17, 26) +
    block(light, dark, -46, -190, 92, 110) +
    shape(deep, row(archPath, 6, -39, -148, 7, 28, 14)) +
    egg(0, -190, 46, 78) +
    block(light, dark, -92, -128, 46, 70) +
    block(light, dark, 46, -128, 46, 70) +
    shape(deep, row(archPath, 2, -84, -92, 9, 24, 20) + row(archPath, 2, 54, -92, 9, 24, 20)) +
    egg(-69, -128, 22, 40) +
    egg(69, -128, 22, 40) +
    block(light, dark, -112, -84, 224, 84, 0.3) +
    block(light, dark, -52, -104, 104, 104) +
    shape(dark, "M-52-104l52-26 52 26z") +
    shape(
      deep,
      row(archPath, 3, -43, 0, 22, 58, 32) +
        row(archPath, 2, -100, -14, 14, 40, 26) +
        row(archPath, 2, 60, -14, 14, 40, 26),
    )
  );
}

export function paris(): string {
  const s = scheme({
    sky: "#F3E8D2",
    sun: "#EFC77E",
    hill: "#9DB09A",
    wall: "#FCF8EE",
    roof: "#7F95A0",
    water: "#86ABA8",
    accent: ACCENTS.ochre,
    house: "#F4E9D4",
  });
  const iron = "#7A5B43";
  return [
    sky("paris", s, [400, 330, 190]),
    hills("paris", s.far, mix(s.far, s.sky, 0.4), 600, 90, 3),
    ridge(
      s.mid,
      mix(s.mid, s.sky, 0.35),
      [
        [520, 720],
        [600, 640],
        [690, 530],
        [770, 462],
        [880, 446],
        [990, 462],
        [1080, 530],
        [1170, 610],
        [1280, 660],
      ],
      { lines: 5 },
    ),
    placed(882, 462, 0.94, sacreCoeur(s.wall, s.shade, s.roofShade)),
    terrace(hazy(s, 0.4), {
      slug: "paris-back",
      from: 640,
      to: 1200,
      base: 640,
      low: 60,
      high: 110,
      manner: "mansard",
      plain: true,
    }),
    terrace(s, { slug: "paris", from: 470, to: 1200, base: 735, low: 92, high: 128, manner: "mansard" }),
    terrace(s, { slug: "paris-left", from: 0, to: 210, base: 735, low: 84, high: 132, manner: "mansard" }),
    placed(330, 735, 1, eiffel(mix(iron, s.sky, 0.18), iron, mix(s.sky, iron, 0.35))),
    triumph(s, 585, 735, 170, 178),
    column("#6E8F7F", "#4F7061", 745, 735, 250, 20),
    disc(s.accent, 745, 478, 7),
    shape(s.accent, "M745 472l-20-22 14 5 4-24 5 24 15-4z"),
    cathedral(s, { cx: 985, base: 735, width: 190, towers: [1.2, 1.2], nave: 0.86 }),
    box(s.shade, 0, 735, WIDTH, 36),
    box(s.ground, 0, 735, WIDTH, 7),
    shape(mix(s.shade, s.deep, 0.2), row(boxPath, 12, 40, 752, 46, 3, 102)),
    [32, 108, 470, 505, 690, 820, 855, 1120, 1165]
      .map((x, i) => tree(s, x, 737, 62 + ((i * 7) % 18)))
      .join(""),
    water("paris", s, 771),
    shape(s.deep, "M130 840h300l-14 20H150z") +
      box(s.wall, 170, 818, 220, 22) +
      shape(s.roof, row(boxPath, 10, 178, 823, 16, 11, 21)) +
      box(s.accent, 164, 813, 232, 5),
  ].join("");
}
