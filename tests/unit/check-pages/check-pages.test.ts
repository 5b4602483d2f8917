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

/** A page on the site, and each fault that its editor must be told of, as `rule@file:line:column`. */
type Case = readonly [address: string, html: string, ...faults: readonly string[]];

const city = "content/cities/alpha/index.json";
const post = "content/blog/bonjour/index.md";
const pagesFile = "content/settings/pages.json";
const servicesFile = "content/settings/services-page.json";
const files: Readonly<Record<string, string>> = {
  [city]: `{\n  "lead": "[Écrire](/contact#fin)",\n  "seo": { "title": "L'\\"été\\" ?" }\n}`,
  [post]:
    "---\ntitle: Bonjour\n---\n\n# Un second titre\n\n#### Un titre trop bas\n\nVoir [là](/contact#faute).\n",
  [pagesFile]: "{}",
  [servicesFile]: '{ "groups": [{ "id": "a" }],\n"cards": [{ "anchor": "conseil" }] }',
};

const cases: readonly Case[] = [
  ["/villes/alpha", page("A", '<h2 id="b">B</h2><a href="#b">b</a><a href="#">c</a><a href="#top">d</a>')],
  ["/villes/alpha", page("A").replace(/<title>.*<\/title>/, ""), `title-missing@${city}`],
  ["/services", page("A") + head("B").replace(/<title>.*<\/title>/, ""), `description-missing@${pagesFile}`],
  [
    "/villes/alpha",
    page("A").replace(/<title>[^<]*/, "<title>L’«\u00a0été\u00a0»\u00a0?"),
    `title-length@${city}:3:22`,
  ],
  [
    "/villes/alpha",
    page("A".repeat(90)).replace(/<title>[^<]*/, "<title>Une page pour essayer"),
    `description-length@${city}`,
  ],
  [
    "/villes/alpha",
    page("Bêta").replace(description, `${description} Un`),
    `title-repeated@${city}`,
    `title-repeated@${pagesFile}`,
  ],
  ["/services", head("A"), `h1@${pagesFile}`],
  ["/article/bonjour", page("A", "<h1>Un <b>second</b> titre</h1>"), `h1@${post}:5:3`],
  ["/article/bonjour", page("A", "<h2>B</h2><h4>Un titre trop bas</h4>"), `heading-order@${post}:7:6`],
  ["/services", page("A", '<p id="a"></p><p id="a"></p>'), `id-repeated@${servicesFile}:1:23`],
  ["/article/bonjour", page("A", '<a href="/contact#faute">b</a>'), `fragment@${post}:9:11`],
  ["/villes/alpha", page("A", '<a href="/contact#fin">b</a>'), `fragment@${city}:2:21`],
  ["/villes/alpha", page("A", '<a href="/contact#fait">Cliquez ici !</a>'), `link-label@${city}`],
  ["/services", page("A", '<a href="/contact" aria-label="Page 2">2</a>')],
  ["/services", page("A", '<a href="#conseil">b</a>'), `fragment@${servicesFile}:2:24`],
  ["/services", page("A", '<a href="/tarif">b</a>'), `link@${pagesFile}`],
  [
    "/services",
    page(
      "A",
      '<a href="/ancien">b</a><a href="https://a.example/x">b</a><a href="/licences.txt">b</a><a href="/contact?a=1#fait">b</a>',
    ),
  ],
  ["/services", page("A", '<a href="/article/tard">b</a>'), `! link@${pagesFile}`],
  [
    "/services",
    page(
      "A",
      '<img src="/non.png" srcset="/static/a.png 1x, /2.png 2x"><noscript><img src="/3.png"></noscript>',
    ),
    `file@${pagesFile}`,
    `file@${pagesFile}`,
    `file@${pagesFile}`,
  ],
  [
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
const check = (address: string, html: string, to = "/contact#fait"): Fault[] =>
  checkAll(
    new Map([
      ["/contact", page("Contact", '<p id="fait">')],
      ["/blog", page("Bêta", '<a href="/blog">b</a>')],
      [address, html],
    ]),
    [{ to }],
  );

function checkAll(pages: ReadonlyMap<string, string>, redirects: readonly { to: string }[] = []): Fault[] {
  const published = ["/licences.txt", "/static/a.png", "/ancien"];
  return checkPages({
    ...{ siteUrl: "https://www.agence.example", root, redirects },
    pages: Array.from(pages, ([address, html]) => ({ address, html })),
    isAnswered: (asked) => published.includes(asked),
  });
}
const namesOf = (faults: readonly Fault[]): string[] =>
  faults.map(({ severity, rule, file, line, column }) =>
    [`${signs[severity]}${rule.replace("page/", "")}@${file}`, line, column].filter(Boolean).join(":"),
  );

it.each(cases)("%# of the page %s", (address, html, ...expected) => {
  expect(namesOf(check(address, html)).sort()).toEqual([...expected].sort());
});

it("what is missing is told with its field, and how to mend it", () => {
  const fieldAt = (address: string) => check(address, page("A").replace(/<title>.*<\/title>/, ""))[0]?.path;
  expect([fieldAt("/article/bonjour"), fieldAt("/villes/alpha")]).toEqual([["title"], ["seo", "title"]]);
  const [fault] = check("/article/bonjour", page("A", "<h2>B</h2><h4>Un titre trop bas</h4>"));
  expect(fault?.remedy).toContain("niveau 3 (### en Markdown)");
});

it("a link that leads nowhere is told with the page that was meant", () => {
  const [fault] = check("/services", page("A", '<a href="/contacts">b</a>'));
  expect(fault?.remedy).toBe("Écrivez « /contact ».");
});

it("a redirect to a fragment that its page has not is told of", () => {
  expect(namesOf(check("/services", page("A"), "/contact#rien"))).toEqual([
    "fragment@content/settings/redirects.json",
  ]);
});

it("what many pages have is told once, with their addresses", () => {
  const html = page("A", '<a href="/tarif">b</a>');
  const addresses = ["/a", "/b", "/c", "/d", "/e"];
  const faults = checkAll(
    new Map(addresses.map((address) => [address, html.replaceAll("essayer A", address)])),
  );
  expect(faults.filter(({ rule }) => rule === "page/link").map(({ problem }) => problem)).toEqual([
    "Dans /a, /b, /c et 2\u00a0autres, le lien « /tarif » ne mène à rien.",
  ]);
});
