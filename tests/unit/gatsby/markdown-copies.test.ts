import { mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pageToMarkdown, text } from "../../../src/gatsby/markdown-copies/markdown";
import { writeMarkdownCopies } from "../../../src/gatsby/markdown-copies/write-copies";
import { makeFolder } from "../setup/folder";

const markdownOf = (main: string): string =>
  pageToMarkdown(`<main id="contenu">${main}</main>`, (target) => `https://a.example${target}`);

/** The copies of a site with one case, and nothing that may be left out. */
async function writeCopies({ main = "<h1>Un planning</h1>", head = "", demonstration = true } = {}) {
  const none = { nodes: [] };
  const data = {
    site: { siteMetadata: { siteUrl: "https://a.example" } },
    brandSettings: { name: "Sylvène" },
    siteSettings: { tagline: "Développement", demonstration },
    claimsSettings: { replyHours: { value: 4, unit: "heure ouvrée" } },
    faqSettings: { items: [{ question: "Et *si* ?", answer: "<p>Oui, <em>bien</em> sûr.</p>" }] },
    mainPages: [
      { to: "/nos-conditions", label: "Nos conditions" },
      { to: "/contact", label: "Contact" },
    ],
    pages: { terms: { seo: { description: "Tout est dit." } } },
    cases: { nodes: [{ slug: "fluxandre", title: "Un planning", summary: "Une phrase." }] },
    ...{ services: none, technologies: none, cities: none, articles: none },
  };
  const published = makeFolder();
  const page = path.join(published, "realisations/fluxandre");
  for (const folder of [page, path.join(published, "nos-conditions")]) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, "index.html"), `<head>${head}</head><main>${main}</main>`);
  }
  const made = path.join(published, "made.json");
  const write = () => writeMarkdownCopies((() => Promise.resolve({ data })) as never, published, made);
  await write();
  const copy = readFileSync(`${page}.md`, "utf8");
  return { list: path.join(published, "llms.txt"), page, copy, data, writeAgain: write };
}

it("leaves what has not changed its date", async () => {
  const { list, writeAgain } = await writeCopies();
  utimesSync(list, 1, 1);
  await writeAgain();
  expect(statSync(list).mtimeMs).toBe(1000);
});

it("makes a copy again when its document, or what its links lead to, has changed, and not otherwise", async () => {
  const main = '<h1>Un planning</h1><p><a href="/services/audit">ici</a></p>';
  const { page, data, writeAgain } = await writeCopies({ main });
  writeFileSync(`${page}.md`, "as it was");
  await writeAgain();
  expect(readFileSync(`${page}.md`, "utf8")).toBe("as it was");
  const audit = path.join(page, "../../services/audit");
  mkdirSync(audit, { recursive: true });
  writeFileSync(path.join(audit, "index.html"), "<main><h1>Audit</h1></main>");
  const service = { slug: "audit", title: "Audit", summary: null };
  Object.assign(data, { services: { nodes: [service] } });
  await writeAgain();
  expect(readFileSync(`${page}.md`, "utf8")).toContain("(https://a.example/services/audit.md)");
  writeFileSync(path.join(page, "index.html"), "<main><h1>Un autre</h1></main>");
  await writeAgain();
  expect(readFileSync(`${page}.md`, "utf8")).toMatch(/^# Un autre/);
});

it.each([true, false])(
  "says that cases are invented, on the demonstration alone: %s",
  async (demonstration) => {
    const { list } = await writeCopies({ demonstration });
    expect(readFileSync(list, "utf8").includes("inventés")).toBe(demonstration);
  },
);

it("lists the terms and the questions", async () => {
  const list = readFileSync((await writeCopies()).list, "utf8");
  expect(list).toContain(
    "## Pages\n\n- [Nos conditions](https://a.example/nos-conditions.md): Tout est dit.\n",
  );
  expect(list).toContain("- **Et \\*si\\* ?** Oui, bien sûr.\n");
});

it("gives title, address, text and ways to us, with links that work anywhere", async () => {
  const links = ["/realisations/fluxandre", "#prix", "/blog/", "https://b.example/x/"];
  const main = `<h1>Un planning</h1>${links.map((link) => `<p><a href="${link}">ici</a></p>`).join("")}`;
  const { copy } = await writeCopies({ main });
  const address = "https://a.example/realisations/fluxandre";
  expect(copy).toBe(
    [
      "# Un planning",
      `Page\u00a0: <${address}>`,
      `[ici](${address}.md)`,
      `[ici](${address}#prix)`,
      "[ici](https://a.example/blog)",
      "[ici](https://b.example/x/)",
      "---",
      "- Devis gratuit\u00a0: <https://a.example/obtenir-un-devis>, réponse sous 4\u00a0heures ouvrées\n" +
        "- Contact\u00a0: <https://a.example/contact>\n",
    ].join("\n\n"),
  );
});

it("gives the address that the page’s head gives", async () => {
  const head = '<link rel="canonical" href="https://b.example/ailleurs"/>';
  expect((await writeCopies({ head })).copy).toContain("Page\u00a0: <https://b.example/ailleurs>");
});

it.each([
  "<nav>Accueil</nav>",
  "<aside>Notre offre</aside>",
  "<form><label>Nom</label></form>",
  "<button>Relancer</button>",
  "<section data-shared=''><h2>Partenaires</h2></section>",
  "<span aria-hidden='true'>★</span>",
  "<svg><title>Flèche</title></svg>",
  "<img src='/a.svg' alt=''>",
  "<div><a href='/obtenir-un-devis'>Devis</a></div>",
])("leaves out what is not the page’s own, or only seen: %s", (html) => {
  expect(markdownOf(`<h1>Titre</h1>${html}`)).toBe("# Titre");
});

it.each([
  ["<p>Nous <a href='/contact'>écrire</a></p>", "Nous [écrire](https://a.example/contact)"],
  ["<img src='/a.svg' alt='Un schéma'>", "![Un schéma](https://a.example/a.svg)"],
  ["<p class='visuallyHidden'>5 étoiles</p>", "5 étoiles"],
  ["<dl><dt>Avant</dt><dd>3 h</dd><dt>Après</dt><dd>1 h</dd></dl>", "- **Avant**\n  3 h\n- **Après**\n  1 h"],
  ["<ul><li>Un</li><li><em>Deux</em></li></ul>", "-   Un\n-   _Deux_"],
  ["<ul><li><h2>Socle</h2><p>Prêt.</p></li></ul>", "## Socle\n\nPrêt."],
  ["<a href='/a'>a</a><a href='/b'>b</a>", "[a](https://a.example/a)\n[b](https://a.example/b)"],
  ["<pre><code class='language-ts'><b>let</b> a</code></pre>", "```ts\nlet a\n```"],
  [
    "<table><thead><tr><th>Quoi</th></tr></thead><tbody><tr><td>Lui</td></tr></tbody></table>",
    "| Quoi |\n| --- |\n| Lui |",
  ],
  ["<p>a &lt;b&gt; <code>&lt;c&gt;</code></p>", "a \\<b> `<c>`"],
])("keeps what is read: %s", (html, markdown) => {
  expect(markdownOf(html)).toBe(markdown);
});

it("keeps signs from becoming marks", () => {
  expect(text("<template> et *étoile*")).toBe("\\<template> et \\*étoile\\*");
});

it("refuses a document whose own part it does not find", () => {
  expect(() => pageToMarkdown("<body></body>", String)).toThrow("<main>");
});
