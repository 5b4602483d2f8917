import { city, cityFile, describeCases, post } from "./cases";
import { addCity } from "./tree";

const latitude = '"latitude": 45.5';
const unclosed =
  'Ce texte n’est pas fermé. | Un texte tient sur une seule ligne : terminez-le par un guillemet droit ", ou retirez le retour à la ligne.';
const closedEarly =
  'Un guillemet droit a fermé ce texte trop tôt. | Dans un texte, citez avec « » ; pour un guillemet droit, écrivez \\".';

// A table, one case a row.
// prettier-ignore
describeCases("a JSON file that cannot be read", {
  "a comma is missing": [city('"travel": "À pied.",', '"travel": "À pied."'),
    "41:22 | Il manque une virgule. | Ajoutez-la à cet endroit, entre deux éléments."],
  "a comma is one too many": [city('"keywords": ["essai"]', '"keywords": ["essai",]'),
    '45:26 | Une valeur est attendue ici. | Écrivez un "texte", un nombre, une [liste] ou un {groupe} ; après le dernier élément, ne laissez pas de virgule.'],
  "a text is not closed": [city('"À pied."', '"À pied.'), `41:13 | ${unclosed}`],
  "the file stops half-way": [cityFile((text) => text.slice(0, 200)),
    "10:{…} | Le fichier s’arrête avant sa fin. | Complétez-le : chaque { demande une }, chaque [ demande un ]."],
  "a field is written twice": [city('"travel": "À pied."', '"travel": "À pied.",\n  "travel": "À vélo."'),
    "42:3 | Le champ « travel » est écrit deux fois. | Gardez une seule des deux lignes : seule la seconde serait lue."],
  "brackets are nested without end": [cityFile(() => "[".repeat(100_000)),
    "1:1 | Les crochets et accolades s’emboîtent sur plus de 100 niveaux. | Reprenez la structure d’un fichier voisin."],
  "a no-break space indents a line": [city('  "region"', '\u00a0 "region"'),
    "10:1 | Une espace insécable se trouve hors d’un texte. | Remplacez-la par une espace ordinaire."],
  "a number has a decimal comma": [city(latitude, '"latitude": 45,5'),
    "12:20 | Une virgule sépare les décimales de ce nombre. | Écrivez un point : 45.76."],
  "a straight quotation mark closes a sentence early": [city("Une phrase simple.", 'Un "bon outil" apprend'),
    `16:16 | ${closedEarly}`],
}, { nothingElse: true });

const choose =
  "Deux versions de ce passage attendent un choix. | Gardez la bonne, puis effacez les lignes <<<<<<<, ======= et >>>>>>>.";
// A table, one case a row.
// prettier-ignore
describeCases("a file of any kind that cannot be read", {
  "the file is in Latin-1": [cityFile((text) => Buffer.from(text, "latin1")),
    "4:16 | Ce fichier n’est pas enregistré en UTF-8 : à cet endroit, un caractère (souvent une lettre accentuée) est illisible. | Enregistrez-le de nouveau en UTF-8, puis relisez les lettres accentuées."],
  "the file is in UTF-16": [cityFile((text) => Buffer.from(`\ufeff${text}`, "utf16le")),
    "file | Ce fichier est enregistré en UTF-16. | Enregistrez-le de nouveau en UTF-8, sans BOM."],
  "the file begins with a BOM": [cityFile((text) => `\ufeff${text}`),
    "1:1 | Ce fichier commence par une marque d’ordre des octets (BOM), que la construction ne sait pas lire. | Enregistrez-le en « UTF-8 » et non en « UTF-8 avec BOM », ou lancez npm run content:fix."],
  "the line ends are those of Windows": [cityFile((text) => text.replace(/\n/g, "\r\n")),
    "! 1:2 | Les fins de ligne sont celles de Windows (CRLF). | Choisissez « LF » dans votre éditeur, ou lancez npm run content:fix."],
  "accents were mangled": [city("À pied.", "Ã\u0080 pied, prÃ©s de lÃ ."),
    "41:14 | Une lettre accentuée a été abîmée par une conversion. | Retapez le mot, puis enregistrez le fichier en UTF-8."],
  "a control character is hidden in a word": [city("À pied.", "À pi\u200bed."),
    "41:18 | Un caractère de contrôle, invisible, se cache à cet endroit. | Supprimez-le : effacez et retapez le mot."],
  "the direction of the text is turned": [post("mot\u202einverse\n"),
    "9:4 | Un caractère de contrôle, invisible, se cache à cet endroit. | Supprimez-le : effacez et retapez le mot."],
  "an emoji is made of several": [post("Une famille\u00a0: 👩\u200d👩\u200d👧, un drapeau\u00a0: 🏴\u{e0067}\u{e0062}\u{e007f}.\n")],
  "a letter of a flag has no flag": [post("mot\u{e0067}s\n"),
    "9:4 | Un caractère de contrôle, invisible, se cache à cet endroit. | Supprimez-le : effacez et retapez le mot."],
  "a bullet is one of Word’s font": [post("Voici\u00a0:\n\n\uf0b7 un point\n"),
    "11:1 | Ce signe n’existe que dans une police de Word : les visiteurs verraient un carré. | Remplacez-le : une puce s’écrit « - » dans un article ; npm run content:fix le fait en début de ligne."],
  "the file is empty": [cityFile(() => "\n"),
    "file | Ce fichier est vide. | Remplissez-le d’après un fichier voisin, ou supprimez-le avec son dossier."],
  "the file is 10 MB": [cityFile(() => Buffer.alloc(10 * 1024 * 1024, "a")),
    "file | Ce fichier pèse 10 Mo ; un texte en pèse moins d’un. | Vérifiez qu’il s’agit du bon fichier : une archive ou une vidéo n’a pas sa place ici."],
  "the file is a link": [(tree) => {
    const file = addCity(tree, "Lien");
    tree.remove(file);
    tree.link(file, "../paris/index.json");
    return file;
  },
    "file | C’est un lien vers un autre fichier, que la construction ne suit pas. | Remplacez-le par une copie du fichier visé."],
  "two versions of a line were left by a conflict": [city('  "region"', '<<<<<<< HEAD\n  "region"'),
    `10:1 | ${choose}`],
  "two versions were left, of which one mark stays": [post("Un texte.\n=======\nUn autre.\n>>>>>>> essai"),
    `12:1 | ${choose}`],
}, { nothingElse: true });
