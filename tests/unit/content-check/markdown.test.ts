/** @jest-environment node */
import type { Fault } from "../../../src/content-check";
import { checkEverything } from "../../../src/content-check/full";
import { addCity, addPost, copyContent, today, told, type Tree } from "./tree";

interface Case {
  readonly breaks: string;
  readonly body: string;
  readonly report: readonly string[];
}

const unpaired = [
  "Ces astérisques n’ont pas leur paire : ils se liraient.",
  "Écrivez « **mots en gras** », sans espace à l’intérieur, ou retirez-les.",
] as const;
const noTable = "Ces lignes ne forment pas un tableau : leurs barres se liraient.";

const cases: readonly Case[] = [
  {
    breaks: "the name of a picture holds a space",
    body: "![Un schéma](./mon schema.png)",
    report: [
      "9:1",
      "« ./mon schema.png » contient une espace : l’image ne s’afficherait pas.",
      "Renommez le fichier, puis écrivez « ![Un schéma](./mon-schema.png) ».",
    ],
  },
  {
    breaks: "an address holds a space",
    body: 'Voir [le site](https://exemple.example/une page "Un titre").',
    report: [
      "9:6",
      "« https://exemple.example/une page » contient une espace : ce lien se lirait comme un texte.",
      "Écrivez l’adresse sans espace.",
    ],
  },
  {
    breaks: "a space stands between a label and its address",
    body: "Voir [nos offres SaaS] (/services/saas).",
    report: [
      "9:6",
      "Une espace sépare le libellé de son adresse : ce lien se lirait comme un texte.",
      "Écrivez « [nos offres SaaS](/services/saas) ».",
    ],
  },
  {
    breaks: "a label refers to an address that no line gives",
    body: "Voir [nos offres][nulle part].",
    report: [
      "9:6",
      "Aucune ligne ne donne l’adresse de [nulle part] : ce lien se lirait comme un texte.",
      "Écrivez l’adresse ici même : « [nos offres](/adresse) ».",
    ],
  },
  { breaks: "bold has no end", body: "Un **gras sans fin.\n\nLa **suite**.", report: ["9:4", ...unpaired] },
  {
    breaks: "bold begins with a space",
    body: "Un ** gras**.",
    report: ["9:4", ...unpaired, "9:11", ...unpaired],
  },
  {
    breaks: "bold ends in the next item",
    body: "- Un **gras\n- qui suit**",
    report: ["9:6", ...unpaired, "10:11", ...unpaired],
  },
  {
    breaks: "a backquote is alone",
    body: "La commande `liste.",
    report: [
      "9:13",
      "L’accent grave ` est seul : il se lirait.",
      "Ajoutez le second à la fin du code, ou retirez-le.",
    ],
  },
  {
    breaks: "a block of code has no end",
    body: "Voici.\n\n```sh\nls\n\nLa **suite.",
    report: [
      "11:1",
      "Ce bloc de code n’est jamais refermé : tout ce qui suit se lirait comme du code.",
      "Ajoutez, seule sur une ligne après le code, la même suite de signes (```).",
    ],
  },
  {
    breaks: "a table has too few rules",
    body: "| Offre | Délai |\n|---|\n| Site | Court |",
    report: ["9:1", noTable, "Écrivez sous la première « |---|---| », une suite de tirets par colonne."],
  },
  {
    breaks: "a table has no rule",
    body: "Avant.\n\n| Offre |\n| Site |",
    report: ["11:1", noTable, "Écrivez sous la première « |---| », une suite de tirets par colonne."],
  },
  {
    breaks: "a heading skips a level",
    body: "## Un titre\n\n### Un autre\n\n## Un troisième\n\n#### Un dernier",
    report: ["15:1", "Ce titre saute un niveau.", "Écrivez « ### Titre »."],
  },
];

/** Markdown that is right, however close to the above. */
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

describe("Markdown", () => {
  let tree: Tree;
  let faults: Fault[];
  const files = new Map<string, string>();

  beforeAll(async () => {
    tree = copyContent();
    for (const [index, { breaks, body }] of cases.entries())
      files.set(breaks, addPost(tree, `essai-${index}`, body));
    addPost(tree, "juste", sound);
    tree.write(
      "legal/essai.md",
      "---\ntitle: Un essai de page\ndescription: Un essai.\n---\n\n### Un titre\n",
    );
    addCity(
      tree,
      "Ain",
      "<p>Un <strong>paragraphe</strong> sur Ain.</p>",
      "<p>- Un **paragraphe** sur [la page](/contact).</p><p># Ain</p>",
    );
    tree.replace("cities/ain/index.json", "À pied.", "À **pied**.");
    ({ faults } = await checkEverything({ root: tree.root, today }));
  });
  afterAll(() => tree.dispose());

  it.each(cases)("is refused where $breaks", ({ breaks, report }) => {
    expect(told(faults, files.get(breaks) ?? "")).toEqual(report);
  });

  it("is left alone where it is right", () => {
    expect(told(faults, "blog/juste/index.md")).toEqual([]);
  });

  it("begins with a heading of the second level on a page that has a title", () => {
    expect(told(faults, "legal/essai.md")).toEqual(expect.arrayContaining(["6:1", "Écrivez « ## Titre »."]));
  });

  it("is refused in a field, with the tag to write", () => {
    expect(told(faults, "cities/ain/index.json")).toEqual([
      ...["22:23 — description1", "« - » est du Markdown : ses signes se liraient."],
      "Écrivez <ul><li>…</li></ul>.",
      ...["22:28 — description1", "« **paragraphe** » est du Markdown : ses signes se liraient."],
      "Écrivez <strong>…</strong>.",
      ...["22:47 — description1", "« [la page](/contact) » est du Markdown : ses signes se liraient."],
      'Écrivez <a href="…">…</a>.',
      ...["22:74 — description1", "« # » est du Markdown : ses signes se liraient."],
      "Écrivez <p><strong>…</strong></p>.",
      ...["41:16 — travel", "« **pied** » est du Markdown : ses signes se liraient."],
      "Gardez les mots seuls : ce champ est un texte simple.",
    ]);
  });
});
