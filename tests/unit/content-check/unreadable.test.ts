import { city, cityFile, describeCases, post, type Change } from "./cases";
import { addCity, addPost, check, copyContent, type Tree } from "./tree";

const latitude = '"latitude": 45.5';

/** An article whose whole file is this. */
const source =
  (text: string): Change =>
  (tree, n) => {
    const file = addPost(tree, `essai-${n}`, "");
    tree.write(file, text);
    return file;
  };

describeCases(
  "a JSON file that cannot be read",
  [
    [city('"keywords": ["essai"]', '"keywords": ["essai",]'), "json/syntax@45:26"],
    [city('"À pied."', '"À pied.'), "json/syntax@41:13"],
    [cityFile((text) => text.slice(0, 200)), "json/syntax@10:11"],
    [city('"travel": "À pied."', '"travel": "À pied.",\n  "travel": "À vélo."'), "json/duplicate-key@42:3"],
    [cityFile(() => "[".repeat(100_000)), "file/unreadable"],
    [city('  "region"', '\u00a0 "region"'), "json/syntax@10:1"],
    [city(latitude, '"latitude": 45,5'), "json/syntax@12:20"],
    [city("Une phrase simple.", 'Un "bon outil" apprend'), "json/syntax@16:16"],
  ],
  { nothingElse: true },
);

describeCases(
  "a file of any kind that cannot be read",
  [
    [cityFile((text) => Buffer.from(text, "latin1")), "file/encoding@4:16"],
    [cityFile((text) => Buffer.from(`\ufeff${text}`, "utf16le")), "file/encoding@1:1"],
    // As Windows saves it.
    [cityFile((text) => `\ufeff${text.replace(/\n/g, "\r\n")}`)],
    [cityFile((text) => text.trimEnd())],
    [city("À pied.", "Ã\u0080 pied, prÃ©s de lÃ ."), "file/mangled-letter@41:14"],
    [city("À pied.", "À pi\u200bed."), "file/invisible-character@41:18"],
    [post("mot\u202einverse\n"), "file/invisible-character@9:4"],
    // Joiners and letters behind a flag belong to an emoji.
    [post("Une famille\u00a0: 👩\u200d👩\u200d👧, un drapeau\u00a0: 🏴\u{e0067}\u{e0062}\u{e007f}.\n")],
    [post("mot\u{e0067}s\n"), "file/invisible-character@9:4"],
    [post("Voici\u00a0:\n\n\uf0b7 un point\n"), "file/invisible-character@11:1"],
    [cityFile(() => Buffer.alloc(10 * 1024 * 1024, "a")), "file/size"],
    [
      (tree) => {
        const file = addCity(tree, "Lien");
        tree.remove(file);
        tree.link(file, "../paris/index.json");
        return file;
      },
      "file/link",
    ],
    [city('  "region"', '<<<<<<< HEAD\n  "region"'), "file/conflict@10:1"],
  ],
  { nothingElse: true },
);

describeCases(
  "front matter that cannot be read",
  [
    [source("---\ntitle: Un article\nimage:\n\tsrc: ./cover.svg\n---\n"), "front-matter/syntax@4:1"],
    [source("---\ntitle: Un article : la suite\n---\n"), "front-matter/syntax@2:8"],
    [post("Un texte.", { title: '"Docker "en" production : dix réflexes"' }), "front-matter/syntax@2:8"],
    [post("Texte.", { title: "Le C# en entreprise # un avis" }), "front-matter/comment@2:28"],
    [
      post("Texte.", { image: '{ src: ./cover.svg, # le dessin\n  alt: "Un # dans le texte" }' }),
      "front-matter/comment@5:28",
    ],
    [post("Texte.", { title: "12:30" }), "schema/type@2:8"],
  ],
  { nothingElse: true },
);

describe("what hides a fact that many texts repeat", () => {
  const without =
    (file: string, from: string, to = "") =>
    (tree: Tree): void =>
      tree.replace(file, from, to);

  it.each<[what: string, hide: (tree: Tree) => void, cause: string]>([
    ["a comma too few", without("settings/claims.json", '",', '"'), "settings/claims.json json/syntax"],
    ["an empty file", (tree) => tree.write("settings/site.json", ""), "settings/site.json file/empty"],
    ["a file that is gone", (tree) => tree.remove("settings/claims.json"), "settings/claims.json inventory"],
    ["a folder that is gone", (tree) => tree.remove("services"), "services inventory"],
    [
      "a figure that is gone",
      without("settings/claims.json", '"value": 4,'),
      "settings/claims.json schema/required",
    ],
    [
      "a price with a comma",
      without("services/site-vitrine/index.json", '"amount": ', '"amount": 1,'),
      "services/site-vitrine/index.json json/syntax",
    ],
  ])("%s is told alone", async (_what, hide, cause) => {
    const tree = copyContent();
    hide(tree);
    addCity(tree, "Faute", "Une phrase simple.", "Sous {{inconnu}}.");
    const told = (await check(tree, { full: true })).map(({ file, rule }) => `${file} ${rule}`);
    expect(told).toEqual([`content/${cause}`]);
  });

  it("two of them are both told", async () => {
    const tree = copyContent();
    for (const name of ["claims", "site"]) tree.replace(`settings/${name}.json`, '",', '"');
    expect(await check(tree)).toHaveLength(2);
  });

  it("a fault of the same file that hides none leaves the others told", async () => {
    const tree = copyContent();
    tree.set("services/site-vitrine/index.json", "couleur", "vert");
    addCity(tree, "Faute", "Une phrase simple.", "Sous {{inconnu}}.");
    expect((await check(tree)).map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(["schema/additional-properties", "mark/unknown"]),
    );
  });
});
