import { faultAt } from "../at";
import { textAt, valueAt } from "../document";
import type { Fault } from "../fault";
import { settingOf, type Content } from "../read/content";

/** The same frequent question asked twice. */
export function checkQuestions(content: Content): Fault[] {
  const faq = settingOf(content, "faq");
  const items = valueAt(faq?.data, ["items"]);
  if (!faq || !Array.isArray(items)) return [];
  const seen = new Map<string, number>();
  return items.flatMap((_, index) => {
    const question = (textAt(faq, "items", index, "question") ?? "").toLocaleLowerCase("fr");
    const words = question.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
    const first = seen.get(words);
    if (first === undefined) seen.set(words, index);
    if (first === undefined || words === "") return [];
    return faultAt(faq, {
      path: ["items", index, "question"],
      problem: `Cette question est déjà la ${first === 0 ? "1re" : `${first + 1}e`} de la liste.`,
      remedy: "Remplacez l’une des deux.",
    });
  });
}
