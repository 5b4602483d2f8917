import { pictogram } from "../interface/pictograms";
import { mix } from "../lib/palette";
import { circle, path, rect } from "../lib/svg";
import {
  arrow,
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
  rule,
  tag,
  text,
} from "./kit";
import type { Picture } from "./scene";

/** A page of results: one site goes from the ninth to the second place. */
export const hero: Picture = {
  ground: "ink",
  draw: ({ tint, heading }) => {
    const [x, y] = [872, 92];
    const place = (rank: number): number => y + 150 + (rank - 1) * 60;
    const plain = [1, 3, 4, 5, 6, 7, 8];
    return (
      browser(x, y, 680, 716, "recherche.example") +
      rect(x + 32, y + 72, 616, 54, { rx: 27, fill: PAPER, stroke: FAINT, "stroke-width": 2 }) +
      pictogram("search", x + 52, y + 86, 26, MUTED) +
      text("escalier sur mesure Savoie", x + 94, y + 106, { size: 20 }) +
      plain
        .map((rank, i) => {
          const top = place(rank);
          const width = [330, 290, 352, 268, 318, 300, 338][i] ?? 300;
          return (
            note(String(rank), x + 62, top + 36, { size: 20, anchor: "end" }) +
            rect(x + 88, top + 12, width, 14, { rx: 4, fill: FAINT }) +
            rect(x + 88, top + 34, width + 120, 10, { rx: 4, fill: LINE })
          );
        })
        .join("") +
      // Where the site was
      note("9", x + 62, place(9) + 36, { size: 20, anchor: "end" }) +
      rect(x + 84, place(9) + 2, 440, 50, {
        rx: 6,
        fill: "none",
        stroke: GREEN,
        "stroke-width": 2,
        "stroke-dasharray": "5 7",
      }) +
      note("votre site, en janvier", x + 104, place(9) + 34, { size: 19 }) +
      // Where it stands
      rect(x + 24, place(2) - 8, 540, 72, { rx: 8, fill: INK }) +
      heading("2", x + 48, place(2) + 40, { size: 38, fill: LEAF }) +
      text("votre-site.example", x + 88, place(2) + 23, { size: 21, bold: true, fill: PAPER }) +
      note("Escaliers en chêne, posés en Savoie", x + 88, place(2) + 50, { size: 18, fill: FAINT }) +
      path(`M${x + 530} ${place(9) + 27}h36a40 40 0 0 0 40-40V${place(2) + 56}a28 28 0 0 0-28-28`, {
        fill: "none",
        stroke: GREEN,
        "stroke-width": 6,
        "stroke-linecap": "round",
      }) +
      arrow(
        [
          [x + 580, place(2) + 28],
          [x + 574, place(2) + 28],
        ],
        GREEN,
        6,
      ) + // prettier-ignore
      rect(x + 570, place(5) - 2, 72, 44, { rx: 6, fill: tint(0.4) }) +
      text("+ 7", x + 606, place(5) + 29, { size: 23, bold: true, anchor: "middle" })
    );
  },
};

/** An arc of a ring, from one share of the turn to another. */
function slice(cx: number, cy: number, r: number, from: number, to: number, colour: string): string {
  const on = (share: number): string => {
    const turn = (share - 0.25) * Math.PI * 2;
    return `${Math.round(cx + Math.cos(turn) * r)} ${Math.round(cy + Math.sin(turn) * r)}`;
  };
  return path(`M${on(from)}A${r} ${r} 0 ${to - from > 0.5 ? 1 : 0} 1 ${on(to)}`, {
    fill: "none",
    stroke: colour,
    "stroke-width": 52,
  });
}

