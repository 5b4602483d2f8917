import { highlightCode } from "../../../src/gatsby/highlight";
import { parseHtml } from "../../../src/shared/html";

function coloured(html: string): string {
  const article = parseHtml(html);
  highlightCode(article);
  return article.innerHTML;
}

const block = (language: string, code: string) =>
  `<pre><code class="language-${language}">${code}</code></pre>`;

it("colours the tokens of a known language and keeps the code as written", () => {
  const html = coloured(block("ts", "const vat = 1 &lt; 2;\n  // fin"));
  expect(html).toContain('<span class="token keyword">const</span>');
  expect(html).toContain('<span class="token comment">// fin</span>');
  expect(html.replace(/<[^>]+>/g, "")).toBe("const vat = 1 &lt; 2;\n  // fin");
});

it("escapes what the code spells, even a script", () => {
  const html = coloured(block("html", "&lt;script&gt;alert(1)&lt;/script&gt;"));
  expect(html).not.toMatch(/<script/i);
  expect(html).toContain("alert");
});

it.each([
  ["an unknown language", block("klingon", "x = 1")],
  ["no language", "<pre><code>x = 1</code></pre>"],
  ["code with markup inside", block("ts", "a <strong>b</strong>")],
  ["inline code", '<p><code class="language-ts">const a</code></p>'],
])("leaves %s as it is", (_case, html) => expect(coloured(html)).toBe(html));
