import { mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pageToMarkdown } from "../../../src/gatsby/markdown-copies/markdown";
import { writeMarkdownCopies } from "../../../src/gatsby/markdown-copies/write-copies";
import { makeFolder } from "../setup/folder";

// That the copies of the built pages have their headings, and llms.txt names each, is read in tests/e2e/pages.

const none = { nodes: [] as object[] };
const head = '<link rel="canonical" href="https://b.example/ailleurs"/>';
const main =
  '<h1>Un planning</h1><p><a href="/services/audit">a</a></p><p><a href="#prix">b</a></p><p><a href="/blog/">c</a></p>';

/** A site with one case; the files of its published folder, and its data, which a test may change. */
async function writeCopies() {
  const data = {
    site: { siteMetadata: { siteUrl: "https://a.example" } },
    brandSettings: { name: "Sylvène" },
    siteSettings: { tagline: "Développement", demonstration: true },
    claimsSettings: { replyHours: { value: 4, unit: "heure ouvrée" } },
    faqSettings: { items: [{ question: "Et *si* ?", answer: "<p>Oui, <em>bien</em> sûr.</p>" }] },
    mainPages: [
      { to: "/nos-conditions", label: "Nos conditions" },
      { to: "/contact", label: "Contact" },
    ],
    pages: { terms: { seo: { description: "Tout est dit." } } },
    cases: { nodes: [{ slug: "fluxandre", title: "Un planning", summary: "Une <phrase>." }] },
    ...{ services: none, technologies: none, cities: none, articles: none },
  };
  const published = makeFolder();
  const at = (name: string) => path.join(published, name);
  const publish = (page: string, content: string) => {
    mkdirSync(at(page), { recursive: true });
    writeFileSync(at(`${page}/index.html`), `<head>${head}</head><main>${content}</main>`);
  };
  publish("realisations/fluxandre", main);
  publish("nos-conditions", main);
  const write = () =>
    writeMarkdownCopies((() => Promise.resolve({ data })) as never, published, at("made.json"));
  await write();
  return { data, publish, write, at, read: (name: string) => readFileSync(at(name), "utf8") };
}

it("gives title, address, text and ways to us, with links that work anywhere", async () => {
  const { read } = await writeCopies();
  expect(read("realisations/fluxandre.md")).toBe(
    [
      "# Un planning",
      "Page\u00a0: <https://b.example/ailleurs>",
      "[a](https://a.example/services/audit)",
      "[b](https://a.example/realisations/fluxandre#prix)",
      "[c](https://a.example/blog)",
      "---",
      "- Devis gratuit\u00a0: <https://a.example/obtenir-un-devis>, réponse sous 4\u00a0heures ouvrées\n" +
        "- Contact\u00a0: <https://a.example/contact>\n",
    ].join("\n\n"),
  );
});

it("lists pages and questions, and says that cases are invented, on the demonstration alone", async () => {
  const { read, data, write, at } = await writeCopies();
  const list = read("llms.txt");
  expect(list).toContain("- [Un planning](https://a.example/realisations/fluxandre.md): Une \\<phrase>.\n");
  expect(list).toContain(
    "## Pages\n\n- [Nos conditions](https://a.example/nos-conditions.md): Tout est dit.\n\n## Ré",
  );
  expect(list).toContain("- **Et \\*si\\* ?** Oui, bien sûr.\n");
  // llmstxt.org: below a heading stand links alone.
  expect(list.slice(list.indexOf("## "))).toMatch(/^(?:(?:## .+|- \[.+\]\(.+\): .+)?\n)+$/);
  utimesSync(at("llms.txt"), 1, 1);
  await write();
  expect(statSync(at("llms.txt")).mtimeMs).toBe(1000);
  data.siteSettings.demonstration = false;
  await write();
  expect([list, read("llms.txt")].map((text) => text.includes("inventés"))).toEqual([true, false]);
});

it("makes a copy again when its document, or what its links lead to, has changed, and not otherwise", async () => {
  const { data, publish, write, at, read } = await writeCopies();
  const copy = "realisations/fluxandre.md";
  writeFileSync(at(copy), "as it was");
  await write();
  expect(read(copy)).toBe("as it was");
  publish("services/audit", "<h1>Audit</h1>");
  data.services = { nodes: [{ slug: "audit", title: "Audit", summary: null }] };
  await write();
  expect(read(copy)).toContain("(https://a.example/services/audit.md)");
  publish("realisations/fluxandre", "<h1>Un autre</h1>");
  await write();
  expect(read(copy)).toMatch(/^# Un autre/);
});

it.each([
  ["<nav>a</nav><aside>b</aside><form><label>c</label></form><button>d</button>", ""],
  ["<section data-shared=''><h2>Partenaires</h2></section><span aria-hidden='true'>★</span>", ""],
  ["<svg><title>Flèche</title></svg><img src='/a.svg' alt=''>", ""],
  ["<div><a href='/obtenir-un-devis'>Devis</a></div>", ""],
  ["<p>Nous <a href='/contact'>écrire</a></p>", "Nous [écrire](https://a.example/contact)"],
  ["<img src='/a.svg' alt='Un schéma'>", "![Un schéma](https://a.example/a.svg)"],
  ["<dl><dt>Avant</dt><dd>3 h</dd><dt>Après</dt><dd>1 h</dd></dl>", "- **Avant**\n  3 h\n- **Après**\n  1 h"],
  ["<ul><li>Un</li><li><em>Deux</em></li></ul>", "-   Un\n-   _Deux_"],
  ["<ul><li><h2>Socle</h2><p>Prêt.</p></li></ul>", "## Socle\n\nPrêt."],
  ["<a href='/a'>a</a><a href='/b'>b</a>", "[a](https://a.example/a)\n[b](https://a.example/b)"],
  ["<pre><code class='language-ts'><b>let</b> a</code></pre>", "```ts\nlet a\n```"],
  ["<table><thead><tr><th>Quoi</th></tr></thead><tr><td>Lui</td></tr></table>", "| Quoi |\n| --- |\n| Lui |"],
  ["<p>a &lt;b&gt; *c* <code>&lt;d&gt;</code></p>", "a \\<b> \\*c\\* `<d>`"],
])("of %s keeps what is the page's own, and read", (html, markdown) => {
  const rewrite = (target: string) => `https://a.example${target}`;
  expect(pageToMarkdown(`<main id="contenu">${html}</main>`, rewrite)).toBe(markdown);
});

it("refuses a document whose own part it does not find", () => {
  expect(() => pageToMarkdown("<body></body>", String)).toThrow("<main>");
});
