import { checkContent } from "../../../src/content-check";
import { contentRoot, schemasRoot } from "../setup/content";
import { city, cityFile, describeCases, file, post, type Change } from "./cases";
import { addCity, addPost, check, copyContent, today } from "./tree";

it("the content of the tests is as an editor should leave it: nothing is told of it", async () => {
  expect(await checkContent({ root: contentRoot, schemasRoot, today, full: true })).toEqual([]);
});

describeCases(
  "an entry that breaks its schema, or the rules of names and dates",
  [
    [city('  "title1": "Un titre",\n', ""), "schema/required@1:1"],
    [city('"code": "73"', '"cod": "73"'), "schema/required@6:18", "schema/additional-properties@7:5"],
    [city('"code": "73"', '"code": 73'), "schema/type@7:13"],
    [city('"À pied."', '""'), "schema/min-length@41:13"],
    [city('"À pied."', '"À pied. "'), "schema/outer-space@41:13"],
    [city('"latitude": 45.5', '"latitude": 5.9'), "schema/minimum@12:17"],
    [cityFile((text) => text.replace(/"sectors": \[[\s\S]*?\]/, '"sectors": []')), "schema/min-items@27:14"],
    [city("../../schemas/city.schema.json", "../schemas/city.schema.json"), "slug/schema-link@2:14"],
    [post("Texte.", { date: '"2026-02-30"' }), "schema/format@4:7"],
    [post("Texte.", { updated: "2025-12-31" }), "article-date/early-revision@7:10"],
    [post("Texte.", { date: "1926-11-27" }), "article-date/old@4:7"],
    [post("Texte.", { tags: `[${"x".repeat(31)}]` }), "schema/max-length@6:8"],
    [post("Du texte.", { tags: "[🎉]" }), "slug/tag-address@6:8"],
    [post("Du texte.", { tags: "[C++, C#]" }), "slug/tag-repeated@6:13"],
    [(tree) => addPost(tree, "Été_2026", "Texte.", { title: "Un titre d’été pour essayer" }), "slug/form"],
  ],
  { nothingElse: true },
);

describeCases(
  "a text that only a reader would object to",
  [
    [city("Une phrase simple.", "Une frase simple, l’outill."), "! spelling@16:16", "! spelling@16:32"],
    [post("> *Why should it be less?*{en}\n\nOn dit *shouldd*."), "! spelling@11:9"],
    // Code is no prose.
    [
      (tree) => {
        const code = "technologies/go/index.json";
        tree.replace(code, '"code": "', `"code": "/* TODO: l'outill */ `);
        return code;
      },
    ],
    // A year ago to the day.
    [post("Un texte.", { verifiedOn: '"2025-11-21"' })],
  ],
  { full: true },
);

it("a build is not told what only a reader would object to", async () => {
  const tree = copyContent();
  addCity(tree, "Essai", "Une phrase", "Une frase");
  expect(await check(tree)).toEqual([]);
});

const removed =
  (gone: string, told = gone): Change =>
  (tree) => {
    tree.remove(gone);
    return told;
  };

describeCases("the content folder", [
  [
    (tree) => {
      tree.write("cities/vide/banner-1.svg", '<svg viewBox="0 0 1 1"/>');
      return "cities/vide";
    },
    "inventory",
  ],
  [removed("settings/faq.json"), "inventory"],
  [removed("schemas/process.schema.json", "settings/process.json"), "schema/missing"],
  [file("cities/essai-sur-loire.json", "{}"), "inventory"],
  [file("cities/photo.gif", "GIF89a"), "! inventory"],
]);

it("nobody is blamed who refers to a file that cannot be read", async () => {
  const tree = copyContent();
  const broken = `cities/${tree.folders("cities")[0]}/index.json`;
  tree.write(broken, "{");
  expect((await check(tree)).map((fault) => fault.file)).toEqual([`content/${broken}`]);
});
