import { escapeHtml, htmlToText, makeTablesUsable, parseHtml } from "../../../src/shared/html";

it.each([
  ["Texte, été, « œuvre »", "Texte, été, « œuvre »"],
  ["DevOps & Infra", "DevOps &amp; Infra"],
  ["<script>", "&lt;script&gt;"],
  [`"guillemets" et 'apostrophes'`, "&quot;guillemets&quot; et &#39;apostrophes&#39;"],
  ["&amp;", "&amp;amp;"],
])("escapeHtml: %s, which htmlToText undoes", (text, expected) => {
  expect(escapeHtml(text)).toBe(expected);
  expect(htmlToText(expected)).toBe(text);
});

it.each([
  ["nothing", "", ""],
  ["inline elements, which do not cut words", "dé<strong>mon</strong>tré", "démontré"],
  ["blocks, which do", "<p>Un</p><p>Deux</p><ul><li>Trois</li><li>Quatre</li></ul>", "Un Deux Trois Quatre"],
  ["line breaks, which do", "Un<br>Deux<br />Trois", "Un Deux Trois"],
  ["spaces and line ends, which fold", "  Un\n\t deux  ", "Un deux"],
  ["no-break spaces, which stay", "Un\u00a0!", "Un\u00a0!"],
  ["named references", "&amp;&lt;&gt;&quot;&apos;&nbsp;x", "&<>\"'\u00a0x"],
  ["decimal references", "l&#8217;&eacute;t&#233;", "l’&eacute;té"],
  ["hexadecimal references", "&#xe9;&#X1F4CF;", "é📏"],
  ["impossible references", "&#0;&#1114112;&#xffffffff;", "\ufffd\ufffd\ufffd"],
  ["names that are JavaScript's", "&constructor;&__proto__;", "&constructor;&__proto__;"],
  ["an ampersand that is none", "R&D; Q & A", "R&D; Q & A"],
  ["a tag name that only begins alike", "un<article>deux</article>trois", "un deux trois"],
  ["signs that open no tag", "a < b et c > d, <3", "a < b et c > d, <3"],
  ["a comment", "un<!-- deux -->trois", "un trois"],
  ["signs within attributes", `<p title="a > b" lang='<i>'>un</p><a title="l'été">deux</a>`, "un deux"],
])("htmlToText: %s", (_name, html, expected) => {
  expect(htmlToText(html)).toBe(expected);
});

it.each([
  ["a table", "<table></table>", '<table tabindex="0"></table>'],
  ["a reachable table", '<table class="x" tabindex="0"></table>', '<table class="x" tabindex="0"></table>'],
  [
    "one that only says so",
    '<table title="tabindex="></table>',
    '<table title="tabindex=" tabindex="0"></table>',
  ],
  ["what only begins alike", "<tables>x</tables>&lt;table&gt;", "<tables>x</tables>&lt;table&gt;"],
  [
    "titles of columns",
    '<table tabindex="0"><thead><tr><th align="right">x</th><th scope="colgroup">y</th></tr></thead><tbody><tr><th>z</th></tr></tbody></table>',
    '<table tabindex="0"><thead><tr><th align="right" scope="col">x</th><th scope="colgroup">y</th></tr></thead><tbody><tr><th>z</th></tr></tbody></table>',
  ],
])("makeTablesUsable: %s", (_name, html, expected) => {
  const root = parseHtml(html);
  makeTablesUsable(root);
  expect(root.innerHTML).toBe(expected);
});
