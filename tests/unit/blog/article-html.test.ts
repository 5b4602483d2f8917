import { prepareArticle } from "../../../src/blog/table-of-contents";

it.each([
  ["a table", "<table><tr><td>x</td></tr></table>", '<table tabindex="0"><tr><td>x</td></tr></table>'],
  ["code, whose lines wrap", "<pre><code>x</code></pre>", "<pre><code>x</code></pre>"],
  ["a reachable table", '<table class="x" tabindex="0"></table>', '<table class="x" tabindex="0"></table>'],
  ["an element that only begins alike", "<tables>x</tables>", "<tables>x</tables>"],
  ["text about a table", "<p>&lt;table&gt;</p>", "<p>&lt;table&gt;</p>"],
])("puts tables within reach of the keyboard: %s", (_name, html, expected) => {
  expect(prepareArticle(html).html).toBe(expected);
});

it.each([
  ["has none", '<th align="right">x</th>', '<th scope="col" align="right">x</th>'],
  ["has one", '<th scope="colgroup" colspan="2">x</th>', '<th scope="colgroup" colspan="2">x</th>'],
])("says what the title of a column belongs to where it %s", (_name, cells, expected) => {
  const table = (head: string) =>
    `<table tabindex="0"><thead><tr>${head}</tr></thead><tbody><tr><th>z</th></tr></tbody></table>`;
  expect(prepareArticle(table(cells)).html).toBe(table(expected));
});
