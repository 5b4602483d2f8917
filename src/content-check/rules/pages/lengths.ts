import type { Document } from "../../document";
import { faultAt, type Fault } from "../../fault";
import { documentsOf, settingOf } from "../../read/content";
import type { Rule } from "../../rule";
import type { Prose } from "../../text/prose";

/** Characters of its own that a page may have: with more, it is over 9 000 pixels high on a phone. */
const most = 4_700;

/** Characters that the home page may have: with more, its document weighs over 21 000 bytes (docs/performance.md). */
const mostOnHome = 9_600;

/** Entries whose pages share most of their blocks with others, and grow with their own texts. */
const entries = ["city", "service", "technology"];

const onHome = "home faq solutions why-collaborate expertise estimate booking founder key-stats".split(" ");

/** Pages that nobody reads to their end on a phone, or that a slow line brings late. */
export const lengthRule: Rule = {
  everyBuild: false,
  check({ content, prose }) {
    const isHigh = "sur un téléphone, elle dépasse 9 000 pixels de haut";
    const isSlow = `avec ${onHome.slice(1).join(", ")}, elle se charge trop lentement`;
    const home = settingOf(content, "home");
    return [
      ...entries.flatMap((kind) =>
        documentsOf(content, kind).flatMap((page) =>
          tooLong(
            page,
            prose.filter(({ document }) => document === page),
            most,
            isHigh,
          ),
        ),
      ),
      ...(home
        ? tooLong(
            home,
            prose.filter(({ document }) => onHome.includes(document.kind)),
            mostOnHome,
            isSlow,
          )
        : []),
    ];
  },
};

/** @param limit characters that the page may have; @param because what happens with more */
function tooLong(page: Document, prose: readonly Prose[], limit: number, because: string): Fault[] {
  const length = prose
    .filter(({ path }) => path?.at(0) !== "seo" && path?.at(-1) !== "alt")
    .reduce((sum, { text }) => sum + text.replace(/<[^>]*>/g, "").length, 0);
  if (length <= limit) return [];
  return [
    faultAt(page, {
      severity: "warning",
      problem: `Cette page compte ${shown(length)} caractères de texte : ${because}.`,
      remedy: `Raccourcissez-la d’environ ${shown(Math.ceil((length - limit) / 50) * 50)} caractères.`,
    }),
  ];
}

const shown = (count: number): string => count.toLocaleString("fr-FR");
