import { faultAt, type Fault } from "../../fault";
import { documentsOf, settingOf, type Content } from "../../read/content";
import type { Prose } from "../../text/prose";

/** Characters of its own that a page may have: with more, it is over 9 000 pixels high on a phone. */
const most = 4_700;

/** Characters that the home page may have: with more, its document weighs over 21 000 bytes (docs/performance.md). */
const mostOnHome = 9_600;

/** Entries whose pages share most of their blocks with others, and grow with their own texts. */
const entries = ["city", "service", "technology"];

/** Settings whose texts the home page shows. */
const onHome = [
  "home",
  "faq",
  "solutions",
  "why-collaborate",
  "expertise",
  "estimate",
  "booking",
  "founder",
  "key-stats",
];

/** Pages that nobody reads to their end on a phone, or that a slow line brings late. */
export function checkLengths(content: Content, prose: readonly Prose[]): Fault[] {
  const lengthOf = (isMeant: (run: Prose) => boolean): number =>
    prose
      .filter((run) => run.path?.at(0) !== "seo" && run.path?.at(-1) !== "alt" && isMeant(run))
      .reduce((sum, { text }) => sum + text.replace(/<[^>]*>/g, "").length, 0);
  const pages = entries
    .flatMap((kind) => documentsOf(content, kind))
    .map((document) => {
      const length = lengthOf((run) => run.document === document);
      return {
        document,
        length,
        limit: most,
        because: "sur un téléphone, elle dépasse 9 000 pixels de haut",
      };
    });
  const document = settingOf(content, "home");
  const length = lengthOf((run) => onHome.includes(run.document.kind));
  const because = `avec ${onHome.slice(1).join(", ")}, elle se charge trop lentement`;
  const all = document ? [...pages, { document, length, limit: mostOnHome, because }] : pages;
  return all
    .filter((page) => page.length > page.limit)
    .map((page) =>
      faultAt(page.document, {
        severity: "warning",
        problem: `Cette page compte ${shown(page.length)} caractères de texte : ${page.because}.`,
        remedy: `Raccourcissez-la d’environ ${shown(Math.ceil((page.length - page.limit) / 50) * 50)} caractères.`,
      }),
    );
}

const shown = (count: number): string => count.toLocaleString("fr-FR");
