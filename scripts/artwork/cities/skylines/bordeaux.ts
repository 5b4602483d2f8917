import {
  ACCENTS,
  mix,
  terrace,
  sky,
  hills,
  water,
  WIDTH,
  palace,
  scheme,
  hazy,
  bridge,
  archPath,
  block,
  box,
  boxPath,
  disc,
  dome,
  gable,
  ogivePath,
  row,
  shape,
  spire,
  stroke,
  windowsPath,
  placed,
} from "../drawing";

/** The Cité du Vin, foot at (0, 0): a swirl of glass and aluminium, 250 pixels tall. */
const wineCity = (light: string, mid: string, dark: string): string =>
  shape(mid, "M-130 0q-16-60 30-78 70-18 160-10 66 8 60 88z") +
  shape(dark, "M20-88q50 0 78 16 28 20 22 72H60q10-60-40-88z") +
  shape(light, "M-74-78C-80-150-60-200-30-244q16-16 36-8 30 40 34 84 2 44 26 84-70-12-140 6z") +
  shape(mid, "M6-252q30 40 34 84 2 44 26 84l-40-3q10-70-6-110-10-30-14-55z") +
  stroke(
    dark,
    2.5,
    "M-76-120q60-20 112-6M-68-156q56-20 104-8M-56-192q46-18 86-8M-40-224q34-12 58-6M-128-40q120-22 244-6M-118-62q110-22 226-8M-126-18q120-18 246-4",
  );

