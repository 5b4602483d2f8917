import { checkContent } from "../../../src/content-check";
import { contentRoot, schemasRoot } from "../setup/content";
import { city, cityFile, describeCases, file, post, type Case, type Change } from "./cases";
import { addCity, addPost, check, copyContent, fieldsIn, today } from "./tree";

it("the content of the tests is as an editor should leave it: nothing is told of it", async () => {
  expect(await checkContent({ root: contentRoot, schemasRoot, today, full: true })).toEqual([]);
});

const at = (rule: string, ...places: readonly string[]) => places.map((place) => `${rule}@${place}`);
const inText = (html: string) => city("Un <strong>", `${html} <strong>`);

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
    [
      city("<strong>paragraphe</strong>", "<strong><em>paragraphe</strong> <ul>"),
      ...at("schema/html-nesting", "22:20", "22:34", "22:58"),
    ],
    [inText("Un &copy; vite &amp; bien"), "schema/html-entity@22:26"],
    [
      inText("<a href='moi@exemple.example'>à moi</a> <a href=''>au vide</a> <a href='page'>à la page</a>"),
      ...at("schema/html-address", "22:26", "22:63", "22:89"),
    ],
    [
      inText(
        "<a href='javascript:x' HREF='/contact'>un</a> <span class='visuallyHidden' class=green>mot</span>",
      ),
      "schema/html-address@22:26",
      "schema/html-attribute@22:46",
      "schema/html-colour@22:69",
      "schema/html-attribute@22:98",
    ],
    [
      inText(
        String.raw`<a href=java&#115;cript:x>un</a> <a href='/\\x.example'>deux</a> <a href='/\t/x.example'>trois</a>`,
      ),
      "schema/html-address@22:26",
      "schema/html-entity@22:35",
      ...at("schema/html-address", "22:59", "22:91"),
    ],
    [city("Une phrase simple.", "Une phrase <em>simple</em>."), "markup/tag@16:23"],
    [city("Une ville <span", "<p>Une ville</p> <span"), "markup/heading@15:16"],
    [city("../../schemas/city.schema.json", "../schemas/city.schema.json"), "slug/schema-link@2:14"],
    [post("Texte.", { date: '"2026-02-30"' }), "schema/format@4:7"],
    [post("Texte.", { updated: "2025-12-31" }), "article-date/early-revision@7:10"],
    [post("Texte.", { tags: `[${"x".repeat(31)}]` }), "schema/max-length@6:8"],
    [post("Du texte.", { tags: "[🎉]" }), "slug/tag-address@6:8"],
    [post("Du texte.", { tags: "[C++, C#]" }), "slug/tag-repeated@6:13"],
    [(tree) => addPost(tree, "Été_2026", "Texte.", { title: "Un titre d’été pour essayer" }), "slug/form"],
  ],
  { nothingElse: true },
);

/** Where a link of an article leads, and what is told of it. */
const links: Readonly<Record<string, string>> = {
  "/blog/page/0": "link/unknown-page",
  "/tarif/": "link/trailing-slash",
  "/article/ecrire-mon-horaire": "! link/unknown-article",
  "/blog/tag/un-theme-de-l-api": "! link/unknown-article",
  "https://www.cembraie.example/services/saas?a=1#faq": "! link/full-address",
  "http://cembraie.example/services/nimporte": "link/unknown-page",
  "http://exemple.example": "! link/insecure",
  "": "link/address",
  "/blog/page/10": "",
  "/#faq": "",
  "https://agenda.cembraie.example": "",
  "https://cembraie.example.org": "",
};

describeCases(
  "a text that only a reader would object to",
  [
    ...Object.entries(links).map(([href, fault]): Case => [
      post(`Voir [la page en question](${href}).`),
      ...(fault ? [`${fault}@9:6`] : []),
    ]),
    [post("Pour le devis, [cliquez ici](/obtenir-un-devis)."), "link/vague-label@9:16"],
    [city("sur Essai", String.raw`sur <a href=\"/villes/ainn\">la page</a>.`), "link/unknown-page@22:58"],
    [city("Une phrase simple.", "Une frase simple, l’outill."), "! spelling@16:16", "! spelling@16:32"],
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

it("a link to the domain that the site is built for is one of ours", async () => {
  const tree = copyContent();
  const given = process.env.SITE_URL;
  process.env.SITE_URL = "https://essai.example";
  try {
    tree.set("settings/home.json", "cards.0.href", "https://essai.example/services/saas");
    expect(fieldsIn(await check(tree), "settings/home.json")).toContain("! href/full-address@cards.0.href");
  } finally {
    if (given === undefined) delete process.env.SITE_URL;
    else process.env.SITE_URL = given;
  }
});

const removed =
  (gone: string, told = gone): Change =>
  (tree) => {
    tree.remove(gone);
    return told;
  };

describeCases("the content folder", [
  [removed("services"), "inventory"],
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
