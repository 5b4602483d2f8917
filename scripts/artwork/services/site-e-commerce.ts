import { pictogram } from "../interface/pictograms";
import type { Sign } from "../interface/pictograms";
import { mix } from "../lib/palette";
import { circle, group, path, rect } from "../lib/svg";
import {
  arrow,
  browser,
  button,
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
} from "./kit";
import type { Picture } from "./scene";
import { throwBlanket } from "./throw-blanket";

/** A product page: the throw, its colours, its delivery, the button. */
export const hero: Picture = {
  ground: "ink",
  draw: ({ accent, tint, heading }) => {
    const [x, y] = [872, 108];
    const colours = [accent, "#E3CFA4", "#54707A", "#6B8F4E"];
    return (
      browser(x, y, 680, 684, "votre-boutique.example/plaid-lin") +
      rect(x + 28, y + 80, 336, 456, { rx: 8, fill: tint(0.2) }) +
      group({ transform: `translate(${x + 76} ${y + 150})` }, throwBlanket(accent)) +
      [0, 1, 2]
        .map((i) => {
          const left = x + 28 + i * 116;
          const chosen = i === 0;
          return (
            rect(left, y + 552, 104, 104, {
              rx: 6,
              fill: tint(chosen ? 0.34 : 0.16),
              stroke: chosen ? INK : "none",
              "stroke-width": 2,
            }) +
            path(`M${left + 28} ${y + 576}h48v54h-48z`, { fill: colours[i] ?? accent }) +
            path(`M${left + 28} ${y + 610}h48m-48 8h48`, {
              stroke: PAPER,
              "stroke-opacity": 0.6,
              "stroke-width": 3,
            }) +
            path(Array.from({ length: 9 }, (_, k) => `M${left + 30 + k * 5.5} ${y + 630}v8`).join(""), {
              stroke: colours[i] ?? accent,
              "stroke-width": 2,
            })
          );
        })
        .join("") +
      note("Linge de maison", x + 396, y + 108, { size: 18 }) +
      heading("Plaid en lin", x + 396, y + 156, { size: 42, fill: INK }) +
      note("lavé, 130 × 180 cm", x + 396, y + 190, { size: 19 }) +
      heading("89 €", x + 396, y + 256, { size: 46, fill: INK, weight: 700 }) +
      rule(x + 396, y + 286, x + 648, y + 286) +
      note("Coloris", x + 396, y + 320, { size: 18 }) +
      text("terre cuite", x + 470, y + 320, { size: 18, bold: true }) +
      colours
        .map(
          (colour, i) =>
            circle(x + 420 + i * 62, y + 362, 20, { fill: colour }) +
            (i === 0 ? circle(x + 420, y + 362, 26, { fill: "none", stroke: INK, "stroke-width": 2.5 }) : ""),
        )
        .join("") +
      rect(x + 396, y + 420, 252, 96, { rx: 8, fill: MIST }) +
      pictogram("box", x + 414, y + 446, 40, GREEN) +
      text("Livré jeudi", x + 472, y + 462, { size: 20, bold: true }) +
      note("en stock, 12 pièces", x + 472, y + 490, { size: 18, within: 170 }) +
      button("Ajouter au panier", x + 396, y + 544, 252, 62, 22) +
      note("Retour gratuit, 30 jours", x + 522, y + 642, { size: 18, anchor: "middle" })
    );
  },
};

/** The ribbon of an order: basket, address, payment, parcel sent. */
export const intro: Picture = {
  ground: "tint",
  draw: ({ accent, tint, heading }) => {
    const steps: readonly (readonly [string, Sign, readonly string[]])[] = [
      ["Panier", "cart", ["2 articles", "137 €"]],
      ["Adresse", "globe", ["73000", "Chambéry"]],
      ["Paiement", "lock", ["carte,", "3-D Secure"]],
      ["Colis expédié", "box", ["suivi envoyé", "à 16 h 12"]],
    ];
    const at = (i: number): number => 186 + i * 276;
    return (
      heading("Quatre gestes, pas un de plus", 72, 148, { size: 46, fill: INK }) +
      rect(at(0), 402, 828, 16, { fill: tint(0.5) }) +
      rect(at(0), 402, 828, 16, { fill: GREEN }) +
      steps
        .map(([name, sign, lines], i) => {
          const x = at(i);
          const last = i === 3;
          return (
            circle(x, 410, 100, {
              fill: last ? GREEN : PAPER,
              stroke: last ? GREEN : mix(accent, PAPER, 0.25),
              "stroke-width": 4,
            }) +
            pictogram(sign, x - 38, 372, 76, last ? PAPER : INK) +
            (last
              ? ""
              : circle(x + 70, 338, 26, { fill: GREEN, stroke: PAPER, "stroke-width": 4 }) +
                tick(x + 70, 338, 26, PAPER)) +
            heading(name, x, 572, { size: 33, fill: INK, anchor: "middle", within: 250 }) +
            lines.map((line, j) => note(line, x, 614 + j * 34, { size: 25, anchor: "middle" })).join("")
          );
        })
        .join("") +
      card(72, 720, 1056, 104) +
      note("Temps médian, du panier au paiement", 108, 782, { size: 26 }) +
      heading("1 min 48", 1092, 786, { size: 40, fill: INK, anchor: "end" })
    );
  },
};

