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

const missing =
  "1:1 | L’en-tête manque au début du fichier. | Commencez le fichier par une ligne --- seule, puis title:, description:, et une seconde ligne ---.";

const comment =
  'Dans l’en-tête, « # » ouvre un commentaire : la suite de la ligne n’est pas lue. | Mettez la valeur entre guillemets droits, « # » compris (title: "Le C # d’un avis"), ou supprimez ce commentaire.';

// A table, one case a row.
// prettier-ignore
describeCases("front matter that cannot be read", {
  "it is missing": [source("# Un article\n"), missing],
  "a tab indents it": [source("---\ntitle: Un article\nimage:\n\tsrc: ./cover.svg\n---\n"),
    "4:1 | Une tabulation sert de retrait. | Remplacez-la par deux espaces."],
  "a colon stands in a value without quotes": [source("---\ntitle: Un article : la suite\n---\n"),
    '2:8 | Un deux-points se trouve dans une valeur sans guillemets. | Mettez la valeur entre guillemets droits : title: "Mon titre : suite".'],
  "a no-break space follows the name of a field": [source("---\ntitle:\u00a0Un article\n---\n"),
    '2:7 | Une espace insécable sépare ce champ de sa valeur. | Remplacez-la par une espace ordinaire : title: "Mon titre".'],
  "a straight quotation mark closes the title": [post("Un texte.", { title: '"Docker "en" production : dix réflexes"' }),
    '2:8 | Un guillemet droit se trouve dans le texte et l’a fermé trop tôt. | Remplacez-le par « » ou par \\".'],
  "curly quotes enclose a value": [post("Du texte.\n", { title: "“Un titre pour essayer”" }),
    '2:8 | Ces guillemets courbes n’entourent pas une valeur : ils se liraient. | Écrivez des guillemets droits : title: "Mon titre".'],
  "a title goes on behind a sharp": [post("Texte.", { title: "Le C# en entreprise # un avis" }),
    `2:28 | ${comment}`],
  "remarks stand in it, and only there": [post("# Un titre\n", {
    date: "2026-01-15 # à vérifier\n# à relire",
    tags: "[C#, F#]",
  }),
    `4:18 | ${comment}`],
  "a remark stands within a group": [post("Texte.", { image: '{ src: ./cover.svg, # le dessin\n  alt: "Un # dans le texte" }' }),
    `5:28 | ${comment}`],
  ...Object.fromEntries([">", "|", ">-"].map((sign) => [
    `a value is folded by ${sign}`,
    [post("Texte.", { title: `${sign}\n  Un titre pour essayer\n  sur deux lignes` }),
      "2:8 | Une valeur ne peut pas commencer par ce signe. | Mettez la valeur entre guillemets droits, sur la même ligne."],
  ] as const)),
  "a time is written where a text is due": [post("Texte.", { title: "12:30" }),
    "2:8 — title | Ce champ contient un nombre ; il y faut un texte. | Titre de l’article, 15 à 65 caractères, unique sur le site. Exemple : MVP en 30 jours : le plan semaine par semaine. Mettez la valeur entre guillemets droits."],
}, { nothingElse: true });
