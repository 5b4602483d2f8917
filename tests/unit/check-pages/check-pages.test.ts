import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkPages } from "../../../src/check-pages/check-pages";
import type { Fault } from "../../../src/shared/fault";
import { makeFolder } from "../setup/folder";

const description = "Une description qui dit ce que la page contient, en assez de mots pour qui la cherche.";
const head = (name: string): string =>
  `<title>Une page pour essayer ${name}</title><meta name="description" content="${description} ${name}">`;
const page = (name: string, body = ""): string => `${head(name)}<h1>Titre</h1>${body}`;
const signs = { error: "", warning: "! ", notice: "i " } as const;

/** A page on the site, and each fault that it must have, as `rule@file:line:column`. */
type Case = readonly [what: string, address: string, html: string, ...faults: readonly string[]];

const city = "content/cities/alpha/index.json";
const post = "content/blog/bonjour/index.md";
const files: Readonly<Record<string, string>> = {
  [city]: `{\n  "lead": "<a href=\\"/contact#fin\\">Écrire</a>",\n  "seo": { "title": "Trop\u00a0court" }\n}`,
  [post]:
    "---\ntitle: Bonjour\n---\n\n# Un second titre\n\n#### Un titre trop bas\n\nVoir [là](/contact#faute).\n",
  "content/settings/pages.json": "{}",
  "content/settings/reviews.json": '[{},\n{ "company": "Cembraie" }]',
  "content/settings/services-page.json": '{ "groups": [{ "id": "a" }],\n"cards": [{ "anchor": "conseil" }] }',
};

const cases: readonly Case[] = [
  ["nothing is wrong", "/villes/alpha", page("A", '<h2 id="b">B</h2><a href="#b">b</a><a href="#">c</a>')],
  ["it has no title", "/villes/alpha", page("A").replace(/<title>.*<\/title>/, ""), `title-missing@${city}`],
  [
    "it has two descriptions",
    "/services",
    page("A") + head("B").replace(/<title>.*<\/title>/, ""),
    "description-missing@content/settings/pages.json",
  ],
  [
    "its title is too short",
    "/villes/alpha",
    page("A").replace(/<title>[^<]*/, "<title>Trop\u00a0court"),
    `title-length@${city}:3:22`,
  ],
  [
    "its composed description is too long",
    "/villes/alpha",
    page("A".repeat(90)).replace(/<title>[^<]*/, "<title>Une page pour essayer"),
    `description-length@${city}`,
  ],
  [
    "it has another page’s title",
    "/villes/alpha",
    page("Bêta").replace(description, `${description} Un`),
    `title-repeated@${city}`,
    "title-repeated@content/settings/pages.json",
  ],
  ["it has no h1", "/services", head("A"), "h1@content/settings/pages.json"],
  ["it has two", "/article/bonjour", page("A", "<h1>Un <b>second</b> titre</h1>"), `h1@${post}:5:3`],
  [
    "a heading skips a level",
    "/article/bonjour",
    page("A", "<h2>B</h2><h4>Un titre trop bas</h4>"),
    `heading-order@${post}:7:6`,
  ],
  [
    "an id is there twice",
    "/services",
    page("A", '<p id="a"></p><p id="a"></p>'),
    "id-repeated@content/settings/services-page.json:1:23",
  ],
  [
    "a fragment is misspelt in its file",
    "/article/bonjour",
    page("A", '<a href="/contact#faute">b</a>'),
    `fragment@${post}:9:11`,
  ],
  [
    "a fragment is misspelt in HTML",
    "/villes/alpha",
    page("A", '<a href="/contact#fin">b</a>'),
    `fragment@${city}:2:22`,
  ],
  [
    "a card has the anchor of no section",
    "/services",
    page("A", '<a href="#conseil">b</a>'),
    "fragment@content/settings/services-page.json:2:24",
  ],
  [
    "a link leads nowhere",
    "/services",
    page("A", '<a href="/tarif">b</a>'),
    "link@content/settings/pages.json",
  ],
  [
    "a whole address of the site leads nowhere",
    "/services",
    page("A", '<a href="https://www.agence.example/tarif">b</a>'),
    "link@content/settings/pages.json",
  ],
  [
    "links lead to what there is",
    "/services",
    page(
      "A",
      '<a href="/ancien">b</a><a href="https://a.example/x">b</a><a href="/licences.txt">b</a><a href="/contact?a=1#fait">b</a>',
    ),
  ],
  [
    "a link leads to an article that the API may have",
    "/services",
    page("A", '<a href="/article/tard">b</a>'),
    "! link@content/settings/pages.json",
  ],
  [
    "pictures are missing",
    "/services",
    page(
      "A",
      '<img src="/non.png" srcset="/static/a.png 1x, /2.png 2x"><noscript><img src="/3.png"></noscript>',
    ),
    "file@content/settings/pages.json",
    "file@content/settings/pages.json",
    "file@content/settings/pages.json",
  ],
  [
    "an article of the API has everything wrong",
    "/article/autre",
    '<title>A</title><h3>A</h3><a href="/x">b</a>',
    ...["title-length", "description-missing", "h1", "heading-order", "link"].map(
      (rule) => `! ${rule}@Articles de l’API`,
    ),
  ],
];

