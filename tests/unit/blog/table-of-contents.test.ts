import { withTableOfContents } from "../../../src/blog/table-of-contents";

/** The table as lines: « 1.1. Title ». */
const table = (html: string): string[] =>
  withTableOfContents(html).entries.map(({ number, title }) => `${number} ${title}`);

describe("numbers", () => {
  it.each([
    ["no heading", "<p>Texte</p>", []],
    ["h1 alone", "<h1>A</h1><h1>B</h1>", ["1. A", "2. B"]],
    ["three levels", "<h1>A</h1><h2>B</h2><h3>C</h3>", ["1. A", "1.1. B", "1.1.1. C"]],
    [
      "a lower counter starts again",
      "<h1>A</h1><h2>B</h2><h2>C</h2><h1>D</h1><h2>E</h2>",
      ["1. A", "1.1. B", "1.2. C", "2. D", "2.1. E"],
    ],
    ["the lowest one too", "<h2>A</h2><h3>B</h3><h2>C</h2><h3>D</h3>", ["1. A", "1.1. B", "2. C", "2.1. D"]],
    ["h2 first", "<h2>A</h2><h3>B</h3><h2>C</h2>", ["1. A", "1.1. B", "2. C"]],
    ["h3 only", "<h3>A</h3><h3>B</h3>", ["1. A", "2. B"]],
    ["a level skipped", "<h1>A</h1><h3>B</h3><h3>C</h3>", ["1. A", "1.1. B", "1.2. C"]],
    ["a lower level first", "<h2>A</h2><h1>B</h1><h2>C</h2>", ["1. A", "2. B", "2.1. C"]],
    ["a picture between", '<h2><img src="x.png"></h2><h3>A</h3><h2>B</h2>', ["1.1. A", "2. B"]],
    ["h4 and below left out", "<h2>A</h2><h4>B</h4><h5>C</h5>", ["1. A"]],
    [
      "h1 to h6 in disorder",
      "<h3>A</h3><h1>B</h1><h6>C</h6><h2>D</h2><h5>E</h5><h4>F</h4><h3>G</h3><h1>H</h1><h3>I</h3>",
      ["1. A", "2. B", "2.1. D", "2.1.1. G", "3. H", "3.1. I"],
    ],
    ["capital tags", "<H2>A</H2>", ["1. A"]],
    ["more than nine", "<h2>x</h2>".repeat(11), Array.from({ length: 11 }, (_, index) => `${index + 1}. x`)],
  ])("%s", (_name, html, expected) => {
    expect(table(html)).toEqual(expected);
  });
});

describe("titles", () => {
  it.each([
    ["a leading number", "<h2>1. Ranger</h2>", "Ranger"],
    ["a number of two levels", "<h2>1.2. Ranger</h2>", "Ranger"],
    ["a number of two levels, as it is often typed", "<h2>1.2. Titre</h2>", "Titre"],
    ["a number of three levels without the last dot", "<h2>1.2.3 Ranger</h2>", "Ranger"],
    ["a number with a parenthesis", "<h2>2) Ranger</h2>", "Ranger"],
    ["a number inside an element", "<h2><strong>3.</strong> Ranger</h2>", "Ranger"],
    ["a no-break space after the number", "<h2>4.&nbsp;Ranger</h2>", "Ranger"],
    ["a year stays where nothing follows", "<h2>2026</h2>", "2026"],
    ["a figure that is part of the text", "<h2>3D et géométrie</h2>", "3D et géométrie"],
    ["entities", "<h2>Q&amp;R &lt;base&gt; &#233;t&#xe9; l&rsquo;été</h2>", "Q&R <base> été l&rsquo;été"],
    ["an emoji", "<h2>Mesurer 📏 puis 👩‍💻</h2>", "Mesurer 📏 puis 👩‍💻"],
    ["elements inside", '<h2>Le <code>cache</code> <a href="#x">HTTP</a></h2>', "Le cache HTTP"],
    ["line ends and spaces", "<h2>\n  Deux\n  lignes </h2>", "Deux lignes"],
    ["a line break in the heading", "<h2>Deux<br>lignes</h2>", "Deux lignes"],
  ])("%s", (_name, html, expected) => {
    expect(withTableOfContents(html).entries.map(({ title }) => title)).toEqual([expected]);
  });

  it("of a picture: neither entry nor id", () => {
    const html = '<h2><img src="x.png" alt="Une courbe"></h2>';
    expect(withTableOfContents(html)).toEqual({ html, entries: [] });
  });

  it.each(["<h2></h2>", "<h2> \n </h2>", "<h3>&nbsp;</h3>", "<h4><strong><br></strong></h4>"])(
    "%s is no heading",
    (html) => {
      expect(withTableOfContents(`${html}<p>x</p>`)).toEqual({ html: "<p>x</p>", entries: [] });
    },
  );

  it("does not count an empty heading", () => {
    expect(table("<h1> </h1><h2>A</h2><h2></h2><h2>B</h2>")).toEqual(["1. A", "2. B"]);
  });
});

