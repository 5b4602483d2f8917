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

it.each([
  ["<pre>x</pre>", '<pre tabindex="0">x</pre>'],
  ["<table></table>", '<table tabindex="0"></table>'],
  [
    '<table tabindex="0"><thead><tr><th align="right">x</th><th scope="colgroup">y</th></tr></thead><tbody><tr><th>z</th></tr></tbody></table>',
    '<table tabindex="0"><thead><tr><th align="right" scope="col">x</th><th scope="colgroup">y</th></tr></thead><tbody><tr><th>z</th></tr></tbody></table>',
  ],
  [
    '<table tabindex="0"><thead><tr><th> </th><th>x</th></tr></thead></table>',
    '<table tabindex="0"><thead><tr><td></td><th scope="col">x</th></tr></thead></table>',
  ],
])("makeTablesAndCodeUsable: %s", (html, expected) => {
  const root = parseHtml(html);
  makeTablesAndCodeUsable(root);
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
