import { each } from "../shell/format";
import { TEAMS, type Team } from "./theme";

type Stop = readonly [x: number, y: number];

/** The day's rounds on the map: places in the map's own units (800 × 690), and where each team is. */
export const ROUNDS: readonly { team: Team; stops: readonly Stop[]; at: Stop }[] = [
  { team: "lac", stops: [[404, 452], [300, 214], [352, 120], [430, 78]], at: [352, 120] },
  { team: "nord", stops: [[404, 452], [470, 408], [548, 372], [600, 300]], at: [505, 392] },
  { team: "sud", stops: [[404, 452], [462, 540], [560, 590], [668, 622]], at: [604, 603] },
  { team: "vallee", stops: [[404, 452], [520, 500], [640, 470], [742, 398]], at: [640, 470] },
]; // prettier-ignore

const TOWNS: readonly (readonly [x: number, y: number, size: number, name: string])[] = [
  [404, 452, 16, "Chambéry"],
  [352, 120, 13, "Aix-les-Bains"],
  [214, 262, 12, "Le Bourget-du-Lac"],
  [560, 590, 12, "Montmélian"],
  [640, 470, 12, "Saint-Pierre-d’Albigny"],
  [548, 372, 12, "Barby"],
  [600, 300, 12, "La Thuile"],
  [430, 78, 12, "Grésy-sur-Aix"],
  [300, 214, 12, "Viviers-du-Lac"],
  [668, 622, 12, "Pontcharra"],
  [300, 520, 12, "Cognin"],
];

const ROADS = [
  "M-10 430C120 440 260 470 404 452S560 470 640 470 760 400 820 372",
  "M404 452C360 400 330 360 318 300S330 170 352 120 420 60 440 -10",
  "M404 452C440 500 470 545 560 590S700 640 820 700",
  "M404 452C450 410 500 390 548 372S590 320 600 300 640 220 720 180",
  "M404 452C350 500 320 520 300 520S160 600 60 700",
  "M214 262C250 290 300 300 318 300",
];

const blocks = each(
  Array.from({ length: 64 }, (_, i) => i),
  (i) => {
    const town = TOWNS[i % 5] ?? TOWNS[0]!;
    const turn = i * 2.4;
    const far = 14 + ((i * 37) % 46) * (i % 5 === 0 ? 1.15 : 0.6);
    return `<rect x="${town[0] + Math.cos(turn) * far - 6}" y="${town[1] + Math.sin(turn) * far * 0.8 - 5}" width="${8 + ((i * 7) % 9)}" height="${6 + ((i * 5) % 7)}" rx="1.5"/>`;
  },
);

const path = (stops: readonly Stop[]): string =>
  stops
    .map(([x, y], i) => {
      const before = stops[i - 1];
      if (!before) return `M${x} ${y}`;
      return `Q${(before[0] + x) / 2 + (y - before[1]) * 0.14} ${(before[1] + y) / 2 - (x - before[0]) * 0.1} ${x} ${y}`;
    })
    .join("");

/** A plausible map of the Chambéry basin with the rounds of the day; drawn, not surveyed. */
export const map = `<svg viewBox="0 0 800 690" width="824" height="711" preserveAspectRatio="xMidYMid slice" style="position:absolute;left:0;top:0">
<rect width="800" height="690" fill="#EEF2EA"/>
<g fill="#DDE8D6"><path d="M0 0H170C150 120 130 250 60 330L0 350Z"/><path d="M470 0H800V330C740 300 700 200 620 190S500 120 470 0Z"/><path d="M90 690C160 600 260 560 330 590S420 650 440 690Z"/><path d="M640 540C700 500 760 500 800 470V620C740 620 680 600 640 540Z"/></g>
<g fill="none" stroke="#C9D8C0" stroke-width="1.2"><path d="M0 60C60 80 100 170 70 270M0 110C40 130 60 190 40 260"/><path d="M520 0C560 90 620 130 690 150S780 230 800 250M580 0C610 60 680 90 740 110S790 160 800 170M650 0C680 40 740 60 800 80"/></g>
<path d="M196 -10C176 50 170 120 190 190 200 226 226 240 246 226 270 206 262 120 270 60 274 30 280 10 282 -10Z" fill="#B9DDF0"/>
<path d="M246 226C300 330 350 420 404 452S520 560 560 602 700 660 810 650" fill="none" stroke="#B9DDF0" stroke-width="7"/>
<g fill="none" stroke="#D5D9D2" stroke-width="8">${each(ROADS, (d) => `<path d="${d}"/>`)}</g><g fill="none" stroke="#fff" stroke-width="5.5">${each(ROADS, (d) => `<path d="${d}"/>`)}</g>
<path d="M-10 560C140 540 280 500 380 470S560 520 620 560 740 600 810 590" fill="none" stroke="#F0C36A" stroke-width="6"/>
<g fill="#DADFD6">${blocks}</g>
${each(ROUNDS, ({ team, stops }) => `<path d="${path(stops)}" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".85"/><path d="${path(stops)}" fill="none" stroke="${TEAMS[team].solid}" stroke-width="4.5" stroke-linecap="round"/>`)}
<g font-weight="600" fill="#44506B" stroke="#fff" stroke-width="4" paint-order="stroke" stroke-linejoin="round">${each(TOWNS, ([x, y, size, name]) => `<text x="${x}" y="${y + 28}" font-size="${size}" text-anchor="middle">${name}</text>`)}<text x="226" y="120" font-size="12" font-style="italic" text-anchor="middle" fill="#3F7FA3" stroke="none">Lac du Bourget</text></g>
${each(ROUNDS, ({ team, stops, at }) => `${each(stops.slice(1), ([x, y], i) => `<circle cx="${x}" cy="${y}" r="11" fill="#fff" stroke="${TEAMS[team].solid}" stroke-width="3.5"/><text x="${x}" y="${y + 4}" font-size="11.5" font-weight="700" text-anchor="middle" fill="${TEAMS[team].text}">${i + 1}</text>`)}<circle cx="${at[0]}" cy="${at[1]}" r="17" fill="${TEAMS[team].solid}" opacity=".18"/><rect x="${at[0] - 13}" y="${at[1] - 13}" width="26" height="26" rx="8" fill="${TEAMS[team].solid}" stroke="#fff" stroke-width="2.5"/><text x="${at[0]}" y="${at[1] + 4}" font-size="10.5" font-weight="700" text-anchor="middle" fill="#fff">${TEAMS[team].letters}</text>`)}
<path d="M391 441 404 430 417 441V464H391Z" fill="#141B34" stroke="#fff" stroke-width="2.5"/>
</svg>`;
