import type { Fact, Facts } from "./facts";

/** A tag, whose attributes take no mark, or a mark; after a backslash its braces are meant as they are. */
const tagOrMark = /<\/?[a-z](?:"[^"]*"|[^">])*>|(\\?)\{\{([^{}\n]*)\}\}/gi;

/** The marks of a text outside its tags, in their order, and those inside. @returns where each stands, and its name */
export function marksIn(text: string): { index: number; mark: string; name: string; isInTag: boolean }[] {
  return Array.from(text.matchAll(tagOrMark)).flatMap(({ 0: found, 1: escape, 2: name, index }) => {
    if (name !== undefined) return escape ? [] : { index, mark: found, name, isInTag: false };
    const inside = /\{\{([^{}\n]*)\}\}/.exec(found);
    return inside
      ? { index: index + inside.index, mark: inside[0], name: inside[1] ?? "", isInTag: true }
      : [];
  });
}

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
export const factOf = (facts: Pick<Facts, "byKey">, name: string): Fact | undefined =>
  facts.byKey.get(keyOfMark(name));

/**
 * A text with its marks filled: `{{délai de réponse}}` becomes « 4 heures ouvrées », `{{Délai de réponse en lettres}}`
 * « Quatre heures ouvrées ». « de » and « que » are elided before it where they have to be. Unknown marks stay as they are:
 * the content check names them.
 *
 * @param show the text of a fact; its `text` by default
 */
export function fillMarks(
  text: string,
  facts: Pick<Facts, "byKey">,
  show = ({ text }: Fact): string => text,
): string {
  if (!text.includes("{{")) return text;
  let filled = "";
  let end = 0;
  for (const { 0: found, 1: escape, 2: name, index } of text.matchAll(tagOrMark)) {
    if (name === undefined) continue;
    const fact = factOf(facts, name);
    if (escape || !fact) {
      filled += text.slice(end, index) + found.slice(escape?.length ?? 0);
    } else {
      const value = show(fact);
      const isCapital = /^\p{Lu}/u.test(name);
      filled = elided(filled + text.slice(end, index), fact.text);
      filled += isCapital ? value.charAt(0).toUpperCase() + value.slice(1) : value;
    }
    end = index + found.length;
  }
  return filled + text.slice(end);
}

/** « de » or « que » at the end of a text, as it is before a word. */
const elided = (before: string, word: string): string =>
  before.replace(/(^|[^\p{L}])(d|qu)(?:e[\s\u00a0]|’)$/iu, (_, start: string, letters: string) =>
    /^(?:[aeiouæœ]|y[^aeiouy])/i.test(word.normalize("NFD")) ? `${start}${letters}’` : `${start}${letters}e `,
  );

/** Fields that hold a program: braces mean there what they mean to it. */
const codeFields = new Set(["code"]);

/** The same for every text of a value, at any depth. */
export function fillEvery<Value>(value: Value, facts: Facts): Value {
  if (typeof value === "string") return fillMarks(value, facts) as Value;
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((item: unknown) => fillEvery(item, facts)) as Value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      codeFields.has(key) ? item : (fillEvery(item, facts) as unknown),
    ]),
  ) as Value;
}
