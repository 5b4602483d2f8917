/** A change to a text, with the reason to give to who wrote it. */
export interface Edit {
  readonly index: number;
  readonly length: number;
  readonly replacement: string;
  readonly problem: string;
}

interface Replacement {
  /** Global; matched against the masked text. */
  readonly pattern: RegExp;
  readonly replacement: string | ((match: RegExpExecArray) => string);
  readonly problem: string | ((match: RegExpExecArray) => string);
}

/** No-break space. The narrow one (U+202F) is accepted wherever this one is. */
const nbsp = "\u00a0";
const frenchQuotes = "Les guillemets français sont « et ».";

/** What may stand right after a mark that ends a sentence or a group. */
const after = String.raw`(?=[\s\u00a0\u202f»”)\]*_|\ufffc\ue000]|$)`;
/** What a mark can follow without a space and lack one: a word, a closed group, a tag, emphasis. */
const word = String.raw`[\p{L}\p{N}»”)\]…%€*_\ufffc\ue000]`;
const unit =
  "km²|km|kg|cm|mm|m²|m|g|h|min|ms|s|[kKMGT]o|[kMG]W|[MG]Hz|px|°C|[kM]€|secondes?|minutes?|heures?|jours?|semaines?|mois|ans?";

/** Marks with a no-break space before them, be it missing or breakable. */
const spaced = [
  String.raw`(?<=\S)[ \t\u2009]+(?=[!?;](?!=))|(?<=${word})(?=[!?;][!?]*${after})`,
  String.raw`(?<=\S)[ \t\u2009]+(?=:${after})|(?<=[\p{L}\p{N}»”)\]…%€\ufffc\ue000])(?=:(?:[ \u00a0\u202f\ufffc]|$))`,
  String.raw`(?<=\p{N})[ \t]*(?=%(?![\p{L}\p{N}]))`,
  String.raw`(?<=\p{N})(?:[ \t]+(?=€)|(?=[kM]?€))`,
].map((pattern) => ({
  pattern: new RegExp(pattern, "gmu"),
  replacement: nbsp,
  problem: ({ 0: space, index, input }: RegExpExecArray): string => {
    const mark = /[!?;:%€]/.exec(input.slice(index))?.[0] ?? "";
    return space
      ? `L’espace avant « ${mark} » doit être insécable.`
      : `Il manque une espace insécable avant « ${mark} ».`;
  },
}));

/** Common words that begin with an accented letter and, without it, are neither French nor English. */
const accented =
  "échange échanger échanges échéance échéances échelle échelles école écoles économie économies économique " +
  "économiques écouter écoutez écran écrans écrire écrit écrite écrits écrivez éditer éditeur éditeurs " +
  "également église égalité élaborer élection électricité électronique élément éléments élève élèves éliminer " +
  "émettre émotion énergie énergies énergétique épargne épargner épicerie époque éprouver équipe équipes " +
  "équipement équipements équipez établir établissement établissements étape étapes état états été étendre étendue " +
  "étiquette étiquettes étoile étranger être êtes étroit étude études étudiant étudiants étudier évaluer éviter évitez évoluer " +
  "événement événements évident évidemment île îles ôter";
const byPlain = new Map(
  accented.split(" ").map((word) => {
    const capital = word.charAt(0).toUpperCase() + word.slice(1);
    return [capital.charAt(0).normalize("NFD").charAt(0) + word.slice(1), capital];
  }),
);

/** Where a sentence starts: the text, a line, a tag, a quotation, or what follows a full stop. */
const sentenceStart = String.raw`(?<=^[ \t#>*_|-]*|[.!?…][»”)]?[\s\u00a0]+|\ufffc|[«“][ \u00a0]?|:[ \u00a0]+)`;
const afterA =
  "partir|savoir|propos|chaque|chacun|cette?|ces?|travers|titre|terme|noter|distance|condition|moins|mesure|" +
  "défaut|quoi|quels?|quelles?|qui|nous|vous|votre|notre|leur|la|l’|court|long|moyen|côté|force|raison|peine|tout|toute|deux|trois|venir";

