import { itemPaths, textAt } from "../../document";
import { faultAt, type Fault } from "../../fault";
import { settingOf, type Content } from "../../read/content";
import type { Rule } from "../../rule";

/** Promises of `content/settings/claims.json` whose date for rereading is past, and reviews from nowhere that it names. */
export const promiseRule: Rule = {
  name: "promise",
  everyBuild: false,
  check: ({ content, today }) => [...overdue(content, today), ...reviewSources(content)],
};

function overdue(content: Content, today: string): Fault[] {
  const claims = settingOf(content, "claims");
  if (!claims) return [];
  return [["replyHours"], ["rating"], ...itemPaths(claims.data, ["others"])].flatMap((at) => {
    const checkBy = textAt(claims, ...at, "checkBy");
    if (checkBy === undefined || checkBy >= today) return [];
    return faultAt(claims, {
      severity: "warning",
      detail: "overdue",
      path: [...at, "checkBy"],
      problem: `Cet engagement devait être relu avant le ${checkBy}.`,
      remedy: "Vérifiez qu’il tient toujours, puis écrivez la date de la prochaine relecture.",
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
