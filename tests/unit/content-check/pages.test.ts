import { city, describeCases, post } from "./cases";
import { addCity, addPost } from "./tree";

const engines = "Pour les moteurs de recherche,";

// A table, one case a row.
// prettier-ignore
describeCases("the head of a page", {
  "a title is too short": [city("Une page pour essayer\u00a0: Essai 0", "Une page"),
    `43:14 — seo › title | ${engines} le titre compte 8 caractères au lieu de 15 à 65. | Allongez d’au moins 7 caractères.`],
  "a description is too long": [city("Cette page n’existe que le temps", `${"Très longuement. ".repeat(6)}Le temps`),
    `44:20 — seo › description | ${engines} la description compte 173 caractères au lieu de 70 à 160. | Raccourcissez d’au moins 13 caractères.`],
  "a title and a description that the site composes are too long": [(tree) => {
    tree.set("settings/brand.json", ["name"], "Sylvène");
    tree.set("settings/claims.json", ["replyHours", "value"], 4);
    tree.set("settings/site.json", ["offer"], "plateformes web, logiciels métier et applications d’IA");
    const model = `technologies/${tree.folders("technologies")[0]}`;
    const folder = "technologies/une-technologie-au-nom-vraiment-interminable";
    const { seo: _seo, ...entry } = tree.data(`${model}/index.json`);
    for (const banner of tree.folders(model).filter((file) => file.endsWith(".svg")))
      tree.write(`${folder}/${banner}`, tree.read(`${model}/${banner}`));
    const named = { ...entry, name: "Une technologie au nom vraiment interminable" };
    tree.write(`${folder}/index.json`, JSON.stringify(named, null, 2));
    return `${folder}/index.json`;
  },
    `3:11 — name | ${engines} la description compte 177 caractères au lieu de 70 à 160 : « Agence Une technologie au nom vraiment interminable : Sylvène construit vos plateformes web, logiciels métier et applications d’IA. Devis gratuit, réponse sous 4 heures ouvrées. ». | Raccourcissez d’au moins 17 caractères, ou écrivez le champ seo › description de cette page.`,
    `3:11 — name | ${engines} le titre compte 75 caractères au lieu de 15 à 65 : « Développement Une technologie au nom vraiment interminable – Agence Sylvène ». | Raccourcissez d’au moins 10 caractères, ou écrivez le champ seo › title de cette page.`],
  "a description is already another page's": [(tree) => {
    addCity(tree, "Alpha");
    return addCity(tree, "Beta", "ne vaut que pour elle\u00a0: Beta", "ne vaut que pour elle\u00a0: ALPHA");
  },
    "44:20 — seo › description | Cette description est déjà celle de content/cities/alpha/index.json. | Écrivez une description qui ne vaut que pour cette page."],
  "its description was copied into a file that comes later": [() => "cities/alpha/index.json",
    "44:20 — seo › description | Cette description est déjà celle de content/cities/beta/index.json. | Écrivez une description qui ne vaut que pour cette page."],
});

// A table, one case a row.
// prettier-ignore
describeCases("the dates, labels and folder of an article", {
  "it waits for its day, which is told": [post("Texte.", { date: "2026-11-22" }),
    "i 4:7 — date | Cet article attend le 2026-11-22 : d’ici là, il n’est pas sur le site. | Rien à faire : il paraîtra de lui-même. Pour le publier maintenant, écrivez la date d’aujourd’hui, 2026-11-21."],
  "a day does not exist": [post("Texte.", { date: '"2026-02-30"' }),
    "4:7 — date | « 2026-02-30 » n’est pas une date possible. | Date de publication, année-mois-jour ; à venir, l’article attend ce jour hors du site. Exemple : 2026-03-12."],
  "a revision is older than the article": [post("Texte.", { updated: "2025-12-31" }),
    "7:10 — updated | La révision est antérieure à la publication. | Écrivez une date égale ou postérieure au 2026-01-15, ou retirez ce champ."],
  "a tag is too long for its page": [post("Texte.", { tags: `[${"x".repeat(31)}]` }),
    `6:8 — tags › 1 | « ${"x".repeat(31)} » compte 31 caractères ; il en faut au plus 30. | Un thème du blog, 30 caractères au plus : il tient dans le titre de sa page. Exemple : Référencement naturel`],
  "a tag has no letter": [post("Du texte.", { tags: "[🎉]" }),
    "6:8 — tags › 1 | L’étiquette « 🎉 » ne donne aucune adresse. | Écrivez-la avec des lettres ou des chiffres."],
  "two tags have the same address": [post("Du texte.", { tags: "[C++, C#]" }),
    "6:13 — tags › 2 | « C# » et « C++ » (content/blog/essai-{n}/index.md) auraient la même page, /blog/tag/c. | Écrivez « C++ », ou un nom qui s’en distingue par ses lettres."],
  "the name of its folder has letters that an address has not": [(tree) => addPost(tree, "Été_2026", "Texte.", { title: "Un titre d’été pour essayer" }),
    "file | « Été_2026 » ne peut pas servir d’adresse. | Renommez-le « ete2026 » : minuscules sans accent, chiffres et traits d’union."],
}, { nothingElse: true });