/** A warehouse: numbered shelves, a scanner, three parcels and their carriers. */
export const why: Picture = {
  ground: "mist",
  draw: ({ accent, tint, heading }) => {
    const shelf = (
      x: number,
      y: number,
      name: string,
      boxes: readonly (readonly [number, number, number])[],
    ): string =>
      rect(x, y + 96, 200, 10, { fill: INK }) +
      boxes
        .map(([dx, width, tone]) =>
          rect(x + dx, y + 96 - (44 + tone * 14), width, 44 + tone * 14, {
            fill: tint(0.35 + tone * 0.22),
            stroke: mix(accent, INK, 0.3),
            "stroke-width": 2,
          }),
        )
        .join("") +
      tag(name, x + 8, y + 112, PAPER, 19).markup;
    const names = [
      ["A1", "A2"],
      ["B1", "B2"],
      ["C1", "C2"],
    ] as const;
    const carriers = [
      ["Relais", "2 jours"],
      ["Domicile", "jeudi"],
      ["Express", "demain"],
    ] as const;
    const parcels = [226, 446, 666];
    return (
      heading("Du rayon au camion", 72, 118, { size: 44, fill: INK }) +
      [72, 282, 492].map((x) => rect(x - 6, 190, 6, 640, { fill: INK })).join("") +
      names
        .flatMap((row, j) =>
          row.map((name, i) =>
            shelf(
              72 + i * 210,
              196 + j * 206,
              name,
              [
                [
                  [10, 70, 1],
                  [92, 54, 0],
                  [152, 40, 2],
                ],
                [
                  [8, 46, 2],
                  [64, 86, 0],
                  [158, 36, 1],
                ],
              ][(i + j) % 2] as [number, number, number][],
            ),
          ),
        )
        .join("") +
      rect(486, 190, 6, 640, { fill: INK }) +
      // The scanner and its beam
      path(
        "M560 470h92a14 14 0 0 1 14 14v44a14 14 0 0 1-14 14h-34l-12 92h-44l8-92h-10a22 22 0 0 1-22-22v-14a22 22 0 0 1 22-22z",
        { fill: INK },
      ) +
      rect(650, 484, 16, 44, { fill: LEAF }) +
      path("M668 506l76-200M668 506h76M668 506l76 200", {
        stroke: GREEN,
        "stroke-width": 3,
        "stroke-dasharray": "4 8",
      }) +
      parcels
        .map((y, i) => {
          const x = 752;
          return (
            rect(x, y, 128, 116, { rx: 4, fill: tint(0.55), stroke: mix(accent, INK, 0.3), "stroke-width": 2 }) +
            rect(x + 54, y, 20, 116, { fill: tint(0.25) }) +
            path(Array.from({ length: 9 }, (_, k) => `M${x + 84 + k * 4} ${y + 84}v20`).join(""), { stroke: INK, "stroke-width": (i % 2) + 1.5 }) +
            arrow([[x + 140, y + 58], [x + 184, y + 58]], INK, 4) // prettier-ignore
          );
        })
        .join("") +
      card(950, 196, 196, 612) +
      note("Transporteurs", 1048, 182, { size: 23, anchor: "middle" }) +
      carriers
        .map(([name, delay], i) => {
          const y = (parcels[i] ?? 0) + 58;
          return (
            circle(994, y - 8, 13, { fill: i === 1 ? GREEN : FAINT }) +
            text(name, 1018, y - 2, { size: 24, bold: true, within: 120 }) +
            note(delay, 1018, y + 30, { size: 22 }) +
            (i < 2 ? rule(976, y + 110, 1120, y + 110, { stroke: LINE }) : "")
          );
        })
        .join("") +
      rule(0, 830, 1200, 830, { stroke: MUTED })
    );
  },
};
