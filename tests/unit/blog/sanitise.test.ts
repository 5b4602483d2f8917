import { sanitise, sanitiseDescription } from "../../../src/blog/sanitise";

// The build applies the same policy, through the same jsdom that stands for the browser here.
describe("an article of the API", () => {
  it.each([
    ["text and structure", "<h2>Un</h2><p>Deux <strong>trois</strong></p><ul><li>x</li></ul>"],
    ["a table", '<table><tbody><tr><th scope="col">x</th><td colspan="2">y</td></tr></tbody></table>'],
    ["code", '<pre><code class="language-sql">SELECT 1 &lt; 2;</code></pre>'],
    ["a link", '<a href="https://example.org/a?b=1">x</a>'],
    ["a relative link", '<a href="/contact">x</a>'],
    ["mail and telephone", '<a href="mailto:a@b.example">x</a><a href="tel:+33465710000">y</a>'],
    ["a picture", '<img src="https://example.org/a.png" alt="x" width="10" height="5">'],
    ["plain text", "1 &lt; 2 &amp; 3"],
  ])("keeps %s", (_name, html) => {
    expect(sanitise(html)).toBe(html);
  });

  it.each([
    ["a script", "<p>a</p><script>x()</script>", "<p>a</p>"],
    ["an event handler", '<p onclick="x()">a</p>', "<p>a</p>"],
    ["a picture's handler", '<img src="a.png" onerror="x()">', '<img src="a.png">'],
    ["a script address", '<a href="javascript:x()">a</a>', "<a>a</a>"],
    ["a hidden script address", '<a href="  java\nscript:x()">a</a>', "<a>a</a>"],
    ["a data address", '<a href="data:text/html,x">a</a>', "<a>a</a>"],
    ["a frame", '<iframe src="https://example.org"></iframe>a', "a"],
    ["a form", '<form action="/x"><input name="a"><button>b</button></form>', "b"],
    ["a style element", "<style>p{}</style><p>a</p>", "<p>a</p>"],
    ["a style attribute", '<p style="position:fixed">a</p>', "<p>a</p>"],
    [
      "a link whose target is not there",
      '<p>a<a href="#n" title="b">c</a></p>',
      '<p>a<a title="b">c</a></p>',
    ],
    ["names", '<p><a name="x">a</a></p>', "<p><a>a</a></p>"],
    ["a picture pasted into the text", '<img src="data:image/png;base64,x" alt="a">', '<img alt="a">'],
    ["drawings", '<svg onload="x()"><script>x()</script></svg>a', "a"],
    ["formulas", "<math><mtext><script>x()</script></mtext></math>a", "a"],
    ["data attributes", '<p data-x="1">a</p>', "<p>a</p>"],
    ["roles and states", '<p role="alert" aria-hidden="true">a</p>', "<p>a</p>"],
    ["comments", "<p>a<!-- x --></p>", "<p>a</p>"],
    ["a class, which could be one of the site's own", '<p class="qf">a</p>', "<p>a</p>"],
    [
      "the classes beside a language",
      '<code class="hljs language-c++ qf">a</code>',
      '<code class="language-c++">a</code>',
    ],
    ["an object", '<object data="x.swf"></object>a', "a"],
    ["a base address", '<base href="https://example.org">a', "a"],
  ])("removes %s", (_name, html, expected) => {
    expect(sanitise(html)).toBe(expected);
  });

  it("keeps footnotes together, under ids that clash with nothing", () => {
    const note =
      '<sup id="appel-1"><a href="#note-1">1</a></sup><ol><li id="note-1">x <a href="#appel-1">↩</a></li></ol>';
    expect(sanitise(note)).toBe(
      note.replaceAll('id="', 'id="user-content-').replaceAll('href="#', 'href="#user-content-'),
    );
  });

  it("spells « < » and « > » out in attributes, which older browsers do not", () => {
    expect(sanitise('<p title="a > b <i>">x</p>')).toBe('<p title="a &gt; b &lt;i&gt;">x</p>');
  });

  it("closes what is left open", () => {
    expect(sanitise("<p><strong>a")).toBe("<p><strong>a</strong></p>");
  });
});

describe("a description", () => {
  it.each([
    ["paragraphs and emphasis", "<p>Un <strong>deux</strong> <em>trois</em></p><p>H<sub>2</sub>O<br>x</p>"],
    ["a link", '<a href="https://example.org/a?b=1" title="x">x</a>'],
    ["plain text", "1 &lt; 2 &amp; 3"],
  ])("keeps %s", (_name, html) => {
    expect(sanitiseDescription(html)).toBe(html);
  });

  it.each([
    ["a heading", "<h1>Titre</h1><p>a</p>", "Titre<p>a</p>"],
    ["a picture", '<p>a<img src="https://example.org/a.png" alt="b"></p>', "<p>a</p>"],
    ["a table", "<table><tbody><tr><td>a</td></tr></tbody></table>", "a"],
    ["a list", "<ul><li>a</li></ul>", "a"],
    ["an id", '<p id="x">a</p>', "<p>a</p>"],
    ["any class", '<code class="language-sql">a</code>', "<code>a</code>"],
    ["a script", '<p onclick="x()">a<script>x()</script></p>', "<p>a</p>"],
    ["a script address", '<a href="javascript:x()">a</a>', "<a>a</a>"],
  ])("loses %s", (_name, html, expected) => {
    expect(sanitiseDescription(html)).toBe(expected);
  });
});
