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
  const own = new Map<Run, Edit[]>();
  let rank = 0;
  let start = 0;
  for (const edit of edits) {
    for (let run = runs[rank]; run && start + run.text.length < edit.index; run = runs[rank]) {
      start += run.text.length;
      rank += 1;
    }
    for (const { run, ...part } of partsOf(edit, runs, rank, start)) {
      const parts = own.get(run) ?? [];
      own.set(run, parts);
      parts.push(part);
    }
  }
  for (const [run, parts] of own) run.text = changed(run.text, parts);
  return own.size > 0;
}

/** What an edit changes in each run. @param rank of the first run that it may touch, which begins at `start` */
function partsOf({ index, length, replacement }: Edit, runs: readonly Run[], rank: number, start: number) {
  const parts: (Edit & { readonly run: Run })[] = [];
  for (let at = rank, run = runs[at]; run && start <= index + length; at += 1, run = runs[at]) {
    const [from, to] = [Math.max(index, start), Math.min(index + length, start + run.text.length)];
    if (length === 0 ? from === to : from < to)
      parts.push({
        run,
        index: from - start,
        length: to - from,
        replacement: parts.length === 0 ? replacement : "",
      });
    start += run.text.length;
  }
  if (length > 0) return parts.some(({ run }) => run.isFixed) ? [] : parts;
  return parts
    .filter(({ run }) => !run.isFixed)
    .slice(-1)
    .map((part) => ({ ...part, replacement }));
}

function changed(text: string, edits: readonly Edit[]): string {
  let end = 0;
  const pieces = edits.map(({ index, length, replacement }) => {
    const piece = text.slice(end, index) + replacement;
    end = index + length;
    return piece;
  });
  return pieces.join("") + text.slice(end);
}
