import { sanitise } from "../../../src/blog/sanitise";

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
