/** @jest-environment node */
import { checkContent, type Fault } from "../../../src/content-check";
import { addCity, addPost, copyContent, today, told, type Tree } from "./tree";

/** A file that cannot be read as it is, and the report that its editor must read. */
interface Case {
  readonly breaks: string;
  /** Makes the file; returns its path. */
  readonly make: (tree: Tree) => string;
  readonly report: readonly string[];
}

const bytesOf = (tree: Tree, file: string): Buffer => Buffer.from(tree.read(file), "utf8");

const post =
  (slug: string, head: string, body = "Un texte.") =>
  (tree: Tree) => {
    const file = addPost(tree, slug, body);
    tree.write(file, head);
    return file;
  };

const cases: readonly Case[] = [
  {
    breaks: "a comma is missing",
    make: (tree) => addCity(tree, "Sans virgule", '"travel": "À pied.",', '"travel": "À pied."'),
    report: ["41:22", "Il manque une virgule.", "Ajoutez-la à cet endroit, entre deux éléments."],
  },
  {
    breaks: "a comma is one too many",
    make: (tree) => addCity(tree, "Virgule en trop", '"keywords": ["essai"]', '"keywords": ["essai",]'),
    report: [
      "45:26",
      "Une valeur est attendue ici.",
      'Écrivez un "texte", un nombre, une [liste] ou un {groupe} ; après le dernier élément, ne laissez pas de virgule.',
    ],
  },
  {
    breaks: "a text is not closed",
    make: (tree) => addCity(tree, "Guillemet", '"travel": "À pied."', '"travel": "À pied.'),
    report: [
      "41:13",
      "Ce texte n’est pas fermé.",
      'Un texte tient sur une seule ligne : terminez-le par un guillemet droit ", ou retirez le retour à la ligne.',
    ],
  },
  {
    breaks: "two lines are wrong",
    make: (tree) => {
      const file = addCity(tree, "Deux fautes", '"code": "73"', '"code" "73"');
      tree.replace(file, '"travel": "À pied.",', '"travel": oui,');
      return file;
    },
    report: [
      "7:11",
      "Il manque un deux-points.",
      'Séparez le champ de sa valeur : "champ": "valeur".',
      "41:13",
      "Un mot est écrit sans guillemets.",
      'Entourez-le de guillemets droits : "texte". Seuls true, false, null et les nombres s’en passent.',
    ],
  },
  {
    breaks: "the file stops half-way",
    make: (tree) => {
      const file = addCity(tree, "Coupée");
      tree.write(file, tree.read(file).slice(0, 200));
      return file;
    },
    report: [
      "10:13",
      "Le fichier s’arrête avant sa fin.",
      "Complétez-le : chaque { demande une }, chaque [ demande un ].",
    ],
  },
  {
    breaks: "a field is written twice",
    make: (tree) =>
      addCity(tree, "Deux fois", '"travel": "À pied."', '"travel": "À pied.",\n  "travel": "À vélo."'),
    report: [
      "42:3",
      "Le champ « travel » est écrit deux fois.",
      "Gardez une seule des deux lignes : seule la seconde serait lue.",
    ],
  },
  {
    breaks: "a comment is left",
    make: (tree) => addCity(tree, "Commentaire", '"travel"', '// à revoir\n  "travel"'),
    report: ["41:3", "Un commentaire n’a pas sa place ici.", "Supprimez-le : le JSON n’en accepte pas."],
  },
  {
    breaks: "the file is in Latin-1",
    make: (tree) => {
      const file = addCity(tree, "Latin");
      tree.write(file, Buffer.from(tree.read(file), "latin1"));
      return file;
    },
    report: [
      "4:16",
      "Ce fichier n’est pas enregistré en UTF-8 : à cet endroit, un caractère (souvent une lettre accentuée) est illisible.",
      "Enregistrez-le de nouveau en UTF-8, puis relisez les lettres accentuées.",
    ],
  },
  {
    breaks: "the file is in UTF-16",
    make: (tree) => {
      const file = addCity(tree, "Seize");
      tree.write(file, Buffer.from(`\ufeff${tree.read(file)}`, "utf16le"));
      return file;
    },
    report: ["", "Ce fichier est enregistré en UTF-16.", "Enregistrez-le de nouveau en UTF-8, sans BOM."],
  },
  {
    breaks: "the file begins with a BOM",
    make: (tree) => {
      const file = addCity(tree, "Marque");
      tree.write(file, Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytesOf(tree, file)]));
      return file;
    },
    report: [
      "1:1",
      "Ce fichier commence par une marque d’ordre des octets (BOM), que la construction ne sait pas lire.",
      "Enregistrez-le en « UTF-8 » et non en « UTF-8 avec BOM », ou lancez npm run content:fix.",
    ],
  },
  {
    breaks: "the line ends are those of Windows",
    make: (tree) => {
      const file = addCity(tree, "Fenetres");
      tree.write(file, tree.read(file).replace(/\n/g, "\r\n"));
      return file;
    },
    report: [
      "! 1:2",
      "Les fins de ligne sont celles de Windows (CRLF).",
      "Choisissez « LF » dans votre éditeur, ou lancez npm run content:fix.",
    ],
  },
  {
    breaks: "accents were mangled",
    make: (tree) => addCity(tree, "Abime", "À pied.", "Ã\u0080 pied, prÃ©s de lÃ ."),
    report: [
      "41:14",
      "Une lettre accentuée a été abîmée par une conversion.",
      "Retapez le mot, puis enregistrez le fichier en UTF-8.",
    ],
  },
  {
    breaks: "the file is empty",
    make: (tree) => {
      const file = addCity(tree, "Vide");
      tree.write(file, "\n");
      return file;
    },
    report: [
      "",
      "Ce fichier est vide.",
      "Remplissez-le d’après un fichier voisin, ou supprimez-le avec son dossier.",
    ],
  },
  {
    breaks: "the file is 10 MB",
    make: (tree) => {
      const file = addCity(tree, "Lourde");
      tree.write(file, Buffer.alloc(10 * 1024 * 1024, "a"));
      return file;
    },
    report: [
      "",
      "Ce fichier pèse 10 Mo ; un texte en pèse moins d’un.",
      "Vérifiez qu’il s’agit du bon fichier : une archive ou une vidéo n’a pas sa place ici.",
    ],
  },
  {
    breaks: "the file is a link",
    make: (tree) => {
      const file = addCity(tree, "Lien");
      tree.remove(file);
      tree.link(file, "../paris/index.json");
      return file;
    },
    report: [
      "",
      "C’est un lien vers un autre fichier, que la construction ne suit pas.",
      "Remplacez-le par une copie du fichier visé.",
    ],
  },
  {
    breaks: "brackets are nested without end",
    make: (tree) => {
      const file = addCity(tree, "Profonde");
      tree.write(file, "[".repeat(100_000));
      return file;
    },
    report: [
      "1:1",
      "Les crochets et accolades s’emboîtent sur plus de 100 niveaux.",
      "Reprenez la structure d’un fichier voisin.",
    ],
  },
  {
    breaks: "the front matter is missing",
    make: post("sans-en-tete", "# Un article\n"),
    report: [
      "1:1",
      "L’en-tête manque au début du fichier.",
      "Commencez le fichier par une ligne --- seule, puis title:, description:, et une seconde ligne ---.",
    ],
  },
  {
    breaks: "the front matter is not closed",
    make: post("ouvert", "---\ntitle: Un article\n\nUn texte.\n"),
    report: [
      "1:1",
      "L’en-tête n’est pas refermé.",
      "Ajoutez une ligne --- seule entre l’en-tête et le texte.",
    ],
  },
  {
    breaks: "the front matter holds code",
    make: post("code", "---js\n{ title: process.exit() }\n---\n"),
    report: [
      "1:1",
      "L’en-tête manque au début du fichier.",
      "Commencez le fichier par une ligne --- seule, puis title:, description:, et une seconde ligne ---.",
    ],
  },
  {
    breaks: "a tab indents the front matter",
    make: post("tabulation", "---\ntitle: Un article\nimage:\n\tsrc: ./cover.svg\n---\n"),
    report: ["4:1", "Une tabulation sert de retrait.", "Remplacez-la par deux espaces."],
  },
  {
    breaks: "a colon stands in a value without quotes",
    make: post("deux-points", "---\ntitle: Un article : la suite\n---\n"),
    report: [
      "2:8",
      "Un deux-points se trouve dans une valeur sans guillemets.",
      'Mettez la valeur entre guillemets droits : title: "Mon titre : suite".',
    ],
  },
  {
    breaks: "a field of the front matter is written twice",
    make: post("double", "---\ntitle: Un article\ntitle: Un autre\n---\n"),
    report: ["3:1", "Un champ est écrit deux fois.", "Gardez une seule des deux lignes."],
  },
];

describe("a file that cannot be read", () => {
  let tree: Tree;
  let faults: Fault[];
  const files = new Map<string, string>();

  beforeAll(async () => {
    tree = copyContent();
    for (const { breaks, make } of cases) files.set(breaks, make(tree));
    faults = await checkContent({ root: tree.root, today });
  });
  afterAll(() => tree.dispose());

  it.each(cases)("is told that $breaks", ({ breaks, report }) => {
    expect(told(faults, files.get(breaks) ?? "")).toEqual(report);
  });

  it("makes nothing else look wrong", () => {
    const made = new Set([...files.values()].map((file) => `content/${file}`));
    expect(faults.filter(({ file }) => !made.has(file))).toEqual([]);
  });
});
