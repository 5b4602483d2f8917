/** @jest-environment node */
import { checkContent, type Fault } from "../../../src/content-check";
import { addCity, addPost, copyContent, today, told, type Tree } from "./tree";

interface Case {
  readonly breaks: string;
  readonly make: (tree: Tree) => string;
  readonly report: readonly string[];
}

const heads: readonly Case[] = [
  {
    breaks: "a title is too short",
    make: (tree) => addCity(tree, "Brève", "Une page pour essayer\u00a0: Brève", "Une page"),
    report: [
      "43:14 — seo › title",
      "Pour les moteurs de recherche, le titre compte 8 caractères au lieu de 15 à 65.",
      "Allongez d’au moins 7 caractères.",
    ],
  },
  {
    breaks: "a description is too long",
    make: (tree) =>
      addCity(tree, "Longue", "Cette page n’existe que le temps", `${"Très longuement. ".repeat(6)}Le temps`),
    report: [
      "44:20 — seo › description",
      "Pour les moteurs de recherche, la description compte 172 caractères au lieu de 70 à 160.",
      "Raccourcissez d’au moins 12 caractères.",
    ],
  },
  {
    breaks: "a title and a description that the site composes are too long",
    make: (tree) => {
      tree.set("settings/site.json", ["brand"], "Sylvène");
      tree.set("settings/claims.json", ["replyHours", "value"], 4);
      const [model = ""] = tree.folders("technologies");
      const name = "Une technologie au nom vraiment interminable";
      const file = "technologies/une-technologie-au-nom-vraiment-interminable/index.json";
      const { seo: _seo, ...entry } = tree.data(`technologies/${model}/index.json`);
      for (const n of [1, 2, 3]) {
        const banner = `banner-${n}.svg`;
        tree.write(file.replace("index.json", banner), tree.read(`technologies/${model}/${banner}`));
      }
      tree.write(file, JSON.stringify({ ...entry, name }, null, 2));
      return file;
    },
    report: [
      "3:11 — name",
      "Pour les moteurs de recherche, la description compte 177 caractères au lieu de 70 à 160 : « Agence Une technologie au nom vraiment interminable : Sylvène construit vos plateformes web, logiciels métier et applications d’IA. Devis gratuit, réponse sous 4 heures ouvrées. ».",
      "Raccourcissez d’au moins 17 caractères, ou écrivez le champ seo › description de cette page.",
      "3:11 — name",
      "Pour les moteurs de recherche, le titre compte 75 caractères au lieu de 15 à 65 : « Développement Une technologie au nom vraiment interminable – Agence Sylvène ».",
      "Raccourcissez d’au moins 10 caractères, ou écrivez le champ seo › title de cette page.",
    ],
  },
  {
    breaks: "a description is already another page's",
    make: (tree) => {
      addCity(tree, "Alpha");
      return addCity(tree, "Beta", "ne vaut que pour elle\u00a0: Beta", "ne vaut que pour elle\u00a0: ALPHA");
    },
    report: [
      "44:20 — seo › description",
      "Cette description est déjà celle de content/cities/alpha/index.json.",
      "Écrivez une description qui ne vaut que pour cette page.",
    ],
  },
  {
    breaks: "an article has the title of another",
    make: (tree) => {
      addPost(tree, "aa-premier", "Texte.", { title: "Un titre qui sert deux fois" });
      return addPost(tree, "ab-second", "Texte.", { title: "Un titre qui sert deux fois" });
    },
    report: [
      "2:8 — title",
      "Ce titre est déjà celui de content/blog/aa-premier/index.md.",
      "Écrivez un titre qui ne vaut que pour cette page.",
    ],
  },
];

const dates: readonly Case[] = [
  {
    breaks: "an article waits for its day, which is told",
    make: (tree) => addPost(tree, "futur", "Texte.", { date: "2026-11-22" }),
    report: [
      "i 4:7 — date",
      "Cet article attend le 2026-11-22 : d’ici là, il n’est pas sur le site.",
      "Rien à faire : il paraîtra de lui-même. Pour le publier maintenant, écrivez la date d’aujourd’hui, 2026-11-21.",
    ],
  },
  {
    breaks: "a day does not exist",
    make: (tree) => addPost(tree, "trente-fevrier", "Texte.", { date: '"2026-02-30"' }),
    report: [
      "4:7 — date",
      "« 2026-02-30 » n’est pas une date possible.",
      "Date de publication, année-mois-jour ; à venir, l’article attend ce jour hors du site. Exemple : 2026-03-12.",
    ],
  },
  {
    breaks: "a revision is older than the article",
    make: (tree) => addPost(tree, "rebours", "Texte.", { updated: "2025-12-31" }),
    report: [
      "7:10 — updated",
      "La révision est antérieure à la publication.",
      "Écrivez une date égale ou postérieure au 2026-01-15, ou retirez ce champ.",
    ],
  },
  {
    breaks: "a time is written where a text is due",
    make: (tree) => addPost(tree, "heure", "Texte.", { title: "12:30" }),
    report: [
      "2:8 — title",
      "Ce champ contient un nombre ; il y faut un texte.",
      "Titre de l’article, 15 à 65 caractères, unique sur le site. Exemple : MVP en 30 jours : le plan semaine par semaine. Mettez la valeur entre guillemets droits.",
    ],
  },
  {
    breaks: "a tag that is too long for its page",
    make: (tree) => addPost(tree, "theme-long", "Texte.", { tags: `[${"x".repeat(31)}]` }),
    report: [
      "6:8 — tags › 1",
      `« ${"x".repeat(31)} » compte 31 caractères ; il en faut au plus 30.`,
      "Un thème du blog, 30 caractères au plus : il tient dans le titre de sa page. Exemple : Référencement naturel",
    ],
  },
  {
    breaks: "a tag is given twice",
    make: (tree) => addPost(tree, "etiquettes", "Texte.", { tags: "[SaaS, SaaS]" }),
    report: ["6:14 — tags › 2", "Les éléments 1 et 2 de la liste sont identiques.", "Retirez l’un des deux."],
  },
];

const names: readonly Case[] = [
  {
    breaks: "a folder's name has letters that an address has not",
    make: (tree) => addPost(tree, "Été_2026", "Texte.", { title: "Un titre d’été pour essayer" }),
    report: [
      "",
      "« Été_2026 » ne peut pas servir d’adresse.",
      "Renommez-le « ete2026 » : minuscules sans accent, chiffres et traits d’union.",
    ],
  },
  {
    breaks: "a folder's name is longer than that of a file of its page may be",
    make: (tree) =>
      addPost(tree, "a".repeat(201), "Texte.", {
        title: "Un titre long pour essayer",
        description: "Cet article n’existe que le temps d’un essai, et sa description ne vaut que pour lui.",
      }),
    report: [
      "",
      "Son nom, d’où vient l’adresse de la page, compte 201 caractères, pour 200 au plus.",
      "Raccourcissez-le.",
    ],
  },
];

describe.each([
  ["the name of an article's folder", names],
  ["the head of a page", heads],
  ["the dates and labels of an article", dates],
] as const)("%s", (_what, cases) => {
  let tree: Tree;
  let faults: Fault[];
  const files = new Map<string, string>();

  beforeAll(async () => {
    tree = copyContent();
    for (const { breaks, make } of cases) files.set(breaks, make(tree));
    faults = await checkContent({ root: tree.root, today });
  });
  afterAll(() => tree.dispose());

  it.each([...cases])("is told that $breaks", ({ breaks, report }) => {
    expect(told(faults, files.get(breaks) ?? "")).toEqual(report);
  });
});
