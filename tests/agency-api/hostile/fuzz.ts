const elements = (
  "p p div section span a a strong em code li ul ol blockquote figure figcaption time q dl dt dd td th tr table pre " +
  "br b i s hr H2 h3 font button form svg math style title script noscript template select custom-x input"
).split(" ");
const attributes = (
  "title title title lang lang lang alt datetime cite dir href href href src id id id class class class scope start " +
  "width colspan reversed tabindex loading srcset style onclick name data-x HREF xlink:href"
).split(" ");
/** What an attribute says: other attributes, tags, quotes, classes, ids and addresses. */
const values = [
  ..."a b c a b c #a #b #c #a #b #c # x> < /x.png ? section-0 #section-0 user-content-a é --> id= class=".split(
    " ",
  ),
  ..."language-js lang-c++ stretchedLink missing-picture onclick=hit() href= style= tabindex= l'été".split(
    " ",
  ),
  ...[
    "a id=x",
    "onmouseover=hit() y",
    "x class=",
    "language-js stretchedLink",
    "token keyword",
    "style=top:0 y",
  ],
  ...[' id="section-0"', " class='x' ", ' href="#a', ' src="/y.png"', " srcset=/y.png", " scope= tabindex= "],
  ...["<img src=y onerror=hit()>", "</h2><h3 id=a>", "<a href=x", '" onclick="hit()', "' onclick='hit()"],
  ...[
    "javascript:hit()",
    "data:image/png;base64,x",
    "https://a.example/?a=1&b=2",
    "//a.example/x.png",
    "/b 2x, c",
  ],
];
const texts = [
  ...[
    "mot",
    "Un été.",
    "1. Ranger",
    "2026 : ce qui change",
    "a < b > c",
    " ",
    "\n",
    "&nbsp;",
    "l’eau",
    "'",
    '"',
  ],
  ...[
    ' href="/x" src="/y" ',
    ' srcset="/y 1x"',
    "class=x",
    "<3",
    "const a = 1;",
    "",
    "",
    "",
    "mot",
    "mot",
    "mot",
  ],
  ...["&lt;h2 id=x&gt;", "&lt;img src=x onerror=hit()&gt;", "&lt;p title=&quot;", "&amp;lt;"],
];
/** What a parser has to mend. */
const broken = [
  "<!-- x -->",
  "<!--",
  "</",
  "<p",
  '<p title="',
  "<h2 ",
  "</p>",
  "</a>",
  "</table>",
  "</h2>",
  "<![CDATA[",
];

/** An article made at random, the same for the same seed: what nobody thought of writing into the corpus. */
export function fuzzed(seed: number): string {
  let state = seed;
  /** From 0 to below 1 (mulberry32). */
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(random() * limit);
  const pick = (list: readonly string[]): string => list[below(list.length)] ?? "";
  const times = (most: number, make: () => string): string =>
    Array.from({ length: below(most + 1) }, make).join("");
  const text = (): string => pick(below(20) ? texts : broken);

  /** Quoted as it should be, mostly. */
  const attribute = (): string => {
    const value = pick(values);
    const quoted = [`"${value.replaceAll('"', "&quot;")}"`, `'${value}'`, `"${value}"`, value];
    return ` ${pick(attributes)}=${quoted[below(10) - 6] ?? quoted[0]}`;
  };
  const element = (name: string, inner: () => string): string =>
    `<${name}${times(3, attribute)}${below(20) ? "" : "/"}>${inner()}${below(20) ? `</${name}>` : ""}`;

  const part = (depth: number): string => {
    const inner = () => text() + (depth ? times(2, () => part(depth - 1)) : "");
    const row = () => `<tr>${element("th", inner)}${element("td", inner)}</tr>`;
    const kinds = [
      text,
      () => element(pick(elements), inner),
      () => element(pick(elements), inner),
      () => element(`h${1 + below(6)}`, inner),
      () => element(`h${1 + below(6)}`, text),
      () => element("img", () => ""),
      () => `<a href="#${pick(values)}">${text()}</a>`,
      () => element("pre", () => `<code class="${pick(values)}">${text()}${text()}</code>`),
      () => element("table", () => element("thead", row) + element("tbody", row)),
    ];
    return (kinds[below(kinds.length)] ?? text)();
  };
  return part(2) + times(5, () => part(2));
}
