import type { Mark } from "./compose";

const stroke = (width: number, d: string, cap = "round"): string =>
  `<path fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="${
    cap === "round" ? "round" : "miter"
  }" d="${d}"/>`;

const petal = "M24 21.5C16.5 16.5 17 8 24 3.5 31 8 31.5 16.5 24 21.5Z";

/** The eight fictional partners: every sign says something of the trade or of the name. */
export const partnerMarks: Mark[] = [
  {
    slug: "ubac-logistique",
    name: "Ubac Logistique",
    // A summit lit on one side; « ubac » is the slope in the shade.
    sign: `<path d="M24.5 5 46 42H30.5L25 32.5 29 24Z"/>${stroke(3.2, "M20.3 13.5 4 40.4H21", "butt")}`,
    signWidth: 46,
    gap: 11,
    lines: [
      { text: "UBAC", family: "barlow", weight: 800, size: 26, tracking: 30, baseline: 25.5 },
      { text: "LOGISTIQUE", family: "barlow", weight: 500, size: 14.2, tracking: 70, baseline: 41.5 },
    ],
  },
  {
    slug: "maison-orvelle",
    name: "Maison Orvelle",
    // Folded linen in an arched cupboard.
    sign: `${stroke(2.6, "M4.3 43.5V21.5a15.7 15.7 0 0 1 31.4 0V43.5Z", "butt")}
      <rect x="10" y="33" width="20" height="5.4" rx="2.7"/>
      <rect x="10" y="25.6" width="20" height="5.4" rx="2.7"/>
      <rect x="13" y="18.2" width="14" height="5.4" rx="2.7"/>`,
    signWidth: 37,
    gap: 12,
    lines: [
      { text: "MAISON", family: "jost", weight: 500, size: 11.5, tracking: 320, baseline: 14.5, shift: 1 },
      { text: "Orvelle", family: "fraunces", weight: 500, size: 34, tracking: -8, baseline: 42.5 },
    ],
  },
  {
    slug: "clairveil-sante",
    name: "Clairveil Santé",
    // Four petals make a cross.
    sign: [0, 90, 180, 270].map((turn) => `<path transform="rotate(${turn} 24 24)" d="${petal}"/>`).join(""),
    signWidth: 44.5,
    gap: 11,
    lines: [
      { text: "clairveil", family: "jost", weight: 600, size: 31, tracking: -12, baseline: 29 },
      { text: "santé", family: "jost", weight: 400, size: 17, tracking: 40, baseline: 44, shift: 0.5 },
    ],
  },
  {
    slug: "tavernox",
    name: "Tavernox",
    // Two facing chevrons: the last letter.
    sign: stroke(6.4, "M5 8.5 20 21.5 35 8.5M5 39.5 20 26.5 35 39.5", "butt"),
    signWidth: 38,
    gap: 11,
    lines: [
      {
        text: "tavernox",
        family: "bricolage-grotesque",
        weight: 800,
        size: 34,
        tracking: -18,
        baseline: 33.5,
      },
    ],
  },
  {
    slug: "ardoval-immobilier",
    name: "Ardoval Immobilier",
    // One house filled, its neighbour in outline.
    sign: `<path fill-rule="evenodd" d="M2 42V25L14.5 13 27 25V42ZM11 42h7V31h-7Z"/>
      ${stroke(3.4, "M20.5 12.6 28 6.2 41.3 18.4V40.3H32.5", "butt")}`,
    signWidth: 43,
    gap: 11,
    lines: [
      { text: "Ardoval", family: "barlow", weight: 600, size: 29, tracking: -4, baseline: 26.5 },
      { text: "Immobilier", family: "barlow", weight: 400, size: 17, tracking: 22, baseline: 43, shift: 0.5 },
    ],
  },
  {
    slug: "lumetis-energie",
    name: "Lumétis Énergie",
    // A sun rising; its rays are the bars of a chart.
    sign: `<path d="M11 41a11.5 11.5 0 0 1 23 0Z"/>
      ${stroke(4, "M22.5 22V8M33.9 26.2 40 18.6M11.1 26.2 5 18.6M39.6 36 44 34.6M5.4 36 1.6 34.8")}`,
    signWidth: 46,
    gap: 10,
    lines: [
      { text: "Lumétis", family: "bricolage-grotesque", weight: 600, size: 29, tracking: -10, baseline: 27 },
      {
        text: "ÉNERGIE",
        family: "bricolage-grotesque",
        weight: 500,
        size: 13.5,
        tracking: 200,
        baseline: 42.5,
        shift: 0.5,
      },
    ],
  },
  {
    slug: "brevalis",
    name: "Brévalis",
    // A B made of three strokes that leave together and arrive in turn.
    sign: `<path d="M2 7h20a5 5 0 0 1 0 10H2Z"/><path d="M2 19.5h12a4.5 4.5 0 0 1 0 9H2Z"/><path d="M2 31h25a5 5 0 0 1 0 10H2Z"/>`,
    signWidth: 32,
    gap: 11,
    lines: [{ text: "BRÉVALIS", family: "barlow", weight: 700, italic: true, size: 30, tracking: 25 }],
  },
  {
    slug: "cormorande",
    name: "Cormorande",
    // The bird on its post, wings closed.
    sign: `<path d="M4 13.2 15 9.4C17 5.6 21.8 4.4 25 6.8c3.6 2.7 3.2 7.2 1.4 10.6-1.6 3-1.9 4.7.4 7
      C31 28.6 39 30 44 43 33 40.5 22 40.6 17.8 33.5 14.6 28 17.8 22.4 19.6 18.600
      20.8 16 20.6 14 18.2 13.9Z"/>`,
    signWidth: 44,
    gap: 9,
    lines: [
      {
        text: "Cormorande",
        family: "fraunces",
        weight: 600,
        italic: true,
        size: 30,
        tracking: -6,
        baseline: 34,
      },
    ],
  },
];
