import { pictogram } from "../interface/pictograms";
import { mix } from "../lib/palette";
import { linePath } from "../lib/paths";
import { circle, path, rect } from "../lib/svg";
import {
  browser,
  button,
  card,
  FAINT,
  GREEN,
  INK,
  LEAF,
  LINE,
  MUTED,
  note,
  PAPER,
  person,
  rule,
  tag,
  text,
  tick,
} from "./kit";
import type { Picture } from "./scene";

/** A price page: three offers, a monthly or yearly switch, the middle one put forward. */
export const hero: Picture = {
  ground: "ink",
  draw: ({ accent, tint, heading }) => {
    const [x, y] = [872, 108];
    const offers = [
      ["Essentiel", "19 €", ["3 comptes", "5 Go", "Export CSV"]],
      ["Équipe", "49 €", ["15 comptes", "50 Go", "API", "Droits fins"]],
      ["Réseau", "119 €", ["Illimité", "API", "SSO"]],
    ] as const;
    return (
      browser(x, y, 680, 684, "votre-produit.example/tarifs") +
      heading("Choisissez votre offre", x + 340, y + 122, { size: 38, fill: INK, anchor: "middle" }) +
      rect(x + 222, y + 154, 236, 50, { rx: 25, fill: tint(0.25) }) +
      rect(x + 228, y + 160, 112, 38, { rx: 19, fill: INK }) +
      text("Mensuel", x + 284, y + 186, { size: 19, bold: true, fill: PAPER, anchor: "middle" }) +
      text("Annuel", x + 398, y + 186, { size: 19, anchor: "middle" }) +
      offers
        .map(([name, price, points], i) => {
          const chosen = i === 1;
          const [left, top, height] = [x + 32 + i * 210, chosen ? y + 228 : y + 256, chosen ? 420 : 364];
          const ink = chosen ? PAPER : INK;
          return (
            card(left, top, 196, height, chosen ? { fill: INK, stroke: INK } : {}) +
            (chosen ? tag("Le plus choisi", left + 22, top + 22, accent, 18).markup : "") +
            text(name, left + 24, top + (chosen ? 92 : 50), {
              size: 21,
              bold: true,
              fill: chosen ? LEAF : INK,
            }) +
            heading(price, left + 24, top + (chosen ? 148 : 106), { size: 46, fill: ink }) +
            note("par mois", left + 24, top + (chosen ? 178 : 136), {
              size: 18,
              fill: chosen ? FAINT : MUTED,
            }) +
            points
              .map((point, j) => {
                const line = top + (chosen ? 222 : 182) + j * 34;
                return (
                  tick(left + 34, line - 6, 13, chosen ? LEAF : GREEN) +
                  text(point, left + 54, line, { size: 18, fill: ink })
                );
              })
              .join("") +
            (chosen
              ? button("Essayer", left + 22, top + height - 68, 152, 46, 19)
              : rect(left + 22, top + height - 66, 152, 44, {
                  rx: 6,
                  fill: "none",
                  stroke: INK,
                  "stroke-width": 1.5,
                }) +
                text("Essayer", left + 98, top + height - 37, { size: 19, bold: true, anchor: "middle" }))
          );
        })
        .join("")
    );
  },
};

/** Retention of the subscribers, one curve per monthly cohort, from light to dark. */
export const intro: Picture = {
  ground: "mist",
  draw: ({ accent, heading }) => {
    const [x, y, width, height] = [150, 236, 850, 520];
    const months = ["janvier", "février", "mars", "avril", "mai"];
    const floors = [42, 50, 57, 65, 74];
    const lengths = [7, 6, 5, 4, 3];
    const at = (month: number, share: number): readonly [number, number] => [
      x + (month * width) / 6,
      y + height - (share / 100) * height,
    ];
    const lines = months.map((month, i) => {
      const floor = floors[i] ?? 50;
      const points = Array.from({ length: ((lengths[i] ?? 3) - 1) * 4 + 1 }, (_, m) =>
        at(m / 4, floor + (100 - floor) * Math.exp((-m / 4) * 0.9)),
      );
      const colour = mix(mix("#FFFFFF", accent, 0.34), mix(accent, INK, 0.62), i / 4);
      const end = points[points.length - 1] ?? [0, 0];
      return (
        path(`${linePath(points)}V${y + height}H${x}z`, { fill: colour, "fill-opacity": 0.1 }) +
        path(linePath(points), {
          fill: "none",
          stroke: colour,
          "stroke-width": 6,
          "stroke-linecap": "round",
        }) +
        circle(end[0], end[1], 10, { fill: PAPER, stroke: colour, "stroke-width": 6 }) +
        text(month, end[0] + 22, end[1] + (i === 4 ? -8 : 9), {
          size: 25,
          bold: i === 4,
          fill: i < 2 ? MUTED : INK,
        })
      );
    });
    return (
      heading("Abonnés encore actifs", 84, 120, { size: 44, fill: INK }) +
      note("par mois d’arrivée", 84, 164, { size: 26 }) +
      [0, 25, 50, 75, 100]
        .map((share) => {
          const [left, line] = at(0, share);
          return (
            rule(left, line, left + width, line, { stroke: share === 0 ? INK : LINE }) +
            note(`${share} %`, left - 18, line + 9, { size: 23, anchor: "end" })
          );
        })
        .join("") +
      ["arrivée", "1 mois", "2 mois", "3 mois", "4 mois", "5 mois", "6 mois"]
        .map((name, i) => note(name, at(i, 0)[0], y + height + 44, { size: 23, anchor: "middle" }))
        .join("") +
      lines.join("")
    );
  },
};

/** Two clients in one base, each behind its wall. */
export const why: Picture = {
  ground: "tint",
  draw: ({ accent, tint, heading }) => {
    const rim = (y: number): string =>
      `M90 ${y}c0-44 228-80 510-80s510 36 510 80-228 80-510 80-510-36-510-80`;
    const space = (
      x: number,
      name: string,
      people: number,
      colour: string,
      files: readonly string[],
    ): string =>
      card(x, 236, 396, 444) +
      rect(x, 236, 396, 8, { fill: colour }) +
      heading(name, x + 32, 304, { size: 34, fill: INK }) +
      Array.from({ length: people }, (_, i) =>
        person(x + 58 + i * 62, 368, 28, i === 0 ? INK : mix("#FFFFFF", colour, 0.45), i === 0 ? LEAF : INK),
      ).join("") +
      note(`${people} utilisateurs`, x + 32, 432, { size: 26 }) +
      files
        .map((file, i) => {
          const y = 462 + i * 68;
          return (
            rule(x + 32, y, x + 364, y) +
            pictogram("file", x + 34, y + 18, 32, MUTED) +
            text(file, x + 82, y + 44, { size: 27 })
          );
        })
        .join("");
    return (
      path(`M90 180v520c0 72 228 130 510 130s510-58 510-130V180z`, {
        fill: tint(0.3),
        stroke: accent,
        "stroke-width": 3,
      }) +
      path(`${rim(180)}z`, { fill: tint(0.55), stroke: accent, "stroke-width": 3 }) +
      heading("Une base", 600, 196, { size: 38, fill: INK, anchor: "middle" }) +
      space(158, "Client A", 4, accent, ["Contrats", "Factures", "Plannings"]) +
      space(646, "Client B", 3, "#0B7A4B", ["Recettes", "Commandes", "Étiquettes"]) +
      rect(594, 262, 12, 530, { fill: INK }) +
      circle(600, 500, 42, { fill: INK }) +
      pictogram("lock", 577, 476, 46, LEAF)
    );
  },
};
