import {
  GREEN,
  INK,
  INK_2,
  INK_3,
  LEAF,
  LINE,
  MIST,
  PAPER,
  ACCENTS,
  accentFor,
  mix,
} from "../../lib/palette";
import { box, boxPath, disc, placed, shape, stroke } from "../../lib/shapes";
import { ground } from "../ground";
import { browser, gear, pennant, rounded, tick } from "../objects";
import type { Tones } from "../objects";

/** What does a web application cost: a browser window weighed against calendar leaves. */
export function cost(slug: string): string {
  const accent = ACCENTS.ochre;
  const t: Tones = { face: MIST, shade: "#B9C8BF", line: LINE, ink: INK_3, accent };
  const brass = mix(accent, INK, 0.12);
  const dish = (cx: number, y: number): string =>
    stroke(
      mix(brass, PAPER, 0.25),
      3,
      `M${cx} ${y - 300}L${cx - 190} ${y}M${cx} ${y - 300}L${cx + 190} ${y}`,
    ) +
    shape(brass, `M${cx - 206} ${y}h412q-30 58-206 58t-206-58z`) +
    shape(mix(brass, INK, 0.3), `M${cx + 60} ${y}h146q-30 58-206 58 40-14 60-58z`);
  const leaf = (x: number, y: number): string =>
    rounded(MIST, x, y, 210, 150, 8) +
    shape(mix(ACCENTS.clay, INK, 0.05), `M${x} ${y + 36}v-28q0-8 8-8h194q8 0 8 8v28z`) +
    shape(
      "#B9C8BF",
      Array.from({ length: 15 }, (_, i) =>
        boxPath(x + 22 + (i % 5) * 36, y + 52 + Math.floor(i / 5) * 30, 22, 16),
      ).join(""),
    );
  return [
    ground(slug, { paper: INK, line: mix(INK_3, GREEN, 0.35), bold: mix(INK_3, LEAF, 0.3), count: 15 }),
    dish(460, 590),
    browser(t, 330, 404, 260, 190, 34) +
      rounded(LEAF, 352, 458, 110, 60, 6) +
      stroke("#B9C8BF", 8, "M484 468h82M484 494h82M484 518h50M352 548h214M352 570h150"),
    dish(1140, 550),
    [0, 1, 2, 3].map((i) => leaf(1035 + (i % 2) * 14 - i * 3, 398 - i * 18)).join(""),
    shape(LEAF, boxPath(1035 - 9 + 14 + 58, 398 - 54 + 82, 22, 16)),
    shape(brass, "M430 298L800 246l370-2 6 14-376 20-364 32z") +
      shape(brass, "M778 250h44v480h-44z") +
      shape(mix(brass, INK, 0.3), "M804 250h18v480h-18z") +
      disc(brass, 800, 258, 30) +
      disc(INK_2, 800, 258, 12) +
      shape(brass, "M620 770q20-44 158-48h44q138 4 158 48z") +
      shape(mix(brass, INK, 0.3), "M840 724q124 8 140 46H870z"),
  ].join("");
}

/** Writing a specification: an open ring binder and its pencil. */
export function brief(slug: string): string {
  const accent = accentFor(slug);
  const cover = mix(accent, INK, 0.1);
  const check = (y: number, done: boolean, length: number): string =>
    rounded(done ? GREEN : MIST, 872, y - 19, 38, 38, 7) +
    (done ? tick(PAPER, 880, y, 24, 5) : stroke(LINE, 3, `M873 ${y - 18}h36v36h-36z`)) +
    stroke(done ? "#9DB0A5" : LINE, 10, `M936 ${y}h${length}`);
  return [
    ground(slug, { paper: MIST, line: mix(LINE, MIST, 0.1), bold: mix(LINE, GREEN, 0.18), count: 13 }),
    rounded(mix(MIST, INK, 0.14), 322, 178, 900, 600, 22) +
      rounded(cover, 304, 156, 900, 600, 22) +
      box(mix(cover, INK, 0.25), 738, 156, 32, 600),
    rounded(PAPER, 334, 184, 404, 544, 8) +
      rounded(PAPER, 770, 184, 404, 544, 8) +
      shape(mix(PAPER, INK, 0.06), boxPath(704, 184, 34, 544) + boxPath(770, 184, 34, 544)),
    rounded(INK_3, 380, 236, 210, 22, 6) +
      stroke(LINE, 10, "M384 300h290M384 334h270M384 368h230") +
      rounded(mix(accent, PAPER, 0.62), 380, 410, 292, 130, 8) +
      stroke(cover, 6, "M404 510l64-50 58 26 118-54") +
      disc(cover, 644, 432, 9) +
      stroke(LINE, 10, "M384 584h290M384 618h240M384 652h270"),
    rounded(INK_3, 872, 236, 170, 22, 6),
    [312, 378, 444, 510, 576, 642]
      .map((y, i) => check(y, i < 4, [190, 150, 200, 130, 180, 160][i] ?? 160))
      .join(""),
    [236, 306, 600, 670]
      .map(
        (y) =>
          disc(mix(MIST, INK, 0.22), 724, y, 11) +
          disc(mix(MIST, INK, 0.22), 784, y, 11) +
          stroke("#8E9C95", 8, `M724 ${y}q30-40 60 0`),
      )
      .join(""),
    placed(
      1340,
      240,
      1,
      `<g transform="rotate(16)">${box(ACCENTS.ochre, -26, 0, 52, 400) + box(mix(ACCENTS.ochre, INK, 0.16), 8, 0, 18, 400) + box("#B9C8BF", -26, -34, 52, 34) + rounded(ACCENTS.rose, -26, -74, 52, 46, 12) + shape(ACCENTS.sand, "M-26 400h52L0 486z") + shape(INK_3, "M-9 458H9L0 486z")}</g>`,
    ),
  ].join("");
}

