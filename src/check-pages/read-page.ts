import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";

export interface Heading {
  /** From 1 to 6. */
  readonly level: number;
  readonly text: string;
}

export interface Link {
  readonly href: string;
  /** What a screen reader calls it. */
  readonly label: string;
}

/** What a built page says of itself, and what it refers to. */
export interface ReadPage {
  readonly title: readonly string[];
  readonly description: readonly string[];
  readonly headings: readonly Heading[];
  /** Of its elements, in their order. */
  readonly ids: readonly string[];
  /** Links, with their addresses as they are written. */
  readonly links: readonly Link[];
  /** Addresses of what a browser loads with the page: pictures, films, styles. Scripts are the build’s own. */
  readonly resources: readonly string[];
}

/** Reads a page as browsers without scripts do. */
export function readPage(html: string): ReadPage {
  const page = {
    title: [] as string[],
    description: [] as string[],
    headings: [] as Heading[],
    ids: [] as string[],
    links: [] as Link[],
    resources: [] as string[],
  };
  const visit = (element: Tree.Element): void => {
    const { tagName, attrs } = element;
    const given = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
    if (given.id) page.ids.push(given.id);
    if (tagName === "title" && element.namespaceURI.endsWith("/xhtml")) page.title.push(textOf(element));
    if (tagName === "meta" && given.name === "description") page.description.push(given.content ?? "");
    if (/^h[1-6]$/.test(tagName)) page.headings.push({ level: Number(tagName[1]), text: textOf(element) });
    if ((tagName === "a" || tagName === "area") && given.href !== undefined)
      page.links.push({ href: given.href, label: given["aria-label"] ?? textOf(element) });
    if (tagName === "link" && given.rel !== "canonical" && given.href) page.resources.push(given.href);
    if (tagName === "script") return;
    const candidates = (given.srcset ?? "").split(/,\s+/).map((each) => each.trim().split(/\s+/)[0]);
    for (const address of [given.src, given.poster, ...candidates]) if (address) page.resources.push(address);
    visitChildren(element);
  };
  const visitChildren = ({ childNodes }: Tree.Document | Tree.Element): void => {
    for (const node of childNodes) if ("tagName" in node) visit(node);
  };
  visitChildren(parse(html, { scriptingEnabled: false }));
  return page;
}

function textOf(node: Tree.ChildNode): string {
  if ("value" in node) return node.value;
  const text = "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
  return text.replace(/[ \t\r\n]+/g, " ").trim();
}
