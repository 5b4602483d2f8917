import { path, rect } from "../../lib/svg";
import { card, GREEN, INK, note, PAPER, text } from "../kit";
import type { Picture } from "../scene";

/** A funnel of visits in three levels, and the requests of each month. */
export const growth: Picture = {
  ground: "mist",
  draw: ({ accent, tint }) => {
    const levels = [["12 400 visites", 384, 316], ["860 lectures", 304, 236], ["64 demandes", 224, 168]] as const; // prettier-ignore
    const months = [["avr.", 46], ["mai", 57], ["juin", 64]] as const; // prettier-ignore
    return (
      levels
        .map(([name, top, bottom], i) => {
          const y = 72 + i * 158;
          const last = i === 2;
          return (
            path(`M${240 - top / 2} ${y}h${top}l-${(top - bottom) / 2} 144h-${bottom}z`, {
              fill: last ? GREEN : i === 0 ? tint(0.55) : accent,
            }) +
            text(name, 240, y + 84, {
              size: i === 0 ? 40 : last ? 28 : 35,
              bold: true,
              fill: last ? PAPER : INK,
              anchor: "middle",
              within: bottom + 16,
            })
          );
        })
        .join("") +
      card(458, 72, 290, 460, { rx: 12 }) +
      text("Demandes", 484, 126, { size: 34, bold: true }) +
      months
        .map(([month, value], i) => {
          const [x, height] = [486 + i * 82, value * 4.4];
          return (
            rect(x, 476 - height, 66, height, { rx: 6, fill: i === 2 ? GREEN : accent }) +
            text(String(value), x + 33, 464 - height, { size: 31, bold: true, anchor: "middle" }) +
            note(month, x + 33, 514, { size: 29, anchor: "middle" })
          );
        })
        .join("")
    );
  },
};
