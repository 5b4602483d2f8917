import { circle, path, rect } from "../../lib/svg";
import { bar, card, INK, LINE, PAPER, text } from "../kit";
import type { Picture } from "../scene";

/** A conversation: a question, an answer, the three extracts it quotes. */
export const ai: Picture = {
  ground: "mist",
  draw: ({ accent, tint }) => {
    const extracts = ["Contrat, p. 4", "Avenant 2", "Courriel, 12/05"];
    return (
      rect(316, 32, 424, 54, { rx: 14, fill: INK }) +
      text("Quel préavis pour le contrat 214 ?", 342, 67, { size: 22, fill: PAPER, within: 380 }) +
      rect(60, 108, 520, 112, { rx: 14, fill: PAPER, stroke: LINE, "stroke-width": 2 }) +
      text("Trois mois, par lettre recommandée.", 88, 152, { size: 22, bold: true }) +
      bar(88, 174, 310) +
      [0, 1, 2]
        .map(
          (i) =>
            circle(430 + i * 38, 180, 14, { fill: tint(0.6) }) +
            text(String(i + 1), 430 + i * 38, 187, { size: 18, bold: true, anchor: "middle" }),
        )
        .join("") +
      extracts
        .map((name, i) => {
          const x = 60 + i * 232;
          return (
            path(`M${430 + i * 38} 194C${430 + i * 38} 226 ${x + 108} 214 ${x + 108} 242`, {
              fill: "none",
              stroke: accent,
              "stroke-width": 2.5,
              "stroke-dasharray": "3 6",
            }) +
            card(x, 242, 216, 130, { rx: 8 }) +
            rect(x, 242, 216, 6, { fill: accent }) +
            text(name, x + 18, 282, { size: 19, bold: true, within: 184 }) +
            bar(x + 18, 300, 176) +
            rect(x + 18, 318, 132, 12, { rx: 4, fill: tint(0.6) }) +
            bar(x + 18, 340, 160)
          );
        })
        .join("")
    );
  },
};
