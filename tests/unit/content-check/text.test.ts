import { checkContent } from "../../../src/content-check";
import { contentRoot, schemasRoot } from "../setup/content";
import { city, describeCases, post } from "./cases";
import { addCity, check, copyContent, today } from "./tree";

it("the content of the tests is as an editor should leave it: nothing is told of it", async () => {
  expect(await checkContent({ root: contentRoot, schemasRoot, today, full: true })).toEqual([]);
});

const fixed = "npm run content:fix le fait pour vous.";
const listed = "Si le mot est juste, ajoutez-le à content/settings/spelling.txt.";

it("a build is not told what only a reader would object to", async () => {
  const tree = copyContent();
  addCity(tree, "Essai", "Une phrase", "Une frase");
  expect(await check(tree)).toEqual([]);
});

// A table, one case a row.
// prettier-ignore
describeCases("a text that only a reader would object to", {
  "the typography is not French": [city("À pied.", "A partir d'ici: le «train»..."),
    `! 41:14 — travel | La capitale garde son accent : « À ». | Écrivez « À » ; ${fixed}`,
    `! 41:24 — travel | L’apostrophe doit être courbe. | Écrivez « d’ici: » ; ${fixed}`,
    `! 41:28 — travel | Il manque une espace insécable avant « : ». | Écrivez « d'ici : » ; ${fixed}`,
    `! 41:33 — travel | Une espace insécable suit le guillemet « ouvrant. | Écrivez « « train»... » ; ${fixed}`,
    `! 41:39 — travel | Une espace insécable précède le guillemet » fermant. | Écrivez « «train »... » ; ${fixed}`,
    `! 41:40 — travel | Les points de suspension s’écrivent en un seul signe. | Écrivez « «train»… » ; ${fixed}`],
  "a word is misspelt": [city("Une phrase simple.", "Une frase simple, l’outill compris."),
    `! 16:16 — lead | « frase » n’est pas dans le dictionnaire. | Vouliez-vous dire « {…} » ? ${listed}`,
    `! 16:32 — lead | « outill » n’est pas dans le dictionnaire. | Vouliez-vous dire « {…} » ? ${listed}`],
  "a text is filler": [city("Une phrase simple.", "TODO"),
    "16:12 — lead | Un texte de remplissage est resté. | Écrivez le texte définitif, ou retirez le passage."],
  "code is no prose": [(tree) => {
    const file = "technologies/go/index.json";
    tree.replace(file, '"code": "', `"code": "/* TODO: l'outill */ `);
    return file;
  }],
  "its facts were verified more than a year ago": [post("Un texte.", { verifiedOn: '"2025-11-20"' }),
    "! 7:13 — verifiedOn | Les faits de cette page ont été vérifiés le 2025-11-20, il y a plus d’un an. | Relisez-y versions, fins de support et lois, corrigez-les, puis écrivez la date d’aujourd’hui."],
  "its facts were verified a year ago to the day": [post("Un texte.", { verifiedOn: '"2025-11-21"' })],
  "a law is cited without a source": [post("Un règlement européen l’impose."),
    "! 9:4 | Rien ne dit d’où vient ce fait, qui changera : « règlement européen ». | Ajoutez à « sources » le titre et l’adresse de la page officielle qui le donne."],
  "the end of a version’s support is told without a source": [(tree) => {
    const file = "technologies/svelte/index.json";
    tree.set(file, ["summary"], "Cette version est suivie jusqu’en avril 2028.");
    return file;
  },
    "! 4:40 — summary | Rien ne dit d’où vient ce fait, qui changera : « jusqu’en avril 2028 ». | Ajoutez à « sources » le titre et l’adresse de la page officielle qui le donne."],
  "a law is cited with its source": [post("Un règlement européen l’impose.", {
    sources: '[{ title: "Le règlement", address: "https://eur-lex.europa.eu/eli/reg/2023/2854/oj" }]',
  })],
  "a page is too long for a phone": [city("Une phrase simple.", "Une phrase simple. ".repeat(300).trim()),
    "! 16:11 — lead | La page /villes/essai-{n} compte {…} caractères de texte : sur un téléphone, elle dépasse 9 500 pixels de haut. | Raccourcissez ses textes d’environ {…} caractères ; celui-ci, le plus long, en compte 5 699."],
  "a page is as long as it may be": [city("Une phrase simple.", "Des mots tout autres. ".repeat(180).trim())],
  "the home page is too long for a slow line": [(tree) => {
    const words = "Des mots plus rares. ".repeat(600).trim();
    tree.set("settings/why-collaborate.json", ["steps", 0, "description"], words);
    return "settings/why-collaborate.json";
  },
    "! {…} — steps › 1 › description | La page / compte {…} caractères de texte : avec {…}, elle se charge trop lentement. | Raccourcissez ses textes d’environ {…} caractères ; celui-ci, le plus long, en compte 12 599."],
  "a page is a copy of another": [(tree) => {
    const { description1, sectors, travel } = tree.data(
      `cities/${tree.folders("cities").at(-1)}/index.json`,
    );
    const file = addCity(tree, "Copie");
    tree.write(file, JSON.stringify({ ...tree.data(file), description1, sectors, travel }, null, 2));
    return file;
  },
    "file | Ce texte et celui de content/cities/{…}/index.json se ressemblent à {…} % ; le maximum est 35,0 %. | Réécrivez-le à partir de ce que cette page a de propre : ses métiers, ses chiffres, ses exemples."],
}, { full: true });
