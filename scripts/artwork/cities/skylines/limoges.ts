import {
  ACCENTS,
  mix,
  terrace,
  sky,
  ridge,
  hills,
  water,
  WIDTH,
  scheme,
  hazy,
  tree,
  archPath,
  block,
  box,
  boxPath,
  disc,
  dome,
  ogivePath,
  row,
  shape,
  stroke,
  placed,
} from "../drawing";
import type { Scheme } from "../drawing";

/** The Bénédictins station, foot at (0, 0): a great hall under a copper dome, 430 pixels wide. */
function station(s: Scheme): string {
  const copper: readonly [string, string] = ["#7FB09C", "#5C8A78"];
  return (
    block(s.wall, s.shade, -230, -110, 460, 110, 0.06) +
    shape(copper[0], "M-236-110l14-22h444l14 22z") +
    shape(s.roofShade, row(archPath, 4, -214, -10, 30, 74, 44) + row(archPath, 4, 52, -10, 30, 74, 44)) +
    block(s.wall, s.shade, -120, -170, 240, 170, 0.2) +
    shape(copper[0], "M-128-168q10-40 40-52h176q30 12 40 52z") +
    shape(copper[1], "M60-220h28q30 12 40 52H84q0-30-24-52z") +
    shape(s.deep, "M-88-8v-84a88 66 0 0 1 176 0v84z") +
    stroke(s.wall, 4, "M-88-84h176M-44-8v-132M0-8v-148M44-8v-132M-88-46h176") +
    block(s.wall, s.shade, -94, -248, 188, 34, 0.3) +
    shape(s.roofShade, row(boxPath, 9, -84, -242, 10, 22, 20)) +
    dome(copper[0], copper[1], 0, -248, 98, 96) +
    stroke(copper[1], 3, "M-60-248q6-60 44-92M0-248v-96") +
    block(s.wall, s.shade, -16, -366, 32, 26) +
    dome(copper[0], copper[1], 0, -366, 20, 24) +
    stroke(s.deep, 3, "M0-390v-20") +
    shape(s.wall, "M-120-10h240v10h-240z")
  );
}

export function limoges(): string {
  const s = scheme({
    sky: "#F5E3DF",
    sun: "#EFB097",
    hill: "#8FA88D",
    wall: "#FBF6EC",
    roof: "#B9674A",
    water: "#86AAB2",
    accent: ACCENTS.rose,
    house: "#EFD9C0",
  });
  const granite = "#C9C0B2";
  const graniteShade = "#A1988A";
  const copper: readonly [string, string] = ["#7FB09C", "#5C8A78"];
  return [
    sky("limoges", s, [610, 240, 104]),
    hills("limoges", s.far, mix(s.far, s.sky, 0.45), 560, 80, 4),
    ridge(
      s.mid,
      mix(s.mid, s.sky, 0.35),
      [
        [-40, 660],
        [120, 600],
        [300, 570],
        [520, 590],
        [760, 620],
        [1240, 560],
      ],
      { lines: 4 },
    ),
    // Saint-Étienne: a square tower that turns octagonal as it rises.
    shape(s.roof, "M300 560l30-56h170l34 56z") +
      block(granite, graniteShade, 300, 560, 236, 130, 0.16) +
      shape(s.deep, row(ogivePath, 6, 314, 650, 16, 74, 36)) +
      shape(granite, row(boxPath, 7, 300, 552, 7, 138, 37)),
    block(granite, graniteShade, 224, 470, 96, 220) +
      shape(s.deep, ogivePath(256, 580, 32, 70)) +
      box(granite, 218, 464, 108, 10) +
      shape(granite, "M232 466V300l18-14h44l18 14v166z") +
      shape(graniteShade, "M284 466V286h10l18 14v166z") +
      shape(
        s.deep,
        ogivePath(244, 440, 12, 60) +
          ogivePath(264, 440, 16, 66) +
          ogivePath(292, 440, 10, 60) +
          ogivePath(244, 356, 12, 44) +
          ogivePath(264, 356, 16, 48) +
          ogivePath(292, 356, 10, 44),
      ) +
      box(granite, 228, 372, 88, 7) +
      shape(
        granite,
        row((x, y, w, h) => `M${x} ${y}l${w / 2}${-h} ${w / 2} ${h}z`, 4, 230, 302, 14, 34, 22),
      ),
    terrace(hazy(s, 0.2), {
      slug: "limoges-back",
      from: -20,
      to: 1220,
      base: 700,
      low: 56,
      high: 112,
      manner: "tile",
      plain: true,
    }),
    // The central market: iron, glass and a porcelain frieze.
    block("#C98767", "#A9694D", 20, 640, 190, 106, 0.14) +
      shape(s.deep, row(archPath, 5, 32, 746, 24, 66, 35)) +
      shape(mix(s.water, s.wall, 0.45), "M10 640l40-62h130l40 62z") +
      shape(mix(s.water, s.deep, 0.15), "M180 578l40 62h-52z") +
      stroke(s.wall, 3, "M50 578l-10 62M82 578l-4 62M115 578v62M148 578l6 62") +
      box(s.wall, 20, 640, 190, 14) +
      shape(s.accent, row(boxPath, 12, 26, 644, 8, 6, 15.4)) +
      shape("#7FB09C", "M76 578l12-20h54l12 20z"),
    terrace(s, { slug: "limoges", from: 210, to: 560, base: 746, low: 70, high: 116, manner: "tile" }),
    // The station and its campanile.
    block(s.wall, s.shade, 1106, 400, 62, 346) +
      shape(s.deep, row(archPath, 2, 1116, 640, 14, 70, 28)) +
      disc(s.deep, 1137, 452, 22) +
      disc(s.wall, 1137, 452, 17) +
      stroke(s.deep, 3, "M1137 452v-11M1137 452l8 5") +
      box(s.wall, 1098, 490, 78, 8) +
      box(s.wall, 1098, 394, 78, 10) +
      shape(copper[0], "M1106 394q4-40 31-64 27 24 31 64z") +
      shape(copper[1], "M1137 330q27 24 31 64h-31z") +
      block(s.wall, s.shade, 1128, 306, 18, 28) +
      dome(copper[0], copper[1], 1137, 306, 12, 16) +
      stroke(s.deep, 3, "M1137 290v-22"),
    placed(830, 746, 1.14, station(s)),
    box(s.shade, 0, 746, WIDTH, 30) + box(s.ground, 0, 746, WIDTH, 7),
    [540, 600, 1070, 1184].map((x, i) => tree(s, x, 748, 74 + (i % 2) * 14)).join(""),
    water("limoges", s, 776),
    // The Saint-Étienne bridge: pointed arches, sharp cutwaters.
    box(granite, -10, 792, 1220, 72) +
      shape(
        s.water,
        row(
          (x, y, w, h) =>
            `M${x} ${y}v-8q${w * 0.08}${-h * 0.8} ${w / 2}${-h}q${w * 0.42} ${h * 0.2} ${w / 2} ${h}v8z`,
          8,
          6,
          864,
          116,
          44,
          152,
        ),
      ) +
      shape(
        graniteShade,
        row(
          (x, y, w, h) => `M${x} ${y}l${w / 2}${-h * 0.3}v${-h * 0.7}l${w / 2} ${h * 0.4}v${h * 0.6}z`,
          9,
          -30,
          876,
          36,
          66,
          152,
        ),
      ) +
      box(graniteShade, -10, 786, 1220, 8) +
      stroke(s.glint, 3, "M40 872h80M360 884h120M760 876h90M1020 886h120"),
  ].join("");
}
