import { pictogram } from "../interface/pictograms";
import type { Sign } from "../interface/pictograms";
import { lighter, mix } from "../lib/palette";
import { circle, path, rect } from "../lib/svg";
import {
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

/** A team in circles; the seventh, green, fills the dotted seat. */
export const hero: Picture = {
  ground: "ink",
  draw: ({ accent }) => {
    const centre = [1206, 464] as const;
    const r = 268;
    const seats = Array.from({ length: 6 }, (_, i) => {
      const turn = ((i * 60 - 90) * Math.PI) / 180;
      return [
        Math.round(centre[0] + Math.cos(turn) * r),
        Math.round(centre[1] + Math.sin(turn) * r),
      ] as const;
    });
    const free = 1;
    const pale = lighter(accent, 0.3);
    const roles = ["produit", "", "interface", "données", "tests", "serveur"];
    const links = seats.map(([x, y]) => `M${centre[0]} ${centre[1]}L${x} ${y}`).join("");
    const [fx, fy] = seats[free] ?? [0, 0];
    const [ax, ay] = [fx + 44, fy - 66];
    /** A name on a patch of ink, so that no line crosses it. */
    const name = (words: string, x: number, y: number, fill: string): string =>
      rect(x - words.length * 5.4 - 8, y - 22, words.length * 10.8 + 16, 32, { fill: INK }) +
      text(words, x, y, { size: 20, fill, anchor: "middle" });
    return (
      circle(centre[0], centre[1], r, {
        fill: "none",
        stroke: pale,
        "stroke-opacity": 0.4,
        "stroke-width": 2,
        "stroke-dasharray": "3 10",
      }) +
      path(links, { stroke: pale, "stroke-opacity": 0.5, "stroke-width": 2.5 }) +
      person(centre[0], centre[1], 92, PAPER, INK) +
      name("chef de projet", centre[0], centre[1] + 130, PAPER) +
      seats
        .map(([x, y], i) =>
          i === free
            ? circle(x, y, 72, { fill: INK, stroke: LEAF, "stroke-width": 4, "stroke-dasharray": "10 10" })
            : person(x, y, 70, pale, INK) + name(roles[i] ?? "", x, i === 0 ? y - 88 : y + 104, FAINT),
        )
        .join("") +
      person(ax, ay, 74, LEAF, INK)
    );
  },
};

/** Seventy-two hours: call, technical talk, access, first merge request. */
export const intro: Picture = {
  ground: "mist",
  draw: ({ accent, tint, heading }) => {
    const steps: readonly (readonly [number, string, readonly string[], Sign])[] = [
      [0, "Appel", ["besoin, durée,", "outils en place"], "phone"],
      [24, "Échange technique", ["votre équipe pose", "les questions"], "users"],
      [48, "Accès ouverts", ["dépôt, recette,", "documentation"], "key"],
      [72, "Première fusion", ["relue par un", "des vôtres"], "branch"],
    ];
    const at = (hour: number): number => 120 + (hour / 72) * 960;
    const hours = Array.from(
      { length: 37 },
      (_, i) => `M${Math.round(at(i * 2))} 470v${i % 12 === 0 ? 44 : i % 3 === 0 ? 26 : 14}`,
    ).join("");
    return (
      heading("72 heures", 72, 176, { size: 104, fill: INK, weight: 700 }) +
      note("de votre appel à la première demande de fusion", 76, 230, { size: 28 }) +
      path(hours, { stroke: MUTED, "stroke-width": 2.5 }) +
      rule(at(0), 470, at(72), 470, { stroke: INK, "stroke-width": 5 }) +
      steps
        .map(([hour, name, lines, sign], i) => {
          const x = at(hour);
          const last = i === 3;
          const anchor = i === 0 ? "start" : last ? "end" : "middle";
          const edge = i === 0 ? x - 48 : last ? x + 48 : x;
          return (
            circle(x, 470, 48, {
              fill: last ? GREEN : PAPER,
              stroke: last ? GREEN : accent,
              "stroke-width": 4,
            }) +
            pictogram(sign, x - 22, 448, 44, last ? PAPER : INK) +
            tag(
              hour === 0 ? "0 h" : `${hour} h`,
              x - (hour === 0 ? 27 : 33),
              376,
              last ? LEAF : tint(0.4),
              22,
            ).markup +
            heading(name, edge, 606, { size: 28, fill: INK, anchor, within: 310 }) +
            lines.map((line, j) => note(line, edge, 650 + j * 34, { size: 25, anchor })).join("")
          );
        })
        .join("") +
      rule(72, 760, 1128, 760) +
      tick(92, 812, 22, GREEN) +
      text("Votre équipe garde la main sur les relectures", 124, 820, { size: 26 })
    );
  },
};

/** A sprint board where the newcomer's tasks carry a green edge. */
export const why: Picture = {
  ground: "tint",
  draw: ({ accent, tint, heading }) => {
    const columns = [
      [
        "À faire",
        [
          ["Export congés", 0, 3],
          ["Filtre par site", 1, 2],
          ["Page d’aide", 0, 1],
        ],
      ],
      [
        "En cours",
        [
          ["Import badges", 1, 5],
          ["Droits des chefs", 0, 3],
        ],
      ],
      [
        "En relecture",
        [
          ["Calcul des heures", 1, 5],
          ["Tri du planning", 0, 2],
        ],
      ],
      [
        "Terminé",
        [
          ["Accès de recette", 1, 1],
          ["Index en base", 0, 2],
          ["Premier correctif", 1, 1],
        ],
      ],
    ] as const;
    const [width, gap] = [254, 20];
    return (
      heading("Sprint 14", 62, 116, { size: 46, fill: INK }) +
      person(1106, 98, 32, LEAF, INK) +
      person(1046, 98, 32, tint(0.55), INK) +
      person(986, 98, 32, tint(0.55), INK) +
      columns
        .map(([name, cards], i) => {
          const x = 62 + i * (width + gap);
          return (
            rect(x, 160, width, 676, { rx: 10, fill: mix(PAPER, accent, 0.12) }) +
            text(name, x + 20, 206, { size: 26, bold: true }) +
            cards
              .map(([title, fresh, points], j) => {
                const y = 232 + j * 200;
                return (
                  card(x + 14, y, width - 28, 180) +
                  (fresh
                    ? path(`M${x + 26} ${y}h-2a10 10 0 0 0-10 10v160a10 10 0 0 0 10 10h2z`, { fill: GREEN })
                    : "") +
                  text(title, x + 40, y + 50, { size: 22, bold: true, within: width - 58 }) +
                  rect(x + 40, y + 74, 150, 11, { rx: 4, fill: LINE }) +
                  rect(x + 40, y + 96, 104, 11, { rx: 4, fill: LINE }) +
                  person(x + 60, y + 146, 20, fresh ? LEAF : tint(0.5), INK) +
                  note(`${points} pt`, x + width - 32, y + 154, { size: 22, anchor: "end" })
                );
              })
              .join("")
          );
        })
        .join("")
    );
  },
};
