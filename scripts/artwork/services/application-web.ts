import { pictogram } from "../interface/pictograms";
import { group, path, rect, circle } from "../lib/svg";
import {
  arrow,
  browser,
  button,
  curve,
  FAINT,
  gauge,
  GREEN,
  INK,
  LEAF,
  LINE,
  MIST,
  MUTED,
  note,
  PAPER,
  phone,
  rule,
  tag,
  text,
  ticked,
} from "./kit";
import type { Picture } from "./scene";

/** A dashboard: orders of the week as a curve, stocks to watch. */
export const hero: Picture = {
  ground: "ink",
  draw: ({ accent, tint, heading }) => {
    const [x, y] = [884, 112];
    const days = ["lun.", "mar.", "mer.", "jeu.", "ven.", "sam.", "dim."];
    const values = [64, 82, 71, 108, 128, 92, 40];
    const points = values.map((value, i) => [x + 146 + i * 78, y + 362 - value * 1.42] as const);
    const line = curve(points);
    const peak = points[4] ?? [0, 0];
    const stocks = [["Perceuse TX-204", 0.18, "4"], ["Vis inox 5 × 60", 0.34, "27"], ["Gants taille 9", 0.46, "38"]] as const; // prettier-ignore
    return (
      browser(x, y, 664, 676, "gestion.votre-site.example") +
      rect(x + 1, y + 53, 82, 613, { fill: MIST }) +
      (["chart", "box", "cart", "users", "gear"] as const)
        .map((sign, i) => pictogram(sign, x + 27, y + 88 + i * 64, 28, i === 0 ? GREEN : FAINT))
        .join("") +
      rect(x + 1, y + 80, 4, 44, { fill: GREEN }) +
      heading("Commandes", x + 116, y + 112, { size: 34, fill: INK }) +
      tag("Semaine 24", x + 500, y + 84, tint(0.3), 18).markup +
      [0, 1, 2, 3]
        .map((i) => rule(x + 116, y + 170 + i * 64, x + 636, y + 170 + i * 64, { "stroke-width": 1.2 }))
        .join("") +
      path(`${line}V${y + 362}H${x + 146}z`, { fill: accent, "fill-opacity": 0.22 }) +
      path(line, { fill: "none", stroke: accent, "stroke-width": 4 }) +
      rule(peak[0], peak[1], peak[0], y + 362, { stroke: INK, "stroke-dasharray": "3 6" }) +
      circle(peak[0], peak[1], 9, { fill: INK, stroke: PAPER, "stroke-width": 3 }) +
      rect(peak[0] - 43, peak[1] - 62, 86, 42, { rx: 6, fill: INK }) +
      text("128", peak[0], peak[1] - 33, { size: 22, bold: true, fill: PAPER, anchor: "middle" }) +
      days.map((day, i) => note(day, x + 146 + i * 78, y + 398, { size: 18, anchor: "middle" })).join("") +
      text("Stocks à surveiller", x + 116, y + 462, { size: 22, bold: true }) +
      stocks
        .map(([name, share, left], i) => {
          const top = y + 508 + i * 52;
          return (
            rule(x + 116, top - 30, x + 636, top - 30, { "stroke-width": 1.2 }) +
            text(name, x + 116, top + 4, { size: 20 }) +
            gauge(x + 366, top - 8, 190, share, i === 0 ? "#C96F4A" : accent) +
            text(left, x + 632, top + 4, { size: 20, bold: true, anchor: "end" })
          );
        })
        .join("")
    );
  },
};

/** Three screens of a booking application. */
export const intro: Picture = {
  ground: "tint",
  draw: ({ accent, tint, heading }) => {
    const screens = [88, 442, 796];
    const [top, width, height] = [110, 316, 680];
    const at = (i: number): number => screens[i] ?? 0;
    const rows = [["Canoë, lac", "mardi, 9 h 30"], ["Via ferrata", "mercredi, 14 h"], ["Vélo, col", "vendredi, 8 h"], ["Escalade", "samedi, 10 h"]] as const; // prettier-ignore
    const field = (words: string, x: number, y: number): string =>
      note(words, x, y, { size: 20 }) +
      rect(x, y + 12, 244, 54, { rx: 6, fill: PAPER, stroke: FAINT, "stroke-width": 1.5 });
    return (
      screens.map((x, i) => group({}, phone(x, i === 1 ? top - 40 : top, width, height))).join("") +
      // Sign in
      circle(at(0) + 158, top + 132, 46, { fill: tint(0.35) }) +
      pictogram("lock", at(0) + 134, top + 107, 48, INK) +
      heading("Connexion", at(0) + 158, top + 234, { size: 34, fill: INK, anchor: "middle" }) +
      field("Adresse e-mail", at(0) + 36, top + 296) +
      field("Mot de passe", at(0) + 36, top + 404) +
      [0, 1, 2, 3, 4, 5, 6].map((i) => circle(at(0) + 60 + i * 20, top + 443, 5.5, { fill: INK })).join("") +
      button("Se connecter", at(0) + 36, top + 514, 244, 62, 22) +
      note("Code oublié ?", at(0) + 158, top + 622, { size: 20, anchor: "middle" }) +
      // Bookings
      heading("Réservations", at(1) + 36, top + 62, { size: 32, fill: INK }) +
      rows
        .map(([name, when], i) => {
          const y = top + 96 + i * 120;
          return (
            rect(at(1) + 30, y, 256, 104, { rx: 8, fill: i === 1 ? tint(0.32) : MIST }) +
            rect(at(1) + 30, y, 6, 104, { fill: i === 1 ? accent : FAINT }) +
            text(name, at(1) + 56, y + 46, { size: 23, bold: true }) +
            note(when, at(1) + 56, y + 78, { size: 20 })
          );
        })
        .join("") +
      // Confirmation
      circle(at(2) + 158, top + 232, 92, { fill: tint(0.35) }) +
      ticked(at(2) + 158, top + 232, 64) +
      heading("C’est réservé", at(2) + 158, top + 390, { size: 34, fill: INK, anchor: "middle" }) +
      note("Via ferrata, 4 personnes", at(2) + 158, top + 434, { size: 21, anchor: "middle" }) +
      note("mercredi, 14 h", at(2) + 158, top + 466, { size: 21, anchor: "middle" }) +
      rule(at(2) + 60, top + 504, at(2) + 256, top + 504, { stroke: LINE }) +
      rect(at(2) + 36, top + 536, 244, 62, { rx: 6, fill: "none", stroke: GREEN, "stroke-width": 2.5 }) +
      text("Ajouter à l’agenda", at(2) + 158, top + 575, {
        size: 21,
        bold: true,
        fill: GREEN,
        anchor: "middle",
      })
    );
  },
};

