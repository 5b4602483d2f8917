import { readFileSync } from "node:fs";
import path from "node:path";
import nspell from "nspell";

/** Tells French words from others. */
export interface Speller {
  /** True when the word, as written or in lower case, is known. Apostrophes may be straight or curved. */
  correct(word: string): boolean;
  /** Known words that look like it, best first; at most three. */
  suggest(word: string): string[];
}

/**
 * Words with a first letter that elides: the dictionary spells every one with l', d', qu' … before it, which makes
 * it six times larger in memory and as long to load. The tokeniser takes the elision off instead.
 */
const elisionRules = /^PFX (?:L'|D'|Q'|Q\*|Qj|[a-z]') .*\n/gm;

/** Loads the Hunspell French dictionary; about a second. @param words accepted besides it */
export function loadSpeller(words: Iterable<string>): Speller {
  // The package's own loader is ESM with top-level await; its two files are all that is needed.
  const folder = path.dirname(require.resolve("dictionary-fr"));
  const affixes = readFileSync(path.join(folder, "index.aff"), "utf8").replace(elisionRules, "");
  const speller = nspell(affixes, readFileSync(path.join(folder, "index.dic"), "utf8"));
  for (const word of words) speller.add(word.replace(/’/g, "'"));
  const known = new Map<string, boolean>();
  return {
    correct(word) {
      const plain = word.replace(/’/g, "'");
      let answer = known.get(plain);
      if (answer === undefined) known.set(plain, (answer = speller.correct(plain)));
      return answer;
    },
    suggest: (word) =>
      speller
        .suggest(word.replace(/’/g, "'"))
        .slice(0, 3)
        .map((one) => one.replace(/'/g, "’")),
  };
}
