import { circle, path, rect } from "../../lib/svg";
import { bar, card, FAINT, GREEN, INK, LINE, MIST, MUTED, note, PAPER, text } from "../kit";
import type { Picture } from "../scene";

/** A browser window: the tree of a site, then a page cut in blocks, with a form. */
export const web: Picture = {
  ground: "tint",
  draw: ({ accent, tint }) => {
    const [x, y] = [56, 56];
    return (
      card(x, y, 688, 640) +
      path(`M${x} ${y + 76}v-66a10 10 0 0 1 10-10h668a10 10 0 0 1 10 10v66z`, { fill: MIST }) +
      [0, 1, 2].map((i) => circle(x + 34 + i * 26, y + 38, 8, { fill: FAINT })).join("") +
      rect(x + 124, y + 16, 420, 44, { rx: 8, fill: PAPER, stroke: LINE }) +
      note("votre-site.example", x + 146, y + 48, { size: 28 }) +
      rect(x + 1, y + 77, 280, 563, { fill: MIST }) +
      path("M112 228v256M112 308h28M112 396h28M112 484h28", {
        fill: "none",
        stroke: MUTED,
        "stroke-width": 3,
      }) +
      rect(84, 164, 196, 64, { rx: 8, fill: INK }) +
      text("Accueil", 108, 206, { size: 30, bold: true, fill: PAPER }) +
      ["Offres", "Réalisations", "Contact"]
        .map(
          (name, i) =>
            rect(140, 278 + i * 88, 184, 62, {
              rx: 8,
              fill: i === 2 ? accent : PAPER,
              stroke: i === 2 ? accent : LINE,
              "stroke-width": 2,
            }) + text(name, 158, 319 + i * 88, { size: 27, within: 160 }),
        )
        .join("") +
      rect(366, 164, 346, 156, { rx: 8, fill: tint(0.42) }) +
      bar(392, 196, 220, INK, 26) +
      bar(392, 238, 160, PAPER, 18) +
      rect(392, 272, 104, 30, { rx: 5, fill: GREEN }) +
      rect(366, 344, 164, 260, { rx: 8, fill: MIST }) +
      rect(382, 360, 132, 96, { rx: 6, fill: tint(0.6) }) +
      bar(382, 476, 120, FAINT, 16) +
      bar(382, 506, 132, LINE, 16) +
      bar(382, 536, 92, LINE, 16) +
      rect(548, 344, 164, 260, { rx: 8, fill: PAPER, stroke: LINE, "stroke-width": 3 }) +
      bar(566, 366, 76, FAINT, 14) +
      rect(566, 392, 128, 42, { rx: 6, fill: MIST }) +
      bar(566, 452, 60, FAINT, 14) +
      rect(566, 478, 128, 42, { rx: 6, fill: MIST }) +
      rect(566, 540, 96, 42, { rx: 6, fill: GREEN })
    );
  },
};
