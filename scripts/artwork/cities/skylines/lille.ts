import {
  ACCENTS,
  mix,
  terrace,
  sky,
  hills,
  WIDTH,
  column,
  palace,
  scheme,
  hazy,
  tree,
  archPath,
  block,
  box,
  boxPath,
  disc,
  dome,
  hip,
  row,
  shape,
  stroke,
  windowsPath,
  placed,
} from "../drawing";
import type { Scheme } from "../drawing";

/** A Flemish house, foot at (0, 0): brick and stone bands under a stepped or curved gable. */
function flemish(s: Scheme, width: number, storeys: number, brick: string, curved: boolean): string {
  const h = storeys * 56;
  const x = -width / 2;
  const step = width / 8;
  const gableTop = curved
    ? `M${x} ${-h}q4-30 ${width * 0.22}-34 0-30 ${width * 0.28}-40 ${width * 0.28} 10 ${width * 0.28} 40 ${width * 0.2} 4 ${width * 0.22} 34z`
    : `M${x} ${-h}v${-step}h${step}v${-step * 1.3}h${step}v${-step * 1.3}h${step}v${-step * 1.3}h${step * 2}v${step * 1.3}h${step}v${step * 1.3}h${step}v${step * 1.3}h${step}v${step}z`;
  let bands = "";
  for (let i = 1; i <= storeys; i += 1) bands += boxPath(x, -i * 56, width, 5);
  const columns = Math.floor(width / 28);
  return (
    box(brick, x, -h, width, h) +
    shape(brick, gableTop) +
    shape(s.wall, bands + boxPath(-7, -h - 30, 14, 22)) +
    shape(
      s.deep,
      windowsPath(x + (width - columns * 26) / 2 + 6, -h + 16, columns, storeys - 1, 14, 28, 26, 56) +
        boxPath(-10, -36, 20, 36),
    )
  );
}

