import { pictogram } from "../../interface/pictograms";
import { mix } from "../../lib/palette";
import { circle, path, rect } from "../../lib/svg";
import { arrow, card, GREEN, INK, LINE, MUTED, note, PAPER, text } from "../kit";
import type { Picture } from "../scene";

/** The tree of a directory with two flagged accounts, and a falling gauge of risk. */
export const security: Picture = {
  ground: "tint",
  draw: ({ accent }) => {
    const risk = "#A34A26";
    const leaves = [[96, 268], [186, 268], [276, 268], [366, 268], [456, 268]] as const; // prettier-ignore
    const turn = (degrees: number, r: number): string => {
      const a = (degrees * Math.PI) / 180;
      return `${Math.round(638 + Math.cos(a) * r)} ${Math.round(216 + Math.sin(a) * r)}`;
    };
    const arc = (from: number, to: number, colour: string): string =>
      path(`M${turn(from, 86)}A86 86 0 0 1 ${turn(to, 86)}`, {
        fill: "none",
        stroke: colour,
        "stroke-width": 24,
      });
    return (
      path(
        "M276 78v44M141 168v-26a20 20 0 0 1 20-20h230a20 20 0 0 1 20 20v26M96 248v-18a14 14 0 0 1 14-14h152a14 14 0 0 1 14 14v18M186 216v32M141 200v16M366 248v-18a14 14 0 0 1 14-14h62a14 14 0 0 1 14 14v18M411 200v16",
        { fill: "none", stroke: MUTED, "stroke-width": 2.5 },
      ) +
      rect(206, 36, 140, 48, { rx: 8, fill: INK }) +
      text("domaine", 276, 67, { size: 21, bold: true, fill: PAPER, anchor: "middle" }) +
      [
        ["Bureaux", 141],
        ["Serveurs", 411],
      ]
        .map(
          ([name, x]) =>
            rect(Number(x) - 64, 156, 128, 44, { rx: 8, fill: PAPER, stroke: LINE, "stroke-width": 2 }) +
            text(String(name), Number(x), 185, { size: 20, anchor: "middle" }),
        )
        .join("") +
      leaves
        .map(([x, y], i) => {
          const flagged = i === 1 || i === 4;
          return (
            circle(x, y + 14, 34, {
              fill: flagged ? mix(PAPER, risk, 0.22) : PAPER,
              stroke: flagged ? risk : LINE,
              "stroke-width": flagged ? 4 : 2,
            }) +
            pictogram(flagged ? "alert" : "user", x - 17, y - (flagged ? 5 : 4), 34, flagged ? risk : MUTED)
          );
        })
        .join("") +
      card(524, 60, 228, 254, { rx: 10 }) +
      arc(180, 238, GREEN) +
      arc(242, 298, accent) +
      arc(302, 360, mix(PAPER, risk, 0.75)) +
      path(`M${turn(216, 62)}L${turn(126, 8)}L${turn(306, 8)}z`, { fill: INK }) +
      circle(638, 216, 13, { fill: INK }) +
      text("Risque", 560, 270, { size: 23, bold: true }) +
      arrow(
        [
          [684, 258],
          [712, 288],
        ],
        GREEN,
        4,
      ) + // prettier-ignore
      note("en baisse", 560, 298, { size: 20 })
    );
  },
};
