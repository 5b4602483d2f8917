import { inline } from "./html";

/* What articles and legal texts need besides what was written; apart from what every page loads. */

/**
 * Makes tables and code usable for everyone, which neither Markdown nor most editors' tools do: what may scroll sideways takes
 * the focus and has a name (`scrollStop`), headers say what they are headers of (RGAA 5.7), and how a column is aligned is left
 * to the style sheet (RGAA 10.1).
 */
export function makeTablesAndCodeUsable(root: ParentNode): void {
  let heading = "";
  for (const block of root.querySelectorAll("h1, h2, h3, h4, h5, h6, table, pre")) {
    const isTable = block.localName === "table";
    if (!isTable && block.localName !== "pre") {
      heading = block.textContent?.trim() ?? "";
      continue;
    }
    block.setAttribute("tabindex", "0");
    block.setAttribute("data-scrolls", "");
    if (isTable) nameHeaders(block);
    else block.setAttribute("role", "group");
    if (!block.querySelector("caption")?.textContent?.trim())
      block.setAttribute("aria-label", isTable ? heading || "Tableau" : "Extrait de code");
  }
  for (const cell of root.querySelectorAll("[align]")) {
    cell.setAttribute("data-align", cell.getAttribute("align") ?? "");
    cell.removeAttribute("align");
  }
}

/**
 * Says of each header cell whether it is a column's or a row's. An empty corner is no header: the first cells below it are those
 * of their rows, unless one spans several rows, whose first cells are then others.
 */
function nameHeaders(table: Element): void {
  const corner = table.querySelector("tr > :first-child");
  if (corner?.localName === "th" && !corner.textContent?.trim() && !table.querySelector("[rowspan]"))
    for (const cell of table.querySelectorAll("tbody td:first-child")) renameElement(cell, "th");
  const headers = Array.from(table.querySelectorAll("th:not([scope])"));
  const isNamed = (header: Element) => Boolean(header.textContent?.trim());
  for (const header of headers.filter(isNamed)) {
    const isColumn = header.closest("thead") ?? !header.parentElement?.querySelector("td:not(:first-child)");
    header.setAttribute("scope", isColumn ? "col" : "row");
  }
  for (const header of headers) if (!isNamed(header)) renameElement(header, "td");
}

/** Puts an element of another name, with the same attributes and content, in the place of one. */
export function renameElement(element: Element, name: string): Element {
  if (element.localName === name) return element;
  const renamed = element.ownerDocument.createElement(name);
  for (const attribute of Array.from(element.attributes))
    renamed.setAttributeNode(element.removeAttributeNode(attribute));
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Elements that stand within a line of text, and what holds only such. */
const phrasing = `${[...inline].join(", ")}, br, cite, dfn, img, kbd, label, samp, time, wbr`;
const isInLine = (node: Node): boolean =>
  "matches" in node
    ? (node as Element).matches(phrasing) && !(node as Element).querySelector(`:not(${phrasing})`)
    : node.nodeName === "#text";

/** Puts text that stands straight in a block into paragraphs (RGAA 8.9). */
export function wrapTexts(root: HTMLElement): void {
  for (const block of [root, ...root.querySelectorAll("div, section, blockquote, details")]) {
    let run: ChildNode[] = [];
    const wrap = () => {
      if (run.some(({ textContent }) => textContent?.trim())) {
        const paragraph = block.ownerDocument.createElement("p");
        run[0]?.before(paragraph);
        paragraph.append(...run);
      }
      run = [];
    };
    for (const node of Array.from(block.childNodes))
      if (isInLine(node)) run.push(node);
      else wrap();
    wrap();
  }
}