export function bordeaux(): string {
  const s = scheme({
    sky: "#F9E6D9",
    sun: "#EFA98A",
    hill: "#A9B49C",
    wall: "#FBF1DC",
    roof: "#76858F",
    water: "#A8B9BA",
    accent: ACCENTS.rose,
    house: "#F0DFBF",
  });
  const dormers = (x: number): string =>
    shape(
      s.house,
      row((px, y, w, h) => `M${px} ${y}v${-h}q${w / 2}-8 ${w} 0v${h}z`, 5, x, 562, 14, 18, 46),
    );
  const wing = (x: number): string =>
    palace(s, { x, base: 700, width: 250, height: 130, bays: 10, floors: 3, roof: 54 }) + dormers(x + 26);
  // The pavilion that closes the square, its clock in the pediment.
  const pavilion =
    block(s.wall, s.shade, 522, 540, 116, 160, 0.14) +
    shape(s.roof, "M514 540l22-64h88l22 64z") +
    shape(s.roofShade, "M600 476h24l22 64h-30z") +
    block(s.wall, s.shade, 566, 456, 28, 22) +
    dome(s.roof, s.roofShade, 580, 456, 14, 16) +
    shape(s.roofShade, windowsPath(540, 580, 3, 1, 18, 30, 31, 0) + row(archPath, 3, 538, 700, 22, 46, 32)) +
    shape(s.wall, row(boxPath, 4, 526, 562, 8, 86, 34)) +
    gable(s.wall, 516, 562, 128, 34) +
    disc(s.deep, 580, 549, 7) +
    box(s.shade, 518, 560, 124, 7) +
    box(s.shade, 518, 640, 124, 6);
  return [
    sky("bordeaux", s, [600, 300, 130]),
    hills("bordeaux", s.far, mix(s.far, s.sky, 0.45), 620, 40, 3),
    // Saint-Michel’s spire stands apart from its church.
    block(mix(s.wall, s.deep, 0.08), mix(s.shade, s.deep, 0.1), 1060, 420, 76, 290) +
      shape(s.deep, row(ogivePath, 2, 1072, 520, 20, 84, 34) + row(ogivePath, 2, 1072, 630, 20, 84, 34)) +
      shape(
        s.wall,
        row((x, y, w, h) => `M${x} ${y}l${w / 2}${-h} ${w / 2} ${h}z`, 2, 1052, 424, 20, 64, 72),
      ) +
      spire(mix(s.wall, s.deep, 0.08), mix(s.shade, s.deep, 0.12), 1098, 422, 62, 250),
    placed(150, 690, 1.3, wineCity("#E7D7B4", "#CDB98F", "#A8946C")),
    terrace(hazy(s, 0.25), {
      slug: "bordeaux-back",
      from: -20,
      to: 1220,
      base: 690,
      low: 70,
      high: 124,
      manner: "slate",
      plain: true,
    }),
    // The place de la Bourse: two wings, a pavilion with its clock between them.
    wing(274) + wing(636) + pavilion,
    // The Cailhau gate: tall slate cones and a niche.
    placed(
      34,
      0,
      1,
      block(s.wall, s.shade, 864, 520, 110, 180, 0.26) +
        shape(s.deep, archPath(898, 700, 42, 76)) +
        shape(s.roof, "M858 520l30-110h62l30 110z") +
        shape(s.roofShade, "M930 410h20l30 110h-46z") +
        block(s.wall, s.shade, 846, 488, 34, 120, 0.4) +
        spire(s.roof, s.roofShade, 863, 490, 44, 92) +
        block(s.wall, s.shade, 958, 488, 34, 120, 0.4) +
        spire(s.roof, s.roofShade, 975, 490, 44, 92) +
        shape(s.deep, windowsPath(890, 548, 2, 1, 16, 26, 42, 0)) +
        shape(s.roofShade, "M908 470l11-40 11 40z"),
    ),
    terrace(s, {
      slug: "bordeaux-right",
      from: 1020,
      to: 1220,
      base: 700,
      low: 96,
      high: 132,
      manner: "slate",
      narrow: 60,
      wide: 84,
    }),
    terrace(s, {
      slug: "bordeaux-left",
      from: -20,
      to: 274,
      base: 700,
      low: 88,
      high: 120,
      manner: "slate",
      narrow: 60,
      wide: 84,
    }),
    box(s.shade, 0, 700, WIDTH, 12) + box(s.ground, 0, 700, WIDTH, 4),
    // The water mirror repeats the front upside down, paler.
    box(mix(s.water, s.wall, 0.35), 0, 712, WIDTH, 76),
    shape(mix(s.water, s.wall, 0.62), "M278 712h604v60H278z") +
      shape(mix(s.water, s.roof, 0.3), "M278 772h604l-26 14H304z") +
      shape(
        mix(s.water, s.deep, 0.12),
        windowsPath(292, 718, 23, 1, 11, 24, 25.4, 0) + windowsPath(292, 750, 23, 1, 11, 14, 25.4, 0),
      ),
    stroke(mix(s.water, s.wall, 0.75), 3, "M60 734h180M820 742h260M120 770h150M900 772h180M330 764h400"),
    box(s.shade, 0, 786, WIDTH, 8),
    water("bordeaux", s, 794),
    // The stone bridge: brick arches with stone piers and medallions.
    bridge(s, {
      from: -40,
      to: 1240,
      deck: 806,
      foot: 876,
      arches: 9,
      rise: 0.8,
      pier: 22,
      crown: 20,
      light: "#D9A184",
      dark: "#B37B60",
    }) +
      box(s.wall, 0, 800, WIDTH, 8) +
      shape(
        s.wall,
        row(
          (x, y, w) => `M${x} ${y}a${w} ${w} 0 1 0 ${2 * w} 0a${w} ${w} 0 1 0 ${-2 * w} 0z`,
          10,
          -38,
          832,
          9,
          0,
          140.3,
        ),
      ) +
      stroke(
        s.deep,
        3,
        row((x, y) => `M${x} ${y}v-34`, 9, 40, 800, 0, 0, 140),
      ) +
      shape(
        s.sun,
        row(
          (x, y, w) => `M${x - w} ${y}a${w} ${w} 0 1 0 ${2 * w} 0a${w} ${w} 0 1 0 ${-2 * w} 0z`,
          9,
          40,
          764,
          5,
          0,
          140,
        ),
      ),
  ].join("");
}
