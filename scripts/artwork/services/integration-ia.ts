import { mix } from "../lib/palette";
import { circle, path, rect } from "../lib/svg";
import {
  browser,
  card,
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
  rule,
  tag,
  text,
  tick,
} from "./kit";
import type { Picture } from "./scene";

/** An inbox where each message gets a label and a confidence. */
export const hero: Picture = {
  ground: "ink",
  draw: ({ accent, tint, heading }) => {
    const [x, y] = [872, 108];
    const mails = [
      ["Portail coulissant, 4 m", "Pouvez-vous nous chiffrer…", "devis", 97],
      ["Facture 2 214 en double", "Le montant a été prélevé…", "litige", 94],
      ["Notre commande du 3", "Sans nouvelles depuis…", "relance", 91],
      ["Deux vantaux, pose comprise", "Bonjour, il nous faudrait…", "devis", 96],
      ["Re : Re : accès chantier", "Comme convenu hier…", "à trier", 58],
    ] as const;
    const fills: Readonly<Record<string, string>> = {
      devis: LEAF,
      litige: mix(accent, PAPER, 0.35),
      relance: "#F0D9A6",
      "à trier": LINE,
    };
    return (
      browser(x, y, 680, 684, "messagerie.votre-societe.example") +
      heading("Boîte de réception", x + 32, y + 112, { size: 34, fill: INK }) +
      note("triée à 8 h 02", x + 648, y + 110, { size: 19, anchor: "end" }) +
      mails
        .map(([subject, start, kind, sure], i) => {
          const top = y + 142 + i * 104;
          const unsure = sure < 80;
          const label = tag(kind, x + 412, top + 32, fills[kind] ?? LINE, 20);
          return (
            (i === 0 ? rect(x + 1, top, 678, 104, { fill: tint(0.1) }) : "") +
            rule(x + 1, top, x + 679, top, { "stroke-width": 1.2 }) +
            circle(x + 44, top + 44, 6, { fill: unsure ? FAINT : GREEN }) +
            text(subject, x + 68, top + 48, { size: 20, bold: true, within: 330 }) +
            note(start, x + 68, top + 78, { size: 18 }) +
            label.markup +
            gauge(x + 540, top + 46, 56, sure / 100, unsure ? FAINT : GREEN, 8) +
            text(`${sure} %`, x + 652, top + 57, {
              size: 20,
              anchor: "end",
              bold: !unsure,
              fill: unsure ? MUTED : INK,
            })
          );
        })
        .join("")
    );
  },
};

