const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const named = new Map(Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" }));
/** Elements that do not separate words; every other tag ends one. */
export const inline = new Set(
  "a abbr b code del em i ins kbd mark q s small span strong sub sup u var".split(" "),
);
/**
 * A comment, or a tag: within quotes a « > » does not end it, nor does a « < » begin another. What is left open goes on to the
 * end, as for a parser, so that no text is tried from each of its tags again.
 */
const tag =
  /<!--[\s\S]*?(?:-->|$)|<(?=[a-z/!])\/?([^\s/>]*)(?:[^>=]+|=[ \t\n\r\f]*(?:"[^"]*(?:"|$)|'[^']*(?:'|$))|=)*(?:>|$)/gi;

/** Escapes plain text for use in HTML, in content and in quoted attributes alike. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/**
 * The visible text of an HTML fragment: tags dropped, character references resolved, white space folded. For
 * well-formed fragments only (checked content, or sanitised); it is no sanitiser.
 */
export function htmlToText(html: string): string {
  const isInline = (name: string | undefined) => inline.has(name?.toLowerCase() ?? "");
  return decodeReferences(html.replace(tag, (_whole, name?: string) => (isInline(name) ? "" : " ")))
    .replace(/[ \t\n\r\f]+/g, " ")
    .trim();
}

/**
 * Parses an HTML fragment.
 *
 * @param html generated or sanitised
 * @param owner a document that loads nothing; given at build
 * @returns the parent of its elements, whose `innerHTML` is the fragment again
 */
export function parseHtml(html: string, owner = document.implementation.createHTMLDocument()): HTMLElement {
  const root = owner.createElement("div");
  root.innerHTML = html;
  return root;
}

/** Resolves character references (`&amp;`, `&#233;`); unknown ones stay as they are. */
export function decodeReferences(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal || hex) {
      const code = decimal ? Number(decimal) : parseInt(hex as string, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "\ufffd";
    }
    return named.get((name as string).toLowerCase()) ?? whole;
  });
}
