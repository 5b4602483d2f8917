/** A word of a text and its place. */
export interface Word {
  readonly text: string;
  readonly index: number;
}

/** Letters and digits, joined by apostrophes, hyphens, dots and a few signs that names hold: `Node.js`, `C#`. */
const wordPattern =
  /[\p{L}\p{N}][\p{L}\p{M}\p{N}_]*(?:[’'.·&-][\p{L}\p{N}][\p{L}\p{M}\p{N}_]*)*(?:\+\+|#(?!\p{L}))?/gu;
const elision = /^(?:jusqu|lorsqu|puisqu|quoiqu|presqu|quelqu|qu|[ldjmtsnc])[’'](?=\p{L})/iu;

/** The words of a text, in order. */
export const wordsOf = (visible: string): Word[] =>
  Array.from(visible.matchAll(wordPattern), ({ 0: text, index }) => ({ text, index }));

/** A word without the elided one before it: `l’outil` → `outil`. */
export const withoutElision = ({ text, index }: Word): Word => {
  const bare = text.replace(elision, "");
  return { text: bare, index: index + text.length - bare.length };
};

/** Figures, versions, identifiers and short acronyms: no dictionary can tell them right from wrong. */
const unspelled = (word: string): boolean => /[\d_]/.test(word) || /^\p{Lu}{1,5}s?$/u.test(word);

/**
 * True when a word is known, or is made of known words: after an elision (`l’outil`), or joined by hyphens and dots
 * (`avez-vous`).
 */
export function isKnown(word: string, correct: (word: string) => boolean): boolean {
  if (unspelled(word) || correct(word)) return true;
  const bare = word.replace(elision, "");
  if (bare !== word) return isKnown(bare, correct);
  const parts = word.split(/[-.·&]/);
  return parts.length > 1 && parts.every((part) => part.length < 2 || isKnown(part, correct));
}
