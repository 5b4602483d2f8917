import {
  ACCENTS,
  mix,
  terrace,
  sky,
  ridge,
  WIDTH,
  scheme,
  hazy,
  tree,
  archPath,
  block,
  box,
  boxPath,
  disc,
  hip,
  ogivePath,
  row,
  shape,
  spire,
  stroke,
  windowsPath,
  mirrored,
  placed,
} from "../drawing";
import type { Scheme } from "../drawing";

/** Half an elephant looking left, its back against (0, 0). */
const elephant = (light: string, dark: string, tusk: string): string =>
  shape(
    light,
    "M6-112C-28-122-60-108-70-84c-12 6-18 22-18 40l-4 52q-2 14 12 14 8 0 10-10l6-44q4 12 14 12l6 36h34l4-30h16z",
  ) +
  shape(dark, "M-46-96q26-14 40 4 10 22-6 46-20-2-30-18-8-14-4-32z") +
  shape(dark, "M-28 0h14v16h-18zM-8-34h14v20H-6z") +
  shape(tusk, "M-66-46q-12 14-30 14 10 8 24 4 12-4 14-14z") +
  disc(tusk, -64, -74, 3.4);

/** The fountain of the Elephants, foot at (0, 0), 520 pixels tall. */
function fountain(s: Scheme): string {
  const bronze = "#5B6E66";
  const dark = "#435349";
  const beast = elephant(bronze, dark, s.wall);
  return (
    shape(s.shade, "M-190 0l20-34h340l20 34z") +
    shape(s.water, "M-166-34l8-10h316l8 10z") +
    box(s.wall, -176, -40, 352, 8) +
    block(s.wall, s.shade, -70, -96, 140, 60) +
    box(s.wall, -80, -102, 160, 10) +
    placed(-46, -112, 1, beast) +
    mirrored(0, placed(-46, -112, 1, beast)) +
    block(s.wall, s.shade, -48, -240, 96, 140) +
    shape(bronze, "M-36-212q36-26 72 0 8 30-10 54l-6 46q0 12-20 12t-20-12l-6-46q-18-24-10-54z") +
    shape(dark, "M-38-208q-26 8-20 34 6 16 22 14-8-24-2-48zM38-208q26 8 20 34-6 16-22 14 8-24 2-48z") +
    shape(s.wall, "M-20-158q-8 18-4 30 8-6 10-26zM20-158q8 18 4 30-8-6-10-26z") +
    shape(dark, "M-7-158h14l-3 48h-8z") +
    box(s.wall, -58, -252, 116, 14) +
    block(s.wall, s.shade, -22, -440, 44, 190) +
    shape(s.shade, boxPath(-22, -300, 44, 5) + boxPath(-22, -380, 44, 5)) +
    box(s.wall, -32, -448, 64, 12) +
    block(s.wall, s.shade, -20, -462, 40, 14) +
    shape(bronze, "M-14-462l4-40-6-22 10-12h12l12 12-2 20 4 42z") +
    disc(bronze, 0, -544, 8) +
    stroke(bronze, 5, "M10-526l16 14")
  );
}

/** The château of the dukes, foot at (0, 0): round tower, long wing, and the Sainte-Chapelle. */
function castle(s: Scheme): string {
  return (
    block(s.wall, s.shade, 120, -250, 84, 250, 0.3) +
    hip(s.roof, 112, -250, 100, 74, 30) +
    shape(s.deep, windowsPath(138, -220, 2, 5, 12, 22, 30, 44)) +
    block(s.house, s.houseShade, -40, -150, 200, 150, 0.12) +
    hip(s.roof, -48, -150, 216, 54, 34) +
    shape(s.roofShade, windowsPath(-22, -122, 6, 3, 13, 24, 31, 44)) +
    // The chapel: a clean baroque front before a Gothic choir.
    block(s.wall, s.shade, 214, -190, 150, 190, 0.2) +
    shape(s.roof, "M206-190l34-86h92l40 86z") +
    shape(s.roofShade, "M332-276l40 86h-54z") +
    shape(s.deep, row(ogivePath, 4, 226, -34, 18, 118, 34)) +
    shape(s.wall, row(boxPath, 4, 212, -196, 8, 196, 34)) +
    spire(s.roof, s.roofShade, 286, -272, 22, 96) +
    block(s.wall, s.shade, -120, -210, 84, 210, 0.4) +
    shape(s.deep, "M-100-150h10v22h-10zM-100-90h10v22h-10z") +
    spire(s.roof, s.roofShade, -78, -208, 100, 96)
  );
}

