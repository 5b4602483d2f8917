import { each } from "../shell/format";

type Place = readonly [x: number, y: number];

/** Teams on the road: letters, where they are, where they go, and whether they run late. */
const ON_ROAD: readonly (readonly [letters: string, at: Place, to: Place, late?: boolean])[] = [
  ["CR", [330, 196], [352, 150]],
  ["VS", [196, 214], [150, 150]],
  ["PI", [350, 330], [362, 392]],
  ["GE", [418, 520], [470, 566], true],
  ["VI", [548, 262], [610, 224]],
  ["BR", [648, 404], [700, 452], true],
  ["VE", [560, 596], [640, 624], true],
  ["OU", [262, 586], [216, 636]],
  ["CA", [402, 96], [470, 60]],
  ["DE", [724, 268], [764, 214]],
  ["AS", [470, 340], [520, 330]],
];

const TOWNS: readonly (readonly [x: number, y: number, size: number, name: string])[] = [
  [430, 300, 19, "Lyon"],
  [560, 300, 14, "Villeurbanne"],
  [330, 232, 12, "Croix-Rousse"],
  [184, 250, 12, "Vaise"],
  [404, 482, 12, "Gerland"],
  [648, 372, 12, "Bron"],
  [566, 562, 12, "Vénissieux"],
  [306, 606, 12, "Oullins"],
  [404, 132, 12, "Caluire"],
  [728, 304, 12, "Décines"],
];

const ROADS = [
  "M-10 120C120 160 170 200 240 280S380 330 470 340 640 380 810 360",
  "M396 250C470 240 560 262 660 240S760 210 810 190",
  "M402 96C420 160 440 250 470 340S520 520 560 596 600 660 620 700",
  "M240 280C260 380 280 480 262 586S230 660 216 700",
  "M470 340C540 360 600 400 648 404S760 470 810 500",
  "M418 520C480 520 520 560 560 596S700 640 810 650",
  "M330 196C370 150 390 120 402 96S440 20 450 -10",
  "M548 262C560 200 580 120 640 -10",
];

const blocks = each(
  Array.from({ length: 150 }, (_, i) => i),
  (i) => {
    const town = TOWNS[i % TOWNS.length] ?? TOWNS[0]!;
    const turn = i * 2.399;
    const far = 22 + ((i * 37) % 52) * (i % 10 < 2 ? 1.5 : 0.8);
    return `<rect x="${(town[0] + Math.cos(turn) * far).toFixed(0)}" y="${(town[1] + Math.sin(turn) * far * 0.8).toFixed(0)}" width="${8 + ((i * 7) % 11)}" height="${6 + ((i * 5) % 8)}" rx="1.5"/>`;
  },
);

const curve = ([x1, y1]: Place, [x2, y2]: Place): string =>
  `M${x1} ${y1}Q${(x1 + x2) / 2 + (y2 - y1) * 0.22} ${(y1 + y2) / 2 - (x2 - x1) * 0.16} ${x2} ${y2}`;

/** A plausible map of Lyon with the teams of the hour; drawn, not surveyed. */
export const map = `<svg viewBox="0 0 800 690" width="784" height="676" preserveAspectRatio="xMidYMid slice" style="position:absolute;left:0;top:0">
<rect width="800" height="690" fill="#EEF1EC"/><g fill="#DAE7D3"><path d="M470 120C520 90 560 110 566 150S520 214 476 200 440 150 470 120Z"/><path d="M220 300C260 290 290 330 292 370S260 430 234 410 190 316 220 300Z"/><path d="M0 300C60 320 110 400 90 480S20 560 0 560Z"/><path d="M690 470C740 460 800 480 800 480V560C760 580 700 560 690 520Z"/><path d="M40 0H160C150 60 90 90 40 70Z"/></g>
<g fill="none" stroke="#B5D9EE" stroke-linecap="round"><path d="M168 -10C196 70 150 130 206 190S300 280 306 370 330 440 352 500" stroke-width="15"/><path d="M810 66C690 36 570 70 486 110S402 190 396 260 402 400 366 494 352 610 336 700" stroke-width="23"/></g>
<g fill="none" stroke="#D3D8D1" stroke-width="8">${each(ROADS, (d) => `<path d="${d}"/>`)}</g><g fill="none" stroke="#fff" stroke-width="5.5">${each(ROADS, (d) => `<path d="${d}"/>`)}</g>
<path d="M810 120C740 160 700 240 700 320S660 480 620 520 480 640 470 700" fill="none" stroke="#F0C36A" stroke-width="6"/><g fill="#D9DED5">${blocks}</g>
<g font-weight="600" fill="#44506B" stroke="#EEF1EC" stroke-width="4" paint-order="stroke" stroke-linejoin="round">${each(TOWNS, ([x, y, size, name]) => `<text x="${x}" y="${y}" font-size="${size}" text-anchor="middle">${name}</text>`)}</g><g font-size="11.5" font-style="italic" fill="#3F7FA3"><text transform="translate(212 176) rotate(52)">Saône</text><text transform="translate(390 452) rotate(-76)">Rhône</text></g>
${each(ON_ROAD, ([, at, to, late]) => `<path d="${curve(at, to)}" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/><path d="${curve(at, to)}" fill="none" stroke="${late ? "#D9482B" : "#2F5BFF"}" stroke-width="4" stroke-linecap="round" stroke-dasharray="1 8"/><circle cx="${to[0]}" cy="${to[1]}" r="7" fill="#fff" stroke="${late ? "#D9482B" : "#2F5BFF"}" stroke-width="3.5"/>`)}
${each(ON_ROAD, ([letters, [x, y], , late]) => `<circle cx="${x}" cy="${y}" r="21" fill="${late ? "#D9482B" : "#2F5BFF"}" opacity=".17"/><rect x="${x - 14}" y="${y - 14}" width="28" height="28" rx="9" fill="${late ? "#D9482B" : "#2F5BFF"}" stroke="#fff" stroke-width="2.5"/><text x="${x}" y="${y + 4}" font-size="11.5" font-weight="700" text-anchor="middle" fill="#fff">${letters}</text>`)}</svg>`;
