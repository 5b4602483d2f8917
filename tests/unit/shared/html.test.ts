/** @jest-environment jsdom */
import { escapeHtml, htmlToText, makeTablesAndCodeUsable, parseHtml } from "../../../src/shared/html";
import { joinNumbers } from "../../../src/shared/join-numbers";

it.each([
  ["<script>", "&lt;script&gt;"],
  [`"guillemets" et 'apostrophes'`, "&quot;guillemets&quot; et &#39;apostrophes&#39;"],
])("escapeHtml: %s, which htmlToText undoes", (text, expected) => {
  expect(escapeHtml(text)).toBe(expected);
  expect(htmlToText(expected)).toBe(text);
});

it.each([
  ["blocks, which do", "<p>Un</p><p>Deux</p><ul><li>Trois</li><li>Quatre</li></ul>", "Un Deux Trois Quatre"],
  ["decimal references", "l&#8217;&eacute;t&#233;", "l’&eacute;té"],
  ["impossible references", "&#0;&#1114112;&#xffffffff;", "\ufffd\ufffd\ufffd"],
  ["names that are JavaScript's", "&constructor;&__proto__;", "&constructor;&__proto__;"],
  ["signs that open no tag", "a < b et c > d, <3", "a < b et c > d, <3"],
  ["a tag left open, as a parser does", "a <b c", "a"],
  ["an apostrophe that quotes nothing", "<b l'été>a</b>", "a"],
  ["signs within attributes", `<p title="a > b" lang='<i>'>un</p><a title="l'été">deux</a>`, "un deux"],
])("htmlToText: %s", (_name, html, expected) => {
  expect(htmlToText(html)).toBe(expected);
});

it.each([
  ["code", "<pre>x</pre>", '<pre tabindex="0">x</pre>'],
  ["a table", "<table></table>", '<table tabindex="0"></table>'],
  [
    "titles of columns",
    '<table tabindex="0"><thead><tr><th align="right">x</th><th scope="colgroup">y</th></tr></thead><tbody><tr><th>z</th></tr></tbody></table>',
    '<table tabindex="0"><thead><tr><th align="right" scope="col">x</th><th scope="colgroup">y</th></tr></thead><tbody><tr><th>z</th></tr></tbody></table>',
  ],
  [
    "a corner without a title",
    '<table tabindex="0"><thead><tr><th> </th><th>x</th></tr></thead></table>',
    '<table tabindex="0"><thead><tr><td></td><th scope="col">x</th></tr></thead></table>',
  ],
])("makeTablesAndCodeUsable: %s", (_name, html, expected) => {
  const root = parseHtml(html);
  makeTablesAndCodeUsable(root);
  expect(root.innerHTML).toBe(expected);
});

it.each([
  ["a number in three parts", "La règle 3-2-1 de Cembraie", "La règle 3-\u20602-\u20601 de Cembraie"],
  ["that of a law", "<p>la loi n°&nbsp;2004-575.</p>", "<p>la loi n°&nbsp;2004-\u2060575.</p>"],
  ["words with hyphens", "un rendez-vous, un plan B-2, covid-19", "un rendez-vous, un plan B-2, covid-19"],
  ["attributes", '<a href="/2024-05" title="x 3-2">y</a>', '<a href="/2024-05" title="x 3-2">y</a>'],
  ["code", "<code>git log 3-2</code> <pre>\n4-5\n</pre>", "<code>git log 3-2</code> <pre>\n4-5\n</pre>"],
  ["addresses", "1-2@exemple.example et 2024-05/x", "1-2@exemple.example et 2024-05/x"],
])("joinNumbers: %s", (_name, html, expected) => {
  expect(joinNumbers(html)).toBe(expected);
});
