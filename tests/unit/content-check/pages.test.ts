import { city, describeCases, post } from "./cases";
import { addCity, addPost } from "./tree";

// A table, one case a row.
// prettier-ignore
describeCases("the head of a page", {
  "a description is too long": [city("Cette page n’existe que le temps", `${"Très longuement. ".repeat(6)}Le temps`),
    "head/description-length@44:20"],
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
  }, "head/description-length@3:11", "head/title-length@3:11"],
  "a description is already another page's": [(tree) => {
    addCity(tree, "Alpha");
    return addCity(tree, "Beta", "ne vaut que pour elle\u00a0: Beta", "ne vaut que pour elle\u00a0: ALPHA");
  }, "head/description-repeated@44:20"],
  "its description was copied into a file that comes later": [() => "cities/alpha/index.json",
    "head/description-repeated@44:20"],
});

// A table, one case a row.
// prettier-ignore
describeCases("the dates, labels and folder of an article", {
  "it waits for its day, which is told": [post("Texte.", { date: "2026-11-22" }),
    "i article-date/coming@4:7"],
  "a day does not exist": [post("Texte.", { date: '"2026-02-30"' }), "schema/format@4:7"],
  "a revision is older than the article": [post("Texte.", { updated: "2025-12-31" }),
    "article-date/early-revision@7:10"],
  "a tag is too long for its page": [post("Texte.", { tags: `[${"x".repeat(31)}]` }),
    "schema/max-length@6:8"],
  "a tag has no letter": [post("Du texte.", { tags: "[🎉]" }), "slug/tag-address@6:8"],
  "two tags have the same address": [post("Du texte.", { tags: "[C++, C#]" }), "slug/tag-repeated@6:13"],
  "the name of its folder has letters that an address has not": [(tree) => addPost(tree, "Été_2026", "Texte.", { title: "Un titre d’été pour essayer" }),
    "slug/form"],
}, { nothingElse: true });
