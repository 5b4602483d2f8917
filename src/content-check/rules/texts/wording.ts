import { faultAt } from "../../fault";
import type { Rule } from "../../rule";
import { typographyEdits } from "../../text/typography";

/** French typography, in the texts that visitors read. All of it can be fixed by `npm run content:fix`. */
export const typographyRule: Rule = {
  name: "typography",
  everyBuild: false,
  check: ({ prose }) =>
    prose.flatMap(({ document, path, text, visible }) =>
      typographyEdits(visible).map(({ index, length, replacement, problem }) => {
        // With the words on both sides, the remedy can be copied as it is.
        const before = /[^\s<>]{0,30}$/.exec(text.slice(0, index))?.[0] ?? "";
        const after = /^[^\s<>]{0,30}/.exec(text.slice(index + length))?.[0] ?? "";
        const corrected = `${before}${replacement}${after}`.trim();
        const remedy = `Écrivez « ${corrected} » ; npm run content:fix le fait pour vous.`;
        return faultAt(document, { severity: "warning", path, index, problem, remedy });
      }),
    ),
};

/** Texts that only hold a place. */
export const fillerRule: Rule = {
  name: "filler",
  everyBuild: false,
  check: ({ prose }) =>
    prose.flatMap(({ document, path, visible }) => {
      const index = visible.search(/lorem ipsum|\bdolor sit amet\b|\bTODO\b|\bXXX\b/i);
      if (index < 0) return [];
      const remedy = "Écrivez le texte définitif, ou retirez le passage.";
      return faultAt(document, { path, index, problem: "Un texte de remplissage est resté.", remedy });
    }),
};
