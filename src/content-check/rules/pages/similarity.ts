import { faultAt, type Fault } from "../../fault";
import { documentsOf } from "../../read/content";
import type { Rule } from "../../rule";
import { textAt, texts, type Document } from "../../document";
import type { Schemas } from "../../schema/load";
import { htmlToText } from "../../../shared/html";

/** Largest share of common five-word sequences between two pages of a type, from 0 to 1. */
const maxSimilarity = 0.35;

const shingleWords = 5;

/** Fields whose words belong to the entry itself, and are left out of the comparison. */
const names: Readonly<Record<string, readonly (readonly string[])[]>> = {
  city: [["city"], ["locative"], ["population"], ["departement", "name"], ["region"]],
  technology: [["name"]],
  service: [["name"]],
};

/**
 * Cities, technologies and services so close to another of their type that search engines would show only one of them;
 * reported on both.
 */
export const similarityRule: Rule = {
  name: "similarity",
  everyBuild: false,
  check: ({ content, schemas }) =>
    Object.keys(names).flatMap((kind) => {
      const pages = documentsOf(content, kind).map((page) => ({ page, shingles: shinglesOf(page, schemas) }));
      return pages.flatMap((one, index) =>
        pages.slice(index + 1).flatMap((other) => {
          const similarity = shared(one.shingles, other.shingles);
          if (similarity <= maxSimilarity) return [];
          return [likeness(one.page, other.page, similarity), likeness(other.page, one.page, similarity)];
        }),
      );
    }),
};

const likeness = (page: Document, other: Document, similarity: number): Fault =>
  faultAt(page, {
    problem: `Ce texte et celui de ${other.file} se ressemblent à ${percent(similarity)} ; le maximum est ${percent(maxSimilarity)}.`,
    remedy:
      "Réécrivez-le à partir de ce que cette page a de propre : ses métiers, ses chiffres, ses exemples.",
  });

const percent = (share: number): string =>
  `${(share * 100).toLocaleString("fr-FR", { minimumFractionDigits: 1, maximumFractionDigits: 1 })}\u00a0%`;

/** Common sequences over those of the shorter page, from 0 to 1. */
function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const shingle of a) if (b.has(shingle)) common += 1;
  return common / Math.max(1, Math.min(a.size, b.size));
}

function shinglesOf(document: Document, schemas: Schemas): Set<string> {
  const own = (names[document.kind] ?? [])
    .map((path) => wordsOf(textAt(document, ...path) ?? "").join(" "))
    .filter(Boolean);
  const withoutNames = (text: string): string =>
    own.reduce((left, name) => left.replaceAll(` ${name} `, "  "), ` ${wordsOf(text).join(" ")} `);
  const shingles = new Set<string>();
  for (const { path, text } of texts(document.data)) {
    const form = schemas.at(document.kind, path)?.ref;
    if ((form !== "texte" && form !== "html") || path[0] === "seo") continue;
    const words = withoutNames(htmlToText(text)).split(" ").filter(Boolean);
    for (let end = shingleWords; end <= words.length; end += 1)
      shingles.add(words.slice(end - shingleWords, end).join(" "));
  }
  return shingles;
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .match(/[\p{L}\p{N}]+/gu) ?? [];
