import { circle, rect } from "../../lib/svg";
import { card, FAINT, GREEN, INK, MUTED, note, PAPER, phone, rule, text, ticked } from "../kit";
import type { Picture } from "../scene";

/** A telephone with a list of tasks before the grid of a week. */
export const software: Picture = {
  ground: "tint",
  draw: ({ accent, tint }) => {
    const days = ["lun.", "mar.", "mer.", "jeu."];
    const [x, y, wide, high] = [368, 128, 96, 92];
    const shifts = [[0, 0, 2], [1, 1, 1], [2, 0, 1], [3, 2, 2], [0, 3, 2], [1, 3, 1], [2, 2, 2], [3, 0, 1], [1, 4, 1]] as const; // prettier-ignore
    const tasks = ["Compteur", "Vanne", "Signature", "Photo"];
    return (
      card(280, 56, 472, 640, { rx: 12 }) +
      days.map((day, i) => note(day, x + i * wide + 42, 106, { size: 28, anchor: "middle" })).join("") +
      [0, 1, 2, 3, 4, 5]
        .map((i) => rule(350, y + i * high, 752, y + i * high, { "stroke-width": 1.5 }))
        .join("") +
      shifts
        .map(([day, row, length], i) =>
          rect(x + day * wide + 2, y + row * high + 7, wide - 14, length * high - 14, {
            rx: 8,
            fill: i % 4 === 2 ? GREEN : i % 3 === 0 ? accent : tint(0.5),
          }),
        )
        .join("") +
      phone(48, 40, 302, 640) +
      text("Aujourd’hui", 88, 138, { size: 35, bold: true }) +
      tasks
        .map((task, i) => {
          const top = 204 + i * 92;
          return (
            (i < 2
              ? ticked(106, top, 20)
              : circle(106, top, 18, { fill: PAPER, stroke: FAINT, "stroke-width": 4 })) +
            text(task, 144, top + 11, { size: 32, fill: i < 2 ? MUTED : INK, within: 176 }) +
            rule(86, top + 46, 316, top + 46, { "stroke-width": 1.5 })
          );
        })
        .join("")
    );
  },
};
