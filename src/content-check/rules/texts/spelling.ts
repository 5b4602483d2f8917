import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import nspell from "nspell";
import { faultAt } from "../../fault";
import { spellingFile } from "../../file-roles";
import type { Rule } from "../../rule";

/** Suggesting is slow; past this many unknown words, a report has other problems than their corrections. */
const mostSuggestions = 40;

/** A sentence with more is rather of another language. */
const mostUnknown = 3;

/** Letters and digits, joined by apostrophes, hyphens, dots and a few signs that names hold: `Node.js`, `C#`. */
const word =
  /[\p{L}\p{N}][\p{L}\p{M}\p{N}_]*(?:[’'.·&-][\p{L}\p{N}][\p{L}\p{M}\p{N}_]*)*(?:\+\+|#(?!\p{L}))?/gu;
const elision = /^(?:jusqu|lorsqu|puisqu|quoiqu|presqu|quelqu|qu|[ldjmtsnc])[’'](?=\p{L})/iu;

/** Words that neither the dictionary nor the project's list knows: one warning per word and file. */
export const spellingRule: Rule = {
  name: "spelling",
  everyBuild: false,
  check({ content, prose }) {
    const speller = loadSpeller(projectWords(content.root));
    const reported = new Set<string>();
    return prose.flatMap(({ document, path, index: start, text: stretch }) => {
      const unknown = Array.from(stretch.matchAll(word)).filter(
        ({ 0: whole }) => !isKnown(whole, speller.correct),
      );
      const quoted =
        unknown.length > mostUnknown ? " Une citation dans une autre langue s’écrit *…*{en}." : "";
      return unknown.flatMap(({ 0: whole, index }) => {
        const text = whole.replace(elision, "");
        const key = `${document.file} ${text}`;
        if (reported.has(key)) return [];
        reported.add(key);
        const near = reported.size <= mostSuggestions ? speller.suggest(text) : [];
        const words = near.map((suggestion) => `« ${suggestion} »`).join(" ou ");
        const choice = near.length > 0 ? `Vouliez-vous dire ${words} ?` : "Corrigez-le.";
        return faultAt(document, {
          severity: "warning",
          path,
          index: start + index + whole.length - text.length,
          problem: `« ${text} » n’est pas dans le dictionnaire.`,
          remedy: `${choice} Si le mot est juste, ajoutez-le à content/${spellingFile}.${quoted}`,
        });
      });
    });
  },
};

/**
 * True when a word is known, or is made of known words: after an elision (`l’outil`), or joined by hyphens and dots
 * (`avez-vous`). Figures, identifiers and short acronyms are in no dictionary.
 */
function isKnown(text: string, correct: (word: string) => boolean): boolean {
  if (/[\d_]|^\p{Lu}{1,5}s?$/u.test(text) || correct(text)) return true;
  const bare = text.replace(elision, "");
  if (bare !== text) return isKnown(bare, correct);
  const parts = text.split(/[-.·&]/);
  return parts.length > 1 && parts.every((part) => part.length < 2 || isKnown(part, correct));
}

/** The words of the project: one per line; lines that start with # and empty lines are left out. */
function projectWords(root: string): string[] {
  const file = path.join(root, spellingFile);
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  return lines.map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#"));
}

/**
 * The dictionary spells every word with l', d', qu' … before it, which makes it six times larger in memory and as
 * long to load. The tokeniser takes the elision off instead.
 */
const elisionRules = /^PFX (?:L'|D'|Q'|Q\*|Qj|[a-z]') .*\n/gm;

/** Loads the Hunspell French dictionary; about a second. @param words accepted besides it */
function loadSpeller(words: readonly string[]) {
  // The package's own loader is ESM with top-level await; its two files are all that is needed.
  const folder = path.dirname(require.resolve("dictionary-fr"));
  const affixes = readFileSync(path.join(folder, "index.aff"), "utf8").replace(elisionRules, "");
  const speller = nspell(affixes, readFileSync(path.join(folder, "index.dic"), "utf8"));
  const straight = (text: string): string => text.replace(/’/g, "'");
  for (const known of words) speller.add(straight(known));
  const known = new Map<string, boolean>();
  return {
    correct: (text: string): boolean => {
      const answer = known.get(text) ?? speller.correct(straight(text));
      known.set(text, answer);
      return answer;
    },
    /** Known words that look like it, best first; at most three. */
    suggest: (text: string): string[] =>
      speller
        .suggest(straight(text))
        .slice(0, 3)
        .map((suggestion) => suggestion.replace(/'/g, "’")),
  };
}
