import { circle, path, rect } from "../../lib/svg";
import { arrow, bar, card, curve, GREEN, INK, LEAF, note, rule, text, ticked } from "../kit";
import type { Picture } from "../scene";

/** A delivery chain of three ticked steps, three servers, a load curve. */
export const devops: Picture = {
  ground: "mist",
  draw: ({ accent }) => {
    const steps = ["Fusion", "Tests", "Image"];
    const at = (i: number): number => 116 + i * 176;
    const load = [40, 56, 48, 84, 134, 178, 150, 162, 110, 76].map(
      (value, i) => [96 + i * 36, 540 - value] as const,
    );
    return (
      rule(at(0), 124, at(2) + 92, 124, { stroke: GREEN, "stroke-width": 8 }) +
      steps
        .map(
          (step, i) =>
            ticked(at(i), 124, 46) + text(step, at(i), 222, { size: 33, bold: true, anchor: "middle" }),
        )
        .join("") +
      arrow(
        [
          [540, 124],
          [596, 124],
        ],
        GREEN,
        8,
      ) + // prettier-ignore
      [0, 1, 2]
        .map((i) => {
          const y = 62 + i * 168;
          return (
            rect(614, y, 130, 144, { rx: 12, fill: INK }) +
            [0, 1, 2]
              .map(
                (j) =>
                  circle(644, y + 36 + j * 36, 8, { fill: LEAF }) +
                  bar(668, y + 30 + j * 36, 50, "#3A5246", 12),
              )
              .join("")
          );
        })
        .join("") +
      card(56, 284, 528, 270, { rx: 12 }) +
      path(`${curve(load)}V542H96z`, { fill: accent, "fill-opacity": 0.25 }) +
      path(curve(load), { fill: "none", stroke: accent, "stroke-width": 6 }) +
      rule(84, 542, 430, 542) +
      rule(276, 310, 276, 542, { stroke: INK, "stroke-dasharray": "4 8", "stroke-width": 3 }) +
      circle(276, 362, 11, { fill: INK }) +
      note("charge", 450, 400, { size: 31 }) +
      text("62 %", 450, 456, { size: 46, bold: true })
    );
  },
};
