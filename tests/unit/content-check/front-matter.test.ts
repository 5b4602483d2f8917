import { describeCases, post, type Change } from "./cases";
import { addPost } from "./tree";

/** An article whose whole file is this. */
const source =
  (text: string): Change =>
  (tree, n) => {
    const file = addPost(tree, `essai-${n}`, "");
    tree.write(file, text);
    return file;
  };

describeCases(
  "front matter that cannot be read",
  {
    "a tab indents it": [
      source("---\ntitle: Un article\nimage:\n\tsrc: ./cover.svg\n---\n"),
      "front-matter/tab-as-indent@4:1",
    ],
    "a colon stands in a value without quotes": [
      source("---\ntitle: Un article : la suite\n---\n"),
      "front-matter/block-as-implicit-key@2:8",
    ],
    "a no-break space follows the name of a field": [
      source("---\ntitle:\u00a0Un article\n---\n"),
      "front-matter/no-break-space@2:7",
    ],
    "a straight quotation mark closes the title": [
      post("Un texte.", { title: '"Docker "en" production : dix réflexes"' }),
      "front-matter/block-as-implicit-key@2:8",
    ],
    "curly quotes enclose a value": [
      post("Du texte.\n", { title: "“Un titre pour essayer”" }),
      "front-matter/curly-quotes@2:8",
    ],
    "a title goes on behind a sharp": [
      post("Texte.", { title: "Le C# en entreprise # un avis" }),
      "front-matter/comment@2:28",
    ],
    "remarks stand in it, and only there": [
      post("# Un titre\n", {
        date: "2026-01-15 # à vérifier\n# à relire",
        tags: "[C#, F#]",
      }),
      "front-matter/comment@4:18",
    ],
    "a remark stands within a group": [
      post("Texte.", { image: '{ src: ./cover.svg, # le dessin\n  alt: "Un # dans le texte" }' }),
      "front-matter/comment@5:28",
    ],
    "a value is folded": [
      post("Texte.", { title: ">-\n  Un titre pour essayer\n  sur deux lignes" }),
      "front-matter/sign@2:8",
    ],
    "a time is written where a text is due": [post("Texte.", { title: "12:30" }), "schema/type@2:8"],
  },
  { nothingElse: true },
);
