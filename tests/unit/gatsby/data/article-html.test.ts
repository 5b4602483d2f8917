/** @jest-environment jsdom */
import { fillMarksIn } from "../../../../src/gatsby/data/fill-marks-in";
import { highlightCode } from "../../../../src/gatsby/data/highlight";
import { nameSections } from "../../../../src/gatsby/data/name-sections";
import { factsOf } from "../../../../src/shared/facts/facts";
import { parseHtml } from "../../../../src/shared/html";

const block = (code: string) => `<pre><code class="language-js">${code}</code></pre>`;

it("colours code, until there is too much of it in an article", () => {
  const article = parseHtml(block("let a") + block("a ".repeat(10_000)) + block("let b"));
  highlightCode(article);
  const coloured = Array.from(article.querySelectorAll("code"), (code) => code.childElementCount > 0);
  expect(coloured).toEqual([true, false, false]);
});

it("gives each part of a text an address made from its words, once", () => {
  const text = parseHtml(
    '<p id="prix">Avant</p><h2>Prix</h2><h2>Éditeur</h2><h3>Adresse</h3><h2><em>Éditeur</em></h2><h2 id="ici">Là</h2><h2>…</h2><h2>Contenu</h2>',
  );
  const sections = nameSections(text);
  expect(sections).toEqual([
    { id: "prix-2", title: "Prix" },
    { id: "editeur", title: "Éditeur" },
    { id: "editeur-2", title: "Éditeur" },
    { id: "ici", title: "Là" },
    { id: "partie", title: "…" },
    { id: "contenu-2", title: "Contenu" },
  ]);
  expect(Array.from(text.querySelectorAll("h2"), ({ id }) => id)).toEqual(sections.map(({ id }) => id));
});

const facts = factsOf([
  { path: "settings/brand.json", data: { name: "Ormes & <Fils>" } },
  {
    path: "settings/site.json",
    data: { phone: { display: "02 97 00 00 00" }, mailboxes: { general: "a@agence.example" } },
  },
]);
const call = '<a href="tel:+33297000000">02 97 00 00 00</a>';

it.each([
  [
    "a text",
    "<p>Le {{téléphone}} de <em>{{agence}}</em></p>",
    `<p>Le ${call} de <em>Ormes &amp; &lt;Fils&gt;</em></p>`,
  ],
  ["a link, which holds no other", '<a href="/x">{{téléphone}}</a>', '<a href="/x">02 97 00 00 00</a>'],
  [
    "code",
    "<p><code>{{agence}}</code></p><pre>{{agence}}</pre>",
    "<p><code>{{agence}}</code></p><pre>{{agence}}</pre>",
  ],
  ["what only looks like markup", "<p>a &lt;b&gt; {{inconnue}}</p>", "<p>a &lt;b&gt; {{inconnue}}</p>"],
  ["an address", '<a href="/{{agence}}">x</a>', '<a href="/{{agence}}">x</a>'],
])("fills marks in %s as it should be", (_where, html, filled) => {
  const article = parseHtml(html);
  fillMarksIn(article, facts);
  expect(article.innerHTML).toBe(filled);
});