/** Half width and half height of a slab's face, and its thickness. */
const SLAB = { w: 270, h: 135, thick: 26 };

/** A slab of the three-storey schema, in isometry. */
function slab(x: number, y: number, fill: string, side: string): string {
  const { w, h, thick } = SLAB;
  return (
    path(`M${x - w} ${y}l${w} ${h} ${w}-${h}v${thick}l-${w} ${h}-${w}-${h}z`, { fill: side }) +
    path(`M${x - w} ${y}l${w}-${h} ${w} ${h}-${w} ${h}z`, { fill })
  );
}

/** Rows of a database, drawn on the lowest storey. */
const tables =
  rect(-110, -110, 220, 220, { rx: 14, fill: "none", stroke: LEAF, "stroke-width": 3 }) +
  [-40, 36].map((y) => rule(-110, y, 110, y, { stroke: LEAF, "stroke-width": 3 })).join("") +
  [-75, 0, 74].map((y) => circle(-76, y, 9, { fill: LEAF }) + rule(-46, y, 70, y, { stroke: LEAF })).join("");

/** Doors of the interface between screens and data, drawn on the middle storey. */
const doors = [0, 1, 2]
  .flatMap((i) => [0, 1, 2].map((j) => ({ i, j, chosen: i === j })))
  .map(({ i, j, chosen }) =>
    rect(-118 + i * 84, -118 + j * 84, 68, 68, {
      rx: 8,
      fill: chosen ? INK : PAPER,
      "fill-opacity": chosen ? 1 : 0.55,
    }),
  )
  .join("");

/** Browser, API, database: three storeys and the arrows between them. */
export const why: Picture = {
  ground: "mist",
  draw: ({ accent, tint, heading }) => {
    const x = 400;
    const faces = [190, 450, 710] as const;
    const lying = (y: number, drawing: string): string =>
      group({ transform: `matrix(.72 .36 -.72 .36 ${x} ${y})` }, drawing);
    const page =
      rect(-130, -130, 260, 42, { rx: 6, fill: MIST }) +
      circle(-108, -109, 7, { fill: FAINT }) +
      circle(-86, -109, 7, { fill: FAINT }) +
      rect(-130, -70, 160, 110, { rx: 6, fill: tint(0.4) }) +
      rect(48, -70, 82, 110, { rx: 6, fill: MIST }) +
      rect(-130, 58, 120, 20, { rx: 4, fill: LINE }) +
      rect(-130, 96, 160, 14, { rx: 4, fill: LINE }) +
      rect(48, 58, 82, 52, { rx: 4, fill: GREEN });
    const names = [["Navigateur", "écrans, saisie"], ["API", "règles, droits, calculs"], ["Base de données", "commandes, stocks"]] as const; // prettier-ignore
    const links = [0, 1]
      .map((i) => {
        const [from, to] = [(faces[i] ?? 0) + SLAB.thick + 26, (faces[i + 1] ?? 0) - 20];
        const down = x + SLAB.w - 10;
        return arrow([[down, from], [down, to]], INK, 4) + arrow([[2 * x - down, to], [2 * x - down, from]], INK, 4); // prettier-ignore
      })
      .join("");
    return (
      slab(x, faces[2], INK, "#24382E") +
      lying(faces[2], tables) +
      slab(x, faces[1], accent, "#4C8797") +
      lying(faces[1], doors) +
      slab(x, faces[0], PAPER, "#C4D2C9") +
      lying(faces[0], page) +
      links +
      names
        .map(([name, detail], i) => {
          const y = (faces[i] ?? 0) + 12;
          return (
            rule(x + SLAB.w + 26, y, 760, y, { stroke: MUTED, "stroke-dasharray": "2 8" }) +
            heading(name, 784, y + 4, { size: 38, fill: INK }) +
            note(detail, 784, y + 42, { size: 25 })
          );
        })
        .join("")
    );
  },
};
