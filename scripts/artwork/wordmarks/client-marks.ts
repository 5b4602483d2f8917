import type { Mark } from "./compose";
import { partnerMarks } from "./partner-marks";

const stroke = (width: number, d: string, cap = "round"): string =>
  `<path fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="${
    cap === "round" ? "round" : "miter"
  }" d="${d}"/>`;

const orvelle = partnerMarks.filter((mark) => mark.slug === "maison-orvelle");

/** The twelve fictional clients of the case studies (Maison Orvelle is also a partner: same mark). */
export const clientMarks: Mark[] = [
  ...orvelle,
  {
    slug: "fluxandre",
    name: "Fluxandre",
    // Three routes that merge into one.
    sign: `${stroke(4.6, "M4 11.5h8c12 0 11 12.5 24 12.5M4 24h34M4 36.5h8c12 0 11-12.5 24-12.5")}${stroke(4.6, "M34 15.5 42.5 24 34 32.5")}`,
    signWidth: 45,
    gap: 10,
    lines: [
      {
        text: "fluxandre",
        family: "bricolage-grotesque",
        weight: 700,
        size: 33,
        tracking: -20,
        baseline: 32.5,
      },
    ],
  },
  {
    slug: "pistaval",
    name: "Pistaval",
    // A track down the slope, wider as it comes near.
    sign: `<path d="M31 4C14 8 12.5 13.5 22 18.5 31 23 24 29 3 44H24C42 32 42 24.5 31 18.5 21.5 13.3 22 9 31 4Z"/>`,
    signWidth: 38,
    gap: 9,
    lines: [{ text: "PISTAVAL", family: "jost", weight: 700, italic: true, size: 28, tracking: 50 }],
  },
  {
    slug: "querlis",
    name: "Querlis",
    // A Q whose counter holds a tick.
    sign: `${stroke(5, "M32.5 34.5A17.5 17.5 0 1 1 37 28M29.5 32.5 39.5 43")}${stroke(4.6, "M13.5 23 18.7 28 27 18.6")}`,
    signWidth: 43,
    gap: 9,
    lines: [{ text: "querlis", family: "ibm-plex-mono", weight: 600, size: 31, tracking: -40, baseline: 32 }],
  },
  {
    slug: "ateliers-morvanne",
    name: "Ateliers Morvanne",
    // A sheet of metal folded three times.
    sign: `<path d="M2 9 13 16V44L2 37ZM24 9 35 16V44L24 37Z"/>${stroke(2.4, "M14.2 16.6 22.8 11.2V36.8L14.2 42.2ZM36.2 16.6 44.8 11.2V36.8L36.2 42.2Z", "butt")}`,
    signWidth: 46,
    gap: 11,
    lines: [
      {
        text: "ATELIERS",
        family: "barlow",
        weight: 500,
        size: 13.5,
        tracking: 190,
        baseline: 17.5,
        shift: 0.5,
      },
      { text: "MORVANNE", family: "barlow", weight: 800, size: 29, tracking: 10, baseline: 42 },
    ],
  },
  {
    slug: "halveron",
    name: "Groupe Halvéron",
    // An H whose bar takes off.
    sign: `<path d="M3 5h9.5v18.8L29.5 17V5H39v38h-9.5V25.7L12.5 32.5V43H3Z"/>`,
    signWidth: 39,
    gap: 12,
    lines: [
      { text: "Groupe", family: "jost", weight: 400, size: 15, tracking: 50, baseline: 15.5, shift: 1 },
      { text: "Halvéron", family: "jost", weight: 600, size: 33, tracking: -10, baseline: 43 },
    ],
  },
  {
    slug: "institut-sorvane",
    name: "Institut Sorvane",
    // An open book; a prompt waits on the right-hand page.
    sign: `${stroke(3, "M24 13.5C18.5 8.8 10.5 8 3.5 9.8V38.3C10.5 36.5 18.5 37.2 24 42 29.5 37.2 37.5 36.5 44.5 38.3V9.8C37.5 8 29.5 8.8 24 13.5V42", "butt")}${stroke(2.8, "M30.5 18.5 35 22.5 30.5 26.5M36 29.5h4", "butt")}`,
    signWidth: 46,
    gap: 11,
    lines: [
      {
        text: "Institut",
        family: "fraunces",
        weight: 400,
        size: 17,
        tracking: 20,
        baseline: 16.5,
        shift: 0.5,
      },
      { text: "Sorvane", family: "fraunces", weight: 700, size: 31, tracking: -8, baseline: 42 },
    ],
  },
  {
    slug: "ferrandelle",
    name: "Mutuelle Ferrandelle",
    // Two circles share their common ground.
    sign: `${stroke(3, "M3.5 24a13.5 13.5 0 1 0 27 0a13.5 13.5 0 1 0-27 0ZM17.5 24a13.5 13.5 0 1 0 27 0a13.5 13.5 0 1 0-27 0Z")}<path d="M24 12.5a13.5 13.5 0 0 1 0 23 13.5 13.5 0 0 1 0-23Z"/>`,
    signWidth: 46,
    gap: 11,
    lines: [
      { text: "Mutuelle", family: "barlow", weight: 500, size: 15.5, tracking: 30, baseline: 17, shift: 0.5 },
      { text: "Ferrandelle", family: "barlow", weight: 700, size: 28, tracking: -5, baseline: 41 },
    ],
  },
  {
    slug: "clinique-arvelles",
    name: "Clinique des Arvelles",
    // A cross above two hills.
    sign: `<path d="M18.5 4h9v7.5H35v9h-7.5V28h-9v-7.5H11v-9h7.5Z"/>${stroke(3.2, "M2 36C9 29.5 15 30.5 23 35 31 39.5 37 40.5 44 34M8 43.5C13 40.5 18 41 23 43")}`,
    signWidth: 46,
    gap: 11,
    lines: [
      {
        text: "Clinique des",
        family: "fraunces",
        weight: 400,
        italic: true,
        size: 16,
        tracking: 10,
        baseline: 17,
        shift: 0.5,
      },
      { text: "Arvelles", family: "fraunces", weight: 500, size: 30, tracking: -4, baseline: 42.5 },
    ],
  },
  {
    slug: "compilys",
    name: "Compilys",
    // Brackets around a start button.
    sign: `${stroke(4.4, "M13 6.5H4.5V41.5H13M33 6.5h8.5V41.5H33", "butt")}<path d="M16.5 14.5 33 24 16.5 33.5Z"/>`,
    signWidth: 44,
    gap: 10,
    lines: [
      { text: "compilys", family: "ibm-plex-mono", weight: 500, size: 29, tracking: -50, baseline: 32 },
    ],
  },
  {
    slug: "verdelaine",
    name: "Verdelaine",
    // One leaf full, one leaf in outline, on the same stem.
    sign: `<path d="M20.5 34C5 32 1.5 20 3 9.5 15 11.5 22.5 19.5 20.5 34Z"/>${stroke(2.8, "M23.2 36C22 24.5 28 16.5 39.5 14.8 41 25.5 35 34 23.2 36ZM22 34.5V45.5")}`,
    signWidth: 41,
    gap: 9,
    lines: [{ text: "verdelaine", family: "fraunces", weight: 600, size: 32, tracking: -10, baseline: 33.5 }],
  },
  {
    slug: "atelier-chronese",
    name: "Atelier Chronèse",
    // A dial at ten past ten.
    sign: `${stroke(2, "M24 3.5a20.5 20.5 0 1 0 .01 0ZM24 7.5v4M24 36.5v4M7.5 24h4M36.5 24h4")}${stroke(2.4, "M24 24 13.8 17.2M24 24 35.5 14.8")}<circle cx="24" cy="24" r="2.6"/>`,
    signWidth: 45.5,
    gap: 13,
    lines: [
      { text: "ATELIER", family: "jost", weight: 400, size: 10.5, tracking: 420, baseline: 15.5, shift: 1 },
      { text: "CHRONÈSE", family: "jost", weight: 300, size: 27, tracking: 140, baseline: 39.5 },
    ],
  },
];
