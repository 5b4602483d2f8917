/** What is wrong at a place of a JSON file, and what is expected there. */
export interface Explanation {
  readonly problem: string;
  readonly remedy: string;
}

/** Codes of jsonc-parser's `ParseErrorCode`, a const enum that isolated modules cannot read. */
const explanations: Record<number, Explanation> = {
  1: {
    problem: "Un mot est écrit sans guillemets.",
    remedy:
      'Entourez-le de guillemets droits : "texte". Seuls true, false, null et les nombres s’en passent.',
  },
  2: {
    problem: "Ce nombre est mal écrit.",
    remedy: "Écrivez-le en chiffres, avec un point pour les décimales : 45.76.",
  },
  3: {
    problem: "Un nom de champ est attendu ici.",
    remedy: 'Écrivez "champ": valeur ; après le dernier champ, ne laissez pas de virgule.',
  },
  4: {
    problem: "Une valeur est attendue ici.",
    remedy:
      'Écrivez un "texte", un nombre, une [liste] ou un {groupe} ; après le dernier élément, ne laissez pas de virgule.',
  },
  5: { problem: "Il manque un deux-points.", remedy: 'Séparez le champ de sa valeur : "champ": "valeur".' },
  6: { problem: "Il manque une virgule.", remedy: "Ajoutez-la à cet endroit, entre deux éléments." },
  7: {
    problem: "Il manque une accolade fermante.",
    remedy: "Ajoutez } à l’endroit où le groupe se termine.",
  },
  8: { problem: "Il manque un crochet fermant.", remedy: "Ajoutez ] à l’endroit où la liste se termine." },
  9: { problem: "Le fichier continue après sa fin.", remedy: "Supprimez ce qui suit la dernière accolade." },
  10: { problem: "Un commentaire n’a pas sa place ici.", remedy: "Supprimez-le : le JSON n’en accepte pas." },
  11: { problem: "Un commentaire n’a pas sa place ici.", remedy: "Supprimez-le : le JSON n’en accepte pas." },
  12: {
    problem: "Ce texte n’est pas fermé.",
    remedy:
      'Un texte tient sur une seule ligne : terminez-le par un guillemet droit ", ou retirez le retour à la ligne.',
  },
  13: {
    problem: "Ce nombre est mal écrit.",
    remedy: "Écrivez-le en chiffres, avec un point pour les décimales : 45.76.",
  },
  14: { problem: "Ce code \\u est incomplet.", remedy: "Écrivez le caractère lui-même : é et non \\u00e9." },
  15: {
    problem: "Cette barre oblique inverse n’est suivie d’aucun code connu.",
    remedy: 'Supprimez-la ; seul un guillemet droit dans un texte en demande une : \\".',
  },
  16: {
    problem: "Un caractère invisible se trouve dans ce texte.",
    remedy: "Supprimez les tabulations et les retours à la ligne à l’intérieur du texte.",
  },
};

const cut: Explanation = {
  problem: "Le fichier s’arrête avant sa fin.",
  remedy: "Complétez-le : chaque { demande une }, chaque [ demande un ].",
};

/** Mistakes that the parser takes for others: told by what stands before and after the place. */
const confusions: readonly (Explanation & { readonly before: RegExp; readonly after: RegExp })[] = [
  {
    before: /$/,
    after: /^[“”„«»‘’]/,
    problem: "Ces guillemets sont ceux d’un texte : un fichier JSON demande des guillemets droits.",
    remedy: 'Retapez-les au clavier : "champ": "texte".',
  },
  {
    before: /$/,
    after: /^[\u00a0\u202f]/,
    problem: "Une espace insécable se trouve hors d’un texte.",
    remedy: "Remplacez-la par une espace ordinaire.",
  },
  {
    before: /$/,
    after: /^\+\d/,
    problem: "Un nombre s’écrit sans signe +.",
    remedy: "Retirez le signe, sans mettre de guillemets.",
  },
  {
    before: /\d,$/,
    after: /^\d/,
    problem: "Une virgule sépare les décimales de ce nombre.",
    remedy: "Écrivez un point : 45.76.",
  },
  {
    before: /[:[,]\s*-?[\d.]+\s?$/,
    after: /^(?:%|€|\p{L})/u,
    problem: "Un nombre s’écrit seul, sans unité.",
    remedy: 'Retirez l’unité ; si le champ attend un texte, entourez le tout de guillemets : "30 jours".',
  },
  {
    // Not after the name of a field, which lacks its colon.
    before: /(?<!(?:^|[\n{,])\s*"[\w$]*)"[ \t]*$/,
    after: /^\p{L}/u,
    problem: "Un guillemet droit a fermé ce texte trop tôt.",
    remedy: 'Dans un texte, citez avec « » ; pour un guillemet droit, écrivez \\".',
  },
];

/** @param code jsonc-parser's error code. @param offset where the parser stumbled */
export function explainJsonError(code: number, text: string, offset: number): Explanation {
  const [before, after] = [text.slice(Math.max(0, offset - 40), offset), text.slice(offset, offset + 2)];
  const confusion = confusions.find((one) => one.before.test(before) && one.after.test(after));
  if (confusion) return confusion;
  if (offset >= text.trimEnd().length && code !== 12) return cut;
  return (
    explanations[code] ?? {
      problem: "Ce passage n’est pas du JSON.",
      remedy: "Comparez avec un fichier voisin du même type.",
    }
  );
}
