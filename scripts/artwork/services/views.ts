import { GREEN, INK, note, PAPER, text } from "./kit";
import { rect } from "../lib/svg";
import type { View } from "./phone";

type Views = readonly [hero: View, intro: View, why: View];

/** What the variants for phones show of each service's pictures. */
export const VIEWS: Readonly<Record<string, Views>> = {
  "application-web": [
    { at: [958, 150, 590] },
    { at: [412, 62, 716] },
    {
      at: [100, 20, 1320],
      bare: true,
      over: ({ heading }) =>
        [
          ["Navigateur", "écrans, saisie"],
          ["API", "règles, droits, calculs"],
          ["Base de données", "commandes, stocks"],
        ]
          .map(
            ([name = "", detail = ""], i) =>
              heading(name, 408, 108 + i * 154, { size: 40, fill: INK, within: 350 }) +
              note(detail, 408, 146 + i * 154, { size: 28 }),
          )
          .join(""),
    },
  ],
  "augmentation-deffectif-tech": [
    { at: [925, 170, 660] },
    {
      at: [50, 47, 1100],
      bare: true,
      over: ({ heading }) =>
        heading("72 heures", 42, 118, { size: 92, fill: INK, weight: 700 }) +
        note("de l’appel à la première fusion", 44, 168, { size: 30 }) +
        ["0 h", "24 h", "48 h", "72 h"]
          .map((hour, i) => text(hour, 50 + i * 226.7, 254, { size: 22, bold: true, anchor: "middle" }))
          .join("") +
        ["Appel", "Échange", "Accès", "Fusion"]
          .map((name, i) =>
            heading(name, i === 0 ? 20 : i === 3 ? 764 : 50 + i * 226.7, 392, {
              size: 32,
              fill: INK,
              anchor: i === 0 ? "start" : i === 3 ? "end" : "middle",
            }),
          )
          .join("") +
        [
          ["besoin,", "durée"],
          ["avec votre", "équipe"],
          ["dépôt,", "recette"],
          ["relue par", "les vôtres"],
        ]
          .map((lines, i) =>
            lines
              .map((line, j) =>
                note(line, i === 0 ? 20 : i === 3 ? 764 : 50 + i * 226.7, 432 + j * 34, {
                  size: 25,
                  anchor: i === 0 ? "start" : i === 3 ? "end" : "middle",
                }),
              )
              .join(""),
          )
          .join(""),
    },
    { at: [591, 150, 566] },
  ],
  "erp-crm": [{ at: [894, 127, 640] }, { at: [578, 150, 592] }, { at: [150, 22, 900] }],
  saas: [
    { at: [887, 328, 650] },
    {
      at: [110, 130, 1020],
      bare: true,
      over: ({ heading }) => {
        const k = 780 / 1020;
        const at = (month: number, share: number): readonly [number, number] => [
          (150 + (month * 850) / 6 - 110) * k,
          (756 - (share / 100) * 520 - 130) * k,
        ];
        return (
          heading("Abonnés encore actifs", 220, 60, { size: 40, fill: INK, within: 540 }) +
          ["janvier", "février", "mars", "avril", "mai"]
            .map((month, i) => {
              const m = 6 - i;
              const floor = [42, 50, 57, 65, 74][i] ?? 50;
              const [x, y] = at(m, floor + (100 - floor) * Math.exp(-m * 0.9));
              return text(month, i === 0 ? x + 6 : x + 14, i === 0 ? y + 40 : y - 10, {
                size: 26,
                bold: i === 4,
                anchor: i === 0 ? "end" : "start",
              });
            })
            .join("") +
          [1, 2, 3, 4, 5, 6]
            .map((m) =>
              note(m === 6 ? "6 mois" : String(m), at(m, 0)[0] + (m === 6 ? 20 : 0), 512, {
                size: 24,
                anchor: m === 6 ? "end" : "middle",
              }),
            )
            .join("")
        );
      },
    },
    { at: [150, 150, 900] },
  ],
  "site-vitrine": [{ at: [886, 155, 654] }, { at: [120, 75, 960] }, { at: [-10, 205, 780] }],
  "site-e-commerce": [{ at: [888, 177, 648] }, { at: [350, 190, 790] }, { at: [530, 185, 640] }],
  "integration-intelligence-artificielle": [
    { at: [880, 146, 654] },
    { at: [315, 80, 815] },
    {
      at: [60, 150, 1080],
      bare: true,
      over: ({ heading }) =>
        text("Avant", 30, 64, { size: 32, bold: true }) +
        text("Après", 30, 131, { size: 32, bold: true }) +
        heading("36 sur 50", 582, 62, { size: 34, fill: INK, anchor: "end" }) +
        heading("47 sur 50", 712, 129, { size: 34, fill: PAPER, anchor: "end" }) +
        note("Trois erreurs restantes, relues à la main", 20, 208, { size: 29 }),
    },
  ],
  "logiciel-metier": [{ at: [1028, 160, 560] }, { at: [90, 52, 780] }, { at: [306, 186, 830] }],
  "marketing-web-seo-et-sea": [{ at: [886, 150, 650] }, { at: [60, 165, 620] }, { at: [60, 170, 724] }],
  "formation-et-coaching": [
    { at: [852, 168, 702] },
    {
      at: [75, 146, 1050],
      over: () =>
        rect(24, 36, 40, 9, { rx: 4, fill: "#7A8F84" }) +
        text("avant", 78, 49, { size: 28 }) +
        rect(24, 78, 40, 9, { rx: 4, fill: GREEN }) +
        text("après", 78, 91, { size: 28, bold: true }),
    },
    { at: [500, 75, 660] },
  ],
  "seance-de-consulting-it-offerte": [
    { at: [888, 165, 656] },
    { at: [215, 395, 780] },
    { at: [140, 50, 780] },
  ],
};
