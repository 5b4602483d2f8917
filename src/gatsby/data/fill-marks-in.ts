import type { Facts } from "../../shared/facts/facts";
import { fillMarks } from "../../shared/facts/marks";
import { escapeHtml } from "../../shared/html";

/** Fills the marks of an article: links where a fact is one, unless it stands in a link. Code keeps its braces. */
export function fillMarksIn(article: HTMLElement, facts: Facts): void {
  const texts = article.ownerDocument.createTreeWalker(article, 4 /* SHOW_TEXT */);
  const marked: Text[] = [];
  while (texts.nextNode())
    if (texts.currentNode.nodeValue?.includes("{{")) marked.push(texts.currentNode as Text);
  for (const text of marked) {
    const parent = text.parentElement;
    if (!parent || parent.closest("code, pre")) continue;
    const isInLink = parent.closest("a") !== null;
    const template = article.ownerDocument.createElement("template");
    template.innerHTML = fillMarks(escapeHtml(text.data), facts, (fact) =>
      fact.html !== undefined && !isInLink ? fact.html : escapeHtml(fact.text),
    );
    text.replaceWith(template.content);
  }
}
