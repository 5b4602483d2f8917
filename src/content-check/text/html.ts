import { parseFragment, type DefaultTreeAdapterTypes as Tree } from "parse5";

/** A tag as it is written. */
export interface Tag {
  /** In the text. */
  readonly index: number;
  readonly text: string;
  readonly name: string;
  /** As browsers read them: of one that is repeated, the first. */
  readonly attributes: ReadonlyMap<string, { readonly value: string; readonly index: number }>;
}

export interface HtmlElement extends Tag {
  /** Names of the elements around it, from the outermost. */
  readonly parents: readonly string[];
  /** Whether its end is written, where it needs one. */
  readonly isClosed: boolean;
}

/** A text of HTML as a browser reads it, with the places of its parts. */
export interface Html {
  readonly elements: readonly HtmlElement[];
  /** Stretches of text. @param parent name of the element around it */
  readonly texts: readonly { readonly from: number; readonly to: number; readonly parent: string }[];
  readonly comments: readonly number[];
  /** What a browser leaves out: ends of elements that are not open, tags without end, and signs `<` that it shows. */
  readonly strays: readonly number[];
  readonly repeatedAttributes: readonly { readonly name: string; readonly index: number }[];
}

/** Elements without end (HTML, section 13.1.2). */
const voids = "area base br col embed hr img input link meta source track wbr".split(" ");

/** Reads the HTML of a field. Whatever is written, each character of it belongs to one part of what is returned. */
export function readHtml(html: string): Html {
  const elements = new Map<number, HtmlElement>();
  const texts: Html["texts"][number][] = [];
  const comments: number[] = [];
  const strays: number[] = [];
  const repeatedAttributes: Html["repeatedAttributes"][number][] = [];

  const readText = (from: number, to: number, parent: string) => {
    texts.push({ from, to, parent });
    const sign = html.slice(from, to).indexOf("<");
    if (sign >= 0) strays.push(from + sign);
  };

  /** Reads what stands between two places: what no node covers has been left out by the parser. */
  const readChildren = (node: Tree.ParentNode, parents: readonly string[], from: number, to: number) => {
    let end = from;
    for (const child of node.childNodes) {
      const location = child.sourceCodeLocation;
      if (!location) continue;
      if (location.startOffset > end) strays.push(end);
      end = Math.max(end, location.endOffset);
      if (child.nodeName === "#text")
        readText(location.startOffset, location.endOffset, parents.at(-1) ?? "");
      else if ("tagName" in child) readElement(child, parents);
      else comments.push(location.startOffset);
    }
    if (end < to) strays.push(end);
  };

  const readElement = (element: Tree.Element, parents: readonly string[]) => {
    const { tagName: name, sourceCodeLocation: location, attrs } = element;
    // `</p>` alone makes an element, and one that is closed too late is made twice.
    if (!location?.startTag) strays.push(location?.startOffset ?? 0);
    if (!location?.startTag || elements.has(location.startOffset)) return;
    const { startTag, endTag } = location;
    const attributes = new Map(
      attrs.map((attribute) => {
        const index = location.attrs?.[attribute.name]?.startOffset ?? startTag.startOffset;
        return [attribute.name, { value: attribute.value, index }];
      }),
    );
    elements.set(startTag.startOffset, {
      index: startTag.startOffset,
      text: html.slice(startTag.startOffset, startTag.endOffset),
      name,
      attributes,
      parents,
      isClosed: endTag !== undefined || voids.includes(name),
    });
    const end = endTag?.startOffset ?? location.endOffset;
    const content = "content" in element ? (element as Tree.Template).content : element;
    readChildren(content, [...parents, name], startTag.endOffset, end);
  };

  const fragment = parseFragment(html, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startOffset }) => {
      if (code !== "duplicate-attribute") return;
      const name = /[^\s"'<>/=]*$/.exec(html.slice(0, startOffset))?.[0] ?? "";
      repeatedAttributes.push({ name: name.toLowerCase(), index: startOffset - name.length });
    },
  });
  readChildren(fragment, [], 0, html.length);
  return { elements: [...elements.values()], texts, comments, strays, repeatedAttributes };
}

/** The opening tags of a text, and those that a browser leaves out, in order. */
export function tagsOf(html: string): Tag[] {
  if (!html.includes("<")) return [];
  const { elements, strays } = readHtml(html);
  const leftOut = strays.flatMap((index) => {
    const [text, name] = /^<\/?([a-z][^\s/>]*)[^>]*>/i.exec(html.slice(index)) ?? [];
    return text && name ? { index, text, name: name.toLowerCase(), attributes: new Map() } : [];
  });
  return [...elements, ...leftOut].sort((a, b) => a.index - b.index);
}
