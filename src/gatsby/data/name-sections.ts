import { htmlToText } from "../../shared/html";
import { toSlug } from "../../shared/slug";

/** A part of a text, as its table of contents names it. */
export interface TextSection {
  readonly id: string;
  readonly title: string;
}

/** Of the page around the text: its `main`, and the table of contents itself. */
const idsOfPage = ["contenu", "sommaire"];

/**
 * Gives each h2 of a text an address of its own, made from its words, and lists them.
 *
 * @param text its elements, which are changed
 */
export function nameSections(text: ParentNode): TextSection[] {
  const taken = new Set([...idsOfPage, ...Array.from(text.querySelectorAll("[id]"), ({ id }) => id)]);
  return Array.from(text.querySelectorAll("h2"), (heading) => {
    const title = htmlToText(heading.innerHTML);
    if (!heading.id) heading.id = freeId(toSlug(title) || "partie", taken);
    taken.add(heading.id);
    return { id: heading.id, title };
  });
}

function freeId(wanted: string, taken: ReadonlySet<string>): string {
  let id = wanted;
  for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`;
  return id;
}
