const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };
/** Tags that do not separate words; every other tag ends one. */
const inlineTag = /<\/?(?:a|abbr|b|code|del|em|i|ins|kbd|mark|q|s|small|span|strong|sub|sup|u|var)\b[^>]*>/gi;

/** Escapes plain text for use in HTML, in content and in quoted attributes alike. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/**
 * The text a reader sees of an HTML fragment: tags dropped, character references resolved, white space folded.
 * For well-formed fragments only (content that was checked, or sanitised); it is no sanitiser.
 */
export function htmlToText(html: string): string {
  return decodeReferences(html.replace(inlineTag, "").replace(/<[^>]*>/g, " "))
    .replace(/[ \t\n\r\f]+/g, " ")
    .trim();
}

/** Resolves character references (`&amp;`, `&#233;`); unknown ones stay as they are. */
export function decodeReferences(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal || hex) {
      const code = decimal ? Number(decimal) : parseInt(hex as string, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "\ufffd";
    }
    return named[(name as string).toLowerCase()] ?? whole;
  });
}
