const tagStart = /<(\/?)([a-z][^\s/>]*)/iy;
/* One attribute, or the end of the tag (HTML standard, 13.2.5.32 and on): a quote that no « = » precedes is part of
   a name, and an unquoted value takes quotes in. */
const tagPart = /[\s/]*(?:(>)|=?[^\s/>=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*)?)?|=)/y;
const commentEnd = /--!?>|$/g;

/** Elements without content, and those that the next one of their kind closes by itself. */
const flat = new Set([
  ...["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track"],
  ...["wbr", "p", "li", "dt", "dd", "tr", "td", "th", "thead", "tbody", "tfoot", "caption", "colgroup"],
  ...["option", "optgroup", "rp", "rt"],
]);
/** Elements whose content is text, tags included. */
const bare = new Set([
  ...["script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes", "plaintext"],
]);

/**
 * Whether more than `max` elements stand open in one another, read from the text of untrusted HTML in one pass: for
 * a megabyte of nested elements a parser needs minutes, and its callers more stack than there is. In doubt an
 * element counts as open: an end tag closes the one element it names, and none where tags may be mere text.
 */
export function nestsDeeperThan(html: string, max: number): boolean {
  const open = new Map<string, number>();
  let depth = 0;
  let text: string | undefined;
  for (let at = html.indexOf("<"); at !== -1; at = html.indexOf("<", at)) {
    if (html.startsWith("<!--", at)) {
      at = endOf(commentEnd, html, at + 2) ?? html.length;
      continue;
    }
    tagStart.lastIndex = at;
    const [start, slash, written = ""] = tagStart.exec(html) ?? [];
    if (!start) {
      at += 1;
      continue;
    }
    const end = tagEnd(html, at + start.length);
    const name = written.toLowerCase();
    const count = open.get(name) ?? 0;
    if (slash) {
      if (text === name) text = undefined;
      else if (!text && count) {
        open.set(name, count - 1);
        depth -= 1;
      }
    } else if (bare.has(name)) {
      text ??= name;
    } else if (!flat.has(name) && !closesItself(html, end, open)) {
      open.set(name, count + 1);
      depth += 1;
    }
    if (depth > max) return true;
    at = end;
  }
  return false;
}

/** « /> » means something in drawings and formulas only. */
const closesItself = (html: string, end: number, open: ReadonlyMap<string, number>): boolean =>
  html[end - 2] === "/" && Boolean(open.get("svg") ?? open.get("math"));

function tagEnd(html: string, from: number): number {
  for (let at = from; ;) {
    tagPart.lastIndex = at;
    const part = tagPart.exec(html);
    if (!part) return html.length;
    at = tagPart.lastIndex;
    if (part[1]) return at;
  }
}

function endOf(pattern: RegExp, html: string, from: number): number | undefined {
  pattern.lastIndex = from;
  return pattern.exec(html) ? pattern.lastIndex : undefined;
}
