import { htmlToText } from "../../shared/html";
import { widthOf, type Setting } from "./outlines";

/** A word, and whether it is set in the accent colour. */
export interface Word {
  readonly text: string;
  readonly accent: boolean;
}

export type Line = readonly Word[];

/** Splits a title into words. No-break spaces keep their neighbours together. @param html checked inline HTML */
export function wordsOf(html: string): Word[] {
  const words: Word[] = [];
  let glued = false;
  for (const part of html.split(/(<span class="green">[\s\S]*?<\/span>)/)) {
    const inner = part.replace(/^<span[^>]*>|<\/span>$/g, "");
    const [first, ...rest] = htmlToText(inner).split(" ").filter(Boolean);
    if (first === undefined) {
      glued &&= inner === "";
      continue;
    }
    const accent = part.startsWith("<span");
    const before = words.at(-1);
    // A comma right after a coloured word is part of it.
    if (before && glued && !/^\s/.test(inner))
      words[words.length - 1] = { ...before, text: before.text + first };
    else words.push({ text: first, accent });
    words.push(...rest.map((text) => ({ text, accent })));
    glued = !/\s$/.test(inner);
  }
  return words;
}

interface Box {
  readonly width: number;
  readonly height: number;
  /** Sizes to try, largest first, in pixels per em. */
  readonly sizes: readonly number[];
  readonly weight: Setting["weight"];
  /** From one baseline to the next, in ems. */
  readonly leading: number;
}

/**
 * Breaks a text into lines at the largest size at which it fits into a box. What does not fit at the smallest ends
 * with an ellipsis.
 */
export function fit(words: readonly Word[], box: Box): { lines: Line[]; size: number } {
  const { width, height, sizes, weight, leading } = box;
  const widthOfLine = measure(words, weight);
  for (const size of sizes) {
    const lines = breakLines(words, (line) => widthOfLine(line) * size, width);
    const isNarrow = lines.every((line) => widthOfLine(line) * size <= width);
    if (isNarrow && lines.length * size * leading <= height) return { lines, size };
  }
  const size = sizes.at(-1) ?? 16;
  const lines = breakLines(words, (line) => widthOfLine(line) * size, width);
  const room = Math.floor(height / (size * leading));
  if (lines.length <= room) return { lines, size };
  return { lines: [...lines.slice(0, room - 1), shortened(lines[room - 1] ?? [])], size };
}

/** Width of lines of these words, in ems. Each word is measured once, whatever the sizes and breaks that are tried. */
function measure(words: readonly Word[], weight: Setting["weight"]): (line: Line) => number {
  const space = widthOf(" ", { size: 1, weight });
  const known = new Map(words.map((word) => [word, widthOf(word.text, { size: 1, weight })]));
  return (line) => line.reduce((sum, word) => sum + (known.get(word) ?? 0) + space, -space);
}

function shortened(line: Line): Line {
  const kept = line.length > 1 ? line.slice(0, -1) : line;
  const last = kept.at(-1);
  return last ? [...kept.slice(0, -1), { ...last, text: `${last.text.replace(/[.,;:!?…]+$/, "")}…` }] : [];
}

/** Fewest lines first, then the narrowest measure that needs no more: no orphan at the end. */
function breakLines(words: readonly Word[], widthOfLine: (line: Line) => number, width: number): Line[] {
  const widest = greedy(words, widthOfLine, width);
  let best = widest;
  for (let measure = width * 0.95; measure > width * 0.5; measure -= width * 0.05) {
    const lines = greedy(words, widthOfLine, measure);
    if (lines.length > widest.length) break;
    best = lines;
  }
  return best;
}

function greedy(words: readonly Word[], widthOfLine: (line: Line) => number, width: number): Line[] {
  const lines: Word[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && widthOfLine([...line, word]) <= width) line.push(word);
    else lines.push([word]);
  }
  return lines;
}
