import { ACCENTS, GREEN, INK, INK_2, INK_3, LEAF, LINE, PAPER, mix } from "../../lib/palette";
import { box, disc, placed, shape, stroke } from "../../lib/shapes";
import { ground } from "../ground";
import { gear, rounded, sheet } from "../objects";
import type { Tones } from "../objects";

/** Moving a site: a bridge of arrows from the old tree of pages to the new one. */
export function migration(slug: string): string {
  const page = (x: number, y: number, old: boolean): string => {
    const t = old
      ? { face: "#C9D6D6", bar: "#8BA0A3", line: "#A9BBBC" }
      : { face: PAPER, bar: GREEN, line: "#B7D8C6" };
    return (
      rounded(t.face, x - 52, y - 66, 104, 132, 8) +
      shape(t.bar, `M${x - 52} ${y - 40}v-18q0-8 8-8h88q8 0 8 8v18z`) +
      stroke(t.line, 8, `M${x - 32} ${y - 12}h64M${x - 32} ${y + 12}h64M${x - 32} ${y + 36}h40`)
    );
  };
  const arrow = (x1: number, y1: number, x2: number, y2: number, rise: number): string =>
    stroke(
      ACCENTS.ochre,
      7,
      `M${x1} ${y1}C${x1 + 220} ${y1 - rise} ${x2 - 220} ${y2 - rise} ${x2 - 14} ${y2}`,
    ) + shape(ACCENTS.ochre, `M${x2} ${y2 + 6}l-38-8 24-26z`);
  return [
    ground(slug, { paper: "#0F3238", line: "#1B4A51", bold: "#2A636A", count: 14 }),
    stroke("#5E8186", 6, "M222 450h60M282 200v500M282 200h60M282 450h60M282 700h60") +
      stroke(LEAF, 6, "M1378 450h-60M1318 200v500M1318 200h-60M1318 450h-60M1318 700h-60"),
    // The deck hangs from the lowest arrow.
    stroke(
      "#2A636A",
      4,
      [560, 640, 720, 800, 880, 960, 1040]
        .map(
          (x) =>
            `M${x} ${(792 - 34 * (1 - ((x - 800) / 340) ** 2)).toFixed(0)}V${(622 + 66 * ((x - 800) / 340) ** 2).toFixed(0)}`,
        )
        .join(""),
    ) + stroke("#2A636A", 12, "M440 800Q800 720 1160 800"),
    arrow(170, 376, 1424, 376, 470) +
      arrow(452, 200, 1138, 450, 40) +
      arrow(452, 450, 1138, 200, 40) +
      arrow(452, 700, 1138, 700, 110),
    page(170, 450, true) + page(394, 200, true) + page(394, 450, true) + page(394, 700, true),
    page(1430, 450, false) + page(1206, 200, false) + page(1206, 450, false) + page(1206, 700, false),
  ].join("");
}

/** Useful AI: order forms go in, a tidy table comes out, one line under the lens. */
export function ai(slug: string): string {
  const t: Tones = { face: PAPER, shade: "#C3CFC8", line: LINE, ink: INK_2, accent: ACCENTS.heather };
  const violet = ACCENTS.heather;
  const form = (x: number, y: number, turn: number): string =>
    `<g transform="rotate(${turn} ${x + 80} ${y + 100})">${sheet(t, x, y, 160, 200, 6)}${rounded(violet, x + 22, y + 20, 60, 16, 4)}</g>`;
  const rowY = (i: number): number => 452 + i * 62;
  return [
    ground(slug, {
      paper: "#F1EFF7",
      line: "#E0DCEE",
      bold: "#CBC4E2",
      count: 18,
      relief: (x, y, noise) => Math.hypot(x - 470, (y - 480) * 1.1) / 190 + noise(x, y) * 0.32,
    }),
    placed(-60, 0, 1, form(250, 96, -16) + form(520, 92, 14) + form(382, 66, -3)),
    placed(
      -60,
      0,
      1,
      shape(
        mix(violet, INK, 0.12),
        "M196 316h560l-8 40q-40 130-190 190l-14 130H408l-14-130q-150-60-190-190z",
      ) +
        shape(
          mix(violet, INK, 0.34),
          "M600 316h156l-8 40q-40 130-190 190l-14 130h-60l20-160q90-60 106-200z",
        ) +
        rounded(mix(violet, PAPER, 0.2), 180, 296, 592, 44, 14) +
        gear(mix(violet, PAPER, 0.35), mix(violet, INK, 0.12), 440, 446, 62, 9),
    ),
    placed(
      -60,
      0,
      1,
      stroke(mix(violet, INK, 0.12), 12, "M476 676v60q0 44 44 44h190") +
        shape(mix(violet, INK, 0.12), "M752 780l-52-28v56z"),
    ),
    rounded(mix("#F1EFF7", INK, 0.14), 772, 352, 640, 484, 16) +
      rounded(PAPER, 756, 336, 640, 484, 16) +
      shape(INK_2, "M756 420v-68q0-16 16-16h608q16 0 16 16v68z") +
      rounded(LEAF, 790, 368, 90, 18, 6) +
      rounded("#5B7267", 950, 368, 120, 18, 6) +
      rounded("#5B7267", 1140, 368, 80, 18, 6) +
      rounded("#5B7267", 1280, 368, 70, 18, 6),
    box(mix(ACCENTS.ochre, PAPER, 0.68), 756, rowY(3) - 31, 640, 62),
    [0, 1, 2, 3, 4, 5]
      .map(
        (i) =>
          stroke(LINE, 3, `M776 ${rowY(i) + 31}h600`) +
          stroke(
            i === 3 ? ACCENTS.ochre : "#C3CFC8",
            13,
            `M798 ${rowY(i)}h${[70, 84, 60, 78, 66, 80][i]}M958 ${rowY(i)}h${[110, 90, 120, 96, 104, 84][i]}M1148 ${rowY(i)}h64`,
          ) +
          disc(i === 3 ? ACCENTS.clay : GREEN, 1310, rowY(i), 12),
      )
      .join(""),
    stroke(INK_2, 30, "M1374 712l92 96") +
      stroke(INK_3, 18, "M1310 545a93 93 0 1 0 .1 0z") +
      disc(mix(ACCENTS.glacier, PAPER, 0.55), 1310, 638, 82).replace("/>", ' opacity=".45"/>') +
      disc(ACCENTS.clay, 1310, 638, 26) +
      stroke(PAPER, 7, "M1310 626v12M1310 650v.1"),
  ].join("");
}
