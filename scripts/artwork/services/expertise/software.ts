import { circle, rect } from "../../lib/svg";
import { card, FAINT, GREEN, INK, MUTED, note, PAPER, phone, rule, text, ticked } from "../kit";
import type { Picture } from "../scene";

/** A telephone with a list of tasks before the grid of a week. */
export const software: Picture = {
  ground: "tint",
  draw: ({ accent, tint }) => {
    const days = ["lun.", "mar.", "mer.", "jeu.", "ven."];
    const [x, y, wide, high] = [286, 84, 92, 52];
    const shifts = [[0, 0, 2], [1, 1, 1], [2, 0, 1], [3, 2, 2], [0, 3, 1], [4, 1, 2], [2, 2, 1], [1, 3, 2], [4, 4, 1]] as const; // prettier-ignore
    const tasks = ["Compteur", "Vanne", "Signature", "Photo"];
    return (
      card(250, 34, 500, 360, { rx: 10 }) +
      days.map((day, i) => note(day, x + i * wide + 44, 70, { size: 19, anchor: "middle" })).join("") +
      [0, 1, 2, 3, 4]
        .map((i) => rule(x - 16, y + i * high, x + 5 * wide - 16, y + i * high, { "stroke-width": 1.2 }))
        .join("") +
      shifts
        .map(([day, row, length], i) =>
          rect(x + day * wide + 4, y + row * high + 5, wide - 12, length * high - 10, {
            rx: 5,
            fill: i % 4 === 2 ? GREEN : i % 3 === 0 ? accent : tint(0.5),
          }),
        )
        .join("") +
      phone(70, 28, 236, 460) +
      text("Aujourd’hui", 100, 96, { size: 24, bold: true }) +
      tasks
        .map((task, i) => {
          const top = 136 + i * 56;
          return (
            (i < 2
              ? ticked(112, top, 13)
              : circle(112, top, 12, { fill: PAPER, stroke: FAINT, "stroke-width": 2.5 })) +
            text(task, 136, top + 7, { size: 21, fill: i < 2 ? MUTED : INK, within: 154 }) +
            rule(100, top + 28, 278, top + 28, { "stroke-width": 1.2 })
          );
        })
        .join("")
    );
  },
};
