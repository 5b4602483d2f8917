import { nestsDeeperThan } from "../../../src/blog/nesting";

const times = (count: number, html: string): string => html.repeat(count);

describe("lets through", () => {
  it.each([
    ["text", "1 < 2 > 3 <- <3"],
    ["elements side by side", times(5000, "<div><b>x</b></div>")],
    ["paragraphs and items left open", times(500, "<p>x<ul><li>y<li>z</ul>")],
    ["rows and cells left open", `<table>${times(500, "<tr><td>x<td>y")}</table>`],
    ["elements without content", times(500, "<br><img src=x><hr>")],
    ["an attribute that looks like a tag", times(500, '<i title="<div>">x</i>')],
    ["a comment full of tags", `<!--${times(500, "<div>")}-->`],
    ["the shapes of a drawing", `<svg>${times(500, "<path d='M0 0'/>")}</svg>`],
    ["formatting that closes in another order", times(500, "<b><i>x</b></i>")],
    ["an unfinished tag", `<p ${"a ".repeat(100_000)}`],
  ])("%s", (_name, html) => {
    expect(nestsDeeperThan(html, 50)).toBe(false);
  });
});

describe("stops", () => {
  it.each([
    ["one element", times(51, "<div>")],
    ["two in turn", times(26, "<blockquote><p><section>")],
    ["tables in cells", times(51, "<table><tr><td>")],
    ["lists in items", times(51, "<ul><li>")],
    ["closed in the end", times(51, "<span>") + times(51, "</span>")],
    ["in capitals and over lines", times(51, "<DIV\n>")],
    ["with attributes", times(51, "<div a=\"1\"b='2' c=3/d>")],
    ["end tags in an attribute", times(51, '<div title="</div>">')],
    ["end tags in a comment", times(51, "<div><!--</div>-->")],
    ["end tags in a text", times(51, "<div><style></div></style>")],
    ["end tags of others", times(51, "<div></span>")],
    ["a quote that quotes nothing", `<a ">${times(51, "<div>")}`],
    ["formatting that the parser opens again", times(51, "<b><div></b>")],
    ["self-closing elements that are none in HTML", times(51, "<div/>")],
  ])("%s", (_name, html) => {
    expect(nestsDeeperThan(html, 50)).toBe(true);
  });
});

it("takes a moment for a megabyte of anything", () => {
  const start = performance.now();
  for (const html of ["<", "<a ", "<a b=", "<a b='", "<!--", "<a\n", "</a>", '<a b="c"', "<style>", "<svg/>"])
    nestsDeeperThan(times(1_000_000 / html.length, html), 100);
  expect(performance.now() - start).toBeLessThan(10_000);
});
