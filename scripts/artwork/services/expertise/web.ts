import { path, rect } from "../../lib/svg";
import { bar, browser, FAINT, INK, LINE, MIST, MUTED, PAPER, text } from "../kit";
import type { Picture } from "../scene";

/** A browser window: the tree of a site, then a page cut in blocks, with a form. */
export const web: Picture = {
  ground: "tint",
  draw: ({ accent, tint }) => {
    const [x, y] = [60, 36];
    const tree = "M104 152v153M104 205h26M104 255h26M104 305h26";
    return (
      browser(x, y, 680, 360, "votre-site.example") +
      rect(x + 1, y + 53, 238, 307, { fill: MIST }) +
      rect(84, 112, 150, 40, { rx: 6, fill: INK }) +
      text("Accueil", 104, 139, { size: 19, bold: true, fill: PAPER }) +
      path(tree, { fill: "none", stroke: MUTED, "stroke-width": 2 }) +
      ["Offres", "Réalisations", "Contact"]
        .map(
          (name, i) =>
            rect(130, 186 + i * 50, 146, 38, {
              rx: 6,
              fill: i === 2 ? accent : PAPER,
              stroke: i === 2 ? accent : LINE,
              "stroke-width": 1.5,
            }) + text(name, 146, 211 + i * 50, { size: 18, within: 120 }),
        )
        .join("") +
      rect(324, 112, 392, 84, { rx: 6, fill: tint(0.42) }) +
      bar(346, 132, 170, INK, 16) +
      bar(346, 162, 120, PAPER) +
      rect(324, 212, 184, 200, { rx: 6, fill: MIST }) +
      rect(340, 228, 152, 64, { rx: 5, fill: tint(0.6) }) +
      bar(340, 308, 130, FAINT) +
      bar(340, 328, 150) +
      rect(524, 212, 192, 200, { rx: 6, fill: PAPER, stroke: LINE, "stroke-width": 2 }) +
      bar(540, 230, 70, FAINT) +
      rect(540, 248, 160, 28, { rx: 4, fill: MIST }) +
      bar(540, 288, 52, FAINT) +
      rect(540, 306, 160, 28, { rx: 4, fill: MIST })
    );
  },
};
