import { city, cityFile, describeCases, post } from "./cases";
import { addCity } from "./tree";

const latitude = '"latitude": 45.5';

describeCases(
  "a JSON file that cannot be read",
  {
    "a comma is one too many": [
      city('"keywords": ["essai"]', '"keywords": ["essai",]'),
      "json/value-expected@45:26",
    ],
    "a text is not closed": [city('"À pied."', '"À pied.'), "json/unexpected-end-of-string@41:13"],
    "the file stops half-way": [cityFile((text) => text.slice(0, 200)), "json/unfinished@10:11"],
    "a field is written twice": [
      city('"travel": "À pied."', '"travel": "À pied.",\n  "travel": "À vélo."'),
      "json/duplicate-key@42:3",
    ],
    "brackets are nested without end": [cityFile(() => "[".repeat(100_000)), "json/depth@1:1"],
    "a no-break space indents a line": [city('  "region"', '\u00a0 "region"'), "json/no-break-space@10:1"],
    "a number has a decimal comma": [city(latitude, '"latitude": 45,5'), "json/property-name-expected@12:20"],
    "a straight quotation mark closes a sentence early": [
      city("Une phrase simple.", 'Un "bon outil" apprend'),
      "json/invalid-symbol@16:16",
    ],
  },
  { nothingElse: true },
);

describeCases(
  "a file of any kind that cannot be read",
  {
    "the file is in Latin-1": [cityFile((text) => Buffer.from(text, "latin1")), "file/encoding@4:16"],
    "the file is in UTF-16": [cityFile((text) => Buffer.from(`\ufeff${text}`, "utf16le")), "file/utf-16"],
    "the file begins with a BOM": [cityFile((text) => `\ufeff${text}`), "file/bom@1:1"],
    "the line ends are those of Windows": [
      cityFile((text) => text.replace(/\n/g, "\r\n")),
      "! file/line-ends@1:2",
    ],
    "accents were mangled": [city("À pied.", "Ã\u0080 pied, prÃ©s de lÃ ."), "file/mangled-letter@41:14"],
    "a control character is hidden in a word": [
      city("À pied.", "À pi\u200bed."),
      "file/invisible-character@41:18",
    ],
    "the direction of the text is turned": [post("mot\u202einverse\n"), "file/invisible-character@9:4"],
    "an emoji is made of several": [
      post("Une famille\u00a0: 👩\u200d👩\u200d👧, un drapeau\u00a0: 🏴\u{e0067}\u{e0062}\u{e007f}.\n"),
    ],
    "a letter of a flag has no flag": [post("mot\u{e0067}s\n"), "file/invisible-character@9:4"],
    "a bullet is one of Word’s font": [
      post("Voici\u00a0:\n\n\uf0b7 un point\n"),
      "file/invisible-character@11:1",
    ],
    "the file is 10 MB": [cityFile(() => Buffer.alloc(10 * 1024 * 1024, "a")), "file/size"],
    "the file is a link": [
      (tree) => {
        const file = addCity(tree, "Lien");
        tree.remove(file);
        tree.link(file, "../paris/index.json");
        return file;
      },
      "file/link",
    ],
    "two versions of a line were left by a conflict": [
      city('  "region"', '<<<<<<< HEAD\n  "region"'),
      "file/conflict@10:1",
    ],
    "two versions were left, of which one mark stays": [
      post("Un texte.\n=======\nUn autre.\n>>>>>>> essai"),
      "file/conflict@12:1",
    ],
  },
  { nothingElse: true },
);