describe("document", () => {
  it.each([
    [
      "ids count from 0 in order",
      "<h2>A</h2><h3>B</h3>",
      '<h2 id="section-0">A</h2><h3 id="section-1">B</h3>',
    ],
    ["an id of the author gives way", '<h2 id="x" class="y">A</h2>', '<h2 class="y" id="section-0">A</h2>'],
    [
      "h1 becomes h2, and the rest follows",
      "<h1>A</h1><h2>B</h2><h3>C</h3>",
      '<h2 id="section-0">A</h2><h3 id="section-1">B</h3><h4 id="section-2">C</h4>',
    ],
    ["h3 as the highest becomes h2", "<h3>A</h3><h4>B</h4>", '<h2 id="section-0">A</h2><h3>B</h3>'],
    ["a skipped level is closed", "<h2>A</h2><h4>B</h4>", '<h2 id="section-0">A</h2><h3>B</h3>'],
    [
      "and those below it follow",
      "<h2>A</h2><h4>B</h4><h5>C</h5><h4>D</h4><h3>E</h3><h6>F</h6>",
      '<h2 id="section-0">A</h2><h3>B</h3><h4>C</h4><h3>D</h3><h3 id="section-1">E</h3><h4>F</h4>',
    ],
    [
      "h6 stays the lowest",
      "<h1>A</h1><h2>B</h2><h3>C</h3><h4>D</h4><h5>E</h5><h6>F</h6>",
      '<h2 id="section-0">A</h2><h3 id="section-1">B</h3><h4 id="section-2">C</h4><h5>D</h5><h6>E</h6><h6>F</h6>',
    ],
    ["an empty h1 counts for nothing", "<h1></h1><h2>A</h2>", '<h2 id="section-0">A</h2>'],
    [
      "headings in one another keep their tags in pairs",
      "<h2><div><h2>A</h2></div></h2><h4>B</h4>",
      '<h2><div><h2 id="section-0">A</h2></div></h2><h3>B</h3>',
    ],
    [
      "a link follows its heading",
      '<h2 id="x">A</h2><p><a href="#x">A</a> <a href="#y">B</a></p>',
      '<h2 id="section-0">A</h2><p><a href="#section-0">A</a> <a href="#y">B</a></p>',
    ],
    ["the number typed stays in the text", "<h2>1. A</h2>", '<h2 id="section-0">1. A</h2>'],
    ["elements that only begin like a heading stay", "<hr><header>A</header>", "<hr><header>A</header>"],
    [
      "code that shows a heading stays",
      "<pre><code>&lt;h1&gt;A&lt;/h1&gt;</code></pre>",
      "<pre><code>&lt;h1&gt;A&lt;/h1&gt;</code></pre>",
    ],
  ])("%s", (_name, html, expected) => {
    expect(withTableOfContents(html).html).toBe(expected);
  });
});
