import { faultAt, type Fault } from "../../fault";
import type { Prose } from "../../text/prose";
import { typographyEdits } from "../../text/typography";

/** French typography, in the texts that visitors read. All of it can be fixed by `npm run content:fix`. */
export const checkTypography = (prose: readonly Prose[]): Fault[] =>
  prose.flatMap(({ document, path, text, visible }) =>
    typographyEdits(visible).map(({ index, length, replacement, problem }) => {
      // With the words on both sides, the remedy can be copied as it is.
      const before = /[^\s<>]{0,30}$/.exec(text.slice(0, index))?.[0] ?? "";
      const after = /^[^\s<>]{0,30}/.exec(text.slice(index + length))?.[0] ?? "";
      const corrected = `${before}${replacement}${after}`.trim();
      const remedy = `Écrivez « ${corrected} » ; npm run content:fix le fait pour vous.`;
      return faultAt(document, { severity: "warning", path, index, problem, remedy });
    }),
  );