const replacements: readonly Replacement[] = [
  {
    pattern: /(?<=\p{L})['´‘](?=[\p{L}\p{N}\s\u00a0»,.;:!?)*_\ufffc\ue000]|$)/gu,
    replacement: "’",
    problem: "L’apostrophe doit être courbe.",
  },
  {
    pattern: /«(?![\u00a0\u202f\n])[ \t]*/g,
    replacement: `«${nbsp}`,
    problem: "Une espace insécable suit le guillemet « ouvrant.",
  },
  {
    pattern: /(?<![\u00a0\u202f\n \t])[ \t]*»/g,
    replacement: `${nbsp}»`,
    problem: "Une espace insécable précède le guillemet » fermant.",
  },
  ...spaced,
  {
    pattern: new RegExp(String.raw`(?<=\p{N})[ \t]+(?=(?:${unit})(?![\p{L}\p{N}’']))`, "gu"),
    replacement: nbsp,
    problem: "L’espace entre un nombre et son unité doit être insécable.",
  },
  {
    pattern: /(?<=(?<![\d.,])\d{1,3}(?:[ \u00a0\u202f]\d{3})*) (?=\d{3}(?!\d))/g,
    replacement: nbsp,
    problem: "L’espace à l’intérieur d’un nombre doit être insécable.",
  },
  {
    pattern: /(?<=[\p{L}\p{N}\s\u00a0»)%€!?*_\ufffc\ue000]|^)\.{3,}(?![./\\\p{L}\p{N}])/gu,
    replacement: "…",
    problem: "Les points de suspension s’écrivent en un seul signe.",
  },
  {
    pattern: /(?<![\p{L}\p{N}.,])1[ \u00a0](?=ers?(?![\p{L}\p{N}]))/gu,
    replacement: "1",
    problem: "« 1er » s’écrit sans espace.",
  },
  {
    pattern: /(?<![\p{L}\p{N}.,])1[ \u00a0]?(?:ère|ere|ière|iere)(s?)(?![\p{L}\p{N}])/gu,
    replacement: (match) => `1re${match[1] ?? ""}`,
    problem: "« 1re » est la bonne abréviation de « première ».",
  },
  {
    pattern: /(?<![\p{L}\p{N}.,])(\d+|[XVI]{2,})[ \u00a0]?(?:i?ème|eme|ieme)(s?)(?![\p{L}\p{N}])/gu,
    replacement: (match) => `${match[1] ?? ""}e${match[2] ?? ""}`,
    problem: "Un rang s’abrège avec un seul « e ».",
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}’'-])(?:${[...byPlain.keys()].join("|")})(?![\p{L}\p{N}])`,
      "gu",
    ),
    replacement: ([word]) => byPlain.get(word) ?? word,
    problem: ([word]) => `La capitale garde son accent : « ${byPlain.get(word)} ».`,
  },
  {
    pattern: new RegExp(String.raw`${sentenceStart}A(?= (?:(?:${afterA})(?![\p{L}])|\p{Lu}\p{Ll}+))`, "gmu"),
    replacement: "À",
    problem: "La capitale garde son accent : « À ».",
  },
  {
    pattern: new RegExp(String.raw`${sentenceStart}C(?=a (?:\p{Ll}|n’))`, "gmu"),
    replacement: "Ç",
    problem: "La capitale garde son accent : « Ça ».",
  },
];

/** What word processors leave: all of it asks for a plain sign. */
const pasted: readonly Replacement[] = [
  {
    pattern: /^[ \t]*[\uf0b7\uf0a7\u2022][ \t\u00a0\u2003]*(?=\S)/gmu,
    replacement: "- ",
    problem: "Cette puce, collée d’un traitement de texte, se lirait dans la phrase.",
  },
  {
    pattern: /[\u1680\u2000-\u200a\u205f\u3000]/g,
    replacement: " ",
    problem: "Cette espace, collée d’un traitement de texte, n’a pas la largeur des autres.",
  },
  {
    pattern: /[\u2010\u2011]/g,
    replacement: "-",
    problem: "Ce trait d’union, collé d’un traitement de texte, manque à bien des polices.",
  },
  {
    // Behind the sign of a list or a heading, or in a table, spaces lay the source out.
    pattern: /(?<=[^\s|])(?<!^[ \t>]*(?:[-*+]|\d+[.)]|#+))[ \u00a0\u202f]{2,}(?=[^\s|])/gm,
    replacement: ([spaces]) => (spaces.includes(nbsp) ? nbsp : " "),
    problem: "Une seule espace sépare deux mots.",
  },
];

/** Straight and English quotation marks that go in pairs; the English ones stay inside French ones. */
function quoteEdits(visible: string): Edit[] {
  const pairs = [
    ...visible.matchAll(/"([^"\n]+)"/g),
    ...Array.from(visible.matchAll(/“([^“”\n]+)”/g)).filter(({ index }) => !isQuoted(visible, index)),
    ...visible.matchAll(/(?<![\p{L}\p{N}’'])'([^'\n]{1,80})'(?![\p{L}\p{N}])/gu),
  ];
  return pairs.flatMap((pair) => {
    const inside = pair[1] ?? "";
    const before = inside.length - inside.trimStart().length;
    const after = inside.length - inside.trimEnd().length;
    if (before + after >= inside.length) return [];
    const end = pair.index + pair[0].length;
    return [
      { index: pair.index, length: 1 + before, replacement: `«${nbsp}`, problem: frenchQuotes },
      { index: end - 1 - after, length: 1 + after, replacement: `${nbsp}»`, problem: frenchQuotes },
    ];
  });
}

/** Whether it stands between « and »: a quotation inside another is written “so”. */
function isQuoted(visible: string, index: number): boolean {
  const before = visible.slice(0, index);
  return before.lastIndexOf("«") > Math.max(before.lastIndexOf("»"), before.lastIndexOf("\n\n"));
}

/** The typographic changes that a masked text asks for, in order of place; what overlaps one of them waits for the next round. */
export function typographyEdits(visible: string): Edit[] {
  const edits = [...replacements, ...pasted].flatMap(({ pattern, replacement, problem }) =>
    Array.from(visible.matchAll(pattern), (match) => ({
      index: match.index,
      length: match[0].length,
      replacement: typeof replacement === "string" ? replacement : replacement(match),
      problem: typeof problem === "string" ? problem : problem(match),
    })),
  );
  let end = -1;
  return [...quoteEdits(visible), ...edits]
    .sort((a, b) => a.index - b.index || b.length - a.length)
    .filter(({ index, length }) => {
      const isFree = index > end || (index === end && length > 0);
      if (isFree) end = index + length;
      return isFree;
    });
}
