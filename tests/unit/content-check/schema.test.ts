/** @jest-environment node */
import { checkContent, type Fault } from "../../../src/content-check";
import { addCity, copyContent, today, told, type Tree } from "./tree";

/** One way of breaking the city of `tree.ts`, and the report that its editor must read. */
interface Case {
  readonly breaks: string;
  readonly from: string;
  readonly to: string;
  readonly report: readonly string[];
}

const cases: readonly Case[] = [
  {
    breaks: "a required field is missing",
    from: '  "title1": "Un titre",\n',
    to: "",
    report: [
      "1:1 — title1",
      "Le champ « title1 » manque.",
      "Ajoutez-le. Titre de la présentation. Exemple : À chaque quartier son vocabulaire, à chaque métier son écran.",
    ],
  },
  {
    breaks: "a field is misspelt",
    from: '"travel": "À pied."',
    to: '"travel": "À pied.",\n  "regionn": "Savoie"',
    report: ["42:3 — regionn", "Le champ « regionn » n’existe pas ici.", "Retirez-le."],
  },
  {
    breaks: "a field stands for a missing one",
    from: '"code": "73"',
    to: '"cod": "73"',
    report: [
      "6:18 — departement › code",
      "Le champ « code » manque.",
      "Ajoutez-le. Numéro à deux chiffres. Exemple : 06.",
      "7:5 — departement › cod",
      "Le champ « cod » n’existe pas ici.",
      "Écrivez « code », ou retirez ce champ.",
    ],
  },
  {
    breaks: "a text is a number",
    from: '"code": "73"',
    to: '"code": 73',
    report: [
      "7:13 — departement › code",
      "Ce champ contient un nombre ; il y faut un texte.",
      "Numéro à deux chiffres. Exemple : 06. Mettez la valeur entre guillemets droits.",
    ],
  },
  {
    breaks: "a number is a text",
    from: '"latitude": 45.5',
    to: '"latitude": "45,5"',
    report: [
      "12:17 — coordinates › latitude",
      "Ce champ contient un texte ; il y faut un nombre.",
      "Latitude nord, entre 41 et 51,5. Exemple : 45.764.",
    ],
  },
  {
    breaks: "a text has not the right form",
    from: '"code": "73"',
    to: '"code": "7"',
    report: [
      "7:13 — departement › code",
      "« 7 » n’a pas la forme attendue.",
      "Numéro à deux chiffres. Exemple : 06.",
    ],
  },
  {
    breaks: "a text is empty",
    from: '"travel": "À pied."',
    to: '"travel": ""',
    report: [
      "41:13 — travel",
      "Ce champ est vide.",
      "Remplissez-le, ou retirez-le s’il est facultatif. Comment nous venons : distance ou trajet depuis Chambéry, en une ou deux phrases. Exemple : Environ 110 km et un peu plus d’une heure par l’A43.",
    ],
  },
  {
    breaks: "a text ends with a space",
    from: '"travel": "À pied."',
    to: '"travel": "À pied. "',
    report: ["41:13 — travel", "Une espace traîne au début ou à la fin du texte.", "Supprimez-la."],
  },
  {
    breaks: "a number is out of bounds",
    from: '"latitude": 45.5',
    to: '"latitude": 5.9',
    report: [
      "12:17 — coordinates › latitude",
      "5,9 est trop petit : le minimum est 41.",
      "Latitude nord, entre 41 et 51,5. Exemple : 45.764.",
    ],
  },
  {
    breaks: "a list is too short",
    from: `,
    {
      "title": "Pierre",
      "description": "Des carrières."
    }`,
    to: "",
    report: [
      "27:14 — sectors",
      "Cette liste compte 2 éléments ; il en faut au moins 3.",
      'Trois ou quatre secteurs de l’économie locale et l’outil que nous y construisons. Exemple : [{"title": "Chimie et environnement", "description": "Formules versionnées, fiches de sécurité générées."}]',
    ],
  },
  {
    breaks: "a tag is not permitted",
    from: "<strong>paragraphe</strong>",
    to: "<b>paragraphe</b>",
    report: [
      "22:26 — description1",
      "La balise <b> n’est pas permise.",
      "Écrivez <strong>…</strong>.",
      "22:39 — description1",
      "La balise </b> n’est pas permise.",
      "Écrivez <strong>…</strong>.",
    ],
  },
  {
    breaks: "a plain text has a tag",
    from: "Une phrase simple.",
    to: "Une phrase <em>simple</em>.",
    report: [
      "16:23 — lead",
      "La balise <em> se lirait telle quelle.",
      "Retirez-la : ce champ est un texte simple.",
    ],
  },
  {
    breaks: "a heading has a paragraph",
    from: "Une ville <span",
    to: "<p>Une ville</p> <span",
    report: [
      "15:16 — headline",
      "La balise <p> ne convient pas à un titre.",
      'Dans un titre, seuls <span class="green">, <strong>, <em>, <sup> et <br> ont leur place.',
    ],
  },
  {
    breaks: "the folder does not follow from the name",
    from: '"city": "Essai ',
    to: '"city": "Essaie ',
    report: [
      "3:11 — city",
      "« Essaie {n} » donne l’adresse « essaie-{n} », mais le dossier s’appelle « essai-{n} ».",
      "Nommez le dossier content/cities/essaie-{n}, ou corrigez le nom.",
    ],
  },
  {
    breaks: "the help of editors is not linked",
    from: "../../schemas/city.schema.json",
    to: "../schemas/city.schema.json",
    report: [
      "2:14 — $schema",
      "L’aide à la saisie n’est pas reliée à ce fichier.",
      'Écrivez en première ligne du groupe : "$schema": "../../schemas/city.schema.json".',
    ],
  },
];

describe("an entry that breaks its schema", () => {
  let tree: Tree;
  let faults: Fault[];

  beforeAll(async () => {
    tree = copyContent();
    cases.forEach(({ from, to }, index) => addCity(tree, `Essai ${index}`, from, to));
    faults = await checkContent({ root: tree.root, today });
  });
  afterAll(() => tree.dispose());

  it.each(cases.map((one, index) => ({ ...one, index })))("is told that $breaks", ({ index, report }) => {
    const expected = report.map((line) => line.replaceAll("{n}", String(index)));
    expect(told(faults, `cities/essai-${index}/index.json`)).toEqual(expected);
  });

  it("says nothing of anything else", () => {
    expect(faults.filter(({ file }) => !file.startsWith("content/cities/essai-"))).toEqual([]);
  });
});