export function chambery(): string {
  const s = scheme({
    sky: "#DDEBF0",
    sun: "#F3D08B",
    hill: "#7FA39A",
    wall: "#FBF7EC",
    roof: "#6E7F8C",
    water: "#8DBCC6",
    accent: ACCENTS.heather,
    house: "#F0DEBF",
  });
  const cliff = "#CFCBBE";
  return [
    sky("chambery", s, [330, 236, 96]),
    ridge(
      s.far,
      mix(s.far, s.sky, 0.45),
      [
        [-40, 560],
        [120, 460],
        [240, 430],
        [380, 486],
        [520, 540],
        [700, 520],
        [1240, 540],
      ],
      { lines: 4 },
    ),
    // The Nivolet: a wooded slope, a long pale cliff and its cross.
    ridge(
      cliff,
      mix(cliff, s.deep, 0.14),
      [
        [520, 600],
        [600, 470],
        [672, 340],
        [720, 270],
        [770, 240],
        [860, 232],
        [980, 214],
        [1100, 222],
        [1240, 206],
      ],
      { sharp: true, lines: 3, gap: 30 },
    ),
    ridge(
      s.mid,
      mix(s.mid, s.sky, 0.35),
      [
        [460, 700],
        [600, 520],
        [700, 408],
        [800, 352],
        [900, 372],
        [1000, 344],
        [1110, 366],
        [1240, 330],
      ],
      { lines: 7, gap: 34 },
    ),
    stroke(s.deep, 6, "M742 256v-78M720 204h44"),
    terrace(hazy(s, 0.35), {
      slug: "chambery-back",
      from: -20,
      to: 760,
      base: 690,
      low: 60,
      high: 120,
      manner: "slate",
      plain: true,
    }),
    placed(826, 742, 1.14, castle(s)),
    // The railway roundhouse: a wide glazed dome.
    block("#E8D2AC", "#CDB58D", 24, 640, 300, 102, 0.16) +
      shape(s.deep, row(archPath, 7, 38, 742, 28, 74, 40)) +
      shape(s.roof, "M12 640q20-78 162-92 142 14 162 92z") +
      shape(s.roofShade, "M174 548q142 14 162 92h-84q-8-66-78-92z") +
      stroke(
        mix(s.roof, s.wall, 0.5),
        3,
        "M64 606q110-22 220 0M104 574q70-12 140 0M94 640q10-62 80-90M254 640q-10-62-80-90",
      ) +
      shape(s.roof, "M146 552v-22h56v22z") +
      box(s.wall, 140, 524, 68, 8),
    terrace(s, {
      slug: "chambery",
      from: 330,
      to: 730,
      base: 742,
      low: 96,
      high: 168,
      manner: "slate",
      narrow: 56,
      wide: 84,
    }),
    box(s.ground, 0, 742, WIDTH, 14),
    box(mix(s.wall, s.ground, 0.35), 0, 756, WIDTH, 144),
    stroke(mix(s.wall, s.ground, 0.5), 3, "M0 800h360M840 800h360M0 848h300M900 848h300"),
    [70, 180, 300, 1010, 1120].map((x, i) => tree(s, x, 776 + (i % 2) * 18, 96 + (i % 3) * 14)).join(""),
    placed(560, 862, 1.12, fountain(s)),
  ].join("");
}
