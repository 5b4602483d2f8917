import { saysFact } from "../../../shared/facts/facts";
import { faultAt, type Fault } from "../../fault";
import type { Rule } from "../../rule";
import type { Prose } from "../../text/prose";
import type { Content } from "../../read/content";

/** Kinds of content that are about the past, or teach: a delay there is no promise of ours. */
const stories: readonly string[] = ["case-study", "blog-post", "legal-page", "reviews", "contest"];

/** What is a fact of the agency wherever it is written, and what only where it repeats one. */
const alwaysOurs = [
  /\d+(?:\s\d+)?\s(?:heures?|h) ouvrée?s?/gu,
  /(?<=(?:dès|à partir de)\s)\d[\d\s]*€\sHT/giu,
  /\d+\s%(?= des honoraires)/gu,
  /(?<![\d,])\d(?:,\d)?\/5(?!\d)/gu,
  /(?<!\d)(?:\+33\s?|0)[1-9](?:[\s.]?\d\d){4}(?!\d)/gu,
];
const oursWhenEqual = [/\d[\d\s]*€\sHT/gu];
const oursOutsideStories = [
  /(?<=(?<!\p{L})en\s)\d+(?: à \d+)?\s(?:semaines?|jours)(?!\souvr)/gu,
  /(?<=sous\s)\d+\sheures(?!\souvr)/gu,
];

/**
 * Prices, delays, phone numbers and the rating that a text types by hand: they would stay behind when the fact changes. Each
 * text has one fault at most.
 */
export const bareFactRule: Rule = {
  name: "bare-fact",
  everyBuild: false,
  check: ({ content, prose }) => prose.flatMap((run) => firstBareFact(run, content) ?? []),
};

function firstBareFact({ document, path, visible }: Prose, { facts }: Content): Fault | undefined {
  if (saysFact(document.path, path?.join(".") ?? "")) return undefined;
  // A no-break space is a space here, one sign for one.
  const text = visible.replace(/\s/g, " ");
  const found = (patterns: readonly RegExp[], isOurs: boolean) =>
    patterns
      .flatMap((pattern) =>
        Array.from(text.matchAll(pattern), ({ 0: written, index }) => ({ written, index })),
      )
      .map((place) => ({ ...place, marks: marksFor(place.written, facts.byKey.values()) }))
      .find(({ marks }) => isOurs || marks.length > 0);
  const first =
    found(alwaysOurs, true) ??
    found(oursWhenEqual, false) ??
    (stories.includes(document.kind) ? undefined : found(oursOutsideStories, false));
  if (!first) return undefined;
  const { written, index, marks } = first;
  const remedy =
    marks.length > 0
      ? `Écrivez ${marks.slice(0, 3).join(" ou ")} : le texte suivra quand ce fait changera.`
      : "Aucun fait ne dit cela : écrivez la marque de celui qu’il faut (docs/changer-un-fait.md les liste).";
  return faultAt(document, { path, index, problem: `« ${written} » est écrit à la main.`, remedy });
}

/** The marks of the facts that read like this. */
const marksFor = (
  written: string,
  facts: Iterable<{ readonly name: string; readonly text: string }>,
): string[] =>
  Array.from(facts).flatMap(({ name, text }) =>
    text.replace(/\s/g, " ") === written ? `« {{${name}}} »` : [],
  );