/** An MVP in thirty days: four pennants along a winding path, a first window at the top. */
export function mvp(slug: string): string {
  const t: Tones = { face: PAPER, shade: "#B9C8BF", line: LINE, ink: INK_2, accent: LEAF };
  const greens = ["#CFE6D7", "#9CCBB0", "#5FA883", "#2E8560", GREEN];
  const path =
    "M250 880C520 850 700 850 880 800S1180 720 1000 664 640 640 690 580 980 540 950 480 740 440 770 400 870 360 860 322";
  const flag = (x: number, y: number): string => pennant(INK, ACCENTS.ochre, x, y, 84);
  return [
    ground(slug, { paper: "#E6F1EA", line: "#CFE2D6", bold: "#B9D6C5", count: 11 }),
    disc("#F6E2B0", 1220, 250, 110),
    shape(greens[0] ?? GREEN, "M0 640q180-120 340-90t300-80 240-60 260 60 460-60v490H0z") +
      shape(greens[1] ?? GREEN, "M120 900q140-260 330-330t260-200 150-80 150 130 190 170 400 130v180z") +
      shape(greens[2] ?? GREEN, "M300 900q150-240 290-300t150-150 120-140 120 120 130 150 170 140 220 180z") +
      shape(greens[3] ?? GREEN, "M420 900q130-200 230-250t120-120 90-100 110 110 100 130 150 110 160 120z"),
    stroke(mix(GREEN, INK, 0.25), 30, path) + stroke("#F4EBD3", 22, path),
    flag(610, 852) + flag(1064, 716) + flag(676, 604) + flag(948, 500),
    browser(t, 772, 176, 176, 132, 26) +
      rounded(LEAF, 790, 218, 60, 42, 5) +
      stroke("#B9C8BF", 6, "M866 226h62M866 242h62M866 258h40M790 278h138M790 292h90") +
      stroke(INK, 6, "M860 308v22"),
  ].join("");
}

/** Off the shelf or made to measure: one path, two ends. */
export function choice(slug: string): string {
  const accent = ACCENTS.clay;
  const wood = "#C79A66";
  const woodShade = "#A37A4A";
  const carton = "#D9B588";
  const crate = (x: number, y: number, w: number, h: number, fill: string): string =>
    box(fill, x, y, w, h) +
    box(mix(fill, INK, 0.16), x + w * 0.68, y, w * 0.32, h) +
    box(mix(fill, PAPER, 0.45), x + w * 0.42, y, w * 0.16, h);
  const road =
    "M800 900C800 760 780 720 640 690S380 640 352 604M800 900C800 760 820 720 960 690s260-50 288-86";
  return [
    ground(slug, { paper: "#FAFBF9", line: "#E3EBE5", bold: "#CFDDD4", count: 13 }),
    stroke("#E7DCC4", 74, road) +
      stroke("#F3EBD8", 58, road) +
      stroke("#D9C8A3", 4, "M800 880V790").replace("/>", ' stroke-dasharray="18 18"/>'),
    // The shelf, with its identical boxes; one stands out.
    box(mix(MIST, INK, 0.1), 150, 190, 420, 400) +
      box(woodShade, 150, 190, 20, 414) +
      box(woodShade, 550, 190, 20, 414) +
      box(wood, 138, 176, 444, 18) +
      box(wood, 150, 370, 420, 18) +
      box(wood, 138, 588, 444, 20),
    [186, 302, 424].map((x) => crate(x, 262, 104, 108, carton)).join("") +
      crate(186, 478, 104, 110, carton) +
      crate(440, 478, 104, 110, carton) +
      crate(304, 448, 122, 140, accent) +
      rounded(PAPER, 322, 506, 50, 34, 4) +
      stroke(INK_3, 4, "M330 518h34M330 528h22"),
    // The bench: a vice and a part cut to fit.
    box(wood, 1010, 480, 480, 34) +
      box(woodShade, 1010, 506, 480, 10) +
      box(woodShade, 1046, 514, 40, 150) +
      box(woodShade, 1410, 514, 40, 150) +
      box(wood, 1060, 600, 376, 20),
    gear(GREEN, LEAF, 1250, 372, 92, 10) + disc(mix(GREEN, INK, 0.2), 1250, 372, 22),
    shape("#54707A", "M1146 480v-96h34v60h140v-60h34v96z") +
      shape("#3F565F", "M1320 480v-96h34v96z") +
      stroke("#3F565F", 12, "M1354 430h62M1416 400v60"),
    stroke(
      INK_3,
      6,
      "M1100 250h270M1100 236v28M1370 236v28M1150 243v14M1200 243v14M1250 239v22M1300 243v14M1350 243v14",
    ),
    placed(
      1100,
      480,
      1,
      `<g transform="rotate(-12)">${box("#8C4A38", -46, -30, 92, 24)}${box(ACCENTS.ochre, -46, -38, 92, 9)}</g>`,
    ),
  ].join("");
}
