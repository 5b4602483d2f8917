import { faultAt } from "../../fault";
import type { Rule } from "../../rule";

/** Texts that only hold a place. */
export const fillerRule: Rule = {
  name: "filler",
  everyBuild: false,
  check: ({ prose }) =>
    prose.flatMap(({ document, path, index, text }) => {
      const place = text.search(/lorem ipsum|\bdolor sit amet\b|\bTODO\b|\bXXX\b/i);
      if (place < 0) return [];
      const remedy = "Écrivez le texte définitif, ou retirez le passage.";
      return faultAt(document, {
        path,
        index: index + place,
        problem: "Un texte de remplissage est resté.",
        remedy,
      });
    }),
};
