import { city, describeCases, file, post } from "./cases";
import { addPost } from "./tree";
import { markdownNodes } from "../../../src/content-check/text/markdown";

/** Markdown that is right, however close to what is refused. */
const sound = [
  "# Un début, que la page place sous son titre",
  "## Un titre",
  'Un **gras** et **«\u00a0un autre\u00a0»**, **`ls`**, 3 × 2, \\*\\*, l’**essai**, `a ** b` et [un lien][Essai] vers [la page](/services/saas "Un titre").',
  "Le tableau `t[0][1]`, une [note] (entre parenthèses), ![Un dessin](./cover.svg 'Un titre').",
  "- Un **gras qui\n  continue** ici\n- Un autre",
  "| Offre | `a` |\n| :--- | ---: |\n| Site | **Oui** |",
  "```md\n**gras\n| a |\n#### Titre\n[a] (/b)\n```",
  "***",
  "[essai]: /services/saas",
].join("\n\n");

it("is parsed once, however many articles are read after one another", () => {
  const texts = Array.from({ length: 150 }, (_, rank) => `Article ${rank}`);
  const [first] = texts.map(markdownNodes);
  expect(markdownNodes("Article 0")).toBe(first);
});

describeCases(
  "Markdown",
  {
    "the name of a picture holds a space": [
      post("![Un schéma](./mon schema.png)"),
      "markdown/spaced-address@9:1",
    ],
    "a space stands between a label and its address": [
      post("Voir [nos offres SaaS] (/services/saas)."),
      "markdown/spaced-link@9:6",
    ],
    "a label refers to an address that no line gives": [
      post("Voir [nos offres][nulle part]."),
      "markdown/reference@9:6",
    ],
    "bold has no end": [post("Un **gras sans fin.\n\nLa **suite**."), "markdown/emphasis@9:4"],
    "bold ends in the next item": [
      post("- Un **gras\n- qui suit**"),
      "markdown/emphasis@9:6",
      "markdown/emphasis@10:11",
    ],
    "a backquote is alone": [post("La commande `liste."), "markdown/backquote@9:13"],
    "a block of code has no end": [post("Voici.\n\n```sh\nls\n\nLa **suite."), "markdown/fence@11:1"],
    "a table has too few rules": [post("| Offre | Délai |\n|---|\n| Site | Court |"), "markdown/table@9:1"],
    "a heading skips a level": [
      post("## Un titre\n\n### Un autre\n\n## Un troisième\n\n#### Un dernier"),
      "markdown/heading-level@15:1",
    ],
    "a page that has a title begins with a heading below the second level": [
      file("legal/essai.md", "---\ntitle: Un essai de page\ndescription: X\n---\n\n### Un titre\n"),
      "markdown/heading-level@6:1",
    ],
    "an article has raw HTML": [post("Un <iframe src=x></iframe> et `<b>du code</b>`."), "link/tag@9:4"],
    "an article shows somebody else's picture, and holds a remark": [
      post("![](https://exemple.example/a.png)\n\n<!-- à revoir -->\n\n`<!-- du code -->`"),
      "link/foreign-picture@9:1",
      "link/comment@11:1",
    ],
    "a field of HTML holds Markdown, with the tag to write": [
      city(
        "Un <strong>paragraphe</strong>",
        "- Un **paragraphe** sur [la page](/contact).</p><p># Ain</p><p>Mot",
      ),
      "schema/html-markdown@22:23",
      "schema/html-markdown@22:28",
      "schema/html-markdown@22:47",
      "schema/html-markdown@22:74",
    ],
    "a product is written with asterisks": [
      post("Soit 2*3*4 cartons, 2**10**3 au plus, 2 * 3 * 4, `2*3*4`, 2*bis*."),
      "markdown/product@9:7",
      "markdown/product@9:22",
    ],
    "the address of a picture is escaped": [
      (tree, n) => {
        const entry = addPost(
          tree,
          `essai-${n}`,
          "![Un plan de gare](./un%20plan.svg), ![Un café](./caf%E9.svg)",
        );
        tree.write(
          `blog/essai-${n}/un plan.svg`,
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
        );
        return entry;
      },
      "picture/missing@9:38",
    ],
    "it is right, however close to the above": [post(sound)],
    "a no-break space follows the sign of a heading": [
      post("##\u00a0Un titre\n"),
      "markdown/no-break-space@9:3",
    ],
    "a no-break space follows a hyphen inside code": [post("```\n-\u00a0un\n```\n")],
    "a ruler touches the paragraph above": [
      post("Un paragraphe\n---\n\nLa suite.\n"),
      "markdown/underline@10:1",
    ],
    "a sentence begins with a year": [post("2026. Une année de plus\n"), "markdown/list@9:1"],
    "a picture's name has its accent as a sign of its own": [
      (tree, n) => {
        const folder = `blog/essai-${n}`;
        const entry = addPost(tree, `essai-${n}`, "![Trois boîtes reliées](./sch\u00e9ma.svg)");
        tree.write(
          `${folder}/sche\u0301ma.svg`,
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
        );
        return entry;
      },
      "picture/accent@9:1",
    ],
  },
  { full: true },
);
