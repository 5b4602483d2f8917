/** A change to a text. */
export interface Edit {
  readonly index: number;
  readonly length: number;
  readonly replacement: string;
}

/** A stretch of a text: what an element of a paragraph holds, or an address. */
export interface Run {
  text: string;
  /** Whether nothing in it changes: code, addresses. */
  readonly isFixed?: boolean;
}

/** What the runs read as. */
export const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join("");

/**
 * Makes changes to a text that stands in several runs. One that touches a fixed run is left out; what is inserted between two
 * runs goes to the second, or to the first where that is fixed.
 *
 * @param edits in the text of all runs, in order, and without overlap
 * @returns whether anything changed
 */
export function applyEdits(runs: readonly Run[], edits: readonly Edit[]): boolean {
  const before = textOf(runs);
  for (const { index, length, replacement } of edits.toReversed()) {
    const touched = runsAt(runs, index, length);
    if (touched.length === 0) continue;
    for (const [rank, { run, from, to }] of touched.entries())
      run.text = run.text.slice(0, from) + (rank === 0 ? replacement : "") + run.text.slice(to);
  }
  return textOf(runs) !== before;
}

function runsAt(runs: readonly Run[], index: number, length: number) {
  const touched: { run: Run; from: number; to: number }[] = [];
  let start = 0;
  for (const run of runs) {
    const end = start + run.text.length;
    const [from, to] = [Math.max(index, start), Math.min(index + length, end)];
    if (length === 0 ? from === to : from < to) touched.push({ run, from: from - start, to: to - start });
    start = end;
  }
  if (length > 0) return touched.some(({ run }) => run.isFixed) ? [] : touched;
  return touched.filter(({ run }) => !run.isFixed).slice(-1);
}
