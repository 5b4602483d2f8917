import { pictogram } from "../interface/pictograms";
import { widthOf } from "../interface/text";
import { circle, group, path, rect } from "../lib/svg";
import {
  arrow,
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
  rule,
  tag,
  text,
  tick,
  ticked,
} from "./kit";
import type { Picture } from "./scene";

/** Cells of the spreadsheet: text, column, row; an empty text leaves a coloured cell. */
const CELLS = [
  ["tavernox ?", 0, 0], ["12/03", 1, 0], ["ok", 2, 0], ["TAVERNOX", 0, 1], ["mars", 1, 1], ["#REF!", 2, 1],
  ["voir compta", 0, 3], ["??", 1, 3], ["1 240", 2, 3], ["Orvelle ?", 0, 4], ["relancé", 2, 4], ["orvelle", 0, 5],
  ["3/4", 1, 5], ["ok ok", 2, 5], ["PAS TOUCHER", 0, 7], ["#N/A", 2, 7], ["12-mars", 1, 8],
] as const; // prettier-ignore

/** A disorderly spreadsheet becomes a tidy record. */
export const hero: Picture = {
  ground: "ink",
  draw: ({ accent, tint, heading }) => {
    const [x, y, wide, high] = [884, 196, 104, 52];
    const tints: Readonly<Record<string, string>> = { "#REF!": "#F3D3C8", "#N/A": "#F3D3C8", "??": "#F6E7B8", "TAVERNOX": "#F6E7B8", "PAS TOUCHER": "#F3D3C8", relancé: "#D5E8D8" }; // prettier-ignore
    const lefts = [0, 150, 238];
    const widths = [150, 88, 92];
    const cells = CELLS.map(([words, column, row]) => {
      const [left, width] = [x + (lefts[column] ?? 0), widths[column] ?? wide];
      const top = y + row * high + 36;
      return (
        (tints[words] ? rect(left, top, width, high, { fill: tints[words] }) : "") +
        text(words, left + 10, top + 33, {
          size: 17,
          within: 140,
          bold: words === words.toUpperCase() && words.length > 5,
        })
      );
    }).join("");
    const grid =
      lefts.map((left) => `M${x + left} ${y}v${high * 9 + 36}`).join("") +
      Array.from({ length: 10 }, (_, i) => `M${x} ${y + 36 + i * high}h330`).join("");
    const record = [["Client", "Tavernox"], ["Échéance", "12 mars"], ["Montant", "1 240 € HT"], ["Suivi par", "Atelier 2"]] as const; // prettier-ignore
    const [rx, ry] = [1268, 148];
    return (
      group(
        { transform: "rotate(-3 1050 450)" },
        card(x, y, 330, high * 9 + 36, { rx: 4 }),
        rect(x, y, 330, 36, { fill: MIST }),
        ["A", "B", "C"]
          .map((letter, i) =>
            note(letter, x + (lefts[i] ?? 0) + (widths[i] ?? 0) / 2, y + 25, { size: 17, anchor: "middle" }),
          )
          .join(""),
        cells,
        path(grid, { stroke: LINE, "stroke-width": 1.5 }),
        rect(x + 150, y + 36 + high * 6, 180, high, { fill: accent, "fill-opacity": 0.45 }),
      ) +
      circle(1242, 452, 40, { fill: accent }) +
      arrow(
        [
          [1222, 452],
          [1260, 452],
        ],
        INK,
        5,
      ) + // prettier-ignore
      card(rx, ry, 290, 604) +
      tag("Dossier 214", rx + 28, ry + 30, tint(0.4), 18).markup +
      heading("Tavernox", rx + 28, ry + 112, { size: 34, fill: INK, within: 240 }) +
      record
        .map(([name, value], i) => {
          const top = ry + 164 + i * 72;
          return (
            rule(rx + 28, top - 24, rx + 262, top - 24) +
            note(name, rx + 28, top + 4, { size: 17 }) +
            text(value, rx + 28, top + 32, { size: 21, bold: true })
          );
        })
        .join("") +
      rule(rx + 28, ry + 428, rx + 262, ry + 428) +
      ["Devis signé", "Matière reçue", "À fabriquer"]
        .map((step, i) => {
          const top = ry + 472 + i * 44;
          return (
            (i < 2
              ? ticked(rx + 42, top, 14)
              : circle(rx + 42, top, 13, { fill: "none", stroke: FAINT, "stroke-width": 2.5 })) +
            text(step, rx + 72, top + 7, { size: 20, fill: i < 2 ? INK : MUTED })
          );
        })
        .join("")
    );
  },
};

