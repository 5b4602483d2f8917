import { circle, path, rect } from "../../lib/svg";
import { arrow, bar, card, curve, GREEN, INK, LEAF, note, rule, text, ticked } from "../kit";
import type { Picture } from "../scene";

/** A delivery chain of four ticked steps, three servers, a load curve. */
export const devops: Picture = {
  ground: "mist",
  draw: ({ accent }) => {
    const steps = ["Fusion", "Tests", "Image", "Mise en ligne"];
    const at = (i: number): number => 106 + i * 150;
    const load = [22, 30, 26, 44, 70, 92, 78, 84, 58, 40].map(
      (value, i) => [84 + i * 44, 316 - value] as const,
    );
    return (
      rule(at(0), 86, at(3) + 76, 86, { stroke: GREEN, "stroke-width": 5 }) +
      steps
        .map(
          (step, i) =>
            ticked(at(i), 86, 30) + text(step, at(i), 150, { size: 21, bold: true, anchor: "middle" }),
        )
        .join("") +
      arrow(
        [
          [620, 86],
          [654, 86],
        ],
        GREEN,
        5,
      ) + // prettier-ignore
      [0, 1, 2]
        .map((i) => {
          const y = 44 + i * 96;
          return (
            rect(668, y, 92, 80, { rx: 8, fill: INK }) +
            [0, 1]
              .map(
                (j) =>
                  circle(688, y + 26 + j * 28, 5, { fill: LEAF }) +
                  bar(704, y + 22 + j * 28, 40, "#3A5246", 8),
              )
              .join("")
          );
        })
        .join("") +
      card(60, 192, 576, 144, { rx: 8 }) +
      path(`${curve(load)}V318H84z`, { fill: accent, "fill-opacity": 0.25 }) +
      path(curve(load), { fill: "none", stroke: accent, "stroke-width": 4 }) +
      rule(84, 318, 480, 318) +
      rule(306, 204, 306, 318, { stroke: INK, "stroke-dasharray": "3 6" }) +
      circle(306, 226, 7, { fill: INK }) +
      note("charge", 516, 246, { size: 20 }) +
      text("62 %", 516, 282, { size: 30, bold: true })
    );
  },
};
