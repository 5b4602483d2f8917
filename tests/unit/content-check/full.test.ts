/** @jest-environment node */
import sharp from "sharp";
import type { Fault } from "../../../src/content-check";
import { checkEverything } from "../../../src/content-check/full";
import { addCity, addPost, copyContent, today, told, type Tree } from "./tree";

/** A change that only the full check notices, and the report that its editor must read. */
interface Case {
  readonly breaks: string;
  readonly make: (tree: Tree) => string | Promise<string>;
  readonly report: readonly string[];
}

const cases: readonly Case[] = [
  {
    breaks: "a link of a text leads nowhere",
    make: (tree) => addCity(tree, "Ain", "sur Ain.", String.raw`sur <a href=\"/villes/ainn\">la page</a>.`),
    report: [
      "22:58 — description1",
      "« /villes/ainn » n’est pas une page du site.",
      "Écrivez « /villes/ain ».",
    ],
  },
  {
    breaks: "a link of an article leads nowhere, or aims at no heading",
    make: (tree) =>
      addPost(
        tree,
        "liens",
        "## Un titre\n\nVoir [le début](#section-0), [la fin](#section-9) et [le tarif](/tarif/).",
      ),
    report: [
      "11:30",
      "La page /article/liens n’a pas de repère « #section-9 ».",
      "Écrivez « /article/liens », ou un repère qui existe dans cette page.",
      "11:54",
      "« /tarif/ » se termine par une barre, les adresses du site n’en ont pas.",
      "Écrivez « /tarif ».",
    ],
  },
  {
    breaks: "a link has a vague label",
    make: (tree) => addPost(tree, "vague", "Pour le devis, [cliquez ici](/obtenir-un-devis)."),
    report: [
      "9:16",
      "Le libellé « cliquez ici » ne dit pas où mène le lien.",
      "Nommez la page liée : « notre page sur les sites vitrines », « la grille des délais ».",
    ],
  },
  {
    breaks: "a link is not secure, another has no address",
    make: (tree) =>
      addPost(tree, "adresses", "Lire [le site](http://exemple.example) et [la suite du texte]()."),
    report: [
      "! 9:6",
      "« http://exemple.example » n’est pas une adresse sûre.",
      "Écrivez « https://exemple.example ».",
      "9:43",
      "Ce lien n’a pas d’adresse.",
      "Écrivez /page pour une page du site, https://… pour un autre site, mailto:adresse ou tel:+33….",
    ],
  },
  {
    breaks: "an article has raw HTML",
    make: (tree) => addPost(tree, "balises", "Un <iframe src=x></iframe> et `<b>du code</b>`."),
    report: [
      "9:4",
      "La balise <iframe src=x> n’est pas permise dans un article.",
      "Écrivez en Markdown ; pour montrer du code, entourez-le d’accents graves `…`.",
      "9:18",
      "La balise </iframe> n’est pas permise dans un article.",
      "Écrivez en Markdown ; pour montrer du code, entourez-le d’accents graves `…`.",
    ],
  },
  {
    breaks: "the description of a picture is a file name, or missing",
    make: (tree) => {
      tree.write("blog/images/vue.svg", '<svg viewBox="0 0 1 1"/>');
      return addPost(tree, "images", "![vue](./vue.svg)\n\n![](./vue.svg)");
    },
    report: [
      "9:1",
      "« vue » est un nom de fichier, pas une description.",
      "Décrivez ce que l’image montre, comme au téléphone : « Les quais de la Saône au matin ».",
      "11:1",
      "Le texte qui remplace l’image manque.",
      "Décrivez ce que l’image montre, comme au téléphone : « Les quais de la Saône au matin ».",
    ],
  },
  {
    breaks: "a photograph is too small for its place",
    make: async (tree) => {
      const small = { create: { width: 300, height: 200, channels: 3, background: "#fff" } } as const;
      tree.write("blog/petite/vue.png", await sharp(small).png().toBuffer());
      return addPost(tree, "petite", "![Une vue du lac](./vue.png)");
    },
    report: [
      "! 9:1",
      "L’image ./vue.png mesure 300 pixels de large ; il en faut 760 ici pour rester nette.",
      "Déposez une version plus grande, sans agrandir l’actuelle.",
    ],
  },
  {
    breaks: "a picture is heavier than 1 MB",
    make: (tree) => {
      addPost(tree, "lourde", "![Une vue du lac](./vue.svg)");
      tree.write("blog/lourde/vue.svg", `<svg viewBox="0 0 1 1"><!--${"x".repeat(1_500_000)}--></svg>`);
      return "blog/lourde/vue.svg";
    },
    report: [
      "",
      "Cette image pèse 1,4 Mo.",
      "Réduisez-la sous 1 Mo : 1 600 pixels de large suffisent, enregistrés en JPEG ou en WebP.",
    ],
  },
  {
    breaks: "no page shows a picture",
    make: (tree) => {
      tree.write("blog/lourde/oubli.svg", '<svg viewBox="0 0 1 1"/>');
      return "blog/lourde/oubli.svg";
    },
    report: ["! ", "Aucune page ne montre cette image.", "Supprimez-la, ou citez-la dans le fichier voisin."],
  },
  {
    breaks: "the typography is not French",
    make: (tree) => addCity(tree, "Typographe", "À pied.", "A partir d'ici: le «train»..."),
    report: [
      "! 41:14 — travel",
      "La capitale garde son accent : « À ».",
      "Écrivez « À » ; npm run content:fix le fait pour vous.",
      "! 41:24 — travel",
      "L’apostrophe doit être courbe.",
      "Écrivez « d’ici: » ; npm run content:fix le fait pour vous.",
      "! 41:28 — travel",
      "Il manque une espace insécable avant « : ».",
      "Écrivez « d'ici : » ; npm run content:fix le fait pour vous.",
      "! 41:33 — travel",
      "Une espace insécable suit le guillemet « ouvrant.",
      "Écrivez « « train»... » ; npm run content:fix le fait pour vous.",
      "! 41:39 — travel",
      "Une espace insécable précède le guillemet » fermant.",
      "Écrivez « «train »... » ; npm run content:fix le fait pour vous.",
      "! 41:40 — travel",
      "Les points de suspension s’écrivent en un seul signe.",
      "Écrivez « «train»… » ; npm run content:fix le fait pour vous.",
    ],
  },
  {
    breaks: "a word is misspelt",
    make: (tree) => addCity(tree, "Faute", "Une phrase simple.", "Une frase simple, l’outill compris."),
    report: [
      "! 16:16 — lead",
      "« frase » n’est pas dans le dictionnaire.",
      "Vouliez-vous dire {mots} ? Si le mot est juste, ajoutez-le à content/settings/spelling.txt.",
      "! 16:32 — lead",
      "« outill » n’est pas dans le dictionnaire.",
      "Vouliez-vous dire {mots} ? Si le mot est juste, ajoutez-le à content/settings/spelling.txt.",
    ],
  },
  {
    breaks: "a text is still the starter's",
    make: (tree) => addCity(tree, "Départ", "Une phrase simple.", "À compléter : une phrase."),
    report: [
      "! 16:12 — lead",
      "Ce texte de départ n’a pas encore été remplacé.",
      "Écrivez le vôtre à la place ; ce qui suit « À compléter » dit ce qui est attendu.",
    ],
  },
  {
    breaks: "a text is filler",
    make: (tree) => addCity(tree, "Remplissage", "Une phrase simple.", "TODO"),
    report: [
      "16:12 — lead",
      "Un texte de remplissage est resté.",
      "Écrivez le texte définitif, ou retirez le passage.",
    ],
  },
  {
    breaks: "a page is a copy of another",
    make: (tree) => {
      const model = tree.folders("cities").at(-1);
      const copy = tree.data(`cities/${model}/index.json`);
      const file = addCity(tree, "Copie");
      tree.write(
        file,
        JSON.stringify(
          { ...tree.data(file), description1: copy.description1, sectors: copy.sectors, travel: copy.travel },
          null,
          2,
        ),
      );
      return file;
    },
    report: [
      "",
      "Ce texte et celui de content/cities/{modèle}/index.json se ressemblent à {part} % ; le maximum est 35,0 %.",
      "Réécrivez-le à partir de ce que cette page a de propre : ses métiers, ses chiffres, ses exemples.",
    ],
  },
];

