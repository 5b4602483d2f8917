import { applyEdits, textOf, type Edit, type Run } from "./runs";

/** What is replaced, and between what it stands: no lookbehind, which Safari has only since 16.4. */
interface Rule {
  readonly pattern: RegExp;
  readonly replacement: string | ((match: string) => string);
}

const rule = (before: string, match: string, after: string, replacement: Rule["replacement"]): Rule => ({
  pattern: new RegExp(`(${before})(${match})(?=${after})`, "gu"),
  replacement,
});

/** No-break space. The narrow one (U+202F) is left wherever this one may stand. */
const nbsp = "\u00a0";

const space = String.raw`[ \t]+`;
/** What may stand right after a sign that ends a sentence or a group. */
const after = String.raw`(?:[\s»”)\]]|$)`;
/** What a sign can follow without a space and lack one: a word, a closed group. */
const word = String.raw`[\p{L}\p{N}»”)\]…%€]`;
/** Where a word ends, and where a number or a sentence begins. */
const wordEnd = String.raw`(?![\p{L}\p{N}])`;
const numberStart = String.raw`(?:^|[^\p{L}\p{N}.,])`;
const sentenceStart = String.raw`^|[.!?…][»”)]?\s+|[«“]\s?|:\s+`;
const unit =
  "km²|km|kg|cm|mm|m²|m|g|h|min|ms|s|[kKMGT]o|[kMG]W|[MG]Hz|px|°C|[kM]€|secondes?|minutes?|heures?|jours?|semaines?|mois|ans?|" +
  "articles?|clients?|leçons?|lignes?|pages?|personnes?|références?|tests?|utilisateurs?";
const month = "(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)";

/** Common words that begin with an accented letter and, without it, are neither French nor English. */
const accented =
  "échange échanger échanges échéance échéances échelle échelles école écoles économie économies économique " +
  "économiques écouter écoutez écran écrans écrire écrit écrite écrits écrivez éditer éditeur éditeurs " +
  "également égalité élaborer élection électricité électronique élément éléments élève élèves éliminer " +
  "énergie énergies énergétique épargne épargner épicerie époque éprouver équipe équipes équipement équipements " +
  "établir établissement établissements étape étapes états étendre étendue étiquette étiquettes étoile étranger être " +
  "étroit étude études étudiant étudiants étudier évaluer éviter évitez évoluer événement événements évident évidemment";
const byPlain = new Map(
  accented.split(" ").map((small) => {
    const capital = small.charAt(0).toUpperCase() + small.slice(1);
    return [capital.charAt(0).normalize("NFD").charAt(0) + small.slice(1), capital];
  }),
);

/** Words that « À » begins a sentence with, and the English « A » does not. */
const afterA =
  "partir|savoir|propos|chaque|chacun|cette?|ces?|travers|noter|moins|défaut|quoi|quels?|quelles?|qui|nous|vous|votre|" +
  "notre|leur|la|l’|moyen|côté|peine|toute|deux|trois|venir";

const raw = String.raw;
const rules: readonly Rule[] = [
  // What word processors leave.
  rule("", raw`[\u1680\u2000-\u200a\u205f\u3000]`, "", " "),
  rule("", raw`[\u2010\u2011]`, "", "-"),
  rule(raw`\S`, raw`[ \u00a0\u202f]{2,}`, raw`\S`, (spaces) => (spaces.includes(nbsp) ? nbsp : " ")),
  // Apostrophes and quotation marks.
  rule(raw`\p{L}`, "['´‘]", raw`[\p{L}\p{N}\s»,.;:!?)]|$`, "’"),
  rule("", raw`«[ \t]*`, raw`\S`, `«${nbsp}`),
  rule(raw`\S`, raw`[ \t]*»`, "", `${nbsp}»`),
  // Signs with a no-break space before them, be it missing or breakable.
  rule(raw`\S`, space, "[!?;](?!=)", nbsp),
  rule(word, "", `[!?;][!?]*${after}`, nbsp),
  rule(raw`\S`, space, `:${after}`, nbsp),
  rule(word, "", raw`:(?:[ \u00a0\u202f]|$)`, nbsp),
  rule(raw`\p{N}`, raw`[ \t]*`, `%${wordEnd}`, nbsp),
  rule(raw`\p{N}`, raw`[ \t]*`, "[kM]?€", nbsp),
  rule("€", space, raw`(?:HT|TTC)(?!\p{L})`, nbsp),
  rule("[≤≥<>±×→]", space, raw`\d`, nbsp),
  rule(raw`\d`, space, "[×→]", nbsp),
  // Numbers and what they count, number or name.
  rule(raw`\p{N}`, space, raw`(?:${unit})(?![\p{L}\p{N}’'])`, nbsp),
  rule(raw`\d[ \u00a0](?:h|min)`, space, raw`\d\d(?!\d)`, nbsp),
  rule(raw`(?:^|\D)\d{1,2}(?:er)?`, space, raw`${month}(?!\p{L})`, nbsp),
  rule(month, space, raw`\d{4}(?!\d)`, nbsp),
  rule(raw`(?:^|[^\p{L}])(?:n°|[aA]rticles?)`, space, raw`\d`, nbsp),
  // « sous Python 3 »
  rule(raw`[\p{Ll}\d),][ \u00a0]\p{Lu}[\p{L}.]+`, space, raw`\d{1,4}${wordEnd}`, nbsp),
  // « 18 000 », « 04 65 71 00 00 »
  rule(raw`(?:^|[^\d.,])\d{1,3}(?:[ \u00a0\u202f]\d{3}){0,3}?`, " ", raw`\d{3}(?!\d)`, nbsp),
  rule(raw`(?:^|\D)(?:0|\+33[ \u00a0]?)[1-9](?:[ \u00a0]\d\d){0,3}?`, " ", raw`\d\d(?!\d)`, nbsp),
  // Ordinals.
  rule(`${numberStart}1`, raw`[ \u00a0]`, `ers?${wordEnd}`, ""),
  rule(`${numberStart}1`, raw`[ \u00a0]?i?[èe]re`, `s?${wordEnd}`, "re"),
  rule(raw`${numberStart}(?:\d+|[XVI]{2,})`, raw`[ \u00a0]?i?[èe]me`, `s?${wordEnd}`, "e"),
  // Three dots, and capitals without their accent.
  rule(raw`[\p{L}\p{N}\s»)%€!?]|^`, raw`\.{3,}`, raw`(?![./\\\p{L}\p{N}])`, "…"),
  rule(
    raw`^|[^\p{L}\p{N}’'-]`,
    [...byPlain.keys()].join("|"),
    wordEnd,
    (written) => byPlain.get(written) ?? written,
  ),
  rule(sentenceStart, "A", raw` (?:${afterA})(?!\p{L})`, "À"),
  rule(sentenceStart, "Ca", raw` (?:\p{Ll}|n’)`, "Ça"),
];

