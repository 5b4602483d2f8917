import { faultAt, type Fault } from "../fault";
import { documentsOf, type Content } from "../read/content";
import type { Prose } from "../text/prose";

/** Characters of its own that a page may have: with more, it is over 9 000 pixels high on a phone. */
const most = 4_700;

/** Entries whose pages share most of their blocks with others, and grow with their own texts. */
const kinds = ["city", "service", "technology"];

/** Pages that nobody reads to their end on a phone. */
export function checkLengths(content: Content, prose: readonly Prose[]): Fault[] {
  return kinds
    .flatMap((kind) => documentsOf(content, kind))
    .flatMap((document) => {
      const own = prose.filter((run) => run.document === document && run.path?.at(0) !== "seo");
      const length = own.reduce(
        (sum, { text, path }) => sum + (path?.at(-1) === "alt" ? 0 : visible(text)),
        0,
      );
      if (length <= most) return [];
      const shown = (count: number): string => count.toLocaleString("fr-FR");
      return faultAt(document, {
        severity: "warning",
        problem: `Cette page compte ${shown(length)} caractères de texte : sur un téléphone, elle dépasse 9 000 pixels de haut.`,
        remedy: `Raccourcissez-la d’environ ${shown(Math.ceil((length - most) / 50) * 50)} caractères.`,
      });
    });
}

const visible = (html: string): number => html.replace(/<[^>]*>/g, "").length;