describe("what only a reader would notice", () => {
  let tree: Tree;
  let faults: Fault[];
  const files = new Map<string, string>();
  let unread = "";

  beforeAll(async () => {
    tree = copyContent();
    tree.write("settings/spelling.txt", `${tree.read("settings/spelling.txt")}Essayistes\nAin\nessai\n`);
    unread = addCity(tree, "Illisible", '"travel": "À pied.",', '"travel": "À pied."');
    for (const { breaks, make } of cases) files.set(breaks, await make(tree));
    ({ faults } = await checkEverything({ root: tree.root, today }));
  });
  afterAll(() => tree.dispose());

  it.each(cases)("is told that $breaks", ({ breaks, report }) => {
    const lines = told(faults, files.get(breaks) ?? "").map((line) =>
      line
        .replace(/(?<=Vouliez-vous dire )«.*?»(?= \?)/, "{mots}")
        .replace(/(?<=ressemblent à )[\d,]+(?= %)/, "{part}")
        .replace(/(?<=cities\/)[a-z-]+(?=\/index\.json se)/, "{modèle}"),
    );
    expect(lines).toEqual(report);
  });

  it("is not told of the pictures of a file that cannot be read: it may show them", () => {
    expect(told(faults, unread)).toContain("Il manque une virgule.");
    const pictures = faults.filter(({ file }) => /illisible.*banner-1\.svg$/.test(file));
    expect(tree.read(unread.replace("index.json", "banner-1.svg"))).toContain("<svg");
    expect(pictures).toEqual([]);
  });
});
