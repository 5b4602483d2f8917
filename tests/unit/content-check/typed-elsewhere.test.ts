/** @jest-environment node */
import { describeCases, post } from "./cases";
import { addPost } from "./tree";

/* What programs and keyboards leave in a text: no-break spaces of a Mac, invisible signs, curly quotes, accents in two signs. */

const space = "Remplacez-la par une espace ordinaire ; npm run content:fix le fait pour vous.";
const invisible =
  "Un caractère de contrôle, invisible, se cache à cet endroit. | Supprimez-le : effacez et retapez le mot.";

describeCases(
  "an article typed elsewhere",
  {
    "a no-break space follows the sign of a heading": [
      post("##\u00a0Un titre\n"),
      `9:3 | Une espace insécable suit « ## » : ce signe se lirait. | ${space}`,
    ],
    "a no-break space follows a hyphen inside code": [post("```\n-\u00a0un\n```\n")],
    "a ruler touches the paragraph above": [
      post("Un paragraphe\n---\n\nLa suite.\n"),
      "10:1 | Ces signes, collés sous un paragraphe, en font un titre. | Laissez une ligne vide avant eux, ou écrivez le titre « ## Titre ».",
    ],
    "a sentence begins with a year": [
      post("2026. Une année de plus\n"),
      "9:1 | « 2026. » en début de ligne ouvre une liste numérotée. | Écrivez « 2026\\. » pour un texte, ou commencez la liste à 1.",
    ],
    "the direction of the text is turned": [post("mot\u202einverse\n"), `9:4 | ${invisible}`],
    "an emoji is made of several": [post("Une famille : 👩\u200d👩\u200d👧.\n".replace(" :", "\u00a0:"))],
    "curly quotes enclose a value": [
      post("Du texte.\n", { title: "“Un titre pour essayer”" }),
      '2:8 | Ces guillemets courbes n’entourent pas une valeur : ils se liraient. | Écrivez des guillemets droits : title: "Mon titre".',
    ],
    "a tag has no letter": [
      post("Du texte.\n", { tags: "[🎉]" }),
      "6:8 — tags › 1 | L’étiquette « 🎉 » ne donne aucune adresse. | Écrivez-la avec des lettres ou des chiffres.",
    ],
    "two tags have the same address": [
      post("Du texte.\n", { tags: "[C++, C#]" }),
      "6:13 — tags › 2 | « C# » et « C++ » (content/blog/essai-{n}/index.md) auraient la même page, /blog/tag/c. | Écrivez « C++ », ou un nom qui s’en distingue par ses lettres.",
    ],
    "a picture's name has its accent as a sign of its own": [
      (tree, n) => {
        tree.write(
          `blog/essai-${n}/sche\u0301ma.svg`,
          tree.read(addPost(tree, "modele", "Du texte.").replace("index.md", "cover.svg")),
        );
        return addPost(tree, `essai-${n}`, "![Trois boîtes reliées](./sch\u00e9ma.svg)");
      },
      "9:1 | Le nom du fichier content/blog/essai-{n}/sch\u00e9ma.svg est écrit autrement qu’ici : son accent y est un signe à part, comme sur un Mac. | Renommez le fichier « schema.svg », et écrivez ici ce nom.",
    ],
  },
  { full: true },
);
