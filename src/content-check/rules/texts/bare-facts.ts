import { saysFact } from "../../../shared/text/facts";
import { faultAt, type Fault } from "../../fault";
import type { Rule } from "../../rule";
import type { Prose } from "../../text/prose";
import type { Content } from "../../read/content";

/** Kinds of content that are about the past, or teach: a delay there is no promise of ours. */
const stories: readonly string[] = ["case-study", "blog-post", "legal-page", "reviews", "contest"];

/** What may be a fact that a text repeats, and what may be one outside stories. */
const everywhere = [
  /\d+(?:\s\d+)?\s(?:heures?|h) ouvrée?s?/gu,
  /\d[\d\s]*€\sHT/gu,
  /\d+\s%(?= des honoraires)/gu,
  /(?<![\d,])\d(?:,\d)?\/5(?!\d)/gu,
  /(?<!\d)(?:\+33\s?|0)[1-9](?:[\s.]?\d\d){4}(?!\d)/gu,
];
const outsideStories = [
  /(?<=(?<!\p{L})en\s)\d+(?: à \d+)?\s(?:semaines?|jours)(?!\souvr)/gu,
  /(?<=sous\s)\d+\sheures(?!\souvr)/gu,
];

/**
 * Prices, delays, phone numbers and the rating that a text types by hand though a mark says them: they would stay behind when the fact changes. Each
 * text has one fault at most.
 */
export const bareFactRule: Rule = {
  name: "bare-fact",
  everyBuild: false,
  check: ({ content, prose }) => prose.flatMap((run) => firstBareFact(run, content) ?? []),
};

function firstBareFact({ document, path, index, text }: Prose, { facts }: Content): Fault | undefined {
  if (saysFact(document.path, path?.join(".") ?? "")) return undefined;
  const patterns = stories.includes(document.kind) ? everywhere : [...everywhere, ...outsideStories];
  const found = patterns
    .flatMap((pattern) => Array.from(text.replace(/\s/g, " ").matchAll(pattern)))
    .map(({ 0: written, index: place }) => ({
      written,
      place,
      marks: marksFor(written, facts.byKey.values()),
    }))
    .find(({ marks }) => marks.length > 0);
  if (!found) return undefined;
  const { written, place, marks } = found;
  return faultAt(document, {
    path,
    index: index + place,
    problem: `« ${written} » est écrit à la main.`,
    remedy: `Écrivez ${marks.slice(0, 3).join(" ou ")} : le texte suivra quand ce fait changera.`,
  });
}

/** The marks of the facts that read like this. */
const marksFor = (
  written: string,
  facts: Iterable<{ readonly name: string; readonly text: string }>,
): string[] =>
  Array.from(facts).flatMap(({ name, text }) =>
    text.replace(/\s/g, " ") === written ? `« {{${name}}} »` : [],
  );
