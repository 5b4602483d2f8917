import { mix } from "../lib/palette";
import { path } from "../lib/svg";
import { INK, PAPER } from "./kit";

/** A linen throw hung over a rod, with its stripes and fringe, 240 pixels wide. */
export function throwBlanket(colour: string): string {
  const [light, dark] = [mix(colour, PAPER, 0.26), mix(colour, INK, 0.28)];
  const wave = "c20 12 40 12 60 0s40-12 60 0 40 12 60 0 40-12 60 0";
  const fringe = Array.from(
    { length: 20 },
    (_, i) => `M${6 + i * 12} ${304 + Math.round(Math.sin((i / 5) * Math.PI) * 6)}v30`,
  ).join("");
  return (
    path("M-24 8h288", { stroke: INK, "stroke-width": 8, "stroke-linecap": "round" }) +
    path(fringe, { stroke: dark, "stroke-width": 4, "stroke-linecap": "round" }) +
    path("M16 4h208l10 20H6z", { fill: dark }) +
    path(
      `M0 22a18 18 0 0 1 18-18h204a18 18 0 0 1 18 18v280${wave.replace(/c20 12 40 12 60 0/, "c-20-12-40-12-60 0").replace("s40-12 60 0 40 12 60 0 40-12 60 0", "s-40 12-60 0-40-12-60 0-40 12-60 0")}z`,
      { fill: colour },
    ) +
    [228, 246, 270]
      .map((y, i) =>
        path(`M0 ${y}${wave}`, { fill: "none", stroke: light, "stroke-width": i === 1 ? 10 : 4 }),
      )
      .join("") +
    path("M60 30v190M124 30v150M186 30v200", {
      stroke: dark,
      "stroke-opacity": 0.35,
      "stroke-width": 3,
      "stroke-linecap": "round",
    })
  );
}
