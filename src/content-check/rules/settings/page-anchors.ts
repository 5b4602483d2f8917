import { itemPaths, repeated, textAt, type Document, type Path } from "../../document";
import type { Finding } from "../../fault";

interface PageAnchors {
  /** Lists of the parts of the page that have an anchor, in their field `id`. */
  readonly parts: readonly Path[];
  /** The list of what leads to them, by its field `anchor`. */
  readonly links: string;
  /** Ids that the page has besides (`rules/links/anchors.ts`). */
  readonly taken: readonly string[];
  /** In French, what has no such anchor, what all of them are listed in, and what could be removed. */
  readonly words: Readonly<Record<"part" | "list" | "link", string>>;
}

/** Parts of a page have an anchor each, and what it lists leads to them. */
function anchorFaults(page: Document, { parts, links, taken, words }: PageAnchors): Finding[] {
  const idsOf = (lists: readonly Path[], field: string) =>
    lists
      .flatMap((list) => itemPaths(page.data, list))
      .map((at) => ({ path: [...at, field], id: textAt(page, ...at, field) ?? "" }));
  const sections = idsOf(parts, "id");
  const ids = sections.map(({ id }) => id);
  return [
    ...[
      ...repeated(sections, ({ id }) => id).map(({ item }) => item),
      ...sections.filter(({ id }) => taken.includes(id)),
    ].map(({ path, id }) => ({
      path,
      detail: "taken",
      problem: `L’ancre « ${id} » est déjà prise dans cette page.`,
      remedy: "Choisissez-en une autre.",
    })),
    ...idsOf([[links]], "anchor")
      .filter(({ id }) => !ids.includes(id))
      .map(({ path, id }) => ({
        path,
        detail: "unknown",
        problem: `Aucune ${words.part} n’a l’ancre « ${id} ».`,
        remedy: `Écrivez l’une de celles de ${words.list} : ${ids.join(", ")}, ou retirez ${words.link}.`,
      })),
  ];
}

/** The services page's sections, and the cards that lead to them. */
export const sectionAnchors = (page: Document): Finding[] =>
  anchorFaults(page, {
    parts: [["groups"]],
    links: "cards",
    taken: ["contenu", "rendez-vous", "avis", "estimation"],
    words: { part: "section", list: "groups", link: "cette carte" },
  });

/** The answers of the terms, and the shortcuts of other pages to them. */
export const answerAnchors = (terms: Document): Finding[] =>
  anchorFaults(terms, {
    parts: itemPaths(terms.data, ["groups"]).map((group) => [...group, "answers"]),
    links: "shortcuts",
    taken: ["contenu", "sommaire"],
    words: { part: "réponse", list: "answers", link: "ce raccourci" },
  });
