import { circle, path, rect } from "../lib/svg";
import { INK, PAPER } from "./kit";

const WOOD = { light: "#E3CFA4", mid: "#C9A56B", dark: "#8A6A3C", night: "#3E3320" };

/** The workshop of a joiner, in flat shapes: window, bench, planks, plane, lamp. */
export function workshop(x: number, y: number, width: number, height: number): string {
  const floor = y + height - 56;
  return (
    rect(x, y, width, height, { fill: "#F0E4C8" }) +
    rect(x, floor, width, 56, { fill: WOOD.mid }) +
    // Window and the mountains behind it
    rect(x + 44, y + 30, 190, 136, { fill: "#CFE3EA" }) +
    path(`M${x + 44} ${y + 166}v-40l52-56 38 40 30-30 70 66v20z`, { fill: "#6B8F4E" }) +
    path(`M${x + 84} ${y + 84}l12-14 12 13-10 5-6-3z`, { fill: PAPER }) +
    path(`M${x + 139} ${y + 30}v136M${x + 44} ${y + 98}h190`, { stroke: WOOD.dark, "stroke-width": 5 }) +
    rect(x + 42, y + 28, 194, 140, { fill: "none", stroke: WOOD.dark, "stroke-width": 6 }) +
    // Lamp and its light
    path(`M${x + 484} ${y}v40`, { stroke: INK, "stroke-width": 4 }) +
    path(`M${x + 442} ${y + 72}a42 34 0 0 1 84 0z`, { fill: INK }) +
    path(`M${x + 442} ${y + 72}h84l64 ${floor - y - 72}H${x + 378}z`, { fill: PAPER, "fill-opacity": 0.35 }) +
    // Planks against the wall
    [0, 1, 2, 3]
      .map((i) =>
        path(
          `M${x + 568 + i * 20} ${floor + 10}l${20 - i * 2}-${206 - i * 18}h18l-${20 - i * 2} ${206 - i * 18}z`,
          { fill: [WOOD.mid, WOOD.light, WOOD.dark, WOOD.mid][i] ?? WOOD.mid },
        ),
      )
      .join("") +
    // Bench, vice, plane and shavings
    rect(x + 330, floor - 76, 252, 22, { fill: WOOD.dark }) +
    path(`M${x + 424} ${floor - 54}h22v84h-22zM${x + 540} ${floor - 54}h22v84h-22z`, { fill: WOOD.night }) +
    rect(x + 446, floor - 10, 94, 14, { fill: WOOD.night }) +
    rect(x + 410, floor - 92, 150, 16, { fill: WOOD.light }) +
    path(
      `M${x + 436} ${floor - 92}v-18h70l12 18zM${x + 452} ${floor - 110}c-2-20 16-22 16-4v4zM${x + 490} ${floor - 110}v-12h10v12z`,
      { fill: WOOD.night },
    ) +
    [0, 1, 2]
      .map((i) =>
        circle(x + 392 - i * 15, floor - 84 + (i % 2) * 4, 8 - i, {
          fill: "none",
          stroke: WOOD.mid,
          "stroke-width": 4,
        }),
      )
      .join("")
  );
}

/** Three pieces of work, each drawn in a frame 198 pixels wide: a staircase, a kitchen, a window. */
export const WORKS: readonly ((x: number, y: number) => string)[] = [
  // A staircase
  (left, top) =>
    [0, 1, 2, 3, 4]
      .map((i) => rect(left + 22 + i * 30, top + 98 - i * 19, 34, 10, { fill: WOOD.dark }))
      .join("") +
    path(`M${left + 26} ${top + 60}l140-88m-132 92v44m124-122v46`, {
      stroke: WOOD.night,
      "stroke-width": 5,
    }),
  // A kitchen
  (left, top) =>
    rect(left + 20, top + 58, 158, 52, { fill: WOOD.dark }) +
    rect(left + 14, top + 48, 170, 10, { fill: WOOD.night }) +
    rect(left + 30, top + 6, 62, 30, { fill: WOOD.mid }) +
    rect(left + 98, top + 6, 62, 30, { fill: WOOD.mid }) +
    path(`M${left + 72} ${top + 58}v52M${left + 126} ${top + 58}v52`, {
      stroke: WOOD.light,
      "stroke-width": 2,
    }),
  // A window frame
  (left, top) =>
    rect(left + 54, top - 10, 90, 104, { fill: "#CFE3EA", stroke: WOOD.dark, "stroke-width": 9 }) +
    path(`M${left + 99} ${top - 10}v104M${left + 54} ${top + 42}h90`, {
      stroke: WOOD.dark,
      "stroke-width": 6,
    }),
];
