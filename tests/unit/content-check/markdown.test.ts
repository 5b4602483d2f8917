import { city, describeCases, file, post } from "./cases";
import { addPost } from "./tree";
import { markdownNodes } from "../../../src/content-check/text/markdown";

const unpaired =
  "Ces astérisques n’ont pas leur paire : ils se liraient. | Écrivez « **mots en gras** », sans espace à l’intérieur, ou retirez-les.";
const noTable = "Ces lignes ne forment pas un tableau : leurs barres se liraient.";
const inField = "est du Markdown : ses signes se liraient.";
const inArticle =
  "n’est pas permise dans un article. | Écrivez en Markdown ; pour montrer du code, entourez-le d’accents graves `…`.";

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

// A table, one case a row.
// prettier-ignore
describeCases("Markdown", {
  "the name of a picture holds a space": [post("![Un schéma](./mon schema.png)"),
    "9:1 | « ./mon schema.png » contient une espace : l’image ne s’afficherait pas. | Renommez le fichier, puis écrivez « ![Un schéma](./mon-schema.png) »."],
  "a space stands between a label and its address": [post("Voir [nos offres SaaS] (/services/saas)."),
    "9:6 | Une espace sépare le libellé de son adresse : ce lien se lirait comme un texte. | Écrivez « [nos offres SaaS](/services/saas) »."],
  "a label refers to an address that no line gives": [post("Voir [nos offres][nulle part]."),
    "9:6 | Aucune ligne ne donne l’adresse de [nulle part] : ce lien se lirait comme un texte. | Écrivez l’adresse ici même : « [nos offres](/adresse) »."],
  "bold has no end": [post("Un **gras sans fin.\n\nLa **suite**."), `9:4 | ${unpaired}`],
  "bold ends in the next item": [post("- Un **gras\n- qui suit**"), `9:6 | ${unpaired}`, `10:11 | ${unpaired}`],
  "a backquote is alone": [post("La commande `liste."),
    "9:13 | L’accent grave ` est seul : il se lirait. | Ajoutez le second à la fin du code, ou retirez-le."],
  "a block of code has no end": [post("Voici.\n\n```sh\nls\n\nLa **suite."),
    "11:1 | Ce bloc de code n’est jamais refermé : tout ce qui suit se lirait comme du code. | Ajoutez, seule sur une ligne après le code, la même suite de signes (```)."],
  "a table has too few rules": [post("| Offre | Délai |\n|---|\n| Site | Court |"),
    `9:1 | ${noTable} | Écrivez sous la première « |---|---| », une suite de tirets par colonne.`],
  "a heading skips a level": [post("## Un titre\n\n### Un autre\n\n## Un troisième\n\n#### Un dernier"),
    "15:1 | Ce titre saute un niveau. | Écrivez « ### Titre »."],
  "a heading lacks its space": [post("##Un titre\n\n```sh\n#!/bin/sh\n```"),
    "9:1 | Ce titre se lirait comme un texte, dièses compris. | Ajoutez une espace : « ## Titre »."],
  "a page that has a title begins with a heading below the second level": [
    file("legal/essai.md", "---\ntitle: Un essai de page\ndescription: X\n---\n\n### Un titre\n"),
    "3:14 — description | {…}",
    "6:1 | Ce titre saute un niveau. | Écrivez « ## Titre »."],
  "an article has raw HTML": [post("Un <iframe src=x></iframe> et `<b>du code</b>`."),
    `9:4 | La balise <iframe src=x> ${inArticle}`,
    `9:18 | La balise </iframe> ${inArticle}`],
  "an article shows somebody else's picture, and holds a remark": [post("![](https://exemple.example/a.png)\n\n<!-- à revoir -->\n\n`<!-- du code -->`"),
    "9:1 | L’image https://exemple.example/a.png est celle d’un autre site. | Déposez-la à côté de l’article, puis écrivez ![Ce qu’elle montre](./son-nom.png).",
    "11:1 | Ce commentaire serait publié dans le code de la page. | Supprimez-le, de <!-- à -->."],
  "a field of HTML holds Markdown, with the tag to write": [
    city("Un <strong>paragraphe</strong>", "- Un **paragraphe** sur [la page](/contact).</p><p># Ain</p><p>Mot"),
    `22:23 — description1 | « - » ${inField} | Écrivez <ul><li>…</li></ul>.`,
    `22:28 — description1 | « **paragraphe** » ${inField} | Écrivez <strong>…</strong>.`,
    `22:47 — description1 | « [la page](/contact) » ${inField} | Écrivez <a href="…">…</a>.`,
    `22:74 — description1 | « # » ${inField} | Écrivez <p><strong>…</strong></p>.`],
  "a product is written with asterisks": [post("Soit 2*3*4 cartons, 2**10**3 au plus, 2 * 3 * 4, `2*3*4`, 2*bis*."),
    "9:7 | « 2*3*4 » perdrait ses astérisques : ils mettent en italique ou en gras. | Écrivez « × », ou « \\* » pour un astérisque.",
    "9:22 | « 2**10**3 » perdrait ses astérisques : ils mettent en italique ou en gras. | Écrivez « × », ou « \\* » pour un astérisque."],
  "the address of a picture is escaped": [(tree, n) => {
    const entry = addPost(tree, `essai-${n}`, "![Un plan de gare](./un%20plan.svg), ![Un café](./caf%E9.svg)");
    tree.write(`blog/essai-${n}/un plan.svg`, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
    return entry;
  },
    "9:38 | L’image content/blog/essai-{n}/caf%E9.svg n’existe pas. | {…}"],
  "it is right, however close to the above": [post(sound)],
  "a no-break space follows the sign of a heading": [post("##\u00a0Un titre\n"),
    "9:3 | Une espace insécable suit « ## » : ce signe se lirait. | Remplacez-la par une espace ordinaire ; npm run content:fix le fait pour vous."],
  "a no-break space follows a hyphen inside code": [post("```\n-\u00a0un\n```\n")],
  "a ruler touches the paragraph above": [post("Un paragraphe\n---\n\nLa suite.\n"),
    "10:1 | Ces signes, collés sous un paragraphe, en font un titre. | Laissez une ligne vide avant eux, ou écrivez le titre « ## Titre »."],
  "a sentence begins with a year": [post("2026. Une année de plus\n"),
    "9:1 | « 2026. » en début de ligne ouvre une liste numérotée. | Écrivez « 2026\\. » pour un texte, ou commencez la liste à 1."],
  "a picture's name has its accent as a sign of its own": [(tree, n) => {
    const folder = `blog/essai-${n}`;
    const entry = addPost(tree, `essai-${n}`, "![Trois boîtes reliées](./sch\u00e9ma.svg)");
    tree.write(`${folder}/sche\u0301ma.svg`, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
    return entry;
  },
    "9:1 | Le nom du fichier content/blog/essai-{n}/sch\u00e9ma.svg est écrit autrement qu’ici : son accent y est un signe à part, comme sur un Mac. | Renommez le fichier « schema.svg », et écrivez ici ce nom."],
}, { full: true });
