import { contourGround } from "../interface/ground";
import { createHeadings, headingWidth } from "../interface/heading";
import type { Headings } from "../interface/heading";
import { label, mono, MONO_EM, monoRun, sans, widthOf } from "../interface/text";
import { ACCENTS, INK, INK_2, INK_3, LEAF, LINE, lighter, MIST, mix, PAPER } from "../lib/palette";
import { circle, group, path, rect, svgDocument } from "../lib/svg";
import { isDark } from "./entries";
import type { Technology } from "./entries";
import { highlight } from "./highlight";
import type { Tone } from "./highlight";

/** A piece of code or configuration and what comes of it. */
export interface Excerpt {
  /** Name on the window's tab. */
  file: string;
  /** Prism's name of the language. */
  language: string;
  code: string;
  /** What the code gives, on the card beside the window. */
  result: { value: string; caption: string };
}

const WIDTH = 1200;
const HEIGHT = 900;
const WINDOW = { x: 64, width: 1072, head: 62 };
const GUTTER = 74;

/** Size of the letters and lines that suits an excerpt; an excerpt that stays unreadable throws. */
function measure(slug: string, lines: readonly string[]): { cell: number; leading: number } {
  const columns = Math.max(...lines.map((line) => [...line].length));
  const cell = Math.floor(Math.min(19.5, (WINDOW.width - GUTTER - 34) / columns) * 2) / 2;
  const leading = Math.round(Math.min(cell * 2.4, 560 / lines.length));
  if (cell < 16 || leading < 34)
    throw new Error(`${slug}: ${columns} columns and ${lines.length} lines do not stay readable`);
  return { cell, leading };
}

function tones(accent: string, dark: boolean): Record<Tone, string> {
  return {
    text: LINE,
    keyword: lighter(accent, dark ? 0.42 : 0.2),
    string: LEAF,
    name: PAPER,
    comment: mix(INK_3, LINE, 0.52),
  };
}

/** The card that hangs from the window: what the code gives. */
function card(
  excerpt: Excerpt,
  right: number,
  accent: string,
  type: Headings,
): { width: number; draw: (y: number) => string } {
  const { value, caption } = excerpt.result;
  const width = Math.max(headingWidth(value, 46), widthOf(caption, 24)) + 72;
  const x = right - width;
  return {
    width,
    draw: (y) =>
      rect(x, y, width, 140, { fill: PAPER, rx: 10, stroke: LINE, "stroke-width": 2 }) +
      rect(x + 36, y, 72, 6, { fill: accent }) +
      type.heading(value, x + 36, y + 76, { size: 46, fill: INK, within: width - 60 }) +
      sans(label(caption, x + 36, y + 114, { size: 24, fill: "#4A5F55", within: width - 60 })),
  };
}

/** Draws the excerpt of a technology in an editor window, with its result. */
export function codeWindow(technology: Technology, excerpt: Excerpt): string {
  const accent = ACCENTS[technology.accent];
  const lines = excerpt.code.split("\n");
  const { cell, leading } = measure(technology.slug, lines);
  const { x, width, head } = WINDOW;
  const hang = 84;
  const type = createHeadings();
  const hanging = card(excerpt, x + width - 40, accent, type);
  // Where the last lines run far to the right, the window grows and the card hangs below them.
  const free = x + width - 40 - hanging.width - 12;
  const clear = lines.slice(-2).every((line) => x + GUTTER + [...line].length * cell < free);
  const height = Math.max(600, head + lines.length * leading + (clear ? 86 : 122));
  const y = Math.round((HEIGHT - height - hang) / 2);
  const bottom = y + height;
  const spare = height - head - lines.length * leading - (clear ? 60 : 96);
  const first = Math.round(y + head + 22 + spare * 0.35 + leading * 0.68);
  const colours = tones(accent, isDark(technology.accent));
  const runs = highlight(excerpt.code, excerpt.language);
  const byTone = (Object.keys(colours) as Tone[]).map((tone) =>
    group(
      { fill: colours[tone] },
      ...runs
        .filter((run) => run.tone === tone)
        .map((run) => monoRun(run.text, x + GUTTER + run.column * cell, first + run.line * leading, cell)),
    ),
  );
  const numbering = group(
    { fill: mix(INK_3, LINE, 0.3), "text-anchor": "end" },
    ...lines.map((_, i) => monoRun(String(i + 1), x + GUTTER - 26, first + i * leading, cell)),
  );
  const tab = [...excerpt.file].length * 22 * MONO_EM;
  const result = hanging.draw(bottom - (140 - hang));
  return svgDocument(
    WIDTH,
    HEIGHT,
    { defs: type.defs() },
    rect(0, 0, WIDTH, HEIGHT, { fill: mix(MIST, accent, 0.22) }),
    contourGround(`${technology.slug}/code`, WIDTH, HEIGHT, {
      colour: mix(MIST, accent, 0.5),
      count: 7,
      hill: 520,
    }),
    rect(x, y, width, height, { fill: INK, rx: 12 }),
    path(`M${x} ${y + head}V${y + 12}a12 12 0 0 1 12-12H${x + width - 12}a12 12 0 0 1 12 12V${y + head}z`, {
      fill: INK_2,
    }),
    path(`M${x + 118} ${y + head}V${y + 14}h${tab + 56}V${y + head}z`, { fill: INK }),
    rect(x + 118, y + 14, tab + 56, 3, { fill: accent }),
    group(
      { fill: "none", stroke: mix(INK_3, LINE, 0.35), "stroke-width": 2 },
      ...[0, 1, 2].map((i) => circle(x + 34 + i * 24, y + head / 2, 7)),
    ),
    mono(22 * MONO_EM, { fill: LINE }, monoRun(excerpt.file, x + 146, y + head / 2 + 15, 22 * MONO_EM)),
    mono(cell, {}, numbering, ...byTone),
    result,
  );
}
