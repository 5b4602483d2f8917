import { itemsAt } from "../../document";
import { faultAt, type Fault } from "../../fault";
import type { Rule } from "../../rule";

/** What a law or an editor may change without notice: a rule of law, or the end of a version's support. */
const aging =
  /règlement (?:européen|\(UE\))|directive (?:européenne|\(UE\))|(?<!\p{L})(?:décrets?|lois?)(?!\p{L})|fin de support|sort du support|plus (?:corrigé|maintenu)e?(?!\p{L})|sans correctifs depuis|jusqu’en (?:\p{L}+\s)?20\d\d/u;

/** Pages that tell such a fact and keep no source of it, where their kind has a field for sources: nobody could verify it. */
export const sourceRule: Rule = {
  name: "source",
  everyBuild: false,
  check({ content, schemas, prose }) {
    const unsourced = content.documents.filter(
      ({ kind, data }) => schemas.at(kind, ["sources"]) && itemsAt(data, ["sources"]).length === 0,
    );
    return unsourced.flatMap((document): Fault[] => {
      const facts = prose.flatMap(({ document: of, path, visible }) => {
        const found = of === document && path?.at(0) !== "seo" ? aging.exec(visible) : undefined;
        return found ? [{ path, index: found.index, words: found[0] }] : [];
      });
      // One source may be enough for all of them: the first is told.
      return facts.slice(0, 1).map(({ words, ...place }) =>
        faultAt(document, {
          severity: "warning",
          ...place,
          problem: `Rien ne dit d’où vient ce fait, qui changera : « ${words} ».`,
          remedy: "Ajoutez à « sources » le titre et l’adresse de la page officielle qui le donne.",
        }),
      );
    });
  },
};
