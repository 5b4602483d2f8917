import type { Explanation } from "./json-errors";

const quotes = 'Mettez la valeur entre guillemets droits : title: "Mon titre : suite".';

const explanations: Record<string, Explanation> = {
  TAB_AS_INDENT: { problem: "Une tabulation sert de retrait.", remedy: "Remplacez-la par deux espaces." },
  DUPLICATE_KEY: { problem: "Un champ est écrit deux fois.", remedy: "Gardez une seule des deux lignes." },
  BAD_INDENT: {
    problem: "Le retrait de cette ligne ne convient pas.",
    remedy: "Alignez-la sur ses voisines, par pas de deux espaces.",
  },
  MULTILINE_IMPLICIT_KEY: {
    problem: "Cette ligne n’est pas de la forme « champ: valeur ».",
    remedy: "Écrivez un champ par ligne, avec un deux-points suivi d’une espace.",
  },
  BLOCK_AS_IMPLICIT_KEY: {
    problem: "Un deux-points se trouve dans une valeur sans guillemets.",
    remedy: quotes,
  },
  BAD_SCALAR_START: { problem: "Une valeur ne peut pas commencer par ce signe.", remedy: quotes },
  BAD_DQ_ESCAPE: {
    problem: "Cette barre oblique inverse n’est suivie d’aucun code connu.",
    remedy: "Supprimez-la, ou doublez-la.",
  },
  MISSING_CHAR: {
    problem: "Un signe manque : guillemet, crochet ou espace après le deux-points.",
    remedy: "Refermez ce qui a été ouvert sur cette ligne, et écrivez « champ: valeur ».",
  },
  UNEXPECTED_TOKEN: { problem: "Ce signe n’est pas attendu ici.", remedy: quotes },
  BAD_ALIAS: { problem: "Une valeur ne peut pas commencer par ce signe.", remedy: quotes },
  TAG_RESOLVE_FAILED: { problem: "Une valeur ne peut pas commencer par ce signe.", remedy: quotes },
  MULTIPLE_DOCS: {
    problem: "L’en-tête contient une ligne --- de trop.",
    remedy: "Gardez une ligne --- avant l’en-tête et une seule après.",
  },
};

const closedTooSoon: Explanation = {
  problem: "Un guillemet droit se trouve dans le texte et l’a fermé trop tôt.",
  remedy: 'Remplacez-le par « » ou par \\".',
};

/**
 * @param code of the `yaml` package
 * @param message its English message, for the cases not foreseen
 * @param line where the parser stumbled
 */
export function explainYamlError(code: string, message: string, line: string): Explanation {
  if (/^[^"'#]*:[ \t]+"(?:[^"\\]|\\.)*"[ \t]*[^ \t#,}\]\r]/.test(line)) return closedTooSoon;
  return (
    explanations[code] ?? {
      problem: `L’en-tête est illisible à cet endroit (${message}).`,
      remedy: "Comparez avec l’en-tête d’un fichier voisin.",
    }
  );
}
