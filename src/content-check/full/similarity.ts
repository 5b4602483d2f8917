import { faultAt, type Fault } from "../fault";
import { documentsOf, type Content } from "../read/content";
import { textAt, texts, type Document } from "../document";
import type { Schemas } from "../schema/load";
import { htmlToText } from "../../shared/html";
import { starterMark } from "./starter";

/** Largest share of common five-word sequences between two pages of a type, from 0 to 1. */
export const maxSimilarity = 0.35;

const shingleWords = 5;

/** Fields whose words belong to the entry itself, and are left out of the comparison. */
const names: Readonly<Record<string, readonly (readonly string[])[]>> = {
  city: [["city"], ["locative"], ["population"], ["departement", "name"], ["region"]],
  technology: [["name"]],
  service: [["name"]],
};

/** Two pages of one type and what they share. */
export interface Pair {
  readonly a: Document;
  readonly b: Document;
  /** Common sequences over those of the shorter page, from 0 to 1. */
  readonly similarity: number;
}

/** Every pair of cities, technologies and services, the closest first. */
export function similarPairs(content: Content, schemas: Schemas): ReadonlyMap<string, readonly Pair[]> {
  return new Map(
    Object.keys(names).map((kind) => {
      const pages = documentsOf(content, kind).map((document) => ({
        document,
        shingles: shinglesOf(document, schemas),
      }));
      const pairs = pages.flatMap((a, index) =>
        pages
          .slice(index + 1)
          .map((b) => ({ a: a.document, b: b.document, similarity: shared(a.shingles, b.shingles) })),
      );
      return [kind, pairs.sort((x, y) => y.similarity - x.similarity)];
    }),
  );
}

/** Pages so close to another of their type that search engines would show only one of them; reported on both. */
export function checkSimilarity(pairs: ReadonlyMap<string, readonly Pair[]>): Fault[] {
  return [...pairs.values()]
    .flat()
    .filter(({ similarity }) => similarity > maxSimilarity)
    .flatMap(({ a, b, similarity }) => [likeness(a, b, similarity), likeness(b, a, similarity)]);
}

const likeness = (page: Document, other: Document, similarity: number): Fault =>
  faultAt(page, {
    problem: `Ce texte et celui de ${other.file} se ressemblent à ${percent(similarity)} ; le maximum est ${percent(maxSimilarity)}.`,
    remedy:
      "Réécrivez-le à partir de ce que cette page a de propre : ses métiers, ses chiffres, ses exemples.",
  });

const percent = (share: number): string =>
  `${(share * 100).toLocaleString("fr-FR", { minimumFractionDigits: 1, maximumFractionDigits: 1 })}\u00a0%`;

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
    if ((form !== "texte" && form !== "html") || path[0] === "seo" || text.includes(starterMark)) continue;
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
