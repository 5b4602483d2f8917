/** @jest-environment jsdom */
import { sanitise, sanitiseDescription } from "../../../src/blog/sanitise";

// xss.test.ts holds both to their policies, on both sides, over the whole hostile corpus. Here: what is left.
it.each([
  ["a link whose target is not there", '<a href="#n" title="b">c</a>', '<a title="b">c</a>'],
  [
    "another address of a picture",
    '<img src="/a.png" srcset="https://b.example/c.png 2x" alt="d">',
    '<img src="/a.png" alt="d">',
  ],
  ["classes beside a language", '<i class="hljs language-c++ qf">a</i>', '<i class="language-c++">a</i>'],
])("an article loses %s", (_name, html, expected) => {
  expect(sanitise(html)).toBe(expected);
});

it.each([
  [
    "names its footnotes so that they clash with nothing",
    '<a href="#a" id="a">1</a>',
    '<a href="#user-content-a" id="user-content-a">1</a>',
  ],
  ["has closed what was left open", "<p><strong>a", "<p><strong>a</strong></p>"],
])("an article %s", (_name, html, expected) => {
  expect(sanitise(html)).toBe(expected);
});

it.each([["a heading", "<h1>Titre</h1><p>a</p>", "Titre<p>a</p>"]])(
  "a description loses %s",
  (_name, html, expected) => {
    expect(sanitiseDescription(html)).toBe(expected);
  },
);

// What programs for texts leave in an article.
it.each([
  [
    "Google Docs wraps everything in a bold that is none",
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p>Un</p><p><span style="font-weight:700">gras</span> et <span style="font-style:italic;color:red">italique</span></p></b>',
    "<p>Un</p><p><span><strong>gras</strong></span> et <span><em>italique</em></span></p>",
  ],
  [
    "Quill writes bullets as items of a numbered list",
    '<ol><li data-list="bullet">a</li><li data-list="bullet">b</li><li data-list="ordered">c</li></ol>',
    "<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>",
  ],
  ["a bold that is one stays", "<p><b>gras</b></p>", "<p><b>gras</b></p>"],
  [
    "no style is left",
    '<p style="position:fixed">a</p><ul><li data-list="x">b</li></ul>',
    "<p>a</p><ul><li>b</li></ul>",
  ],
])("%s", (_what, html, expected) => {
  expect(sanitise(html)).toBe(expected);
});
