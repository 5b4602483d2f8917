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
  cross,
  disc,
  row,
  shape,
  stroke,
  placed,
} from "../drawing";
import type { Scheme } from "../drawing";

/** The Peynet bandstand, foot at (0, 0), 330 pixels tall. */
function bandstand(s: Scheme): string {
  const post = "#3F6B63";
  return (
    box(s.shade, -170, -52, 340, 52) +
    shape(s.wall, row(archPath, 9, -160, -8, 22, 32, 36)) +
    box(s.wall, -178, -60, 356, 10) +
    stroke(post, 7, "M-148-60v-160M-92-60v-160M-34-60v-160M34-60v-160M92-60v-160M148-60v-160") +
    stroke(post, 3, "M-148-84H148M-148-110H148") +
    stroke(post, 2, [...Array(22)].map((_, i) => `M${-142 + i * 13.5}-110v26`).join("")) +
    stroke(
      post,
      3,
      [-148, -92, -34, 34, 92]
        .map((x, i) => `M${x}-196q${[28, 29, 34, 29, 28][i]}-34 ${[56, 58, 68, 58, 56][i]} 0`)
        .join(""),
    ) +
    shape(s.roof, "M-190-222q70-16 120-62 26-26 52-32h36q26 6 52 32 50 46 120 62z") +
    shape(s.roofShade, "M0-316h18q26 6 52 32 50 46 120 62H84q-30-50-84-94z") +
    box(post, -190, -224, 380, 9) +
    block(s.wall, s.shade, -16, -338, 32, 24) +
    shape(s.roof, "M-22-338q6-22 22-30 16 8 22 30z") +
    stroke(post, 4, "M0-366v-28")
  );
}

export function valence(): string {
  const s = scheme({
    sky: "#FBE3CC",
    sun: "#EE9C6B",
    hill: "#9BA98A",
    wall: "#FFF9EC",
    roof: "#C27350",
    water: "#84B0B8",
    accent: ACCENTS.clay,
    house: "#F5DDBA",
  });
  const rock = "#D9C7A8";
  return [
    sky("valence", s, [720, 300, 120]),
    ridge(
      s.far,
      mix(s.far, s.sky, 0.4),
      [
        [-40, 560],
        [300, 520],
        [560, 540],
        [900, 470],
        [1240, 500],
      ],
      { lines: 4 },
    ),
    // Crussol: a cliff over the Rhône, its ruined keep on the edge.
    ridge(
      rock,
      mix(rock, s.deep, 0.16),
      [
        [-40, 420],
        [60, 392],
        [150, 372],
        [262, 344],
        [318, 352],
        [340, 470],
        [372, 560],
        [420, 640],
        [520, 720],
      ],
      { sharp: true, lines: 6, gap: 32 },
    ),
    shape(s.wall, "M128 380v-66l12-8v-34l14 10 8-18 16 26v40l22 4v46z") +
      shape(s.shade, "M178 290v40l22 4v44h-26z") +
      shape(s.wall, "M214 366v-86l10-26 8 30 8 4v74z") +
      shape(s.shade, "M232 284l8 4v74h-10z") +
      shape(s.deep, "M146 334v-22l8-6 6 6v22zM220 320v-16h6v16z"),
    terrace(hazy(s, 0.3), {
      slug: "valence-back",
      from: 470,
      to: 1210,
      base: 660,
      low: 60,
      high: 130,
      manner: "tile",
      plain: true,
    }),
    // Saint-Apollinaire: a porch tower in pale and dark stone.
    block(s.wall, s.shade, 884, 330, 96, 400) +
      shape(s.deep, row(archPath, 3, 896, 430, 16, 62, 27) + row(archPath, 2, 900, 530, 22, 60, 42)) +
      box("#C9A67C", 878, 446, 108, 8) +
      box("#C9A67C", 878, 550, 108, 8) +
      box(s.wall, 876, 322, 112, 12) +
      shape(s.roof, "M880 322l52-40 52 40z") +
      cross(s.deep, 932, 284, 30),
    shape(s.roof, "M980 610l24-52h170l20 52z") +
      block(s.wall, s.shade, 980, 610, 220, 130, 0.2) +
      shape(s.deep, row(archPath, 6, 998, 690, 16, 56, 34)),
    terrace(s, { slug: "valence", from: 560, to: 700, base: 742, low: 100, high: 150, manner: "tile" }),
    // The Maison des Têtes: stone lace, busts between the windows.
    block("#E6CFA6", "#CDB288", 700, 520, 176, 222, 0.16) +
      hip3(s) +
      shape(s.deep, row(archPath, 2, 726, 742, 34, 84, 88) + row(boxPath, 3, 722, 560, 26, 54, 52)) +
      stroke(s.wall, 4, "M714 556q21-34 42 0M766 556q21-34 42 0M818 556q21-34 42 0M700 634h176") +
      [760, 812].map((x) => disc(s.wall, x, 594, 8)).join("") +
      disc(s.wall, 786, 680, 11),
    box(s.ground, 0, 742, WIDTH, 36),
    shape(s.water, "M0 700h420l60 42H0z"),
    stroke(s.glint, 3, "M40 716h90M190 726h120M330 712h60"),
    shape(mix(s.tree, s.sky, 0.12), "M0 778V742h1200v158H0z"),
    shape(mix(s.wall, s.sky, 0.4), "M0 900l250-112h700l250 112z"),
    [40, 120, 500, 1120].map((x, i) => tree(s, x, 778, 120 + (i % 2) * 20)).join(""),
    placed(330, 846, 1.08, bandstand(s)),
    tree(s, 760, 800, 96) + tree(s, 1040, 806, 110) + tree(s, 1176, 822, 150),
  ].join("");
}

const hip3 = (s: Scheme): string =>
  shape(s.roof, "M692 520l24-40h144l24 40z") + shape(s.roofShade, "M860 480l24 40h-44z");
