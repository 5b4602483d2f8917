/** @jest-environment jsdom */
import { prepareArticle } from "../../../src/blog/table-of-contents";
import { parseHtml } from "../../../src/shared/html";

const prepared = (html: string) => prepareArticle(parseHtml(html));

const table = (html: string): string[] =>
  prepared(html).entries.map(({ number, title }) => `${number} ${title}`);

it.each([
  ["<h2>A</h2><h1>B</h1><h2>C</h2>", ["1. A", "2. B", "2.1. C"]],
  ['<h2><img src="x.png"></h2><h3>A</h3><h2>B</h2>', ["1.1. A", "2. B"]],
  ["<h3>A</h3><h1>B</h1><h6>C</h6><h2>D</h2><h4>E</h4><h3>F</h3>", ["1. A", "2. B", "2.1. D", "2.1.1. F"]],
])("numbers %s", (html, expected) => {
  expect(table(html)).toEqual(expected);
});

it.each([
  ["1. Ranger", "Ranger"],
  ["1 Cadrer", "Cadrer"],
  ["10 réflexes", "10 réflexes"],
  ["1. 2026 en chiffres", "2026 en chiffres"],
])("of « %s » the entry is « %s »", (heading, expected) => {
  expect(prepared(`<h2>${heading}</h2>`).entries.map(({ title }) => title)).toEqual([expected]);
});

it("has neither entry nor id for a heading that is a picture", () => {
  const html = '<h2><img src="x.png" alt="Une courbe"></h2>';
  expect(prepared(html)).toEqual({ html, entries: [] });
});

it.each(["<h2></h2>", "<h2> \n </h2>", "<h3>&nbsp;</h3>", "<h4><strong><br></strong></h4>"])(
  "drops %s, which is no heading",
  (html) => expect(prepared(`${html}<p>x</p>`)).toEqual({ html: "<p>x</p>", entries: [] }),
);

/** `h2#0` for a heading with the id `section-0`, so that a row fits on a line; its text is a letter. */
const headings = (short: string): string =>
  short.replace(/(h\d)(?:#(\d))?:(\w)/g, (_whole, tag, id, text) =>
    id === undefined ? `<${tag}>${text}</${tag}>` : `<${tag} id="section-${id}">${text}</${tag}>`,
  );

it.each([
  ["h1:A h2:B h3:C", "h2#0:A h3#1:B h4#2:C"],
  ["<h2><div>h2:A</div></h2>h4:B", "<div><div>h2#0:A</div></div>h3:B"],
  ['<h2 id="x" class="y">A</h2>', '<h2 id="section-0" class="y">A</h2>'],
  [
    '<h2 title="a id=x" lang="onclick=hit() y">A</h2>',
    '<h2 title="a id=x" lang="onclick=hit() y" id="section-0">A</h2>',
  ],
  ['<h2 id="x">A</h2><p><a href="#x">A</a></p>', 'h2#0:A<p><a href="#section-0">A</a></p>'],
])("%s becomes %s", (html, expected) => {
  expect(prepared(headings(html)).html).toBe(headings(expected));
});
