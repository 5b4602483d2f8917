import { pictogram } from "../interface/pictograms";
import { mix } from "../lib/palette";
import { circle, path, rect } from "../lib/svg";
import { browser, card, GREEN, INK, LEAF, LINE, MIST, MUTED, note, PAPER, phone, text } from "./kit";
import { workshop, WORKS } from "./joinery";
import type { Picture } from "./scene";

/** Home page of a joiner: the workshop, the telephone, three pieces of work. */
export const hero: Picture = {
  ground: "ink",
  draw: ({ tint, heading }) => {
    const [x, y] = [872, 92];
    return (
      browser(x, y, 680, 716, "menuiserie-du-val.example") +
      heading("Menuiserie du Val", x + 32, y + 102, { size: 28, fill: INK }) +
      rect(x + 456, y + 70, 196, 46, { rx: 23, fill: GREEN }) +
      pictogram("phone", x + 474, y + 81, 24, PAPER) +
      text("04 65 71 20 14", x + 506, y + 100, { size: 19, bold: true, fill: PAPER }) +
      workshop(x + 1, y + 136, 678, 316) +
      rect(x + 32, y + 376, 340, 110, { rx: 8, fill: PAPER }) +
      heading("Escaliers, cuisines,", x + 56, y + 424, { size: 30, fill: INK }) +
      heading("fenêtres en chêne", x + 56, y + 460, { size: 30, fill: INK }) +
      text("Réalisations", x + 32, y + 534, { size: 21, bold: true }) +
      note("Voir les 24", x + 648, y + 534, { size: 18, anchor: "end" }) +
      WORKS.map((work, i) => {
        const left = x + 32 + i * 210;
        return rect(left, y + 554, 198, 138, { rx: 6, fill: tint(0.35) }) + work(left, y + 582);
      }).join("")
    );
  },
};

/** A page of the site tree: its name over a few lines. */
function leaf(x: number, y: number, title: string, drawn: string): string {
  return (
    card(x - 116, y, 232, 236, { rx: 8 }) +
    text(title, x - 92, y + 44, { size: 28, bold: true, within: 190 }) +
    drawn
  );
}

/** The site tree: home, trades, work done, contact. */
export const intro: Picture = {
  ground: "tint",
  draw: ({ accent, tint, heading }) => {
    const dark = mix(accent, INK, 0.45);
    const branch = { stroke: dark, "stroke-width": 2.5, fill: "none" };
    const bar = (x: number, y: number, width: number, fill = LINE, height = 14): string =>
      rect(x, y, width, height, { rx: 4, fill });
    return (
      path("M600 372v70M252 520v-54a24 24 0 0 1 24-24h648a24 24 0 0 1 24 24v54M600 442v78", branch) +
      [252, 600, 948].map((x) => circle(x, 520, 8, { fill: dark })).join("") +
      card(400, 84, 400, 288, { rx: 8 }) +
      rect(400, 84, 400, 10, { fill: dark }) +
      heading("Accueil", 430, 150, { size: 40, fill: INK }) +
      rect(430, 178, 340, 92, { rx: 6, fill: tint(0.5) }) +
      path("M430 270l90-62 60 36 74-52 116 78z", { fill: accent }) +
      [0, 1, 2]
        .map((i) => rect(430 + i * 118, 288, 104, 54, { rx: 5, fill: i === 2 ? GREEN : MIST }))
        .join("") +
      leaf(
        252,
        528,
        "Métiers",
        [0, 1, 2]
          .map(
            (i) => circle(170, 608 + i * 46, 14, { fill: tint(0.6) }) + bar(198, 601 + i * 46, 134 - i * 22),
          )
          .join(""),
      ) +
      leaf(
        600,
        528,
        "Réalisations",
        [0, 1, 2, 3]
          .map((i) =>
            rect(508 + (i % 2) * 96, 594 + Math.floor(i / 2) * 76, 88, 66, {
              rx: 5,
              fill: i === 1 ? accent : tint(0.5),
            }),
          )
          .join(""),
      ) +
      leaf(
        948,
        528,
        "Contact",
        bar(856, 596, 184, MIST, 34) + bar(856, 640, 184, MIST, 34) + bar(856, 692, 110, GREEN, 42),
      ) +
      path("M368 646h116M716 646h116", { ...branch, "stroke-dasharray": "3 9" }) +
      note("une offre par page", 252, 812, { size: 24, anchor: "middle" }) +
      note("photos datées", 600, 812, { size: 24, anchor: "middle" }) +
      note("trois champs", 948, 812, { size: 24, anchor: "middle" })
    );
  },
};

/** A dial of loading time beside the page showing on a telephone. */
export const why: Picture = {
  ground: "mist",
  draw: ({ accent, tint, heading }) => {
    const [cx, cy, r] = [382, 500, 262];
    const on = (degrees: number, radius: number): string => {
      const turn = (degrees * Math.PI) / 180;
      return `${Math.round(cx + Math.cos(turn) * radius)} ${Math.round(cy + Math.sin(turn) * radius)}`;
    };
    const arc = (from: number, to: number, colour: string): string =>
      path(`M${on(from, r)}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${on(to, r)}`, {
        fill: "none",
        stroke: colour,
        "stroke-width": 44,
      });
    const ticks = Array.from(
      { length: 9 },
      (_, i) => `M${on(150 + i * 30, r - 40)}L${on(150 + i * 30, r - 62)}`,
    ).join("");
    const px = 790;
    return (
      arc(150, 238, GREEN) +
      arc(241, 318, accent) +
      arc(321, 390, "#C96F4A") +
      path(ticks, { stroke: MUTED, "stroke-width": 3 }) +
      [
        ["0", 150],
        ["2", 210],
        ["4", 270],
        ["6", 330],
        ["8", 390],
      ]
        .map(([name, degrees]) => {
          const [tx = "0", ty = "0"] = on(Number(degrees), r - 84).split(" ");
          return note(String(name), Number(tx), Number(ty) + 9, { size: 27, anchor: "middle" });
        })
        .join("") +
      path(`M${on(190, 190)}L${on(100, 17)}L${on(280, 17)}z`, { fill: INK }) +
      circle(cx, cy, 34, { fill: INK }) +
      circle(cx, cy, 12, { fill: LEAF }) +
      heading("1,3 s", cx, cy + 140, { size: 84, fill: INK, anchor: "middle", weight: 700 }) +
      note("page utilisable, en 4G", cx, cy + 188, { size: 26, anchor: "middle" }) +
      phone(px, 90, 340, 720) +
      rect(px + 32, 158, 276, 168, { rx: 8, fill: tint(0.5) }) +
      path(`M${px + 32} 326l78-80 52 46 60-66 86 76v16a8 8 0 0 1-8 8z`, { fill: mix(accent, INK, 0.35) }) +
      circle(px + 252, 204, 22, { fill: PAPER }) +
      heading("Menuiserie", px + 32, 378, { size: 34, fill: INK }) +
      heading("du Val", px + 32, 416, { size: 34, fill: INK }) +
      [236, 262, 190]
        .map((width, i) => rect(px + 32, 446 + i * 28, width, 14, { rx: 4, fill: LINE }))
        .join("") +
      rect(px + 32, 546, 276, 64, { rx: 6, fill: GREEN }) +
      text("Appeler", px + 170, 587, { size: 25, bold: true, fill: PAPER, anchor: "middle" }) +
      [0, 1]
        .map((i) => rect(px + 32 + i * 144, 634, 132, 120, { rx: 6, fill: i === 0 ? tint(0.5) : MIST }))
        .join("")
    );
  },
};
