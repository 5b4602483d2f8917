/** @jest-environment jsdom */
import { highlightCode } from "../../../../src/gatsby/data/highlight";
import { parseHtml } from "../../../../src/shared/html";

const block = (code: string) => `<pre><code class="language-js">${code}</code></pre>`;

it("colours code, until there is too much of it in an article", () => {
  const article = parseHtml(block("let a") + block("a ".repeat(10_000)) + block("let b"));
  highlightCode(article);
  const coloured = Array.from(article.querySelectorAll("code"), (code) => code.childElementCount > 0);
  expect(coloured).toEqual([true, false, false]);
});
