import { inline } from "../html";
import type { FactsByKey } from "./fact";
import { factOf, markEdits, marksIn } from "./marks";
import { applyEdits, textOf } from "./runs";
import { typeset, typesetRuns } from "./typeset";

/** A plain text as pages show it: its marks filled, its typography French. */
export function finish(text: string, facts: FactsByKey): string {
  const runs = [{ text }];
  applyEdits(runs, markEdits(text, facts));
  return typeset(textOf(runs));
}

const noFacts: FactsByKey = new Map();

/**
 * The same in the elements of a rich text, whatever wrote it: Markdown of the content, or the agency's API. Code stays as it is,
 * addresses too; a fact that leads somewhere is a link, ordinals stand above the line, and `*…*{en}` is said to be English.
 *
 * @param root its elements, which are changed
 * @param facts none for texts that hold no marks
 */
export function finishHtml(root: HTMLElement, facts = noFacts): void {
  setLanguages(root);
  if (facts.size > 0) linkFacts(root, facts);
  for (const paragraph of paragraphsOf(root)) {
    const runs = paragraph.map((node) => ({ text: node.data, isFixed: isFixed(node) }));
    applyEdits(runs, markEdits(textOf(runs), facts));
    for (const [rank, text] of typesetRuns(runs).entries()) {
      const node = paragraph[rank];
      if (node && node.data !== text) node.data = text;
    }
  }
  raiseOrdinals(root);
}

/** The marks that may stand right after emphasised words: the language that they are in (WCAG 3.1.2). */
export const languageMarks = ["{de}", "{en}", "{es}", "{it}", "{la}", "{nl}", "{pt}"];
export const languageMarkAt = (text: string): string | undefined =>
  languageMarks.find((mark) => text.startsWith(mark));

function setLanguages(root: HTMLElement): void {
  for (const element of root.querySelectorAll("em, strong")) {
    const after = element.nextSibling;
    const mark = languageMarkAt(after?.textContent ?? "");
    if (after?.nodeType !== 3 || !mark) continue;
    element.setAttribute("lang", mark.slice(1, -1));
    (after as Text).data = (after as Text).data.slice(mark.length);
  }
}

/** Code, and words of another language. */
const fixed = "code, kbd, samp, var, pre, script, style, [lang]:not([lang|=fr])";
const isFixed = (node: Text): boolean => Boolean(node.parentElement?.closest(fixed));

/** The text nodes of each paragraph, heading, item or cell: what is read as one. */
function paragraphsOf(root: HTMLElement): Text[][] {
  const paragraphs: Text[][] = [[]];
  const visit = (parent: Node): void => {
    for (const node of Array.from(parent.childNodes)) {
      if (node.nodeType === 3) paragraphs.at(-1)?.push(node as Text);
      if (node.nodeType !== 1) continue;
      const isInline = inline.has((node as Element).localName);
      if (!isInline) paragraphs.push([]);
      visit(node);
      if (!isInline) paragraphs.push([]);
    }
  };
  visit(root);
  return paragraphs.filter((nodes) => nodes.length > 0);
}

const textsIn = (root: HTMLElement): Text[] =>
  paragraphsOf(root)
    .flat()
    .filter((node) => !isFixed(node));

/** Puts links around the marks of facts that lead somewhere, unless they stand in one. */
function linkFacts(root: HTMLElement, facts: FactsByKey): void {
  for (const node of textsIn(root))
    for (const { index, mark, name } of marksIn(node.data).reverse()) {
      const href = factOf(facts, name)?.href;
      if (!href || node.parentElement?.closest("a")) continue;
      wrap(node, index, mark.length, "a").setAttribute("href", href);
    }
}

/** « XIX<sup>e</sup> siècle », « 1<sup>er</sup> janvier » */
const ordinal = /((?:^|[^\p{L}\p{N}.,])(?:\d+|[XVI]+))(ers?|res?|es?)(?![\p{L}\p{N}])/gu;

function raiseOrdinals(root: HTMLElement): void {
  for (const node of textsIn(root))
    for (const { 1: number = "", 2: ending = "", index } of Array.from(node.data.matchAll(ordinal)).reverse())
      wrap(node, index + number.length, ending.length, "sup");
}

/** Puts a part of a text into an element of its own. */
function wrap(node: Text, index: number, length: number, name: string): Element {
  const part = node.splitText(index);
  part.splitText(length);
  const element = node.ownerDocument.createElement(name);
  part.replaceWith(element);
  element.append(part);
  return element;
}
