import { GREEN, INK, INK_3, LEAF, mix } from "../lib/palette";
import { round } from "../lib/paths";
import { presence } from "./timing";

/** Pulses that cross the pipeline in one loop: a whole number, or the loop would show its seam. */
const LAPS = 2;
const STAGES = 4;

const EDGE = mix(INK, LEAF, 0.42);

/** What a stage does, in a 24-unit box: write, test, pack, publish. */
const SIGNS = [
  "M9 7 4 12l5 5M15 7l5 5-5 5",
  "M5 12.5 10 17.5 19.5 7",
  "M12 3.5 20 8v8.5l-8 4-8-4V8ZM4 8l8 4.5L20 8M12 12.5v8",
  "M12 19V6M6.5 11.5 12 6l5.5 5.5M5 21h14",
];

/**
 * Four stages on a line, and the pulse that passes through them; a stage lights up as it passes.
 * @param width distance between the first and the last stage, in pixels
 */
export function pipeline(x: number, y: number, width: number, moment: number): string {
  const lap = (moment * LAPS) % 1;
  const gap = width / (STAGES - 1);
  const head = -0.12 + lap * 1.24;
  const shown = (rank: number): number => presence(rank, moment);
  const track = `<path d="M${x} ${y}h${round(width * shown(0.3), 1)}" stroke="${INK_3}" stroke-width="3"/>`;
  const from = Math.max(0, head - 0.14);
  const to = Math.min(1, Math.max(0, head));
  const pulse =
    to > from
      ? `<path d="M${round(x + width * from, 1)} ${y}H${round(x + width * to, 1)}" stroke="${LEAF}" stroke-width="3" stroke-linecap="round" opacity="${round(shown(0.3), 3)}"/>`
      : "";
  const stages = Array.from({ length: STAGES }, (_, i) => {
    const visible = shown(0.1 + i * 0.26);
    if (visible <= 0.001) return "";
    const near = Math.max(0, 1 - Math.abs(head - i / (STAGES - 1)) / 0.13);
    const cx = x + i * gap;
    const ring = mix(EDGE, LEAF, near);
    return (
      `<g opacity="${round(visible, 3)}" transform="translate(${round(cx, 1)} ${y}) scale(${round(0.7 + 0.3 * visible, 3)})">` +
      `<circle r="${round(27 + near * 9, 1)}" fill="${LEAF}" opacity="${round(near * 0.16, 3)}"/>` +
      `<circle r="25" fill="${mix(INK, GREEN, 0.25 + near * 0.75)}" stroke="${ring}" stroke-width="1.8"/>` +
      `<path transform="translate(-12 -12)" d="${SIGNS[i]}" fill="none" stroke="${mix(LEAF, "#FFFFFF", near)}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></g>`
    );
  });
  return track + pulse + stages.join("");
}
