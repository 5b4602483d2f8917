/** Attributes that are read here and never published. */
export const editorsAttributes = ["style", "name", "data-list", "data-src", "data-lazy-src", "data-original"];

/** What `style` says, in the elements and attributes that say it too. */
const inlineStyles: readonly (readonly [RegExp, string])[] = [
  [/font-weight:\s*(?:bold|[6-9]00)/, "strong"],
  [/font-style:\s*italic/, "em"],
  [/text-decoration[\w-]*:[^;]*underline/, "u"],
  [/text-decoration[\w-]*:[^;]*line-through/, "s"],
];
const numbering: readonly (readonly [RegExp, string])[] = [
  [/lower-(?:alpha|latin)/, "a"],
  [/upper-(?:alpha|latin)/, "A"],
  [/lower-roman/, "i"],
  [/upper-roman/, "I"],
];

/**
 * Translates the markup of editors' tools into what an article may hold, and removes `editorsAttributes`. Google Docs writes bold
 * and italic as styles and wraps everything in a `<b>` that is not bold; Quill writes bullets as items of a numbered list;
 * Word names targets of links by `name`, and writes the items of a list as paragraphs; WordPress keeps the address of a picture
 * for a script.
 */
export function readEditorsMarks(root: HTMLElement): void {
  for (const bold of root.querySelectorAll('b[style*="font-weight:normal"], b[style*="font-weight: normal"]'))
    bold.replaceWith(...bold.childNodes);
  for (const span of root.querySelectorAll("span[style]"))
    for (const [pattern, name] of inlineStyles) if (pattern.test(styleOf(span))) wrapContent(span, name);
  for (const strike of root.querySelectorAll("strike")) {
    wrapContent(strike, "s");
    strike.replaceWith(...strike.childNodes);
  }
  for (const list of root.querySelectorAll("ol[style*='list-style']")) {
    const type = numbering.find(([pattern]) => pattern.test(styleOf(list)))?.[1];
    if (type) list.setAttribute("type", type);
  }
  for (const element of root.querySelectorAll("[type]"))
    if (element.localName !== "ol" || !/^[1aAiI]$/.test(element.getAttribute("type") ?? ""))
      element.removeAttribute("type");
  for (const list of root.querySelectorAll("ol:has(> [data-list])")) splitByKind(list);
  readWordLists(root);
  for (const target of root.querySelectorAll("a[name]:not([id])"))
    target.id = target.getAttribute("name") ?? "";
  for (const name of ["data-src", "data-lazy-src", "data-original"])
    for (const image of root.querySelectorAll(`img[${name}]`))
      image.setAttribute("src", image.getAttribute(name) ?? "");
  for (const link of root.querySelectorAll('a[href^="www." i]'))
    link.setAttribute("href", `https://${link.getAttribute("href")}`);
  for (const name of editorsAttributes)
    for (const element of root.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  for (const paragraph of root.querySelectorAll("p:not([id]):not(:has(img, [id]))"))
    if (!paragraph.textContent?.trim()) paragraph.remove();
}

const styleOf = (element: Element): string => element.getAttribute("style") ?? "";

function wrapContent(element: Element, name: string): void {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Gives each run of items of one kind a list of that kind. */
function splitByKind(list: Element): void {
  let run: Element | undefined;
  for (const item of Array.from(list.children)) {
    const name = item.getAttribute("data-list") === "ordered" ? "ol" : "ul";
    if (run?.localName !== name) {
      run = list.ownerDocument.createElement(name);
      list.before(run);
    }
    run.append(item);
  }
  list.remove();
}

/** Makes lists of the paragraphs that Word writes, one for each run of a kind, without their levels. */
function readWordLists(root: HTMLElement): void {
  let run: Element | undefined;
  for (const paragraph of root.querySelectorAll('p[class*="MsoListParagraph"]')) {
    const [mark = "", isOrdered] =
      /^\s*(?:[·•▪§o-]|(\w{1,3}[.)]))\s+/.exec(paragraph.textContent ?? "") ?? [];
    if (!mark) continue;
    removeStart(paragraph, mark.length);
    const name = isOrdered ? "ol" : "ul";
    if (run?.localName !== name || paragraph.previousElementSibling !== run) {
      run = paragraph.ownerDocument.createElement(name);
      paragraph.before(run);
    }
    const item = paragraph.ownerDocument.createElement("li");
    item.append(...paragraph.childNodes);
    run.append(item);
    paragraph.remove();
  }
}

/** Removes the first characters of an element's text. */
function removeStart(element: Node, count: number): void {
  let left = count;
  for (const child of Array.from(element.childNodes)) {
    if (left <= 0) return;
    const length = child.textContent?.length ?? 0;
    if (length <= left) child.remove();
    else if (child.nodeName === "#text") child.textContent = child.textContent?.slice(left) ?? "";
    else removeStart(child, left);
    left -= length;
  }
}