/** A field form: conditional fields, a photograph, a signature. */
export const intro: Picture = {
  ground: "tint",
  draw: ({ accent, tint, heading }) => {
    const [x, y, width, height] = [110, 70, 980, 760];
    const radio = (words: string, left: number, top: number, on: boolean): string =>
      circle(left, top, 15, { fill: PAPER, stroke: on ? GREEN : FAINT, "stroke-width": 3 }) +
      (on ? circle(left, top, 7.5, { fill: GREEN }) : "") +
      text(words, left + 30, top + 9, { size: 25 });
    const left = x + 60;
    return (
      rect(x, y, width, height, { rx: 34, fill: INK }) +
      rect(x + 16, y + 16, width - 32, height - 32, { rx: 22, fill: PAPER }) +
      heading("Intervention 1 082", left, y + 98, { size: 42, fill: INK }) +
      tag("Hors ligne", x + width - 210, y + 66, tint(0.45), 22).markup +
      text("Fuite constatée ?", left, y + 170, { size: 25, bold: true }) +
      radio("Oui", left + 16, y + 214, true) +
      radio("Non", left + 140, y + 214, false) +
      // The conditional part, shown because the answer is yes
      rect(left, y + 254, 420, 262, { rx: 8, fill: tint(0.16) }) +
      rect(left, y + 254, 6, 262, { fill: accent }) +
      note("Débit, en litres par heure", left + 32, y + 298, { size: 23 }) +
      rect(left + 32, y + 314, 356, 62, { rx: 6, fill: PAPER, stroke: FAINT, "stroke-width": 2 }) +
      text("3,5", left + 54, y + 354, { size: 27 }) +
      note("Vanne fermée", left + 32, y + 418, { size: 23 }) +
      rect(left + 32, y + 436, 76, 42, { rx: 21, fill: GREEN }) +
      circle(left + 87, y + 457, 16, { fill: PAPER }) +
      text("depuis 9 h 42", left + 128, y + 466, { size: 24 }) +
      // The photograph: a pipe, a joint, a drop
      rect(x + 520, y + 148, 402, 368, { rx: 10, fill: "#CBD6D0" }) +
      rect(x + 520, y + 290, 402, 74, { fill: "#8FA398" }) +
      rect(x + 520, y + 302, 402, 14, { fill: "#B4C4BA" }) +
      rect(x + 668, y + 268, 100, 118, { rx: 8, fill: MUTED }) +
      rect(x + 684, y + 268, 12, 118, { fill: "#6C8378" }) +
      path(`M${x + 718} ${y + 400}c18 30 26 42 26 56a26 26 0 0 1-52 0c0-14 8-26 26-56z`, { fill: accent }) +
      circle(x + 718, y + 326, 92, {
        fill: "none",
        stroke: PAPER,
        "stroke-width": 4,
        "stroke-dasharray": "10 10",
      }) +
      rect(x + 540, y + 168, 54, 46, { rx: 6, fill: PAPER }) +
      pictogram("pen", x + 553, y + 177, 28, INK) +
      // The signature
      rule(left, y + 556, x + width - 60, y + 556) +
      note("Signature du client", left, y + 598, { size: 23 }) +
      rect(left, y + 614, 560, 104, { rx: 8, fill: MIST }) +
      path(
        `M${left + 50} ${y + 690}c30-70 60-74 52-30s-30 44-6 8 46-40 40-8 12 22 30-8 36-22 30 4 16 14 40-8 60-40 66-16-20 34 6 26 70-32 130-30`,
        { fill: "none", stroke: INK, "stroke-width": 4.5, "stroke-linecap": "round" },
      ) +
      rect(x + 680, y + 626, 242, 80, { rx: 8, fill: GREEN }) +
      tick(x + 732, y + 666, 24, PAPER) +
      text("Terminer", x + 764, y + 676, { size: 27, bold: true, fill: PAPER })
    );
  },
};

/** The history of a record: four changes, old and new value. */
export const why: Picture = {
  ground: "mist",
  draw: ({ accent, tint, heading }) => {
    const changes = [
      ["12 mars, 9 h 04", "Quantité", "40", "48", "Bureau"],
      ["12 mars, 11 h 37", "Échéance", "21 mars", "18 mars", "Bureau"],
      ["14 mars, 8 h 15", "État", "en attente", "à fabriquer", "Atelier"],
      ["18 mars, 16 h 20", "État", "à fabriquer", "livré", "Quai 2"],
    ] as const;
    const x = 330;
    return (
      heading("Historique", 84, 124, { size: 46, fill: INK }) +
      note("Dossier 214", 84, 166, { size: 26 }) +
      rule(x, 214, x, 836, { stroke: accent, "stroke-width": 4 }) +
      changes
        .map(([when, field, old, next, who], i) => {
          const y = 200 + i * 164;
          const last = i === changes.length - 1;
          const [day = "", hour = ""] = when.split(", ");
          return (
            text(day, x - 46, y + 62, { size: 26, bold: true, anchor: "end" }) +
            note(hour, x - 46, y + 94, { size: 23, anchor: "end" }) +
            (last
              ? ticked(x, y + 68, 22)
              : circle(x, y + 68, 14, { fill: PAPER, stroke: accent, "stroke-width": 5 })) +
            card(x + 52, y, 740, 136) +
            note(field, x + 86, y + 50, { size: 24 }) +
            note(who, x + 758, y + 50, { size: 24, anchor: "end" }) +
            text(old, x + 86, y + 98, { size: 29, fill: MUTED }) +
            rule(x + 84, y + 88, x + 88 + widthOf(old, 29), y + 88, { stroke: MUTED }) +
            arrow(
              [
                [x + 306, y + 89],
                [x + 358, y + 89],
              ],
              INK,
              3.5,
            ) + // prettier-ignore
            tag(next, x + 392, y + 62, last ? LEAF : tint(0.42), 29).markup
          );
        })
        .join("")
    );
  },
};
