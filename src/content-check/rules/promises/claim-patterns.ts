import { textAt, texts, valueAt, itemPaths, type Document, type Path } from "../../document";
import { amountPattern, counted, space } from "./claim-amounts";

/** One way of writing a promise. `pattern` names the groups `amount` and `unit`. */
export interface ClaimPattern {
  /** Where the promises stand in `claims.json`; agreeing with one is enough. */
  readonly claims: readonly Path[];
  readonly pattern: RegExp;
  /** Whether it tells of a kind of project ("a shop in 4 weeks"): in a story that is no promise of ours. */
  readonly ofSubject: boolean;
}

/** What may stand between the words of one promise: no end of sentence. */
const gap = String.raw`[^.;!?…\n]{0,60}?`;

/** How a delay follows what it is promised for. */
const delay = String.raw`(?:\ben|sous|dès|:|à partir de|comptez|livrée?s?)${space}${amountPattern}`;

/** Where the promises of `claims.json` stand. */
export const claimPaths = ({ data }: Document): Path[] => [
  ...["replyHours", "rating"].filter((key) => valueAt(data, [key]) !== undefined).map((key) => [key]),
  ...itemPaths(data, ["others"]),
];

/** What `claims.json` gives: the sentences of each claim (`written`), and what its delay is promised for (`subjects`). */
export function claimPatterns(claims: Document): ClaimPattern[] {
  const all = claimPaths(claims).map((at) => ({
    at,
    written: listAt(claims, at, "written"),
    subjects: listAt(claims, at, "subjects"),
  }));
  const anySubject = all
    .flatMap(({ subjects }) => subjects)
    .map(wordsPattern)
    .join("|");
  /** Between a subject and its delay no other subject, else the delay belongs to that one. */
  const own = String.raw`(?:(?!${anySubject})[^.;!?…\n]){0,50}?`;
  const patterns = all.flatMap(({ at, written, subjects }) => {
    const phrases = written.map(phrasePattern);
    if (!subjects.length) return phrases.map((pattern) => ({ at, pattern, ofSubject: false }));
    return subjects.flatMap((subject) =>
      (phrases.length ? phrases : [delay]).map((phrase) => ({
        at,
        pattern: wordsPattern(subject) + own + phrase,
        ofSubject: true,
      })),
    );
  });
  return Array.from(new Set(patterns.map(({ pattern }) => pattern)), (pattern) => {
    const same = patterns.filter((one) => one.pattern === pattern);
    return {
      claims: same.map(({ at }) => at),
      pattern: new RegExp(pattern, "giu"),
      ofSubject: same.some(({ ofSubject }) => ofSubject),
    };
  });
}

const listAt = ({ data }: Document, at: Path, field: string): string[] =>
  texts(valueAt(data, [...at, field]) ?? []).map(({ text }) => text);

/** The promises that the delay of a service's page repeats, the closest first. */
export const claimsOfService = (claims: Document, service: string): Path[] =>
  claimPaths(claims).filter((at) => listAt(claims, at, "services").includes(service));

/** What a service is called where a promise of it alone is told: « boutique », « ERP ». */
export const subjectsOfService = (claims: Document, service: string): string[] =>
  claimPaths(claims)
    .filter((at) => listAt(claims, at, "services").join() === service)
    .flatMap((at) => listAt(claims, at, "subjects"));

/** What a claim says, for messages. */
export const claimText = (claims: Document, at: Path): string =>
  textAt(claims, ...at, "text") ?? at.join(" ");

const bare = String.raw`(?<![\d,/])(?<amount>\d+(?:,\d+)?)(?<unit>)`;

/**
 * The pattern of a sentence of `written`: `#` is the figure with the unit after it, `…` a few words, `[a|b]` words that may
 * be missing, `(a|b)` one of them, `rembours*` a word with any ending. Plurals and feminines are understood.
 */
function phrasePattern(phrase: string): string {
  const [, before = "", unit, after = ""] = /^(.*?)#(?:\s(\([^)]*\)|\S+))?(.*)$/s.exec(phrase) ?? [];
  if (unit === undefined) return wordsPattern(before) + bare + wordsPattern(after);
  // A working day is another unit than a day.
  const notWorking = /^\s*ouvr/.test(after) ? "" : String.raw`(?!${space}ouvr)`;
  return wordsPattern(before) + counted(wordsPattern(unit)) + notWorking + wordsPattern(after);
}

/** The pattern of some words, in any number and gender; see `phrasePattern`. */
export function wordsPattern(words: string): string {
  const pattern = words
    .replace(/[\\^$.+?{}]/g, "\\$&")
    .replaceAll("(", "(?:")
    .replace(/(\p{L}+)(\*?)/gu, (word, letters: string, any: string) => {
      if (any) return String.raw`${letters}\p{L}*`;
      return letters.length < 3 ? word : `${letters}(?:e?s|e|x)?`;
    })
    .replace(/\[([^\]]*)\]\s*/g, "(?:(?:$1) )?")
    .replace(/\s*\/\s*/g, String.raw`[\s\u00a0]?\/[\s\u00a0]?`)
    .replace(/\s*…\s*/g, gap)
    .replace(/\s+/g, `(?:${space}|(?<=’))`);
  const start = /^[\p{L}(]/u.test(words) ? String.raw`(?<!\p{L})` : "";
  const end = /[\p{L}\d]$/u.test(words) ? String.raw`(?![\p{L}\d/])` : "";
  return start + pattern + end;
}
