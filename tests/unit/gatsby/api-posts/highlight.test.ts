/** @jest-environment node */
import { highlightCode } from "../../../../src/gatsby/api-posts/highlight";

describe("highlightCode", () => {
  it("colours the tokens of a known language and keeps the code as written", () => {
    const html = highlightCode('<pre><code class="language-ts">const vat = 1 &lt; 2;\n  // fin</code></pre>');
    expect(html).toContain('<span class="token keyword">const</span>');
    expect(html).toContain('<span class="token comment">// fin</span>');
    expect(html.replace(/<[^>]+>/g, "")).toBe("const vat = 1 &lt; 2;\n  // fin");
  });

  it("escapes what the code spells, even a script", () => {
    const html = highlightCode(
      '<pre><code class="language-html">&lt;script&gt;alert(1)&lt;/script&gt;</code></pre>',
    );
    expect(html).not.toMatch(/<script/i);
    expect(html).toContain("alert");
  });

  it.each([
    ["an unknown language", '<pre><code class="language-klingon">x = 1</code></pre>'],
    ["no language", "<pre><code>x = 1</code></pre>"],
    ["code with markup inside", '<pre><code class="language-ts">a <strong>b</strong></code></pre>'],
    ["inline code", '<p><code class="language-ts">const a</code></p>'],
  ])("leaves %s as it is", (_case, html) => {
    expect(highlightCode(html)).toBe(html);
  });
});
