/** 5000 → « 5 000 », 0.5 → « 0,5 », as `toLocaleString("fr-FR")` writes it; its first use takes a phone a tenth of a second. */
export function formatCount(count: number): string {
  const [whole = "", decimals] = String(count).split(".");
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, "\u00a0"), decimals].filter(Boolean).join(",");
}

/** Nouns that end in s, x or z in the singular, and signs of units: their plural is the same. */
const invariable = new Set(
  (
    "accès ans avis bras bus cas choix colis cours corps croix devis fois frais gaz jus mois nez palais pays poids prix " +
    "procès progrès puits refus relais repas reçus secours succès tapis taux temps tiers univers virus voix " +
    "€ % g h kg km m min ms o s"
  ).split(" "),
);

/** Plurals that no ending tells. */
const irregular: Readonly<Record<string, string>> = {
  bail: "baux",
  bal: "bals",
  festival: "festivals",
  travail: "travaux",
  vitrail: "vitraux",
};
const irregularSingular = new Map(Object.entries(irregular).map(([one, several]) => [several, one]));

function plural(word: string): string {
  if (invariable.has(word) || /[sxz]$/.test(word)) return word;
  if (/(?:au|eu)$/.test(word)) return `${word}x`;
  return irregular[word] ?? (word.endsWith("al") ? word.replace(/al$/, "aux") : `${word}s`);
}

function singular(word: string): string {
  if (invariable.has(word)) return word;
  return irregularSingular.get(word) ?? word.replace(/(eau|eu)x$|s$/, "$1").replace(/aux$/, "al");
}

/** A noun and its adjectives, which agree, and what follows a preposition or a conjunction, which does not. */
const agreeing =
  /^(.*?)((?:[\s\u00a0](?:à|au|aux|après|avant|avec|chez|dans|de|des|dès|du|en|et|hors|ou|où|par|pour|qui|sans|selon|sous|sur)(?![\p{L}-])|[\s\u00a0]d’|,).*)?$/u;

const agree = (unit: string, form: (word: string) => string): string => {
  const [, noun = "", rest = ""] = agreeing.exec(unit) ?? [];
  return noun.split(" ").map(form).join(" ") + rest;
};

/** « créneau par mois » → « créneaux par mois » */
export const inPlural = (unit: string): string => agree(unit, plural);

/** « heures ouvrées » → « heure ouvrée » */
export const inSingular = (unit: string): string => agree(unit, singular);

/** « 1 logiciel », « 2 logiciels », « 0 logiciel », « 1,5 semaine ». @param unit in the singular: « heure ouvrée » */
export const formatNumberOf = (count: number, unit: string): string =>
  `${formatCount(count)}\u00a0${count >= 2 ? inPlural(unit) : unit}`;

/** « 2 à 4 semaines », « 4 semaines » */
export const formatRangeOf = (
  { min, max }: { readonly min: number; readonly max: number },
  unit: string,
): string => (min === max ? formatNumberOf(max, unit) : `${formatCount(min)} à ${formatNumberOf(max, unit)}`);

/** Its amount in euros. */
interface Price {
  readonly amount: number;
  readonly unit: string;
}

/** « à partir de 18 000 € HT le projet »; where there is nothing to pay, its unit says so: « une heure gratuite ». */
export const formatPrice = ({ amount, unit }: Price): string =>
  amount === 0 ? unit : `à partir de ${formatCount(amount)}\u00a0€ ${unit}`.replace("€ HT", "€\u00a0HT");

/** The same where there is little space: « dès 18 000 € HT le projet ». */
export const formatPriceBriefly = (price: Price): string => formatPrice(price).replace("à partir de", "dès");

/** The same beside others, where « dès » and « HT » are said once of all: « 600 € par jour »; of a whole project, « 18 000 € ». */
export function formatPriceAlone({ amount, unit }: Price, isProject: boolean): string {
  if (amount === 0) return unit;
  const [per = ""] = isProject ? [] : unit.replace(/^HT\s*/, "").split(/,|\set\s/);
  return `${formatCount(amount)}\u00a0€ ${per}`.trim();
}

/** The delay promised in `content/settings/claims.json`, its unit in the singular: « heure ouvrée ». */
export interface ReplyClaim {
  readonly replyHours: { readonly value: number; readonly unit: string };
}

/** The time in which a request is answered, number and unit on one line: « 4 heures ouvrées ». */
export const replyTime = ({ replyHours: { value, unit } }: ReplyClaim): string => formatNumberOf(value, unit);