/** A campaign: keywords, cost per request, budget as a ring. */
export const intro: Picture = {
  ground: "tint",
  draw: ({ accent, tint, heading }) => {
    const words = [
      ["escalier sur mesure", "14", "31 €", 0.35],
      ["escalier chêne", "9", "38 €", 0.28],
      ["rampe d’escalier", "6", "44 €", 0.21],
      ["pose escalier prix", "2", "96 €", 0.16],
    ] as const;
    const colours = [INK, accent, mix(accent, PAPER, 0.5), "#C96F4A"];
    let sum = 0;
    const ring = words.map(([, , , share], i) => {
      const from = sum;
      sum += share;
      return slice(916, 372, 138, from + 0.008, sum - 0.008, colours[i] ?? INK);
    });
    return (
      heading("Campagne escaliers, mai", 72, 128, { size: 46, fill: INK }) +
      card(72, 176, 580, 648) +
      rect(73, 186, 578, 56, { fill: MIST }) +
      note("Mot-clé", 104, 224, { size: 22 }) +
      note("Demandes", 486, 224, { size: 22, anchor: "end" }) +
      note("Coût", 620, 224, { size: 22, anchor: "end" }) +
      words
        .map(([word, count, cost, share], i) => {
          const top = 242 + i * 118;
          const dear = i === 3;
          return (
            rect(104, top + 36, 8, 50, { rx: 4, fill: colours[i] }) +
            text(word, 132, top + 58, { size: 26, bold: true, within: 270 }) +
            note(`${Math.round(share * 100)} % du budget`, 132, top + 90, { size: 21 }) +
            text(count, 486, top + 70, { size: 28, anchor: "end" }) +
            text(cost, 620, top + 70, { size: 28, bold: true, anchor: "end", fill: dear ? "#A34A26" : INK }) +
            rule(104, top + 118, 620, top + 118)
          );
        })
        .join("") +
      text("Coût par demande, en moyenne", 104, 778, { size: 25 }) +
      text("40 €", 620, 778, { size: 28, bold: true, anchor: "end" }) +
      card(692, 176, 436, 648) +
      ring.join("") +
      heading("1 232 €", 916, 380, { size: 46, fill: INK, anchor: "middle" }) +
      note("ce mois-ci", 916, 414, { size: 22, anchor: "middle" }) +
      rule(724, 586, 1096, 586) +
      text("À retirer", 728, 628, { size: 25, bold: true }) +
      tag("pose escalier prix", 728, 652, mix("#C96F4A", PAPER, 0.62), 23).markup +
      text("À renforcer", 728, 732, { size: 25, bold: true }) +
      tag("escalier sur mesure", 728, 756, tint(0.45), 23).markup
    );
  },
};

/** An editorial calendar of three months: articles, technical milestones. */
export const why: Picture = {
  ground: "mist",
  draw: ({ accent, tint, heading }) => {
    const months = ["Septembre", "Octobre", "Novembre"];
    const articles = [
      [0, 0, 1], [0, 2, 2], [1, 0, 0], [1, 1, 3], [1, 3, 1], [2, 1, 2], [2, 2, 0], [2, 3, 3],
    ] as const; // prettier-ignore
    const milestones = [[0, 1, "Redirections"], [0, 3, "Vitesse"], [1, 2, "Plan du site"], [2, 0, "Maillage"]] as const; // prettier-ignore
    const [left, top, width, row] = [72, 236, 344, 146];
    const cover = (x: number, y: number, kind: number): string =>
      [
        path(`M${x} ${y + 60}l30-34 22 22 26-32 34 44z`, { fill: accent }),
        circle(x + 56, y + 32, 22, { fill: accent }),
        path(
          `M${x + 14} ${y + 52}v-18M${x + 40} ${y + 52}v-34M${x + 66} ${y + 52}v-24M${x + 92} ${y + 52}v-40`,
          { stroke: accent, "stroke-width": 14 },
        ),
        path(`M${x + 14} ${y + 20}h70M${x + 14} ${y + 34}h84M${x + 14} ${y + 48}h52`, {
          stroke: accent,
          "stroke-width": 7,
        }),
      ][kind] ?? "";
    return (
      heading("Trois mois de publication", 72, 128, { size: 46, fill: INK }) +
      months
        .map((month, i) => {
          const x = left + i * (width + 12);
          return (
            text(month, x + 4, 212, { size: 27, bold: true }) +
            rect(x, top, width, row * 4, {
              rx: 10,
              fill: PAPER,
              stroke: mix(LINE, INK, 0.08),
              "stroke-width": 2,
            })
          );
        })
        .join("") +
      months
        .flatMap((_, i) =>
          [1, 2, 3].map((j) =>
            rule(
              left + i * (width + 12) + 16,
              top + j * row,
              left + i * (width + 12) + width - 16,
              top + j * row,
            ),
          ),
        )
        .join("") +
      articles
        .map(([month, week, kind]) => {
          const [x, y] = [left + month * (width + 12) + 24, top + week * row + 34];
          return (
            rect(x, y, 112, 78, { rx: 6, fill: tint(0.3) }) +
            cover(x, y + 9, kind) +
            rect(x + 132, y + 12, 160, 13, { rx: 4, fill: FAINT }) +
            rect(x + 132, y + 36, 124, 13, { rx: 4, fill: LINE }) +
            rect(x + 132, y + 60, 74, 13, { rx: 4, fill: LINE })
          );
        })
        .join("") +
      milestones
        .map(([month, week, name]) => {
          const [x, y] = [left + month * (width + 12) + 62, top + week * row + row / 2];
          return (
            path(`M${x} ${y - 28}l28 28-28 28-28-28z`, { fill: GREEN }) +
            text(name, x + 52, y + 9, { size: 26, bold: true })
          );
        })
        .join("")
    );
  },
};
