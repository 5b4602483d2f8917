import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import path from "node:path";
import sharp from "sharp";
import { createStarter } from "../../../scripts/content/new";
import { addCity, addPost, type Tree } from "../gatsby/content-check/tree";

/** What an editor may do wrong. */
export type Mistakes = (tree: Tree) => void | Promise<void>;

const faq = "settings/faq.json";

/** The starter of a page that nobody has added yet, and the path of its file. */
function start(tree: Tree, type: string, name: string): string {
  const [file = ""] = createStarter(tree.root, type, name, "2026-01-15").files;
  return file.replace("content/", "");
}

/** Sets several values of a JSON file. Keys are paths: `seo.title`. */
function change(tree: Tree, file: string, values: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(values)) {
    tree.set(file, key.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part)), value);
  }
}

/** A picture of noise, which no format can make light. */
const noise = (width: number, height: number): sharp.Sharp =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

const png = (width: number) => noise(width, 8).png().toBuffer();

function commit(tree: Tree): void {
  const git = (...command: string[]) => execFileSync("git", ["-C", path.dirname(tree.root), ...command]);
  git("init", "--quiet");
  git("add", "--all");
  git("-c", "user.name=t", "-c", "user.email=t@t.example", "commit", "--quiet", "--message", "Content");
}

/** By page of `docs/`, all made in one copy of the content; those of `retirer-une-page` follow below. */
export const mistakes: Readonly<Record<string, Mistakes>> = {
  "corriger-un-texte": (tree) => {
    const { items } = tree.data(faq);
    change(tree, faq, {
      items: [...items, { ...items[0], question: "Une neuvième question ?", answer: "<p>Un **délai**.</p>" }],
      "items.0.answer": "<p>L'horaire change! Un <b>Leger</b> retard.</p>",
      "items.1.answer": '<p>Sous 2 heures ouvrées, <a href="/technologies/webflo">cliquez ici</a>.</p>',
    });
    change(tree, "settings/pages.json", { "home.seo.description": "Trop court." });
    change(tree, "settings/site.json", { "mailboxes.general": "autre-adresse@ailleurs.example" });
    const comma = "settings/solutions.json";
    tree.write(comma, tree.read(comma).replace(/,\n/, "\n"));
    const quotes = "settings/process.json";
    tree.write(quotes, tree.read(quotes).replace(/("title": ")/, '$1Un "mot" '));
  },
  "ajouter-une-ville": (tree) => {
    const file = start(tree, "ville", "Orléans");
    const [first] = tree.data(file).sectors;
    change(tree, file, { city: "Orléans-la-Source", "seo.title": "Orléans", sectors: [first, first] });
    change(tree, "settings/navigation.json", { "footerCities.0": "oreans" });
    const [model] = tree.folders("cities");
    const { description1 } = tree.data(`cities/${model}/index.json`);
    change(tree, addCity(tree, "Essai"), { description1 });
  },
  "ajouter-un-service": (tree) => {
    const file = start(tree, "service", "Audit de sécurité");
    const [first, second] = tree.data(file).deliverables;
    change(tree, file, {
      ...{ name: "Audit", order: 1, heroTitle: "Un audit", heroSubTitle: "Court." },
      deliverables: [first, second],
    });
  },
  "ajouter-une-technologie": (tree) => {
    const file = start(tree, "technologie", "Kubernetes");
    change(tree, file, { name: "K8s", avoidWhen: ["Un seul serveur."], summary: "Derrière un Trafik." });
  },
  "ajouter-une-realisation": async (tree) => {
    const file = start(tree, "realisation", "Belvédac");
    tree.write("case-studies/belvedac/screen-1.png", await png(800));
    tree.write("case-studies/belvedac/screen-2.png", await noise(1200, 800).png().toBuffer());
    change(tree, file, {
      order: 1,
      technologies: ["postgres"],
      images: [1, 2].map((rank) => ({ src: `./screen-${rank}.png`, alt: "Tableau des commandes" })),
    });
  },
  "publier-un-article": (tree) => {
    start(tree, "article", "Choisir son hébergeur en cinq questions");
    addPost(tree, "essai", "<div>Nagios</div>\n\n![Un schéma](./schema.png) et Nagios.", {
      title: '"Choisir son hébergeur en cinq questions"',
      description: '"Trop court."',
      date: "2999-01-01",
    });
    change(tree, faq, { "items.3.answer": '<p>Voir <a href="/article/essai">cet article</a>.</p>' });
    addPost(tree, "deux-points", "Un texte.", { title: "MVP : le plan: la suite" });
    addPost(tree, "tabulation", "Un texte.", { image: '\n\tsrc: ./cover.svg\n\talt: "Une page"' });
  },
  "changer-les-chiffres-cles": (tree) => {
    const [first] = tree.data("settings/key-stats.json").items;
    change(tree, "settings/key-stats.json", { items: [first, { value: "45", label: "villes" }] });
    change(tree, "settings/claims.json", { "replyHours.value": 3, "rating.checkBy": "2020-01-31" });
    change(tree, faq, { "items.2.answer": "<p>Nous répondons sous 4 heures ouvrées.</p>" });
  },
  "fermer-le-concours": (tree) => {
    change(tree, "settings/contest.json", {
      ...{ endDate: "13/10/2025", afterEnd: "closed", closedNotice: undefined },
    });
  },
  "remplacer-une-image": async (tree) => {
    const file = start(tree, "realisation", "Ancolie");
    const folder = path.posix.dirname(file);
    tree.write(`${folder}/screen-1.png`, await png(800));
    tree.write(`${folder}/large.png`, await png(12_000));
    tree.write(`${folder}/photo.jpg`, await png(1200));
    change(tree, file, {
      "clientLogo.src": "./Client.svg",
      images: ["./screen-1.png", "./photo.jpg", "./Capture 1.png"].map((src) => ({ src, alt: "screen-1.png" })),
    });
  },
};

/** A city that is taken away too quickly; the content is checked after each stage. */
export const removal: readonly Mistakes[] = [
  (tree) => {
    start(tree, "ville", "Orléans");
    commit(tree);
    change(tree, "settings/navigation.json", { "footerCities.0": "orleans" });
    change(tree, faq, { "items.0.answer": '<p>Voir <a href="/villes/orleans">notre page sur Orléans</a>.</p>' });
    tree.remove("cities/orleans/index.json");
  },
  (tree) => tree.remove("cities/orleans"),
  (tree) => {
    const { items } = tree.data("settings/redirects.json");
    const added = [
      ["/villes/orleans", "/villes"],
      ["/villes/orleans/", "/villes"],
      ["/villes/tours", "/villes"],
      ["/villes/ancienne", "/villes/orleans"],
    ].map(([from, to]) => ({ from, to }));
    change(tree, "settings/redirects.json", { items: [...items, ...added] });
  },
];

/** What `npm run content:new` refuses, after the above: type and name. */
export const refusals: readonly (readonly [string, string])[] = [
  ["ville", "Orléans"],
  ["service", "Audit de sécurité"],
  ["technologie", "Kubernetes"],
  ["article", "Trop court"],
];
