import { printParseErrorCode } from "jsonc-parser";
import type { Finding } from "../fault";

type Texts = readonly [problem: string, remedy: string];
type Explained = Finding & { readonly detail: string };

const unquoted: Texts = [
  "Un mot est écrit sans guillemets.",
  'Entourez tout le texte de guillemets droits, et citez avec « » : "un texte". Seuls true, false, null et les nombres, sans unité, s’en passent.',
];
const badNumber: Texts = [
  "Ce nombre est mal écrit.",
  "Écrivez-le en chiffres, avec un point pour les décimales : 45.76.",
];
const comment: Texts = ["Un commentaire n’a pas sa place ici.", "Supprimez-le : le JSON n’en accepte pas."];
const badEscape = "Cette barre oblique inverse n’est suivie d’aucun code connu.";

/** By code of jsonc-parser's `ParseErrorCode`, a const enum that isolated modules cannot read. */
const jsonErrors: Readonly<Record<number, Texts>> = {
  1: unquoted,
  2: badNumber,
  3: [
    "Un nom de champ est attendu ici.",
    'Écrivez "champ": valeur ; après le dernier champ, ne laissez pas de virgule. Un nombre s’écrit avec un point : 45.76.',
  ],
  4: [
    "Une valeur est attendue ici.",
    'Écrivez un "texte", un nombre, une [liste] ou un {groupe} ; après le dernier élément, ne laissez pas de virgule.',
  ],
  5: ["Il manque un deux-points.", 'Séparez le champ de sa valeur : "champ": "valeur".'],
  6: [
    "Il manque une virgule, ou un texte s’est fermé trop tôt.",
    'Ajoutez-la entre deux éléments ; dans un texte, citez avec « » ou écrivez \\".',
  ],
  7: ["Il manque une accolade fermante.", "Ajoutez } à l’endroit où le groupe se termine."],
  8: ["Il manque un crochet fermant.", "Ajoutez ] à l’endroit où la liste se termine."],
  9: ["Le fichier continue après sa fin.", "Supprimez ce qui suit la dernière accolade."],
  10: comment,
  11: comment,
  12: [
    "Ce texte n’est pas fermé.",
    'Un texte tient sur une seule ligne : terminez-le par un guillemet droit ", ou retirez le retour à la ligne.',
  ],
  13: badNumber,
  14: ["Ce code \\u est incomplet.", "Écrivez le caractère lui-même : é et non \\u00e9."],
  15: [badEscape, 'Supprimez-la ; seul un guillemet droit dans un texte en demande une : \\".'],
  16: [
    "Un caractère invisible se trouve dans ce texte.",
    "Supprimez les tabulations et les retours à la ligne à l’intérieur du texte.",
  ],
};

/** Signs that an error of any code is about, wherever JSON stands outside a text. */
const signs: readonly (readonly [detail: string, sign: RegExp, ...Texts])[] = [
  [
    "curly-quotes",
    /^[“”„«»‘’]/,
    "Ces guillemets sont ceux d’un texte : un fichier JSON demande des guillemets droits.",
    'Retapez-les au clavier : "champ": "texte".',
  ],
  [
    "no-break-space",
    /^[\u00a0\u202f]/,
    "Une espace insécable se trouve hors d’un texte.",
    "Remplacez-la par une espace ordinaire.",
  ],
];

/** @param code jsonc-parser's error code. @param offset where the parser stumbled */
export function explainJsonError(code: number, text: string, offset: number): Explained {
  const sign = signs.find(([, pattern]) => pattern.test(text.charAt(offset)));
  if (sign) return { detail: sign[0], problem: sign[2], remedy: sign[3] };
  if (offset >= text.trimEnd().length && code !== 12) {
    const remedy = "Complétez-le : chaque { demande une }, chaque [ demande un ].";
    return { detail: "unfinished", problem: "Le fichier s’arrête avant sa fin.", remedy };
  }
  const other = "Comparez avec un fichier voisin du même type.";
  const [problem, remedy] = jsonErrors[code] ?? ["Ce passage n’est pas du JSON.", other];
  return { detail: code in jsonErrors ? printParseErrorCode(code) : "other", problem, remedy };
}

const quotes =
  'Mettez toute la valeur entre guillemets droits, et citez avec « » à l’intérieur : title: "Mon « titre » : suite".';
const badStart: Texts = ["Une valeur ne peut pas commencer par ce signe.", quotes];

const yamlErrors: Readonly<Record<string, Texts>> = {
  TAB_AS_INDENT: ["Une tabulation sert de retrait.", "Remplacez-la par deux espaces."],
  DUPLICATE_KEY: ["Un champ est écrit deux fois.", "Gardez une seule des deux lignes."],
  BAD_INDENT: [
    "Le retrait de cette ligne ne convient pas.",
    "Alignez-la sur ses voisines, par pas de deux espaces.",
  ],
  MULTILINE_IMPLICIT_KEY: [
    "Cette ligne n’est pas de la forme « champ: valeur ».",
    "Écrivez un champ par ligne, avec un deux-points suivi d’une espace.",
  ],
  BLOCK_AS_IMPLICIT_KEY: ["Un deux-points se trouve hors des guillemets de la valeur.", quotes],
  BAD_SCALAR_START: badStart,
  BAD_DQ_ESCAPE: [badEscape, "Supprimez-la, ou doublez-la."],
  MISSING_CHAR: [
    "Un signe manque : guillemet, crochet ou espace après le deux-points.",
    "Refermez ce qui a été ouvert sur cette ligne, et écrivez « champ: valeur ».",
  ],
  UNEXPECTED_TOKEN: ["Ce signe n’est pas attendu ici.", quotes],
  BAD_ALIAS: badStart,
  TAG_RESOLVE_FAILED: badStart,
  MULTIPLE_DOCS: [
    "L’en-tête contient une ligne --- de trop.",
    "Gardez une ligne --- avant l’en-tête et une seule après.",
  ],
};

/**
 * @param code of the `yaml` package
 * @param message its English message, for the cases not foreseen
 */
export function explainYamlError(code: string, message: string): Explained {
  const other = `L’en-tête est illisible à cet endroit (${message}).`;
  const [problem, remedy] = yamlErrors[code] ?? [other, "Comparez avec l’en-tête d’un fichier voisin."];
  return { detail: code in yamlErrors ? code : "other", problem, remedy };
}
