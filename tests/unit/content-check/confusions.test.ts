/** @jest-environment node */
import type { Fault } from "../../../src/content-check";
import { checkEverything } from "../../../src/content-check/full";
import { addCity, addPost, copyContent, today, told, type Tree } from "./tree";

/** Mistakes that a parser takes for others: what the editor is told is what the editor did. */

interface Case {
  readonly breaks: string;
  readonly make: (tree: Tree) => string;
  readonly report: readonly string[];
}

const latitude = '"latitude": 45.5';
const complete =
  "Écrivez /page pour une page du site, https://… pour un autre site, mailto:adresse ou tel:+33….";

const cases: readonly Case[] = [
  {
    breaks: "a word processor's quotation marks surround a text",
    make: (tree) => addCity(tree, "Courbes", '"À pied."', "“À pied.”"),
    report: [
      "41:13",
      "Ces guillemets sont ceux d’un texte : un fichier JSON demande des guillemets droits.",
      'Retapez-les au clavier : "champ": "texte".',
    ],
  },
  {
    breaks: "a no-break space indents a line",
    make: (tree) => addCity(tree, "Retrait", '  "region"', '\u00a0 "region"'),
    report: [
      "10:1",
      "Une espace insécable se trouve hors d’un texte.",
      "Remplacez-la par une espace ordinaire.",
    ],
  },
  {
    breaks: "a no-break space follows the name of a field",
    make: (tree) => {
      const file = addPost(tree, "insecable", "Un texte.");
      tree.replace(file, "title: ", "title:\u00a0");
      return file;
    },
    report: [
      "2:7",
      "Une espace insécable sépare ce champ de sa valeur.",
      'Remplacez-la par une espace ordinaire : title: "Mon titre".',
    ],
  },
  {
    breaks: "a heading lacks its space",
    make: (tree) => addPost(tree, "titre", "##Un titre\n\n```sh\n#!/bin/sh\n```"),
    report: [
      "9:1",
      "Ce titre se lirait comme un texte, dièses compris.",
      "Ajoutez une espace : « ## Titre ».",
    ],
  },
  {
    breaks: "a character is written as a code",
    make: (tree) => addCity(tree, "Codes", "sur Codes.", "sur Codes &copy; vite &amp; bien."),
    report: [
      "22:64 — description1",
      "« &copy; » est un code pour un caractère.",
      "Écrivez le caractère lui-même.",
    ],
  },
  {
    breaks: "the phone was changed for people, and not for phones",
    make: (tree) => {
      tree.set("settings/site.json", ["phone", "display"], "04\u00a065\u00a071\u00a000\u00a001");
      tree.set("settings/site.json", ["phone", "href"], "+33465710000");
      return "settings/site.json";
    },
    report: [
      "8:16 — phone › display",
      "« 04 65 71 00 01 » et « +33465710000 » ne sont pas le même numéro.",
      "Écrivez-le deux fois : 04 65 71 00 00 pour les lecteurs, +33465710000 pour les téléphones.",
    ],
  },
  {
    breaks: "a number has a decimal comma",
    make: (tree) => addCity(tree, "Decimale", latitude, '"latitude": 45,5'),
    report: ["12:20", "Une virgule sépare les décimales de ce nombre.", "Écrivez un point : 45.76."],
  },
  {
    breaks: "a number has a plus sign",
    make: (tree) => addCity(tree, "Signe", latitude, '"latitude": +45.5'),
    report: ["12:17", "Un nombre s’écrit sans signe +.", "Retirez le signe, sans mettre de guillemets."],
  },
  {
    breaks: "a number has a unit",
    make: (tree) => addCity(tree, "Unite", latitude, '"latitude": 45 degrés'),
    report: [
      "12:20",
      "Un nombre s’écrit seul, sans unité.",
      'Retirez l’unité ; si le champ attend un texte, entourez le tout de guillemets : "30 jours".',
    ],
  },
  {
    breaks: "a text goes on in the next line",
    make: (tree) =>
      addCity(tree, "Deux lignes", '"Une phrase simple."', '"Une phrase\nsimple, dite « simple »."'),
    report: [
      "16:11",
      "Ce texte n’est pas fermé.",
      'Un texte tient sur une seule ligne : terminez-le par un guillemet droit ", ou retirez le retour à la ligne.',
    ],
  },
  ...(
    [
      ["a sentence", 'Un "bon outil" apprend', "16:16"],
      ["its first word", '"Bon" outil', "16:13"],
      ["its last word, with a space", 'Un outil "bon "', "16:22"],
    ] as const
  ).map(([where, text, place], index) => ({
    breaks: `a straight quotation mark closes a text early: ${where}`,
    make: (tree: Tree) => addCity(tree, `Cite ${index}`, "Une phrase simple.", text),
    report: [
      place,
      "Un guillemet droit a fermé ce texte trop tôt.",
      'Dans un texte, citez avec « » ; pour un guillemet droit, écrivez \\".',
    ],
  })),
  {
    breaks: "a field has neither colon nor quotation marks",
    make: (tree) => addCity(tree, "Sans rien", '"travel": "À pied."', '"travel" oui'),
    report: [
      "41:12",
      "Un mot est écrit sans guillemets.",
      'Entourez-le de guillemets droits : "texte". Seuls true, false, null et les nombres s’en passent.',
    ],
  },
  {
    breaks: "two versions of a line were left by a conflict",
    make: (tree) => addCity(tree, "Conflit", '  "region"', '<<<<<<< HEAD\n  "region"'),
    report: [
      "10:1",
      "Deux versions de ce passage attendent un choix.",
      "Gardez la bonne, puis effacez les lignes <<<<<<<, ======= et >>>>>>>.",
    ],
  },
  {
    breaks: "two versions of an article were left by a conflict",
    make: (tree) => addPost(tree, "conflit", "Un texte.\n=======\nUn autre.\n>>>>>>> essai"),
    report: [
      "12:1",
      "Deux versions de ce passage attendent un choix.",
      "Gardez la bonne, puis effacez les lignes <<<<<<<, ======= et >>>>>>>.",
    ],
  },
  {
    breaks: "a straight quotation mark closes the title of an article",
    make: (tree) =>
      addPost(tree, "citation", "Un texte.", { title: '"Docker "en" production : dix réflexes"' }),
    report: [
      "2:8",
      "Un guillemet droit se trouve dans le texte et l’a fermé trop tôt.",
      'Remplacez-le par « » ou par \\".',
    ],
  },
  {
    breaks: "addresses lack their beginning",
    make: (tree) =>
      addCity(
        tree,
        "Adresses",
        "sur Adresses.",
        "<a href='moi@exemple.example'>à moi</a> <a href='www.exemple.example'>au site</a> <a href=''>au vide</a> <a href='page'>à la page</a>",
      ),
    report: [
      "22:57 — description1",
      "« moi@exemple.example » n’est pas une adresse complète.",
      "Écrivez « mailto:moi@exemple.example ».",
      "22:97 — description1",
      "« www.exemple.example » n’est pas une adresse complète.",
      "Écrivez « https://www.exemple.example ».",
      "22:136 — description1",
      "Ce lien n’a pas d’adresse.",
      'Écrivez <a href="/contact">…</a>.',
      "22:162 — description1",
      "« page » n’est pas une adresse complète.",
      complete,
    ],
  },
  {
    breaks: "a picture is said to be at the root of the site",
    make: (tree) => addCity(tree, "Racine", "./banner-2.svg", "/content/cities/racine/banner-2.svg"),
    report: [
      "24:12 — banner2 › src",
      "« /content/cities/racine/banner-2.svg » n’a pas la forme attendue.",
      expect.stringContaining("./nom.svg"),
    ],
  },
  {
    breaks: "an article shows somebody else's picture, and holds a remark",
    make: (tree) =>
      addPost(
        tree,
        "ailleurs",
        "![](https://exemple.example/a.png)\n\n<!-- à revoir -->\n\n`<!-- du code -->`",
      ),
    report: [
      "9:1",
      "L’image https://exemple.example/a.png est celle d’un autre site.",
      "Déposez-la à côté de l’article, puis écrivez ![Ce qu’elle montre](./son-nom.png).",
      "11:1",
      "Ce commentaire serait publié dans le code de la page.",
      "Supprimez-le, de <!-- à -->.",
    ],
  },
];

describe("what editors get wrong without knowing", () => {
  let tree: Tree;
  let faults: Fault[];
  const files = new Map<string, string>();

  beforeAll(async () => {
    tree = copyContent();
    for (const { breaks, make } of cases) files.set(breaks, make(tree));
    ({ faults } = await checkEverything({ root: tree.root, today }));
  });
  afterAll(() => tree.dispose());

  it.each(cases)("is told so when $breaks", ({ breaks, report }) => {
    expect(told(faults, files.get(breaks) ?? "")).toEqual(report);
  });
});
