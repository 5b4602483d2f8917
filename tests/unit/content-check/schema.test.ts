import { city, cityFile, describeCases } from "./cases";
import type { Tree } from "./tree";

const latitude = "Latitude nord, entre 41 et 51,5. Exemple : 45.764.";

const technology = (slug: string, change: (entry: Record<string, unknown>) => object) => (tree: Tree) => {
  const file = `technologies/${slug}/index.json`;
  tree.write(file, JSON.stringify(change(tree.data(file)), null, 2));
  return file;
};

// A table, one case a row.
// prettier-ignore
describeCases("an entry that breaks its schema", {
  "a required field is missing": [city('  "title1": "Un titre",\n', ""),
    "1:1 — title1 | Le champ « title1 » manque. | Ajoutez-le. Titre de la présentation. Exemple : Le jour où la moutarde a manqué."],
  "a field is misspelt": [city('"code": "73"', '"cod": "73"'),
    "6:18 — departement › code | Le champ « code » manque. | Ajoutez-le. Numéro à deux chiffres. Exemple : 06.",
    "7:5 — departement › cod | Le champ « cod » n’existe pas ici. | Écrivez « code », ou retirez ce champ."],
  "a text is a number": [city('"code": "73"', '"code": 73'),
    "7:13 — departement › code | Ce champ contient un nombre ; il y faut un texte. | Numéro à deux chiffres. Exemple : 06. Mettez la valeur entre guillemets droits."],
  "a text is empty": [city('"À pied."', '""'),
    "41:13 — travel | Ce champ est vide. | Remplissez-le, ou retirez-le s’il est facultatif. Comment nous venons : distance ou trajet depuis le siège, et qui paie le déplacement, en deux à quatre phrases. Exemple : Environ 110 km et un peu plus d’une heure par l’autoroute. Le déplacement est compris dans le forfait."],
  "a text ends with a space": [city('"À pied."', '"À pied. "'),
    "41:13 — travel | Une espace traîne au début ou à la fin du texte. | Supprimez-la."],
  "a number is out of bounds": [city('"latitude": 45.5', '"latitude": 5.9'),
    `12:17 — coordinates › latitude | 5,9 est trop petit : le minimum est 41. | ${latitude}`],
  "a list is too short": [cityFile((text) => text.replace(/"sectors": \[[\s\S]*?\]/, '"sectors": []')),
    '27:14 — sectors | Cette liste compte 0 élément ; il en faut au moins 1. | Les secteurs de l’économie locale et l’outil que nous y construisons. Exemple : [{"title": "Chimie et environnement", "description": "Formules versionnées, fiches de sécurité générées."}]'],
  "tags are not closed in order": [city("<strong>paragraphe</strong>", "<strong><em>paragraphe</strong> <ul>"),
    "22:48 — description1 | </strong> arrive avant que <em> soit refermée. | Écrivez d’abord </em>.",
    "22:58 — description1 | <ul> se trouve dans <p>. | Refermez <p> avant d’ouvrir <ul>.",
    "22:{…} — description1 | </p> arrive avant que <ul> soit refermée. | Écrivez d’abord </ul>."],
  "a character is written as a code": [city("Un <strong>", "Un &copy; vite &amp; bien <strong>"),
    "22:26 — description1 | « &copy; » est un code pour un caractère. | Écrivez le caractère lui-même."],
  "addresses lack their beginning": [city(
    "Un <strong>",
    "<a href='moi@exemple.example'>à moi</a> <a href='www.exemple.example'>au site</a> <a href=''>au vide</a> <a href='page'>à la page</a> <strong>",
  ),
    "22:26 — description1 | « moi@exemple.example » n’est pas une adresse complète. | Écrivez « mailto:moi@exemple.example ».",
    "22:66 — description1 | « www.exemple.example » n’est pas une adresse complète. | Écrivez « https://www.exemple.example ».",
  '22:105 — description1 | Ce lien n’a pas d’adresse. | Écrivez <a href="/contact">…</a>.',
    "22:131 — description1 | « page » n’est pas une adresse complète. | Écrivez /page pour une page du site, https://… pour un autre site, mailto:adresse ou tel:+33…."],
  "an attribute is repeated, of which browsers read the first": [city(
    "Un <strong>", "<a href='javascript:x' HREF='/contact'>un</a> <span class='visuallyHidden' class=green>mot</span> <strong>"),
    "22:26 — description1 | « javascript:x » n’est pas une adresse complète. | {…}",
    "22:46 — description1 | L’attribut « href » est écrit deux fois. | Gardez-en un seul.",
    "22:69 — description1 | Une balise <span> sert seulement à colorer. | {…}",
    "22:98 — description1 | L’attribut « class » est écrit deux fois. | Gardez-en un seul."],
  "an address is not what it seems": [city("Un <strong>", String.raw`<a href=java&#115;cript:x>un</a> <a href='/\\x.example'>deux</a> <a href='/\t/x.example'>trois</a> <a \" href='/services' \">quatre</a> <strong>`),
    "22:26 — description1 | « java&#115;cript:x » n’est pas une adresse complète. | {…}",
    "22:35 — description1 | « &#115; » est un code pour un caractère. | Écrivez le caractère lui-même.",
    "22:{…} — description1 | « /\\x.example » n’est pas une adresse complète. | {…}",
    "22:{…} — description1 | « /\t/x.example » n’est pas une adresse complète. | {…}",
    "22:{…} — description1 | La balise {…} contient « \"\" » de trop. | Retirez-le."],
  "a plain text has a code for a character": [city("Une phrase simple.", "Une&nbsp;phrase simple."),
    "16:15 — lead | « &nbsp; » se lirait tel quel. | Écrivez le caractère lui-même ; npm run content:fix le fait pour les espaces insécables."],
  "a plain text has a tag": [city("Une phrase simple.", "Une phrase <em>simple</em>."),
    "16:23 — lead | La balise <em> se lirait telle quelle. | Retirez-la : ce champ est un texte simple."],
  "a heading has a paragraph": [city("Une ville <span", "<p>Une ville</p> <span"),
    '15:16 — headline | La balise <p> ne convient pas à un titre. | Dans un titre, seuls <span class="green">, <strong>, <em>, <sup> et <br> ont leur place.'],
  "the folder does not follow from the name": [city('"city": "Essai ', '"city": "Essaie '),
    "3:11 — city | « Essaie {n} » donne l’adresse « essaie-{n} », mais le dossier s’appelle « essai-{n} ». | Nommez le dossier content/cities/essaie-{n}, ou corrigez le nom."],
  "the help of editors is not linked": [city("../../schemas/city.schema.json", "../schemas/city.schema.json"),
    '2:14 — $schema | L’aide à la saisie n’est pas reliée à ce fichier. | Écrivez en première ligne du groupe : "$schema": "../../schemas/city.schema.json".'],
  "a picture is said to be at the root of the site": [city("./banner-2.svg", "/content/cities/racine/banner-2.svg"),
    "24:12 — banner2 › src | « /content/cities/racine/banner-2.svg » n’a pas la forme attendue. | {…}./nom.svg{…}"],
  "a technology shows neither code nor a picture of it": [technology("go", ({ excerpt: _, ...rest }) => rest),
    "1:1 | Il manque un de ces champs : excerpt, banner2. | Ajoutez l’un d’eux, et un seul."],
}, { nothingElse: true });
