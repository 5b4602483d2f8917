/** @jest-environment jsdom */
import { sanitise, sanitiseDescription } from "../../../src/blog/sanitise";

// tests/e2e/hostile-articles.spec.ts runs the whole hostile corpus through the build and a browser. Here: what is left.
it.each([
  ["a link whose target is not there", '<a href="#n" title="b">c</a>', '<a title="b">c</a>'],
  ["paragraphs without anything", "<p></p><p>&nbsp;</p><p><br></p><p>a</p>", "<p>a</p>"],
  ["a million line ends", `<pre>a${"\n".repeat(900_000)}b</pre>`, `<pre>a${"\n".repeat(200)}b</pre>`],
  [
    "attributes whose values mean nothing",
    '<p lang="style=x" dir="x">a</p><p lang="a">b</p><p lang="en-GB" dir="rtl">c</p><ol start="a"><li value="b">d</li></ol>',
    '<p>a</p><p>b</p><p lang="en-GB" dir="rtl">c</p><ol><li>d</li></ol>',
  ],
  [
    "what cells do not say",
    '<table><tbody><tr><th scope="x" colspan="0">a</th><td rowspan="b" colspan="2" align="right">c</td></tr></tbody></table>',
    '<table><tbody><tr><th>a</th><td colspan="2">c</td></tr></tbody></table>',
  ],
])("an article loses %s", (_name, html, expected) => {
  expect(sanitise(html)).toBe(expected);
});

it.each([
  [
    "names its footnotes so that they clash with nothing",
    '<a href="#a" id="a">1</a>',
    '<a href="#user-content-a" id="user-content-a">1</a>',
  ],
  [
    "finds targets that links spell in escapes",
    '<a href="#pr%C3%A9requis">a</a><a href="#100%">b</a><h2 id="prérequis">c</h2><p id="100%">d</p>',
    '<a href="#user-content-prérequis">a</a><a href="#user-content-100%">b</a><h2 id="user-content-prérequis">c</h2><p id="user-content-100%">d</p>',
  ],
  [
    "follows Word’s targets",
    '<p><a href="#_Toc1">a</a></p><h2><a name="_Toc1">b</a></h2><p><a name="c"></a></p><p><a href="#c">d</a></p>',
    '<p><a href="#user-content-_Toc1">a</a></p><h2><a id="user-content-_Toc1">b</a></h2><p><a id="user-content-c"></a></p><p><a href="#user-content-c">d</a></p>',
  ],
  [
    "leads to sites without a protocol",
    '<a href="www.agence.example/a">a</a><a href="WWW.agence.example">b</a><a href="wwwa">c</a>',
    '<a href="https://www.agence.example/a">a</a><a href="https://WWW.agence.example">b</a><a href="wwwa">c</a>',
  ],
  [
    "has the pictures that a script would load",
    '<img src="data:image/gif;base64,R0" data-src="/a.png" alt="a"><img data-lazy-src="/b.png" alt="b"><img src="/blank.gif" data-original="/c.png" alt="c"><img src="/d.png" data-src="javascript:hit()" alt="d">',
    '<img src="/a.png" alt="a"><img alt="b" src="/b.png"><img src="/c.png" alt="c"><img src="/d.png" alt="d">',
  ],
  [
    "has the pictures for browsers without scripts",
    '<img class="lazy" alt=""> <noscript><img src="/a.png" alt="a"></noscript><noscript><img src="/pixel.gif"></noscript>',
    '<img src="/a.png" alt="a">',
  ],
  [
    "keeps how a list counts",
    '<ol type="a" start="3" reversed=""><li value="7">a</li></ol><ol style="list-style-type: upper-roman"><li>b</li></ol><ul type="disc"><li type="circle">c</li></ul>',
    '<ol type="a" start="3" reversed=""><li value="7">a</li></ol><ol type="I"><li>b</li></ol><ul><li>c</li></ul>',
  ],
])("an article %s", (_name, html, expected) => {
  expect(sanitise(html)).toBe(expected);
});

it("a description keeps no heading, and is in paragraphs", () => {
  expect(sanitiseDescription("<h1>Titre</h1><p>a</p>")).toBe("<p>Titre</p><p>a</p>");
});

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
  [
    "old programs strike with an element, new ones with a style",
    '<p><strike>a</strike> <span style="text-decoration:line-through">b</span> <span style="text-decoration-line: underline">c</span></p>',
    "<p><s>a</s> <span><s>b</s></span> <span><u>c</u></span></p>",
  ],
  [
    "Word writes the items of a list as paragraphs",
    '<p class="MsoNormal">z</p><p class="MsoListParagraphCxSpFirst" style="mso-list:l0 level1 lfo1"><span style="font-family:Symbol"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp; </span></span></span>a <b>b</b></p><p class="MsoListParagraph">•&nbsp;c</p>\n<p class="MsoListParagraph"><!--[if !supportLists]-->1.<span>&nbsp;</span><!--[endif]-->d</p><p class="MsoListParagraph">e</p>',
    "<p>z</p><ul><li>a <b>b</b></li><li>c</li></ul>\n<ol><li>d</li></ol><p>e</p>",
  ],
  ["a bold that is one stays", "<p><b>gras</b></p>", "<p><b>gras</b></p>"],
])("%s", (_what, html, expected) => {
  expect(sanitise(html)).toBe(expected);
});
