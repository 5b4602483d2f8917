import { ACCENTS, GREEN, INK, INK_2, INK_3, LEAF, LINE, PAPER, mix } from "../../lib/palette";
import { box, boxPath, disc, shape, stroke } from "../../lib/shapes";
import { ground } from "../ground";
import { browser, rounded } from "../objects";
import type { Tones } from "../objects";

/** Core Web Vitals: a stopwatch on a page that finishes loading. */
export function vitals(slug: string): string {
  const t: Tones = { face: PAPER, shade: "#8FA69A", line: INK_3, ink: INK_2, accent: ACCENTS.glacier };
  return [
    ground(slug, {
      paper: "#0E2229",
      line: "#1D3F49",
      bold: "#2B5865",
      count: 24,
      size: 520,
      relief: (x, y, noise) => (x + y * 1.5) / 420 + noise(x * 0.7, y * 0.7) * 0.8,
    }),
    browser(t, 270, 150, 860, 590, 60),
    rounded("#CFE3E8", 310, 246, 780, 300, 8) +
      disc("#F2D08A", 940, 322, 40) +
      shape("#8DBBC6", "M310 546V460l150-110 120 90 110-70 180 130 110-66 110 70v42z") +
      shape("#54838F", "M310 546v-40l180-84 160 70 150-56 290 90v20z"),
    shape(PAPER, "M760 506h330v40H760z") +
      shape(
        "#E3EBE7",
        "M760 506h30v40h-30zM822 506h30v40h-30zM884 506h30v40h-30zM946 506h30v40h-30zM1008 506h30v40h-30z",
      ),
    stroke(LINE, 16, "M320 590h430M320 628h360M320 666h400"),
    rounded(mix(ACCENTS.glacier, INK, 0.15), 1160 - 32, 306, 64, 50, 8) +
      box(mix(ACCENTS.glacier, INK, 0.3), 1140, 350, 40, 34) +
      `<g transform="rotate(42 1160 590)">${rounded(mix(ACCENTS.glacier, INK, 0.3), 1136, 336, 48, 40, 8)}</g>`,
    disc(mix(ACCENTS.glacier, INK, 0.3), 1160, 590, 222) +
      disc(ACCENTS.glacier, 1160, 590, 206) +
      disc(PAPER, 1160, 590, 176),
    shape(mix(LEAF, PAPER, 0.35), "M1160 590V430a160 160 0 0 1 138.6 80z"),
    stroke(
      INK_3,
      7,
      Array.from({ length: 12 }, (_, i) => {
        const a = (i * Math.PI) / 6;
        const r = i % 3 === 0 ? 132 : 144;
        return `M${(1160 + r * Math.sin(a)).toFixed(0)} ${(590 - r * Math.cos(a)).toFixed(0)}L${(1160 + 158 * Math.sin(a)).toFixed(0)} ${(590 - 158 * Math.cos(a)).toFixed(0)}`;
      }).join(""),
    ),
    stroke(GREEN, 13, "M1134 605L1284 518") + disc(INK_2, 1160, 590, 20) + disc(LEAF, 1160, 590, 8),
  ].join("");
}

/** PostgreSQL: a database cut open on its index tree, one branch lit. */
export function postgres(slug: string): string {
  const wall = "#54707A";
  const nodes: readonly (readonly [number, number, boolean])[] = [
    [800, 430, true],
    [640, 512, false],
    [960, 512, true],
    [570, 596, false],
    [710, 596, false],
    [890, 596, true],
    [1030, 596, false],
  ];
  const leaf = (x: number, lit: boolean): string =>
    shape(
      lit ? LEAF : "#3C5560",
      boxPath(x - 44, 664, 26, 44) + boxPath(x - 13, 664, 26, 44) + boxPath(x + 18, 664, 26, 44),
    );
  return [
    ground(slug, {
      paper: "#10212A",
      line: "#1F3C48",
      bold: "#2E5563",
      count: 16,
      relief: (x, y, noise) => Math.hypot((x - 800) / 620, (y - 560) / 330) + noise(x, y) * 0.35,
    }),
    shape(
      "#17323D",
      "M150 640q40-190 330-240 330-70 660 10 320 70 330 240-20 170-340 210-330 40-640 0-330-50-340-220z",
    ) +
      stroke(
        "#3A6A78",
        4,
        "M150 640q40-190 330-240 330-70 660 10 320 70 330 240-20 170-340 210-330 40-640 0-330-50-340-220z",
      ) +
      stroke("#2A505C", 3, "M260 660h70M1240 700h90M1180 520h60M330 520h50M1300 600h50"),
    shape(mix(wall, INK, 0.15), "M440 250v470c0 62 160 110 360 110s360-48 360-110V250z") +
      shape(mix(wall, INK, 0.35), "M980 352v462c108-20 180-56 180-94V250z"),
    shape("#7F9AA4", "M440 250c0-62 160-110 360-110s360 48 360 110-160 110-360 110-360-48-360-110z") +
      shape("#9DB4BC", "M480 244c0-46 143-82 320-82s320 36 320 82-143 82-320 82-320-36-320-82z"),
    shape("#0C1920", "M498 330q130 50 302 50t302-50v400q-130 62-302 62t-302-62z"),
    stroke(
      "#3C5560",
      7,
      "M800 430L640 512M640 512l-70 84M640 512l70 84M960 512l70 84M570 596v90M710 596v90M1030 596v90",
    ) + stroke(LEAF, 10, "M800 430l160 82-70 84v80"),
    nodes
      .map(
        ([x, y, lit]) =>
          rounded(lit ? LEAF : "#3C5560", x - 42, y - 20, 84, 40, 8) +
          stroke(lit ? GREEN : "#5D7A86", 5, `M${x - 26} ${y}h14M${x - 4} ${y}h10M${x + 14} ${y}h12`),
      )
      .join(""),
    leaf(570, false) +
      leaf(710, false) +
      leaf(1030, false) +
      leaf(890, false) +
      shape(LEAF, boxPath(877, 664, 26, 44)) +
      stroke(mix(LEAF, "#0C1920", 0.55), 4, "M866 652h48v68h-48z"),
  ].join("");
}