/** Addresses, in any text: their colons, dots and question marks are not punctuation. */
const address =
  /(\b(?:https?:\/\/|www\.)[^\s<>«»"\u00a0]*[^\s<>«»"\u00a0.,;:!?)\]]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:\.{1,2}|~)?\/[\w.-]+(?:\/[\w.*-]+)+)/gu;

/**
 * French typography of what stands in one line or paragraph (Lexique des règles typographiques en usage à l’Imprimerie
 * nationale): no-break spaces, apostrophes, quotation marks, ordinals, three dots, capitals with their accents. Set again,
 * nothing changes.
 *
 * @param runs the text in its parts
 * @returns the same parts, set
 */
export function typesetRuns(runs: readonly Run[]): string[] {
  const parts = runs.map(({ text, isFixed }) =>
    isFixed
      ? [{ text, isFixed }]
      : text.split(address).map((part, rank) => ({ text: part, isFixed: rank % 2 > 0 })),
  );
  const all = parts.flat();
  for (const quotesIn of [straightQuotes, englishQuotes])
    applyEdits(all, frenchQuotes(quotesIn(textOf(all))));
  for (const each of rules) {
    // One place may be what another waits for: the second space of « 18 000 000 ».
    for (let edits = editsOf(each, textOf(all)); edits.length > 0; edits = editsOf(each, textOf(all)))
      if (!applyEdits(all, edits)) break;
  }
  return parts.map(textOf);
}

const editsOf = ({ pattern, replacement }: Rule, text: string): Edit[] =>
  Array.from(text.matchAll(pattern), ({ 1: before = "", 2: match = "", index }) => ({
    index: index + before.length,
    length: match.length,
    replacement: typeof replacement === "string" ? replacement : replacement(match),
  }));

/** `typesetRuns` of a plain text. */
export const typeset = (text: string): string => typesetRuns([{ text }]).join("");

/** What stands between straight quotation marks that go in pairs: the second group, behind the first. */
const straightQuotes = (text: string): RegExpExecArray[] => [
  ...text.matchAll(/()"([^"\n]+)"/g),
  ...text.matchAll(/(^|[^\p{L}\p{N}’'])'([^'\n]{1,80})'(?![\p{L}\p{N}])/gu),
];

/** The same of English ones; inside French ones they stay. */
const englishQuotes = (text: string): RegExpExecArray[] =>
  Array.from(text.matchAll(/()“([^“”\n]+)”/g)).filter(({ index }) => !isQuoted(text, index));

const frenchQuotes = (quotes: readonly RegExpExecArray[]): Edit[] =>
  quotes
    .flatMap(({ 0: whole, 1: lead = "", 2: inside = "", index }) => {
      const before = inside.length - inside.trimStart().length;
      const behind = inside.length - inside.trimEnd().length;
      if (before + behind >= inside.length) return [];
      const end = index + whole.length - 1 - behind;
      return [
        { index: index + lead.length, length: 1 + before, replacement: `«${nbsp}` },
        { index: end, length: 1 + behind, replacement: `${nbsp}»` },
      ];
    })
    .sort((a, b) => a.index - b.index);

/** Whether it stands between « and »: a quotation inside another is written “so”. */
function isQuoted(text: string, index: number): boolean {
  const before = text.slice(0, index);
  return before.lastIndexOf("«") > before.lastIndexOf("»");
}
