/** @jest-environment jsdom */
import { escapeHtml, htmlToText, parseHtml } from "../../../src/shared/html";
import { makeTablesAndCodeUsable, wrapTexts } from "../../../src/shared/usable-html";
import { joinNumbers } from "../../../src/shared/join-numbers";

it.each([
  ["<script>", "&lt;script&gt;"],
  [`"guillemets" et 'apostrophes'`, "&quot;guillemets&quot; et &#39;apostrophes&#39;"],
])("escapeHtml: %s, which htmlToText undoes", (text, expected) => {
  expect(escapeHtml(text)).toBe(expected);
  expect(htmlToText(expected)).toBe(text);
});

it.each([
  ["<p>Un</p><p>Deux</p><ul><li>Trois</li><li>Quatre</li></ul>", "Un Deux Trois Quatre"],
  ["l&#8217;&eacute;t&#233;", "l’&eacute;té"],
  ["&#0;&#1114112;&#xffffffff;", "\ufffd\ufffd\ufffd"],
  ["&constructor;&__proto__;", "&constructor;&__proto__;"],
  ["a < b et c > d, <3", "a < b et c > d, <3"],
  ["a <b c", "a"],
  ["<b l'été>a</b>", "a"],
  [`<p title="a > b" lang='<i>'>un</p><a title="l'été">deux</a>`, "un deux"],
])("htmlToText: %s", (html, expected) => {
  expect(htmlToText(html)).toBe(expected);
});

const stop = 'tabindex="0" data-scrolls=""';
const unnamed = `${stop} aria-label="Tableau"`;
it.each([
  ["code", "<pre>x</pre>", `<pre ${stop} role="group" aria-label="Extrait de code">x</pre>`],
  [
    "a table is named by the heading before it",
    "<h2>Prix <b>HT</b></h2><p>a</p><table></table>",
    `<h2>Prix <b>HT</b></h2><p>a</p><table ${stop} aria-label="Prix HT"></table>`,
  ],
  [
    "or by its own caption",
    "<h2>Prix</h2><table><caption>b</caption></table>",
    `<h2>Prix</h2><table ${stop}><caption>b</caption></table>`,
  ],
  [
    "or as what it is, where neither says more",
    "<h2><img></h2><table><caption> </caption></table>",
    `<h2><img></h2><table ${unnamed}><caption> </caption></table>`,
  ],
  [
    "headers of columns, and how they are aligned",
    '<table><thead><tr><th align="right">x</th><th scope="colgroup">y</th></tr></thead><tbody><tr><td align="right">z</td><td>a</td></tr></tbody></table>',
    `<table ${unnamed}><thead><tr><th scope="col" data-align="right">x</th><th scope="colgroup">y</th></tr></thead><tbody><tr><td data-align="right">z</td><td>a</td></tr></tbody></table>`,
  ],
  [
    "headers of rows below an empty corner",
    '<table><thead><tr><th> </th><th>x</th></tr></thead><tbody><tr><td align="left">y</td><td>z</td></tr><tr><td></td><td>a</td></tr></tbody></table>',
    `<table ${unnamed}><thead><tr><td> </td><th scope="col">x</th></tr></thead><tbody><tr><th scope="row" data-align="left">y</th><td>z</td></tr><tr><td></td><td>a</td></tr></tbody></table>`,
  ],
  [
    "headers outside a head",
    "<table><tbody><tr><th>x</th><th>y</th></tr><tr><th>z</th><td>a</td></tr></tbody></table>",
    `<table ${unnamed}><tbody><tr><th scope="col">x</th><th scope="col">y</th></tr><tr><th scope="row">z</th><td>a</td></tr></tbody></table>`,
  ],
  [
    "headers of columns beside a corner that is a cell",
    "<table><tbody><tr><td></td><th>x</th></tr><tr><th>y</th><td>z</td></tr></tbody></table>",
    `<table ${unnamed}><tbody><tr><td></td><th scope="col">x</th></tr><tr><th scope="row">y</th><td>z</td></tr></tbody></table>`,
  ],
  [
    "headers of rows, not known where cells span rows",
    '<table><tbody><tr><th></th><th>x</th></tr><tr><td rowspan="2">y</td><td>z</td></tr><tr><td>a</td></tr></tbody></table>',
    `<table ${unnamed}><tbody><tr><td></td><th scope="col">x</th></tr><tr><td rowspan="2">y</td><td>z</td></tr><tr><td>a</td></tr></tbody></table>`,
  ],
])("makeTablesAndCodeUsable: %s", (_what, html, expected) => {
  const root = parseHtml(html);
  makeTablesAndCodeUsable(root);
  expect(root.innerHTML).toBe(expected);
});

it.each([
  [
    "un <b>deux</b><br>trois<ul><li>a</li></ul> fin",
    "<p>un <b>deux</b><br>trois</p><ul><li>a</li></ul><p> fin</p>",
  ],
  ["<div>un</div>\n<div><p>deux</p></div>", "<div><p>un</p></div>\n<div><p>deux</p></div>"],
  ["<blockquote>a<p>b</p></blockquote>", "<blockquote><p>a</p><p>b</p></blockquote>"],
  ['<img src="/a.png"> <p>b</p>', '<img src="/a.png"> <p>b</p>'],
  ["<a>a<div>b</div></a>c", "<a>a<div><p>b</p></div></a><p>c</p>"],
])("wrapTexts: %s", (html, expected) => {
  const root = parseHtml(html);
  wrapTexts(root);
  expect(root.innerHTML).toBe(expected);
});

it.each([
  ["La règle 3-2-1 de Cembraie", "La règle 3-\u20602-\u20601 de Cembraie"],
  ["<p>la loi n°&nbsp;2004-575.</p>", "<p>la loi n°&nbsp;2004-\u2060575.</p>"],
  ["un rendez-vous, un plan B-2, covid-19", "un rendez-vous, un plan B-2, covid-19"],
  ['<a href="/2024-05" title="x 3-2">y</a>', '<a href="/2024-05" title="x 3-2">y</a>'],
  ["<code>git log 3-2</code> <pre>\n4-5\n</pre>", "<code>git log 3-2</code> <pre>\n4-5\n</pre>"],
  ["1-2@exemple.example et 2024-05/x", "1-2@exemple.example et 2024-05/x"],
])("joinNumbers: %s", (html, expected) => {
  expect(joinNumbers(html)).toBe(expected);
});
