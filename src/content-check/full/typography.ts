import type { Fault } from "../fault";
import type { Prose } from "../text/prose";
import { typographyEdits } from "../text/typography";

/** French typography, in the texts that visitors read. All of it can be fixed by `npm run content:fix`. */
export function checkTypography(prose: readonly Prose[]): Fault[] {
  return prose.flatMap((run) =>
    typographyEdits(run.visible).map(({ index, length, replacement, problem }) => {
      const [from, to] = wordAround(run.text, index, length);
      const written = run.text.slice(index + length, to);
      const corrected = `${run.text.slice(from, index)}${replacement}${written}`.replace(/\s+/g, (space) =>
        space.includes("\n") ? " " : space,
      );
      return run.faultAt(index, {
        severity: "warning",
        problem,
        remedy: `Écrivez « ${corrected.trim()} » ; npm run content:fix le fait pour vous.`,
      });
    }),
  );
}

/** The words on both sides of a change, so that the remedy can be copied as it is. */
function wordAround(text: string, index: number, length: number): [number, number] {
  let from = index;
  while (from > 0 && index - from < 30 && /[^\s<>]/.test(text.charAt(from - 1))) from -= 1;
  let to = index + length;
  while (to < text.length && to - index < 30 && /[^\s<>]/.test(text.charAt(to))) to += 1;
  return [from, to];
}
