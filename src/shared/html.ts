const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const named = new Map(Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" }));
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
  return decodeReferences(html.replace(inlineTag, "").replace(/<[a-z/!][^>]*>/gi, " "))
    .replace(/[ \t\n\r\f]+/g, " ")
    .trim();
}

/* A tag as a serialiser writes it, or an editor in Markdown: a « > » within quotes does not end it. */
const tag = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;

/**
 * Escapes « < » and « > » inside the attributes of well-formed HTML, as serialisers have done since 2025 only:
 * afterwards `<[^>]*>` is a tag, whatever an attribute says.
 */
export function quotedAttributes(html: string): string {
  return html.replace(tag, (whole) =>
    /[<>]/.test(whole.slice(1, -1))
      ? `<${whole.slice(1, -1).replaceAll("<", "&lt;").replaceAll(">", "&gt;")}>`
      : whole,
  );
}

const tableHead = /<thead\b[\s\S]*?<\/thead>/gi;

/**
 * Puts tables, which scroll sideways on a phone, within reach of the keyboard (axe: scrollable-region-focusable)
 * and names the titles of columns as such (RGAA 5.7), which neither Markdown nor most editors' tools do.
 * @param html generated or sanitised
 */
export function withUsableTables(html: string): string {
  return quotedAttributes(html)
    .replace(/<table\b(?![^>]*\stabindex=)/gi, '<table tabindex="0"')
    .replace(tableHead, (head) => head.replace(/<th\b(?![^>]*\sscope=)/gi, '<th scope="col"'));
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
