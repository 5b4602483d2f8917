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
    const leaves = [92, 194, 296, 398] as const;
    const turn = (degrees: number, r: number): string => {
      const a = (degrees * Math.PI) / 180;
      return `${Math.round(618 + Math.cos(a) * r)} ${Math.round(284 + Math.sin(a) * r)}`;
    };
    const arc = (from: number, to: number, colour: string): string =>
      path(`M${turn(from, 98)}A98 98 0 0 1 ${turn(to, 98)}`, {
        fill: "none",
        stroke: colour,
        "stroke-width": 30,
      });
    return (
      path("M245 150v60M143 260v-26a24 24 0 0 1 24-24h156a24 24 0 0 1 24 24v26M92 430v-46a20 20 0 0 1 20-20h62a20 20 0 0 1 20 20v46M143 334v30M296 430v-46a20 20 0 0 1 20-20h62a20 20 0 0 1 20 20v46M347 334v30", { fill: "none", stroke: MUTED, "stroke-width": 4 }) +
      rect(145, 78, 200, 76, { rx: 12, fill: INK }) +
      text("domaine", 245, 126, { size: 34, bold: true, fill: PAPER, anchor: "middle" }) +
      [
        ["Bureaux", 143],
        ["Serveurs", 347],
      ]
        .map(
          ([name, x]) =>
            rect(Number(x) - 90, 260, 180, 74, { rx: 12, fill: PAPER, stroke: LINE, "stroke-width": 3 }) +
            text(String(name), Number(x), 308, { size: 32, anchor: "middle" }),
        )
        .join("") +
      leaves
        .map((x, i) => {
          const flagged = i === 1 || i === 3;
          return (
            circle(x, 472, 46, {
              fill: flagged ? mix(PAPER, risk, 0.22) : PAPER,
              stroke: flagged ? risk : LINE,
              "stroke-width": flagged ? 6 : 3,
            }) + pictogram(flagged ? "alert" : "user", x - 24, flagged ? 446 : 447, 48, flagged ? risk : MUTED)
          );
        })
        .join("") +
      card(478, 78, 272, 440, { rx: 12 }) +
      arc(180, 238, GREEN) +
      arc(242, 298, accent) +
      arc(302, 360, mix(PAPER, risk, 0.75)) +
      path(`M${turn(216, 72)}L${turn(126, 11)}L${turn(306, 11)}z`, { fill: INK }) +
      circle(618, 284, 18, { fill: INK }) +
      text("Risque", 512, 396, { size: 36, bold: true }) +
      note("en baisse", 512, 446, { size: 33 }) +
      arrow(
        [
          [680, 400],
          [718, 442],
        ],
        GREEN,
        7,
      ) // prettier-ignore
    );
  },
};
