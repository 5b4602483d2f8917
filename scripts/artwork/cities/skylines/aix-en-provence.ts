import {
  ACCENTS,
  mix,
  terrace,
  sky,
  ridge,
  hills,
  WIDTH,
  scheme,
  hazy,
  tree,
  cypress,
  archPath,
  block,
  box,
  boxPath,
  disc,
  ogivePath,
  shape,
  stroke,
  teethPath,
  mirrored,
  placed,
} from "../drawing";
import type { Scheme } from "../drawing";

/** The fountain of the Rotonde, foot at (0, 0), 370 pixels tall. */
function rotonde(s: Scheme): string {
  const bowl = (y: number, w: number, h: number): string =>
    shape(
      s.wall,
      `M${-w} ${y}h${2 * w}q-${w * 0.2} ${h}-${w * 0.75} ${h}h-${w * 0.5}q-${w * 0.55} 0-${w * 0.75}-${h}z`,
    ) +
    shape(
      s.shade,
      `M${w * 0.3} ${y}h${w * 0.7}q-${w * 0.2} ${h}-${w * 0.75} ${h}q${w * 0.2}-${h * 0.4} ${w * 0.05}-${h}z`,
    );
  const figure = (x: number): string =>
    shape(s.wall, `M${x - 12}-290l4-50q-4-14 8-18 12 4 8 18l6 50z`) +
    shape(s.shade, `M${x + 2}-290l-2-66q10 4 6 18l6 48z`) +
    disc(s.wall, x, -366, 7);
  const lion = (x: number): string =>
    shape(s.wall, `M${x - 26}-46q0-30 22-34 4-18 20-12 12 6 6 22l-8 8 8 16z`);
  return (
    shape(s.shade, "M-270 0l8-40h524l8 40z") +
    box(s.wall, -276, -48, 552, 12) +
    shape(s.water, "M-250-48l10-14h480l10 14z") +
    lion(-190) +
    mirrored(0, lion(-190)) +
    bowl(-122, 150, 34) +
    block(s.wall, s.shade, -40, -90, 80, 44) +
    shape("#54707A", "M-150-122l6-8h288l6 8z") +
    block(s.wall, s.shade, -30, -200, 60, 80) +
    bowl(-214, 84, 30) +
    shape("#54707A", "M-84-214l5-7H79l5 7z") +
    block(s.wall, s.shade, -22, -270, 44, 56) +
    box(s.wall, -34, -278, 68, 12) +
    block(s.wall, s.shade, -24, -292, 48, 16) +
    figure(-18) +
    figure(18) +
    figure(0) +
    stroke(
      s.glint,
      5,
      "M-150-124q-34 0-46 62M150-124q34 0 46 62M-84-216q-30 0-38 90M84-216q30 0 38 90M-110-124q-20 4-26 62M110-124q20 4 26 62",
    )
  );
}

export function aixEnProvence(): string {
  const s = scheme({
    sky: "#FBE9C9",
    sun: "#F0B566",
    hill: "#9AA67C",
    wall: "#FFF8E8",
    roof: "#C47F52",
    water: "#8DBBBD",
    accent: ACCENTS.ochre,
    house: "#F4D39A",
  });
  const lime = "#B7B0C4";
  const panel = (x: number, light: string, dark: string): string =>
    box(light, x, 620, 112, 128) +
    shape(dark, `M${x + 56} 632l45 26v52l-45 26-45-26v-52z`) +
    disc(light, x + 56, 684, 31) +
    shape(dark, boxPath(x + 42, 670, 28, 28));
  return [
    sky("aix", s, [270, 270, 116]),
    // Sainte-Victoire, as Cézanne saw it from the Lauves.
    ridge(
      lime,
      mix(lime, s.deep, 0.13),
      [
        [280, 600],
        [420, 540],
        [520, 470],
        [600, 398],
        [672, 322],
        [716, 284],
        [752, 300],
        [800, 296],
        [870, 336],
        [960, 360],
        [1060, 410],
        [1240, 470],
      ],
      { sharp: true, lines: 7, gap: 40 },
    ),
    shape(mix(lime, s.deep, 0.12), "M716 284l36 16 10 60 38 60-20 120 60 60H760l-30-140 6-90z"),
    stroke(s.deep, 3, "M716 284v-20M709 271h14"),
    hills("aix", s.mid, mix(s.mid, s.sky, 0.4), 590, 60, 3),
    [420, 470, 640, 690].map((x, i) => cypress(s, x, 640, 90 + (i % 2) * 24)).join(""),
    terrace(hazy(s, 0.25), {
      slug: "aix-back",
      from: -20,
      to: 1220,
      base: 690,
      low: 60,
      high: 120,
      manner: "tile",
      plain: true,
    }),
    // The octagonal bell tower of Saint-Sauveur.
    block(s.wall, s.shade, 1050, 470, 96, 280) +
      shape(s.wall, "M1062 470V330l14-12h44l14 12v140z") +
      shape(s.shade, "M1108 470V318h12l14 12v140z") +
      shape(
        s.deep,
        ogivePath(1070, 440, 10, 70) + ogivePath(1088, 440, 14, 76) + ogivePath(1114, 440, 10, 70),
      ) +
      box(s.wall, 1056, 456, 84, 10) +
      shape(s.wall, teethPath(1062, 322, 4, 10, 16, 20.6)),
    // The clock tower and its wrought-iron bell cage.
    block("#EBCB93", "#D0AC74", 860, 440, 100, 310) +
      shape(s.deep, archPath(884, 750, 52, 104)) +
      disc(s.wall, 910, 520, 27) +
      stroke(s.deep, 4, "M910 520v-16M910 520l11 7") +
      shape(s.deep, archPath(896, 620, 28, 50)) +
      box("#EBCB93", 852, 432, 116, 12) +
      stroke(
        s.deep,
        4,
        "M872 432v-56q38-52 76 0v56M910 432v-84M872 376h76M880 432q30-90 60 0M910 340v-28M872 404h76",
      ) +
      shape(s.deep, "M900 396q0-18 10-18t10 18z"),
    terrace(s, {
      slug: "aix-left",
      from: 236,
      to: 860,
      base: 750,
      low: 92,
      high: 148,
      manner: "tile",
      narrow: 60,
      wide: 90,
    }),
    terrace(s, {
      slug: "aix-right",
      from: 960,
      to: 1220,
      base: 750,
      low: 80,
      high: 128,
      manner: "tile",
      narrow: 60,
      wide: 90,
    }),
    // The Vasarely foundation: hexagons, squares and circles in black and white.
    panel(6, s.deep, s.wall) +
      panel(118, s.wall, s.deep) +
      panel(230, s.deep, s.wall) +
      box(s.shade, 0, 612, 348, 8),
    box(s.ground, 0, 748, WIDTH, 10) + box(mix(s.wall, s.near, 0.35), 0, 758, WIDTH, 142),
    [396, 960, 1060, 1160].map((x, i) => tree(s, x, 780 + (i % 2) * 22, 130 + (i % 3) * 16)).join(""),
    placed(630, 872, 1.05, rotonde(s)),
  ].join("");
}
