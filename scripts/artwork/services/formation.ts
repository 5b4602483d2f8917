import { MONO_EM, mono, monoRun } from "../interface/text";
import { lighter, mix } from "../lib/palette";
import { circle, group, path, rect } from "../lib/svg";
import { card, FAINT, GREEN, INK, LEAF, LINE, MUTED, note, PAPER, rule, text, tick, ticked } from "./kit";
import type { Picture } from "./scene";

/** A screen in two halves: a terminal, and an exercise to tick off. */
export const hero: Picture = {
  ground: "ink",
  draw: ({ accent, tint, heading }) => {
    const [x, y, height] = [868, 116, 668];
    const cell = 18 * MONO_EM;
    const lines: readonly (readonly [string, string])[] = [
      ["$ docker build -t api .", PAPER],
      ["=> COPY package.json", FAINT],
      ["=> RUN npm ci", FAINT],
      ["=> naming to api", FAINT],
      ["", FAINT],
      ["$ docker run -d \\", PAPER],
      ["    -p 8080:3000 api", PAPER],
      ["4f1c9a2be07d", FAINT],
      ["", FAINT],
      ["$ curl -s \\", PAPER],
      ["    localhost:8080/etat", PAPER],
      ['{"etat":"ok"}', LEAF],
      ["", FAINT],
      ["$", PAPER],
    ];
    const steps = [["Écrire le Dockerfile", true], ["Construire l’image", true], ["Lancer le conteneur", true], ["Vérifier l’état", true], ["Réduire à 120 Mo", false], ["Publier l’image", false]] as const; // prettier-ignore
    const right = x + 344;
    return (
      card(x, y, 690, height) +
      path(`M${x} ${y + 10}a10 10 0 0 1 10-10h334v${height}h-334a10 10 0 0 1-10-10z`, { fill: "#12211A" }) +
      [0, 1, 2].map((i) => circle(x + 28 + i * 20, y + 30, 5.5, { fill: "#3A5246" })).join("") +
      mono(
        cell,
        {},
        ...lines.map(([line, fill], i) => {
          const words = line.trimStart();
          const indent = line.length - words.length;
          return words === "" ? "" : monoRun(words, x + 26 + indent * cell, y + 92 + i * 38, cell, { fill });
        }),
      ) +
      rect(x + 48, y + 92 + 13 * 38 - 18, 11, 23, { fill: accent }) +
      note("Exercice 3 sur 8", right + 34, y + 62, { size: 19 }) +
      heading("Un service,", right + 34, y + 112, { size: 36, fill: INK }) +
      heading("un conteneur", right + 34, y + 152, { size: 36, fill: INK }) +
      rect(right + 34, y + 184, 278, 10, { rx: 5, fill: LINE }) +
      rect(right + 34, y + 184, 186, 10, { rx: 5, fill: GREEN }) +
      steps
        .map(([step, done], i) => {
          const top = y + 250 + i * 58;
          const current = i === 4;
          return (
            (current ? rect(right + 18, top - 28, 310, 56, { rx: 6, fill: tint(0.26) }) : "") +
            (done
              ? ticked(right + 50, top, 15)
              : circle(right + 50, top, 14, {
                  fill: PAPER,
                  stroke: current ? INK : FAINT,
                  "stroke-width": 2.5,
                })) +
            text(`${i + 1}.`, right + 80, top + 7, { size: 20, fill: MUTED }) +
            text(step, right + 106, top + 7, {
              size: 20,
              bold: current,
              fill: done ? MUTED : INK,
              within: 214,
            })
          );
        })
        .join("") +
      rule(right + 34, y + 586, right + 312, y + 586) +
      note("Indice après dix minutes", right + 34, y + 626, { size: 18 })
    );
  },
};