const root = makeFolder();
beforeAll(() => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
});

/** The faults of a page beside two that have none, with a redirect between them. */
function check(address: string, html: string, to = "/contact#fait"): Fault[] {
  const pages = new Map([
    ["/contact", page("Contact", '<p id="fait">')],
    ["/blog", page("Bêta", '<a href="/blog">b</a>')],
    [address, html],
  ]);
  const published = ["/licences.txt", "/static/a.png", "/ancien"];
  return checkPages({
    siteUrl: "https://www.agence.example",
    root,
    pages: Array.from(pages, ([address, html]) => ({ address, html })),
    isAnswered: (asked) => published.includes(asked),
    redirects: [{ to }],
  });
}
const namesOf = (faults: readonly Fault[]): string[] =>
  faults.map(({ severity, rule, file, line, column }) =>
    [`${signs[severity]}${rule.replace("page/", "")}@${file}`, line, column].filter(Boolean).join(":"),
  );

it.each(cases)("of a page where %s, its editor is told so", (_what, address, html, ...expected) => {
  expect(namesOf(check(address, html)).sort()).toEqual([...expected].sort());
});

it("a redirect to a fragment that its page has not is told of", () => {
  expect(namesOf(check("/services", page("A"), "/contact#rien"))).toEqual([
    "fragment@content/settings/redirects.json",
  ]);
});

it("what many pages have is told once, with their addresses", () => {
  const html = page("A", '<a href="/tarif">b</a>');
  const pages = ["/a", "/b", "/c", "/d", "/e"].map((address) => ({
    address,
    html: html.replaceAll("essayer A", address),
  }));
  const faults = checkPages({
    siteUrl: "https://a.example",
    root,
    pages,
    isAnswered: () => false,
    redirects: [],
  });
  expect(faults.filter(({ rule }) => rule === "page/link").map(({ problem }) => problem)).toEqual([
    "Dans /a, /b, /c et 2 autres, le lien « /tarif » ne mène à rien.",
  ]);
});

it.each([
  ["/realisations/alpha", 8, []],
  ["/realisations/alpha", 9, ["! proof-repeated@content/settings/pages.json"]],
  ["Cembraie, mars 2026", 10, []],
  ["Cembraie, mars 2026", 11, ["! proof-repeated@content/settings/reviews.json:2:15"]],
])("of « %s » shown on %i pages, its editor is told: %j", (proof, count, expected) => {
  const pages = Array.from({ length: count }, (_, rank) => ({
    address: `/villes/${rank}`,
    html: page(`la ville ${rank}`, `<p data-proof="${proof}"></p><p data-proof="${proof}"></p>`).replace(
      description,
      `${description} ${rank}`,
    ),
  }));
  const faults = checkPages({
    siteUrl: "https://a.example",
    root,
    pages,
    isAnswered: () => true,
    redirects: [],
  });
  expect(namesOf(faults)).toEqual(expected);
  if (expected.length)
    expect(faults[0]?.problem).toMatch(
      new RegExp(`^${count} pages montrent .+ /villes/0, /villes/1, /villes/2 et`),
    );
});