/** A scanned invoice whose fields are circled, then copied into a table. */
export const intro: Picture = {
  ground: "tint",
  draw: ({ accent, heading }) => {
    const [x, y] = [84, 76];
    const dark = mix(accent, INK, 0.25);
    const bar = (left: number, top: number, width: number, height = 13): string =>
      rect(x + left, y + top, width, height, { rx: 3, fill: LINE });
    const fields = [["Numéro", "F-20418"], ["Date", "6 mai 2025"], ["Montant", "2 340,00 €"]] as const; // prettier-ignore
    const marks = [[286, 62, 170, 52], [286, 126, 170, 52], [262, 596, 194, 60]] as const; // prettier-ignore
    const targets = [262, 388, 514];
    return (
      path(
        `M${x} ${y}h500v748l-24-14-25 14-25-14-25 14-25-14-25 14-25-14-25 14-25-14-25 14-25-14-25 14-25-14-25 14-25-14-25 14-25-14-25 14-25-14-26 14z`,
        { fill: PAPER, stroke: mix(LINE, INK, 0.12), "stroke-width": 1.5 },
      ) +
      rect(x + 40, y + 56, 74, 74, { rx: 8, fill: MIST }) +
      path(`M${x + 56} ${y + 112}l20-34 14 18 10-12 10 28z`, { fill: MUTED }) +
      heading("Facture", x + 40, y + 204, { size: 46, fill: INK }) +
      text("F-20418", x + 440, y + 97, { size: 27, anchor: "end" }) +
      text("6 mai 2025", x + 440, y + 161, { size: 27, anchor: "end" }) +
      bar(40, 240, 180) +
      bar(40, 266, 130) +
      bar(40, 292, 154) +
      rect(x + 40, y + 346, 420, 36, { fill: MIST }) +
      [0, 1, 2, 3]
        .map(
          (i) =>
            bar(52, 404 + i * 44, [176, 220, 140, 196][i] ?? 160) +
            bar(300, 404 + i * 44, 40) +
            bar(386, 404 + i * 44, 66) +
            rule(x + 40, y + 434 + i * 44, x + 460, y + 434 + i * 44, { "stroke-width": 1 }),
        )
        .join("") +
      note("Total TTC", x + 40, y + 634, { size: 26 }) +
      text("2 340,00 €", x + 440, y + 634, { size: 29, bold: true, anchor: "end" }) +
      marks
        .map(([left, top, width, height]) =>
          rect(x + left, y + top, width, height, { rx: 26, fill: "none", stroke: accent, "stroke-width": 5 }),
        )
        .join("") +
      marks
        .map(([left, top, width, height], i) => {
          const [sx, sy] = [x + left + width, y + top + height / 2];
          const ty = (targets[i] ?? 0) + 58;
          return (
            path(`M${sx} ${sy}C${sx + 90} ${sy} 596 ${ty} 666 ${ty}`, {
              fill: "none",
              stroke: dark,
              "stroke-width": 3,
              "stroke-dasharray": "3 9",
              "stroke-linecap": "round",
            }) + circle(666, ty, 8, { fill: dark })
          );
        })
        .join("") +
      card(666, 190, 456, 470) +
      text("Champs relevés", 702, 240, { size: 26, bold: true }) +
      fields
        .map(([name, value], i) => {
          const top = targets[i] ?? 0;
          return (
            rule(666, top, 1122, top) +
            note(name, 702, top + 46, { size: 23 }) +
            heading(value, 702, top + 94, { size: 38, fill: INK, within: 330 }) +
            circle(1072, top + 64, 24, { fill: GREEN }) +
            tick(1072, top + 64, 24, PAPER)
          );
        })
        .join("") +
      rect(666, 684, 456, 92, { rx: 10, fill: INK }) +
      text("À valider par la comptabilité", 702, 739, { size: 24, fill: PAPER, within: 400 })
    );
  },
};

/** Right answers before and after tuning, above a grid of fifty cases. */
export const why: Picture = {
  ground: "mist",
  draw: ({ accent, heading }) => {
    const [wide, high] = [96, 66];
    const wrong = new Set([7, 23, 38]);
    const places = Array.from(
      { length: 50 },
      (_, i) => [84 + (i % 10) * 104, 478 + Math.floor(i / 10) * 74] as const,
    );
    const of = (bad: boolean, draw: (x: number, y: number) => string): string =>
      places.flatMap(([x, y], i) => (wrong.has(i) === bad ? [draw(x, y)] : [])).join("");
    const box = (x: number, y: number): string =>
      `M${x + 8} ${y}h${wide - 16}q8 0 8 8v${high - 16}q0 8-8 8h${16 - wide}q-8 0-8-8v${16 - high}q0-8 8-8z`;
    const stroke = {
      fill: "none",
      "stroke-width": 3.5,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    };
    const cases =
      path(of(false, box), { fill: PAPER, stroke: mix(LINE, INK, 0.08), "stroke-width": 2 }) +
      path(of(true, box), { fill: mix(PAPER, accent, 0.4), stroke: accent, "stroke-width": 2 }) +
      path(
        of(false, (x, y) => `M${x + 38} ${y + 34}l7 7 13-15`),
        { ...stroke, stroke: GREEN },
      ) +
      path(
        of(true, (x, y) => `M${x + 39} ${y + 24}l18 18m0-18l-18 18`),
        { ...stroke, stroke: INK },
      );
    const bar = (y: number, name: string, share: number, fill: string, ink: string): string =>
      text(name, 84, y + 46, { size: 27, bold: true }) +
      rect(300, y, 816, 70, { rx: 8, fill: LINE }) +
      rect(300, y, 816 * share, 70, { rx: 8, fill }) +
      heading(`${Math.round(share * 50)} sur 50`, 300 + 816 * share - 24, y + 48, {
        size: 38,
        fill: ink,
        anchor: "end",
      });
    return (
      heading("Cinquante cas réels, rejoués à chaque réglage", 84, 122, {
        size: 42,
        fill: INK,
        within: 1040,
      }) +
      bar(184, "Avant réglage", 36 / 50, "#B4C4BA", INK) +
      bar(278, "Après réglage", 47 / 50, GREEN, PAPER) +
      note("Trois erreurs restantes, relues à la main", 84, 442, { size: 25 }) +
      cases
    );
  },
};
