import { city, cityFile, describeCases, post, type Change } from "./cases";
import { addCity, addPost } from "./tree";

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
