import { itemPaths, textAt } from "../../document";
import { faultAt, type Fault } from "../../fault";
import { settingOf, type Content } from "../../read/content";
import type { Rule } from "../../rule";

/** Promises of `content/settings/claims.json` whose number is a word, and reviews from nowhere that it names. */
export const promiseRule: Rule = {
  name: "promise",
  everyBuild: false,
  check: ({ content }) => [...numbersInWords(content), ...reviewSources(content)],
};

/** « quatre » with « semaine » would be shown as it is, and agree with nothing. */
function numbersInWords(content: Content): Fault[] {
  const claims = settingOf(content, "claims");
  if (!claims) return [];
  return itemPaths(claims.data, ["others"]).flatMap((at) => {
    const value = textAt(claims, ...at, "value") ?? "";
    if (textAt(claims, ...at, "unit") === undefined || /\d/.test(value)) return [];
    return faultAt(claims, {
      detail: "number",
      path: [...at, "value"],
      problem: `« ${value} » n’est pas un nombre, et cet engagement a une unité.`,
      remedy:
        "Écrivez le nombre en chiffres : les textes l’accordent, ou l’écrivent en lettres par « en lettres ».",
    });
  });
}

/** The head of the reviews says where they come from (`rating.source`): every review has to be from there. */
function reviewSources(content: Content): Fault[] {
  const [claims, reviews] = [settingOf(content, "claims"), settingOf(content, "reviews")];
  const announced = claims && textAt(claims, "rating", "source");
  if (announced === undefined || !reviews) return [];
  return itemPaths(reviews.data, ["items"]).flatMap((path) => {
    const source = textAt(reviews, ...path, "source") ?? "";
    const [kind = ""] = source.split(/\s/);
    if (announced.includes(kind)) return [];
    return faultAt(reviews, {
      detail: "review-source",
      path: [...path, "source"],
      problem: `« ${source} » ne figure pas parmi les sources annoncées en tête des avis : « ${announced} ».`,
      remedy: "Complétez rating.source dans content/settings/claims.json, ou corrigez la source de cet avis.",
    });
  });
}
