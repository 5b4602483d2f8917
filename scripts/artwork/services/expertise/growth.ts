import { path, rect } from "../../lib/svg";
import { card, GREEN, INK, note, PAPER, text } from "../kit";
import type { Picture } from "../scene";

/** A funnel of visits in three levels, and the requests of each month. */
export const growth: Picture = {
  ground: "mist",
  draw: ({ accent, tint }) => {
    const levels = [["12 400 visites", 360, 282], ["860 lectures", 270, 192], ["64 demandes", 180, 112]] as const; // prettier-ignore
    const months = [["janv.", 28], ["févr.", 34], ["mars", 31], ["avr.", 46], ["mai", 57], ["juin", 64]] as const; // prettier-ignore
    return (
      levels
        .map(([name, top, bottom], i) => {
          const y = 44 + i * 94;
          const last = i === 2;
          return (
            path(`M${236 - top / 2} ${y}h${top}l-${(top - bottom) / 2} 84h-${bottom}z`, {
              fill: last ? GREEN : i === 0 ? tint(0.55) : accent,
            }) +
            text(name, 236, y + 49, {
              size: i === 0 ? 24 : last ? 18 : 21,
              bold: true,
              fill: last ? PAPER : INK,
              anchor: "middle",
              within: bottom + 40,
            })
          );
        })
        .join("") +
      card(446, 44, 298, 272, { rx: 10 }) +
      text("Demandes par mois", 470, 84, { size: 20, bold: true }) +
      months
        .map(([month, value], i) => {
          const [x, height] = [470 + i * 43, value * 2.4];
          return (
            rect(x, 276 - height, 30, height, { rx: 4, fill: i === 5 ? GREEN : accent }) +
            note(month, x + 15, 302, { size: 16, anchor: "middle" })
          );
        })
        .join("") +
      text("64", 700, 114, { size: 18, bold: true, anchor: "middle" })
    );
  },
};