export function lille(): string {
  const s = scheme({
    sky: "#F5E4C9",
    sun: "#EDB260",
    hill: "#A5AF8F",
    wall: "#FFF7E6",
    roof: "#6C6F78",
    water: "#8FA9AC",
    accent: ACCENTS.ochre,
    house: "#EFD7AE",
  });
  const brick = "#B5573F";
  const brickShade = "#8F4130";
  const copper: readonly [string, string] = ["#7FA795", "#5C8272"];
  return [
    sky("lille", s, [660, 260, 116]),
    hills("lille", s.far, mix(s.far, s.sky, 0.45), 640, 24, 2),
    terrace(hazy(s, 0.3), {
      slug: "lille-back",
      from: -20,
      to: 1220,
      base: 690,
      low: 70,
      high: 130,
      manner: "slate",
      plain: true,
    }),
    // The belfry of the town hall: brick ribs, pale concrete crown, 104 metres.
    block(brick, brickShade, 180, 350, 94, 390) +
      shape(s.wall, row(boxPath, 4, 188, 362, 8, 378, 24)) +
      shape(s.deep, row(boxPath, 3, 200, 390, 8, 330, 24)) +
      block(s.wall, s.shade, 170, 318, 114, 36) +
      shape(s.deep, row(archPath, 6, 178, 350, 10, 22, 17)) +
      block(s.wall, s.shade, 186, 262, 82, 58) +
      shape(s.deep, row(archPath, 3, 196, 314, 14, 42, 24)) +
      block(s.wall, s.shade, 200, 214, 54, 50) +
      shape(s.wall, "M200 214l8-44h38l8 44z") +
      shape(s.shade, "M234 170h12l8 44h-20z") +
      box(s.accent, 214, 150, 26, 22) +
      stroke(s.deep, 3, "M227 150v-34"),
    // The belfry of the chamber of commerce.
    block("#D9C7A6", "#B7A482", 930, 330, 88, 410) +
      shape(s.deep, row(archPath, 2, 944, 470, 20, 70, 40)) +
      disc(s.wall, 974, 372, 26) +
      disc(s.deep, 974, 372, 22) +
      disc(s.wall, 974, 372, 18) +
      stroke(s.deep, 3, "M974 372v-13M974 372l9 5") +
      shape(s.wall, boxPath(924, 486, 100, 8) + boxPath(924, 324, 100, 10)) +
      shape(
        "#D9C7A6",
        row((x, y, w, h) => `M${x} ${y}l${w / 2}${-h} ${w / 2} ${h}z`, 2, 922, 326, 20, 58, 84),
      ) +
      shape(s.roof, "M938 324l8-50h56l8 50z") +
      shape(s.roofShade, "M982 274h20l8 50h-28z") +
      block(s.wall, s.shade, 956, 238, 36, 38) +
      dome(copper[0], copper[1], 974, 238, 22, 28) +
      stroke(s.deep, 3, "M974 210v-36"),
    palace(s, {
      x: 880,
      base: 744,
      width: 220,
      height: 128,
      bays: 8,
      floors: 2,
      roof: 54,
      light: "#E6D5B5",
      dark: "#C3B08D",
    }),
    // Houses in the Flemish manner.
    placed(52, 748, 1, flemish(s, 96, 4, brick, false)) +
      placed(146, 748, 1, flemish(s, 84, 3, "#C77A4E", true)) +
      placed(316, 748, 1, flemish(s, 92, 4, "#A64B3A", true)) +
      placed(408, 748, 1, flemish(s, 86, 3, "#CF8A58", false)) +
      placed(1144, 748, 1, flemish(s, 110, 4, brick, true)),
    // The Old Stock Exchange: red and gold, wreathed windows, a campanile.
    block("#C0583E", "#9B4330", 462, 566, 250, 180, 0.08) +
      shape(
        s.accent,
        row(boxPath, 8, 466, 566, 9, 180, 33.4) +
          boxPath(456, 558, 262, 10) +
          boxPath(462, 628, 250, 7) +
          boxPath(462, 690, 250, 6),
      ) +
      shape(
        s.deep,
        row(boxPath, 7, 480, 580, 16, 40, 33.4) +
          row(boxPath, 7, 480, 642, 16, 40, 33.4) +
          row(archPath, 7, 479, 746, 18, 42, 33.4),
      ) +
      shape(
        s.wall,
        row((x, y, w) => `M${x} ${y}q${w / 2}-10 ${w} 0z`, 7, 478, 578, 20, 0, 33.4),
      ) +
      hip(s.roof, 456, 558, 262, 56, 36) +
      shape(
        s.wall,
        row((x, y, w, h) => `M${x} ${y}v${-h}l${w / 2}-12 ${w / 2} 12v${h}z`, 5, 500, 550, 18, 24, 40),
      ) +
      block(s.wall, s.shade, 570, 460, 34, 44) +
      shape(s.deep, row(archPath, 2, 576, 500, 8, 30, 13)) +
      dome(s.roof, s.roofShade, 587, 460, 20, 28) +
      stroke(s.accent, 3, "M587 432v-30"),
    // The porte de Paris, an arch under a figure of Victory.
    box(s.ground, 0, 744, WIDTH, 10) +
      box(mix(s.wall, s.ground, 0.4), 0, 754, WIDTH, 146) +
      stroke(mix(s.wall, s.ground, 0.55), 3, "M0 800h420M560 836h640M0 862h300M820 790h380"),
    block(s.wall, s.shade, 748, 616, 146, 140, 0.22) +
      shape(s.deep, archPath(792, 756, 58, 96)) +
      shape(s.shade, row(boxPath, 2, 758, 632, 9, 124, 16) + row(boxPath, 2, 864, 632, 9, 124, 14)) +
      box(s.wall, 740, 610, 162, 12) +
      shape(s.wall, "M766 610q20-6 24-40h62q4 34 24 40z") +
      shape(s.shade, "M800 584h42v20h-42z") +
      shape(
        s.wall,
        "M808 570q0-30 13-36 13 6 13 36zM806 548q-18-4-22-20 18-2 26 12zM836 548q18-4 22-20-18-2-26 12z",
      ) +
      disc(s.wall, 821, 528, 7),
    // The Goddess on her column.
    column(s.wall, s.shade, 420, 810, 260, 22) +
      shape(s.wall, "M372 812h96v14h-96zM360 826h120v14H360z") +
      shape(copper[0], "M408 550l4-50q-4-16 8-20 12 4 8 20l6 50z") +
      shape(copper[1], "M422 550l-1-68q10 2 7 18l6 50z") +
      disc(copper[0], 420, 472, 8) +
      stroke(copper[0], 5, "M428 494l16 16M412 494l-14 20"),
    [560, 640, 960, 1060, 1160].map((x, i) => tree(s, x, 790 + (i % 2) * 26, 100 + (i % 3) * 12)).join("") +
      [60, 180].map((x, i) => tree(s, x, 812 + i * 18, 116)).join(""),
  ].join("");
}
