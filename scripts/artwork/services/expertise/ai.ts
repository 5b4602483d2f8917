import { circle, path, rect } from "../../lib/svg";
import { bar, card, INK, LINE, PAPER, text } from "../kit";
import type { Picture } from "../scene";

/** A conversation: a question, an answer, the three extracts it quotes. */
export const ai: Picture = {
  ground: "mist",
  draw: ({ accent, tint }) => {
    const extracts = ["Contrat", "Avenant 2", "Courriel"];
    return (
      rect(196, 56, 548, 88, { rx: 20, fill: INK }) +
      text("Quel préavis pour le contrat 214 ?", 230, 111, { size: 31, fill: PAPER, within: 490 }) +
      rect(56, 178, 592, 168, { rx: 20, fill: PAPER, stroke: LINE, "stroke-width": 2 }) +
      text("Trois mois, par lettre recommandée.", 92, 242, { size: 31, bold: true, within: 540 }) +
      bar(92, 282, 290, LINE, 18) +
      [0, 1, 2]
        .map(
          (i) =>
            circle(444 + i * 62, 291, 25, { fill: tint(0.6) }) +
            text(String(i + 1), 444 + i * 62, 301, { size: 29, bold: true, anchor: "middle" }),
        )
        .join("") +
      extracts
        .map((name, i) => {
          const x = 56 + i * 236;
          return (
            path(`M${444 + i * 62} 316C${444 + i * 62} 372 ${x + 108} 356 ${x + 108} 398`, {
              fill: "none",
              stroke: accent,
              "stroke-width": 4,
              "stroke-dasharray": "4 9",
            }) +
            card(x, 400, 216, 240, { rx: 10 }) +
            rect(x, 400, 216, 9, { fill: accent }) +
            text(name, x + 22, 462, { size: 31, bold: true, within: 180 }) +
            bar(x + 22, 490, 172, LINE, 16) +
            rect(x + 22, 520, 132, 20, { rx: 5, fill: tint(0.6) }) +
            bar(x + 22, 556, 156, LINE, 16)
          );
        })
        .join("")
    );
  },
};
