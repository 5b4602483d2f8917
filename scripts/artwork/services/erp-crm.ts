import { pictogram } from "../interface/pictograms";
import type { Sign } from "../interface/pictograms";
import { circle, path, rect } from "../lib/svg";
import {
  browser,
  card,
  FAINT,
  gauge,
  GREEN,
  INK,
  LEAF,
  MIST,
  MUTED,
  note,
  PAPER,
  rule,
  tag,
  text,
  ticked,
} from "./kit";
import type { Picture } from "./scene";

/** A customer order: lines, margin of each, progress of the preparation. */
export const hero: Picture = {
  ground: "ink",
  draw: ({ accent, tint, heading }) => {
    const [x, y] = [880, 104];
    const rows = [
      ["Garde-corps inox, 2 m", "6", "1 908 €", 0.34],
      ["Platine à visser", "24", "312 €", 0.41],
      ["Main courante", "6", "846 €", 0.29],
      ["Pose, deux techniciens", "1 j", "980 €", 0.22],
    ] as const;
    const columns = [x + 36, x + 372, x + 470, x + 508];
    const head = ["Article", "Qté", "Total HT", "Marge"];
    return (
      browser(x, y, 668, 692, "gestion.votre-atelier.example") +
      heading("Commande 4 817", x + 36, y + 114, { size: 36, fill: INK }) +
      note("Ardoval Immobilier, livraison le 27 juin", x + 36, y + 148, { size: 19 }) +
      tag("En préparation", x + 486, y + 84, tint(0.32), 18).markup +
      rect(x + 1, y + 176, 666, 42, { fill: MIST }) +
      head
        .map((name, i) =>
          note(name, (columns[i] ?? 0) + (i === 1 ? 30 : i === 2 ? 14 : 0), y + 204, {
            size: 18,
            anchor: i === 1 || i === 2 ? "end" : "start",
          }),
        )
        .join("") +
      rows
        .map(([name, quantity, total, margin], i) => {
          const top = y + 218 + i * 74;
          return (
            text(name, x + 36, top + 44, { size: 20 }) +
            text(quantity, x + 402, top + 44, { size: 20, anchor: "end" }) +
            text(total, x + 484, top + 44, { size: 20, bold: true, anchor: "end" }) +
            gauge(x + 508, top + 33, 72, margin / 0.45, margin < 0.25 ? "#C96F4A" : accent) +
            note(`${Math.round(margin * 100)} %`, x + 596, top + 44, { size: 18 }) +
            rule(x + 36, top + 74, x + 632, top + 74, { "stroke-width": 1.2 })
          );
        })
        .join("") +
      text("Préparation", x + 36, y + 566, { size: 21, bold: true }) +
      note("31 pièces sur 37", x + 632, y + 566, { size: 19, anchor: "end" }) +
      gauge(x + 36, y + 584, 596, 31 / 37, GREEN, 16) +
      ["réservé", "prélevé", "contrôlé", "expédié"]
        .map((step, i) => {
          const at = x + 48 + i * 162;
          return (
            (i < 2
              ? ticked(at, y + 640, 11)
              : circle(at, y + 640, 10, { fill: "none", stroke: FAINT, "stroke-width": 2.5 })) +
            note(step, at + 20, y + 646, { size: 18, fill: i < 2 ? INK : MUTED })
          );
        })
        .join("")
    );
  },
};

