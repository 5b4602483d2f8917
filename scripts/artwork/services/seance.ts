import { mix } from "../lib/palette";
import { circle, path, rect } from "../lib/svg";
import {
  browser,
  card,
  FAINT,
  GREEN,
  INK,
  LEAF,
  LINE,
  MIST,
  MUTED,
  note,
  PAPER,
  person,
  rule,
  text,
} from "./kit";
import type { Picture } from "./scene";

/** A video camera, for the call. */
const camera = (x: number, y: number, size: number, colour: string): string =>
  path("M2 6.5h12.5v11H2zM17 10.5l5-3v9l-5-3z", {
    transform: `translate(${x} ${y})scale(${size / 24})`,
    fill: colour,
    stroke: colour,
    "stroke-width": 1.5,
    "stroke-linejoin": "round",
  });

/** A week open on a green slot of thirty minutes, the call beside it. */
export const hero: Picture = {
  ground: "ink",
  draw: ({ accent, tint, heading }) => {
    const [x, y] = [872, 108];
    const days = [["lun.", "16"], ["mar.", "17"], ["mer.", "18"], ["jeu.", "19"], ["ven.", "20"]] as const; // prettier-ignore
    const hours = ["9 h", "10 h", "11 h", "12 h", "13 h", "14 h", "15 h"];
    const [left, top, wide, high] = [x + 84, y + 188, 116, 68];
    const busy = [[0, 0, 1.5], [0, 4, 1], [1, 0, 2], [1, 5, 1.5], [2, 0, 1.5], [2, 5, 1], [3, 0.5, 1], [3, 4.5, 2], [4, 0, 1.5], [4, 4, 1]] as const; // prettier-ignore
    const slot = { x: left + wide, y: top + 2.5 * high };
    return (
      browser(x, y, 680, 684, "agenda") +
      heading("Semaine du 16 juin", x + 32, y + 110, { size: 34, fill: INK }) +
      days
        .map(([day, number], i) => {
          const centre = left + i * wide + wide / 2;
          return (
            note(day, centre - 16, y + 162, { size: 19, anchor: "middle" }) +
            text(number, centre + 22, y + 162, {
              size: 19,
              bold: true,
              anchor: "middle",
              fill: i === 1 ? GREEN : INK,
            })
          );
        })
        .join("") +
      hours
        .map(
          (hour, i) =>
            note(hour, x + 68, top + i * high + 8, { size: 18, anchor: "end" }) +
            rule(left, top + i * high, left + 5 * wide, top + i * high, { "stroke-width": 1.2 }),
        )
        .join("") +
      [0, 1, 2, 3, 4, 5]
        .map((i) => rule(left + i * wide, top, left + i * wide, y + 664, { "stroke-width": 1.2 }))
        .join("") +
      busy
        .map(([day, start, length]) =>
          rect(left + day * wide + 6, top + start * high + 3, wide - 12, length * high - 6, {
            rx: 5,
            fill: tint(0.3),
          }),
        )
        .join("") +
      rect(slot.x - 8, slot.y - 8, wide + 16, high / 2 + 16, { rx: 8, fill: PAPER }) +
      rect(slot.x, slot.y, wide, high / 2, { rx: 5, fill: GREEN }) +
      text("30 min", slot.x + wide / 2, slot.y + 24, {
        size: 19,
        bold: true,
        fill: PAPER,
        anchor: "middle",
      }) +
      // The card of the call, hanging from the slot
      path(`M${slot.x + wide + 8} ${slot.y + 17}h26`, { stroke: INK, "stroke-width": 2 }) +
      rect(slot.x + wide + 34, slot.y - 42, 226, 128, { rx: 10, fill: INK }) +
      circle(slot.x + wide + 84, slot.y + 22, 32, { fill: LEAF }) +
      camera(slot.x + wide + 65, slot.y + 3, 38, INK) +
      text("mar. 17", slot.x + wide + 132, slot.y + 14, { size: 21, bold: true, fill: PAPER }) +
      note("11 h 30", slot.x + wide + 132, slot.y + 44, { size: 20, fill: mix(PAPER, accent, 0.35) })
    );
  },
};