/** A radar of skills, before in grey, after in green. */
export const intro: Picture = {
  ground: "tint",
  draw: ({ heading }) => {
    const [cx, cy, r] = [600, 486, 288];
    const skills = ["Git", "Tests", "Docker", "SQL", "Sécurité", "Déploiement"];
    const before = [0.6, 0.26, 0.2, 0.52, 0.3, 0.18];
    const after = [0.92, 0.78, 0.84, 0.74, 0.66, 0.72];
    const at = (i: number, share: number): readonly [number, number] => {
      const turn = ((i * 60 - 90) * Math.PI) / 180;
      return [Math.round(cx + Math.cos(turn) * r * share), Math.round(cy + Math.sin(turn) * r * share)];
    };
    const outline = (shares: readonly number[]): string =>
      `M${shares.map((share, i) => at(i, share).join(" ")).join("L")}z`;
    const rings = [0.25, 0.5, 0.75, 1].map((share) => outline(skills.map(() => share))).join("");
    return (
      path(outline(skills.map(() => 1)), { fill: PAPER }) +
      path(rings + skills.map((_, i) => `M${cx} ${cy}L${at(i, 1).join(" ")}`).join(""), {
        fill: "none",
        stroke: LINE,
        "stroke-width": 2,
      }) +
      path(outline(after), {
        fill: GREEN,
        "fill-opacity": 0.16,
        stroke: GREEN,
        "stroke-width": 5,
        "stroke-linejoin": "round",
      }) +
      path(outline(before), {
        fill: "#8FA398",
        "fill-opacity": 0.3,
        stroke: "#7A8F84",
        "stroke-width": 4,
        "stroke-linejoin": "round",
      }) +
      after
        .map((share, i) =>
          circle(at(i, share)[0], at(i, share)[1], 10, { fill: PAPER, stroke: GREEN, "stroke-width": 5 }),
        )
        .join("") +
      before.map((share, i) => circle(at(i, share)[0], at(i, share)[1], 7, { fill: "#7A8F84" })).join("") +
      skills
        .map((skill, i) => {
          const [x, y] = at(i, 1);
          const side = i === 0 || i === 3 ? "middle" : i < 3 ? "start" : "end";
          const dx = side === "middle" ? 0 : side === "start" ? 24 : -24;
          return heading(skill, x + dx, y + (i === 0 ? -24 : i === 3 ? 46 : 11), {
            size: 33,
            fill: INK,
            anchor: side,
          });
        })
        .join("") +
      rect(72, 92, 40, 8, { rx: 4, fill: "#7A8F84" }) +
      text("avant", 126, 105, { size: 26 }) +
      rect(72, 136, 40, 8, { rx: 4, fill: GREEN }) +
      text("après la formation", 126, 149, { size: 26, bold: true })
    );
  },
};

/** A room from above: eight desks in a U, a board, the plan of the session. */
export const why: Picture = {
  ground: "mist",
  draw: ({ accent, tint, heading }) => {
    const seat = (x: number, y: number, turn: number): string =>
      group(
        { transform: `translate(${x} ${y})rotate(${turn})` },
        rect(-62, -40, 124, 80, { rx: 6, fill: PAPER, stroke: mix(LINE, INK, 0.18), "stroke-width": 2 }),
        path("M-26-20h52l8 34h-68z", { fill: INK }),
        path("M-20-15h40l5 20h-50z", { fill: lighter(accent, 0.25) }),
        circle(0, 68, 23, { fill: tint(0.6), stroke: mix(accent, INK, 0.2), "stroke-width": 2 }),
      );
    const blocks = [["9 h 00", "Accueil, niveau", 0.5], ["9 h 30", "Démonstration", 1], ["10 h 30", "Exercices", 1.5], ["12 h 00", "Relecture", 0.5], ["13 h 30", "Votre code", 2.5]] as const; // prettier-ignore
    const heights = [84, 104, 132, 84, 172];
    let top = 196;
    return (
      rect(72, 72, 620, 756, { rx: 12, fill: tint(0.14), stroke: INK, "stroke-width": 6 }) +
      rect(68, 100, 10, 110, { fill: "#F3F7F4" }) +
      path("M78 210a110 110 0 0 0 110-110h-110", {
        fill: "none",
        stroke: MUTED,
        "stroke-width": 2,
        "stroke-dasharray": "4 8",
      }) +
      rect(222, 92, 320, 22, { rx: 4, fill: INK }) +
      rect(238, 98, 288, 10, { fill: PAPER }) +
      circle(382, 184, 32, { fill: LEAF, stroke: INK, "stroke-width": 3 }) +
      tick(382, 184, 26, INK) +
      [300, 440].map((y) => seat(196, y, 90)).join("") +
      [300, 440].map((y) => seat(568, y, -90)).join("") +
      [0, 1, 2, 3].map((i) => seat(190 + i * 128, 660, 0)).join("") +
      note("tableau", 382, 146, { size: 22, anchor: "middle" }) +
      heading("La séance", 752, 132, { size: 44, fill: INK }) +
      rule(752, 164, 1128, 164, { stroke: INK }) +
      blocks
        .map(([hour, name], i) => {
          const height = heights[i] ?? 90;
          const y = top;
          top += height + 10;
          const own = i === 4;
          return (
            note(hour, 752, y + 40, { size: 23 }) +
            rect(856, y, 272, height, { rx: 8, fill: own ? GREEN : i === 2 ? tint(0.55) : tint(0.28) }) +
            text(name, 880, y + 41, { size: 26, bold: true, fill: own ? PAPER : INK, within: 230 })
          );
        })
        .join("")
    );
  },
};