/** Deals in four columns, from « à rappeler » to « gagnée ». */
export const intro: Picture = {
  ground: "mist",
  draw: ({ accent, tint, heading }) => {
    const columns = [
      [
        "À rappeler",
        [
          ["Lumétis Énergie", "4 200 €", "mardi, 10 h"],
          ["Pistaval", "11 800 €", "mardi, 14 h"],
          ["Brévalis", "2 600 €", "jeudi, 9 h"],
        ],
      ],
      [
        "Devis envoyé",
        [
          ["Clairveil Santé", "38 500 €", "envoyé le 3"],
          ["Ubac Logistique", "17 300 €", "envoyé le 9"],
        ],
      ],
      [
        "En négociation",
        [
          ["Groupe Halvéron", "52 000 €", "deux lots"],
          ["Maison Orvelle", "9 400 €", "délai revu"],
        ],
      ],
      [
        "Gagnée",
        [
          ["Cormorande", "24 900 €", "signé le 5"],
          ["Verdelaine", "6 150 €", "signé le 11"],
          ["Tavernox", "13 700 €", "signé le 12"],
        ],
      ],
    ] as const;
    const [width, gap, left] = [254, 20, 62];
    return (
      heading("Affaires en cours", 62, 116, { size: 44, fill: INK }) +
      note("Juin", 1138, 114, { size: 26, anchor: "end" }) +
      columns
        .map(([name, deals], i) => {
          const x = left + i * (width + gap);
          const won = i === 3;
          return (
            rect(x, 160, width, 676, { rx: 10, fill: won ? tint(0.3) : "#E6EDE8" }) +
            text(name, x + 20, 204, { size: 25, bold: true, within: width - 60 }) +
            note(String(deals.length), x + width - 20, 204, { size: 24, anchor: "end" }) +
            deals
              .map(([client, amount, when], j) => {
                const y = 232 + j * 200;
                return (
                  card(x + 14, y, width - 28, 180) +
                  rect(x + 14, y + 16, 5, 148, { fill: won ? GREEN : accent }) +
                  text(client, x + 38, y + 48, { size: 22, within: width - 62 }) +
                  heading(amount, x + 38, y + 100, { size: 36, fill: INK }) +
                  note(when, x + 38, y + 148, { size: 21, within: width - 62 }) +
                  (won ? ticked(x + width - 44, y + 141, 15) : "")
                );
              })
              .join("")
          );
        })
        .join("")
    );
  },
};

/** Corners of a hexagon standing on a point. */
function hexagon(x: number, y: number, r: number): string {
  const [a, b] = [Math.round(r * 0.866), Math.round(r / 2)];
  return `M${x} ${y - r}l${a} ${b}v${r}l-${a} ${b}-${a}-${b}v-${r}z`;
}

/** Six modules around one core. */
export const why: Picture = {
  ground: "tint",
  draw: ({ accent, heading }) => {
    const centre = [600, 450] as const;
    const modules: readonly (readonly [string, Sign, number, number])[] = [
      ["Devis", "file", -165, -286], ["Stock", "box", 165, -286], ["Achats", "cart", 330, 0],
      ["Production", "gear", 165, 286], ["Facturation", "check", -165, 286], ["Contacts", "users", -330, 0],
    ]; // prettier-ignore
    return (
      modules
        .map(([, , dx, dy]) =>
          rule(centre[0], centre[1], centre[0] + dx, centre[1] + dy, { stroke: INK, "stroke-width": 3 }),
        )
        .join("") +
      modules
        .map(([, , dx, dy]) => circle(centre[0] + dx * 0.49, centre[1] + dy * 0.49, 9, { fill: GREEN }))
        .join("") +
      modules
        .map(([name, sign, dx, dy]) => {
          const [x, y] = [centre[0] + dx, centre[1] + dy];
          return (
            path(hexagon(x, y, 132), {
              fill: PAPER,
              stroke: accent,
              "stroke-width": 3,
              "stroke-linejoin": "round",
            }) +
            pictogram(sign, x - 28, y - 64, 56, INK) +
            heading(name, x, y + 42, { size: 32, fill: INK, anchor: "middle", within: 210 })
          );
        })
        .join("") +
      path(hexagon(centre[0], centre[1], 140), { fill: INK, "stroke-linejoin": "round" }) +
      path(hexagon(centre[0], centre[1], 122), {
        fill: "none",
        stroke: LEAF,
        "stroke-width": 2,
        "stroke-dasharray": "4 8",
      }) +
      heading("Une seule", centre[0], centre[1] - 6, { size: 36, fill: PAPER, anchor: "middle" }) +
      heading("base", centre[0], centre[1] + 36, { size: 36, fill: LEAF, anchor: "middle" })
    );
  },
};
