import { ACCENTS, GREEN, INK, INK_2, INK_3, LEAF, MIST, mix } from "../../lib/palette";
import { box, boxPath, disc, placed, shape, stroke, teethPath } from "../../lib/shapes";
import { ground } from "../ground";
import { gear, rounded, sheet } from "../objects";
import type { Tones } from "../objects";

/** Active Directory: a castle round its directory tree, one tower in the beam of a torch. */
export function directory(slug: string): string {
  const stone = "#3A5548";
  const dark = "#2A4036";
  const lit = ACCENTS.sand;
  const tower = (x: number, top: number, w: number, fill: string, shade: string): string =>
    box(fill, x, top, w, 760 - top) +
    box(shade, x + w * 0.66, top, w * 0.34, 760 - top) +
    box(fill, x - 12, top - 16, w + 24, 28) +
    shape(fill, teethPath(x - 12, top - 14, 4, w * 0.2, 34, (w + 24 - w * 0.2) / 3)) +
    shape(INK, boxPath(x + w * 0.3, top + 70, 16, 46) + boxPath(x + w * 0.3, top + 190, 16, 46));
  const node = (x: number, y: number, w: number, fill: string): string =>
    rounded(fill, x - w / 2, y - 24, w, 48, 8) +
    disc(mix(fill, INK, 0.55), x - w / 2 + 26, y - 5, 8) +
    shape(mix(fill, INK, 0.55), `M${x - w / 2 + 13} ${y + 15}q13-22 26 0z`) +
    stroke(mix(fill, INK, 0.45), 6, `M${x - w / 2 + 54} ${y}h${w - 74}`);
  return [
    ground(slug, { paper: INK, line: "#173126", bold: "#22503B", count: 15 }),
    shape(lit, "M1490 800L1060 190l150-70 220 40z").replace("/>", ' opacity=".16"/>') +
      shape(lit, "M1490 800L1110 230l240-40z").replace("/>", ' opacity=".16"/>'),
    shape(stone, "M330 420h940v340H330z") +
      shape(stone, teethPath(330, 422, 17, 34, 34, 56.6)) +
      shape(dark, "M330 440h940v10H330z"),
    shape(INK_2, "M500 760V560q0-120 300-120t300 120v200z") +
      stroke(dark, 10, "M500 760V560q0-120 300-120t300 120v200"),
    stroke(LEAF, 5, "M800 534v46M620 620v-40h360v40M800 580v40M620 668v34M800 668v34M980 668v34"),
    node(800, 510, 210, LEAF) +
      node(620, 644, 150, "#9CCBB0") +
      node(800, 644, 150, "#9CCBB0") +
      node(980, 644, 150, ACCENTS.ochre) +
      [556, 620, 684, 746, 800, 854, 926, 980, 1034]
        .map((x) => rounded(x > 900 ? ACCENTS.ochre : "#4E7763", x - 22, 702, 44, 30, 6))
        .join(""),
    tower(250, 300, 130, stone, dark) +
      tower(440, 360, 90, stone, dark) +
      tower(1070, 360, 90, mix(stone, lit, 0.25), dark),
    tower(1200, 270, 140, lit, mix(lit, INK, 0.26)) +
      stroke(INK_3, 6, "M1270 240v-80") +
      shape(ACCENTS.clay, "M1272 160h56l-14 18 14 18h-56z"),
    shape(ACCENTS.clay, boxPath(1242, 480, 16, 46)) +
      stroke("#22503B", 6, "M315 268v-70") +
      shape(GREEN, "M317 198h56l-14 18 14 18h-56z"),
    box(INK_3, 0, 756, 1600, 144) + shape("#22503B", "M0 756h1600v10H0z"),
    placed(
      -44,
      -14,
      1,
      shape("#8FA69A", "M1516 800l64 84 40-24-60-92z") +
        shape("#C3CFC8", "M1490 786l52-40 34 34-54 44z") +
        shape(lit, "M1488 786l54-42 8 8-54 44z"),
    ),
  ].join("");
}

/** A tailor-made ERP: four modules locked round one wheel, a crate and an invoice beside. */
export function erp(slug: string): string {
  const t: Tones = { face: MIST, shade: "#B9C8BF", line: "#B9C8BF", ink: INK_3, accent: ACCENTS.ochre };
  const fills = ["#5FA883", ACCENTS.sand, ACCENTS.glacier, LEAF];
  const corners = [
    [560, 210],
    [806, 210],
    [806, 456],
    [560, 456],
  ] as const;
  // A tab of each module enters its neighbour, clockwise.
  const joints = [
    [830, 300, -1, 0],
    [950, 480, 0, -1],
    [770, 600, 1, 0],
    [650, 420, 0, 1],
  ] as const;
  return [
    ground(slug, { paper: "#0A3A28", line: "#10503A", bold: "#1A6B4E", count: 14 }),
    corners
      .map(
        ([x, y], i) =>
          box(fills[i] ?? LEAF, x, y, 234, 234) + box(mix(fills[i] ?? LEAF, INK, 0.2), x, y + 220, 234, 14),
      )
      .join(""),
    joints
      .map(
        ([x, y, dx, dy], i) =>
          disc("#0A3A28", x, y, 40) +
          disc(fills[i] ?? LEAF, x, y, 29) +
          box(
            fills[i] ?? LEAF,
            dx === 0 ? x - 17 : Math.min(x, x + dx * 70),
            dy === 0 ? y - 17 : Math.min(y, y + dy * 70),
            dx === 0 ? 34 : 70,
            dy === 0 ? 34 : 70,
          ),
      )
      .join(""),
    stroke(mix("#5FA883", INK, 0.5), 9, "M600 360v-50M630 360v-86M660 360v-66M690 360v-104") +
      stroke(mix(ACCENTS.sand, INK, 0.5), 9, "M910 262h90M910 294h90M910 326h60") +
      shape(
        mix(ACCENTS.sand, INK, 0.5),
        boxPath(880, 256, 14, 12) + boxPath(880, 288, 14, 12) + boxPath(880, 320, 14, 12),
      ),
    stroke(mix(ACCENTS.glacier, INK, 0.5), 9, "M940 566h90v70h-90zM940 590h90") +
      disc(mix(LEAF, INK, 0.5), 624, 578, 20) +
      shape(mix(LEAF, INK, 0.5), "M588 648q36-64 72 0z"),
    gear("#0A3A28", "#0A3A28", 800, 450, 132, 10) +
      gear(MIST, "#0A3A28", 800, 450, 112, 10) +
      disc(ACCENTS.ochre, 800, 450, 22),
    // The crate.
    box("#C79A66", 170, 470, 260, 220) +
      box("#A37A4A", 350, 470, 80, 220) +
      stroke("#8A6438", 8, "M174 540h252M174 616h252M178 474v212M422 474v212") +
      shape("#E0BC8A", "M170 470l44-54h260l-44 54z") +
      shape("#8A6438", "M430 470l44-54v210l-44 64z") +
      stroke("#C79A66", 6, "M300 418l-40 50"),
    // The invoice.
    sheet(t, 1180, 330, 250, 350, 7, 40) +
      rounded(GREEN, 1214, 366, 90, 20, 5) +
      rounded(ACCENTS.ochre, 1318, 620, 80, 28, 6),
  ].join("");
}
