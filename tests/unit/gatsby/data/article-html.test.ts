/** @jest-environment jsdom */
import { highlightCode } from "../../../../src/gatsby/data/highlight";
import { nameSections } from "../../../../src/gatsby/data/name-sections";
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
