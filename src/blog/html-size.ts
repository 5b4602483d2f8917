/**
 * Elements that a parser opens again, with their attributes, in every block until their end tag (HTML, 13.2.4.3). A few
 * hundred of them left open make gigabytes of an article of six kilobytes.
 */
const formatting = new Set("a b big code em font i nobr s small strike strong tt u".split(" "));
/** They close nothing but themselves, so that no formatting is opened again after them. */
const harmless = new Set([
  "span",
  "img",
  "br",
  ...[...formatting].filter((name) => name !== "a" && name !== "nobr"),
]);
/** Of those left open, a parser keeps three that are alike. */
const maxAlike = 3;
const withoutEnd = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
/** Closed by the next of their kind, so that one left open nests nothing. */
const closedByNext = new Set(["p", "li"]);

/** A tag, behind its « < », that every parser reads alike: no stray quote that could hide what follows. */
const wellFormed =
  /^(\/?)([a-z][^\s/>]*)(?:[\s/]+[^\s/>="']+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s/"'=>]+))?)*[\s/]*>/i;
/** The same for a comment; in SVG, CDATA does not end there. */
const comment = /^(?:!--[^>]*--|[!?](?!--|\[CDATA)[^>]*)>/i;

/** What a parser makes of HTML, at most. */
export interface HtmlSize {
  elements: number;
  /** Attributes of all elements. */
  attributes: number;
  /** Levels of nesting. */
  depth: number;
}

/**
 * Bounds what a parser will make of untrusted HTML, without parsing it, in linear time. Whatever it cannot be sure of
 * counts as left open; a table's missing rows and the paragraphs that a stray `</p>` makes count half.
 */
export function measureHtml(html: string): HtmlSize {
  const size: HtmlSize = { elements: 0, attributes: 0, depth: 0 };
  /** Start tags whose end tag may still come. */
  let open: { name: string; tag: string }[] = [];
  const leftOpen = new Map<string, number>();
  /** Formatting elements that a block now opens again. */
  let copies = 0;
  let depth = 0;

  const leaveOpen = () => {
    for (const { name, tag } of open) {
      if (!formatting.has(name)) continue;
      const alike = leftOpen.get(tag) ?? 0;
      if (alike < maxAlike) leftOpen.set(tag, alike + 1);
      else copies -= 1;
    }
    open = [];
  };

  for (const part of html.split("<").slice(1)) {
    const [tag, end, written = ""] = wellFormed.exec(part) ?? [];
    // What follows a tag is text, unless the tag stands in another one's attribute.
    const isSure = tag !== undefined && !/>|=\s*["']/.test(part.slice(tag.length));
    size.attributes += (isSure ? tag : part).match(/[\s/"'][^\s/"'=>]/g)?.length ?? 0;
    const name = written.toLowerCase();
    const isFormatting = formatting.has(name);
    const opensAgain = harmless.has(name) || name.includes(":") ? 0 : copies;
    const nests = closedByNext.has(name) ? 0 : 1;
    // « </ul> » closes an item too.
    while (end && !isFormatting && open.at(-1)?.name !== name && closedByNext.has(open.at(-1)?.name ?? ""))
      open.pop();
    if (tag !== undefined && end && open.at(-1)?.name === name) {
      open.pop();
      depth -= nests;
      if (isFormatting) copies -= 1;
      else size.elements += opensAgain;
      continue;
    }
    if (tag === undefined && (comment.test(part) || !/^[a-z/!?]/i.test(part))) continue;
    size.elements += 1 + (end ? copies : opensAgain);
    if (tag === undefined || end) leaveOpen();
    else if (!withoutEnd.has(name)) {
      open.push({ name, tag });
      if (isFormatting) copies += 1;
    }
    if (!end && !withoutEnd.has(name)) depth += nests;
    size.depth = Math.max(size.depth, depth);
  }
  return size;
}
