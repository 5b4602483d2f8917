import { city, describeCases, file, post, type Change } from "./cases";
import { addPost } from "./tree";

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

/** An article beside a drawing of this name. */
const beside =
  (name: string, body: string): Change =>
  (tree, n) => {
    const entry = addPost(tree, `essai-${n}`, body);
    tree.write(`blog/essai-${n}/${name}`, tree.read(`blog/essai-${n}/cover.svg`));
    return entry;
  };

describeCases(
  "Markdown",
  [
    [post("![Un schéma](./mon schema.png)"), "markdown/spaced-address@9:1"],
    [post("Voir [nos offres SaaS] (/services/saas)."), "markdown/spaced-link@9:6"],
    [post("Voir [nos offres][nulle part]."), "markdown/reference@9:6"],
    [post("Un **gras sans fin.\n\nLa **suite**."), "markdown/emphasis@9:4"],
    [post("- Un **gras\n- qui suit**"), "markdown/emphasis@9:6", "markdown/emphasis@10:11"],
    [post("La commande `liste."), "markdown/backquote@9:13"],
    [post("Voici.\n\n```sh\nls\n\nLa **suite."), "markdown/fence@11:1"],
    [post("| Offre | Délai |\n|---|\n| Site | Court |"), "markdown/table@9:1"],
    [
      post("## Un titre\n\n### Un autre\n\n## Un troisième\n\n#### Un dernier"),
      "markdown/heading-level@15:1",
    ],
    [
      file("legal/essai.md", "---\ntitle: Un essai de page\ndescription: X\n---\n\n### Un titre\n"),
      "markdown/heading-level@6:1",
    ],
    [post("Un <iframe src=x></iframe> et `<b>du code</b>`."), "link/tag@9:4"],
    [
      post("![](https://exemple.example/a.png)\n\n<!-- à revoir -->\n\n`<!-- du code -->`"),
      "link/foreign-picture@9:1",
      "link/comment@11:1",
    ],
    [
      city(
        "Un <strong>paragraphe</strong>",
        "- Un **paragraphe** sur [la page](/contact).</p><p># Ain</p><p>Mot",
      ),
      "schema/html-markdown@22:23",
      "schema/html-markdown@22:28",
      "schema/html-markdown@22:47",
      "schema/html-markdown@22:74",
    ],
    [
      post("Soit 2*3*4 cartons, 2**10**3 au plus, 2 * 3 * 4, `2*3*4`, 2*bis*."),
      "markdown/product@9:7",
      "markdown/product@9:22",
    ],
    [
      beside("un plan.svg", "![Un plan de gare](./un%20plan.svg), ![Un café](./caf%E9.svg)"),
      "picture/missing@9:38",
    ],
    [beside("sche\u0301ma.svg", "![Trois boîtes reliées](./sch\u00e9ma.svg)"), "picture/accent@9:1"],
    [post(sound)],
    [post("##\u00a0Un titre\n"), "markdown/no-break-space@9:3"],
    [post("```\n-\u00a0un\n```\n")],
    [post("Un paragraphe\n---\n\nLa suite.\n"), "markdown/underline@10:1"],
    [post("2026. Une année de plus\n"), "markdown/list@9:1"],
  ],
  { full: true },
);
