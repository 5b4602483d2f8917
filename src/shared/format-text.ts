/** 5000 → « 5 000 », 0.5 → « 0,5 », as `toLocaleString("fr-FR")` writes it; its first use takes a phone a tenth of a second. */
export function formatCount(count: number): string {
  return String(count)
    .replace(".", ",")
    .replace(/\B(?=(?:\d{3})+(?:,|$))/g, "\u00a0");
}

/** « 1 logiciel », « 2 logiciels », « 0 logiciel », « 1,5 semaine » */
export const formatNumberOf = (count: number, singular: string): string =>
  `${formatCount(count)}\u00a0${singular}${count >= 2 ? "s" : ""}`;

/** « 2 à 4 semaines », « 4 semaines » */
export const formatRangeOf = (
  { min, max }: { readonly min: number; readonly max: number },
  singular: string,
): string =>
  min === max ? formatNumberOf(max, singular) : `${formatCount(min)} à ${formatNumberOf(max, singular)}`;

/** Its amount in euros. */
interface Price {
  readonly amount: number;
  readonly unit: string;
}

/** « à partir de 18 000 € HT le projet »; where there is nothing to pay, its unit says so: « une heure gratuite ». */
export const formatPrice = ({ amount, unit }: Price): string =>
  amount === 0 ? unit : `à partir de ${formatCount(amount)}\u00a0€ ${unit}`;

/** The same where there is little space: « dès 18 000 € HT le projet ». */
export const formatPriceBriefly = (price: Price): string => formatPrice(price).replace("à partir de", "dès");

/** What somebody said, between French quotation marks. One text: React would separate the marks from it in documents. */
export const quoted = (words: string): string => `«\u00a0${words}\u00a0»`;

/** A name that begins with « Le » or « Les », contracted with the preposition before it; undefined for any other. */
function contracted(name: string, singular: string, plural: string): string | undefined {
  const [, isPlural, rest] = /^le(s?) (.+)/i.exec(name) ?? [];
  return rest && `${isPlural ? plural : singular} ${rest}`;
}

/**
 * A name after « de »: « d’Aubercombe », « de Saint-Élivet », « du Vernoy », « des Aulnettes ». No elision before an
 * h: a name does not show whether its h is mute.
 */
export function withDe(name: string): string {
  const isElided = /^(?:[aeiouæœ]|y[^aeiouy])/i.test(name.normalize("NFD"));
  return contracted(name, "du", "des") ?? (isElided ? `d’${name}` : `de ${name}`);
}

/** A name after « à »: « à Saint-Élivet », « au Vernoy », « aux Aulnettes ». */
export const withA = (name: string): string => contracted(name, "au", "aux") ?? `à ${name}`;
