import {
  ACCENTS,
  mix,
  cathedral,
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
  gable,
  ogivePath,
  row,
  shape,
  spire,
  stroke,
  placed,
} from "../drawing";

/** The porte de Mars, foot at (0, 0): three Roman arches worn by time. */
const mars = (light: string, dark: string, deep: string): string =>
  shape(light, "M-150 0V-152l12-8 30 6 40-10 44 8 50-10 44 8 46-6 34 10V0z") +
  shape(dark, "M104-160l46 8V0h-46z") +
  shape(deep, archPath(-122, 0, 58, 96) + archPath(-32, 0, 66, 112) + archPath(66, 0, 58, 96)) +
  shape(dark, row(boxPath, 4, -142, -130, 9, 130, 94)) +
  box(dark, -150, -134, 300, 6);

export function reims(): string {
  const s = scheme({
    sky: "#F8EBCB",
    sun: "#EFBE62",
    hill: "#9CAF7E",
    wall: "#FFF7E3",
    roof: "#6E7C85",
    water: "#8FB1AC",
    accent: ACCENTS.ochre,
    house: "#F0DDB4",
  });
  return [
    sky("reims", s, [870, 250, 108]),
    // The Montagne de Reims and its vines.
    hills("reims", s.far, mix(s.far, s.sky, 0.45), 560, 60, 3),
    ridge(
      s.mid,
      mix(s.mid, s.sky, 0.35),
      [
        [-40, 600],
        [120, 560],
        [300, 540],
        [520, 570],
        [760, 600],
        [980, 560],
        [1240, 530],
      ],
      { lines: 6, gap: 22 },
    ),
    terrace(hazy(s, 0.25), {
      slug: "reims-back",
      from: -20,
      to: 1220,
      base: 700,
      low: 60,
      high: 116,
      manner: "slate",
      plain: true,
    }),
    // Saint-Remi: a plain front between two slender Romanesque towers.
    block("#E6D8B6", "#C4B590", 74, 520, 44, 226) +
      spire(s.roof, s.roofShade, 96, 520, 48, 96) +
      block("#E6D8B6", "#C4B590", 206, 520, 44, 226) +
      spire(s.roof, s.roofShade, 228, 520, 48, 96) +
      block("#E6D8B6", "#C4B590", 118, 560, 88, 186, 0.1) +
      gable("#E6D8B6", 112, 562, 100, 64) +
      disc(s.deep, 162, 600, 22) +
      disc("#E6D8B6", 162, 600, 9) +
      shape(
        s.deep,
        row(archPath, 3, 126, 700, 16, 52, 28) +
          archPath(150, 746, 24, 40) +
          row(archPath, 1, 88, 590, 16, 44, 0) +
          row(archPath, 1, 220, 590, 16, 44, 0),
      ),
    // Notre-Dame: two towers with open lanterns of stone, the great rose, the gallery of kings.
    cathedral(s, { cx: 520, base: 748, width: 276, towers: [1.6, 1.6], nave: 1.18 }) +
      [405, 635]
        .map((x) =>
          shape(
            s.wall,
            row(
              (px, y, w, h) => `M${px} ${y}v${-h}l${w / 2}-20 ${w / 2} 20v${h}z`,
              4,
              x - 42,
              306,
              13,
              30,
              24,
            ),
          ),
        )
        .join("") +
      shape(
        s.wall,
        row((x, y, w, h) => `M${x} ${y}l${w / 2}${-h} ${w / 2} ${h}z`, 3, 396, 690, 66, 60, 91),
      ) +
      shape(
        s.deep,
        ogivePath(409, 748, 40, 92) + ogivePath(494, 748, 52, 112) + ogivePath(591, 748, 40, 92),
      ) +
      disc(s.accent, 520, 505, 8),
    // The Boulingrin market: one parabola of concrete.
    shape(s.shade, "M700 750V690q130-206 260 0v60z") +
      shape(mix(s.water, s.deep, 0.2), "M722 750v-56q108-176 216 0v56z") +
      stroke(
        s.wall,
        4,
        "M722 694h216M758 646h144M800 606h60M758 646v104M794 612v138M830 588v162M866 612v138M902 646v104",
      ) +
      stroke(s.wall, 10, "M700 720q130-242 260 0"),
    terrace(s, { slug: "reims", from: 250, to: 384, base: 748, low: 80, high: 116, manner: "slate" }),
    terrace(s, { slug: "reims-right", from: 960, to: 1220, base: 748, low: 86, high: 130, manner: "slate" }),
    box(s.ground, 0, 746, WIDTH, 10) + box(mix(s.wall, s.ground, 0.32), 0, 756, WIDTH, 144),
    placed(1010, 800, 1.02, mars("#DFCDA3", "#BBA77C", s.deep)),
    // The Subé fountain: a golden Victory on her column.
    shape(s.shade, "M190 860l10-26h220l10 26z") +
      box(s.wall, 186, 828, 248, 10) +
      shape(s.water, "M206 828h208l-6-8H212z") +
      block(s.wall, s.shade, 262, 760, 96, 62) +
      box(s.wall, 254, 752, 112, 12) +
      block(s.wall, s.shade, 292, 520, 36, 234) +
      box(s.wall, 280, 510, 60, 14) +
      shape(
        s.accent,
        "M298 510l6-46q-4-16 6-20 10 4 6 20l8 46zM304 472q-30-4-38-40 30 4 42 28zM316 472q30-4 38-40-30 4-42 28z",
      ) +
      disc(s.accent, 310, 436, 8),
    [60, 140, 700, 780, 1186].map((x, i) => tree(s, x, 800 + (i % 2) * 30, 104 + (i % 3) * 12)).join(""),
    stroke(mix(s.wall, s.ground, 0.48), 3, "M460 872h380M0 880h150M900 856h300"),
  ].join("");
}