/** Two speech bubbles over a sketch: three boxes and a question mark. */
export const intro: Picture = {
  ground: "tint",
  draw: ({ accent, tint, heading }) => {
    const ink = {
      fill: "none",
      stroke: INK,
      "stroke-width": 4.5,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    } as const;
    /** A box drawn by hand: its corners miss each other a little. */
    const sketch = (x: number, y: number, tilt: number): string =>
      path(`M${x - 4} ${y + tilt}c60-6 130 4 186-2c6 34-2 70 2 106c-58 6-128-4-188 2c-4-38 4-72-2-110`, {
        ...ink,
        fill: PAPER,
      });
    const bubble = (
      x: number,
      y: number,
      width: number,
      height: number,
      fill: string,
      tail: string,
    ): string => rect(x, y, width, height, { rx: 26, fill }) + path(tail, { fill });
    return (
      bubble(72, 92, 500, 196, PAPER, "M150 280l-20 74 84-74z") +
      text("Trois outils, trois fichiers clients.", 112, 164, { size: 27, within: 430 }) +
      text("Faut-il tout refaire ?", 112, 206, { size: 27, bold: true }) +
      rect(112, 236, 190, 12, { rx: 4, fill: LINE }) +
      bubble(640, 138, 488, 196, GREEN, "M1040 326l26 70-92-70z") +
      text("Sans doute pas. Lequel fait foi", 680, 210, { size: 27, fill: PAPER, within: 420 }) +
      text("quand ils se contredisent ?", 680, 252, { size: 27, bold: true, fill: PAPER, within: 420 }) +
      rect(680, 284, 150, 12, { rx: 4, fill: LEAF, "fill-opacity": 0.6 }) +
      person(106, 408, 44, tint(0.9), INK) +
      person(1092, 448, 44, LEAF, INK) +
      card(230, 420, 740, 408, { rx: 6 }) +
      rect(556, 404, 88, 34, { fill: mix(accent, PAPER, 0.35), "fill-opacity": 0.85 }) +
      sketch(284, 490, 2) +
      sketch(284, 672, -2) +
      sketch(730, 580, 1) +
      heading("CRM", 378, 556, { size: 34, fill: INK, anchor: "middle" }) +
      heading("Compta", 378, 738, { size: 34, fill: INK, anchor: "middle" }) +
      heading("Tableur", 822, 646, { size: 34, fill: INK, anchor: "middle" }) +
      path(
        "M486 548c90 8 150 26 222 66m-18-26l18 26-32 2M486 724c90-4 160-24 222-56m-30-4l30 4-14 26M372 614c-4 16 2 30-2 44",
        ink,
      ) +
      path("M570 596c4-34 62-36 62 2c0 30-32 28-32 56m0 26v2", {
        ...ink,
        stroke: mix(accent, INK, 0.1),
        "stroke-width": 9,
      }) +
      circle(602, 636, 74, { fill: "none", stroke: accent, "stroke-width": 3, "stroke-dasharray": "4 10" })
    );
  },
};

/** A report: three numbered recommendations, the first underlined, and a box « ne rien faire ». */
export const why: Picture = {
  ground: "mist",
  draw: ({ accent, tint, heading }) => {
    const advice = [
      ["Choisir une source", "Le CRM fait foi ; les deux autres le lisent."],
      ["Automatiser l’export", "Une tâche chaque nuit, un courriel si elle échoue."],
      ["Former deux personnes", "Une demi-journée, sur vos propres données."],
    ] as const;
    const [x, y, width] = [150, 62, 900];
    return (
      rect(x + 22, y + 22, width, 776, { rx: 8, fill: tint(0.5) }) +
      card(x, y, width, 776, { rx: 8 }) +
      heading("Compte rendu", x + 56, y + 104, { size: 48, fill: INK }) +
      note("mardi 17 juin, 30 min", x + width - 56, y + 100, { size: 25, anchor: "end" }) +
      rule(x + 56, y + 138, x + width - 56, y + 138, { stroke: INK }) +
      advice
        .map(([title, why], i) => {
          const top = y + 170 + i * 148;
          const first = i === 0;
          return (
            circle(x + 92, top + 56, 36, {
              fill: first ? GREEN : PAPER,
              stroke: first ? GREEN : FAINT,
              "stroke-width": 3,
            }) +
            heading(String(i + 1), x + 92, top + 69, {
              size: 38,
              fill: first ? PAPER : INK,
              anchor: "middle",
            }) +
            heading(title, x + 160, top + 56, { size: 36, fill: INK }) +
            (first
              ? path(`M${x + 158} ${top + 70}c90-7 190 5 306-3`, {
                  fill: "none",
                  stroke: accent,
                  "stroke-width": 7,
                  "stroke-linecap": "round",
                })
              : "") +
            note(why, x + 160, top + 106, { size: 25, within: 660 }) +
            (i < 2 ? rule(x + 160, top + 142, x + width - 56, top + 142) : "")
          );
        })
        .join("") +
      rect(x + 56, y + 630, width - 112, 104, { rx: 8, fill: MIST }) +
      rect(x + 84, y + 660, 44, 44, { rx: 6, fill: PAPER, stroke: MUTED, "stroke-width": 3 }) +
      text("Ne rien faire", x + 156, y + 692, { size: 28, bold: true }) +
      note("si le volume reste sous 50 commandes", x + width - 84, y + 692, { size: 24, anchor: "end" })
    );
  },
};
