import type { Fact, FactsByKey } from "./fact";
import type { Edit } from "./runs";
import { takesElision } from "./words";

const mark = /\{\{([^{}\n]*)\}\}/g;

/** The marks of a text in their order: where each stands, as it is written, and its name. */
export const marksIn = (text: string): { index: number; mark: string; name: string }[] =>
  Array.from(text.matchAll(mark), ({ 0: written, 1: name = "", index }) => ({ index, mark: written, name }));

const articles = new Set("le la les l un une des du de d au aux".split(" "));

/** What a mark is found by: accents, capitals, hyphens and articles make no difference. */
export const keyOfMark = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !articles.has(word))
    .join(" ");

/** The fact that a mark stands for. */
export const factOf = (facts: FactsByKey, name: string): Fact | undefined => facts.get(keyOfMark(name));

/**
 * The edits that fill the marks of a text: `{{délai de réponse}}` becomes « 4 heures ouvrées », `{{Délai de réponse en lettres}}`
 * « Quatre heures ouvrées ». « de » and « que » are elided before it where they have to be. Unknown marks stay as they are:
 * the content check names them.
 */
export const markEdits = (text: string, facts: FactsByKey): Edit[] =>
  marksIn(text).flatMap(({ index, mark: written, name }) => {
    const fact = factOf(facts, name);
    if (!fact) return [];
    const isCapital = /^\p{Lu}/u.test(name);
    const replacement = isCapital ? fact.text.charAt(0).toUpperCase() + fact.text.slice(1) : fact.text;
    return [...elision(text.slice(0, index), fact.text), { index, length: written.length, replacement }];
  });

/** « de » or « que » at the end of a text, as it is before a word. */
function elision(before: string, word: string): Edit[] {
  const [, letters, ending = ""] = /(?:^|[^\p{L}])(d|qu)(e[\s\u00a0]|[’'])$/iu.exec(before) ?? [];
  const isElided = takesElision(word);
  if (letters === undefined || isElided === undefined || isElided === !/^e/i.test(ending)) return [];
  const { length } = ending;
  return [{ index: before.length - length, length, replacement: isElided ? "’" : "e " }];
}
