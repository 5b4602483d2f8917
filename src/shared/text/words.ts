/** What somebody said, between French quotation marks. One text: React would separate the marks from it in documents. */
export const quoted = (words: string): string => `«\u00a0${words}\u00a0»`;

/** A name that begins with « Le » or « Les », contracted with the preposition before it; undefined for any other. */
function contracted(name: string, singular: string, plural: string): string | undefined {
  const [, isPlural, rest] = /^le(s?) (.+)/i.exec(name) ?? [];
  return rest && `${isPlural ? plural : singular} ${rest}`;
}

/**
 * Whether « de » and « que » are elided before a word. Not before « onze » and « oui »; before an h the word does not show it, so
 * that what an editor wrote stands.
 */
export function takesElision(word: string): boolean | undefined {
  const plain = word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  if (/^h/.test(plain)) return undefined;
  return /^(?:[aeiouœæ]|y[^aeiouy])/.test(plain) && !/^(?:onz|oui\b|ouistiti|uhlan|ululement)/.test(plain);
}

/**
 * A name after « de »: « d’Aubercombe », « de Saint-Élivet », « du Vernoy », « des Aulnettes ». No elision before an
 * h: a name does not show whether its h is mute.
 */
export const withDe = (name: string): string =>
  contracted(name, "du", "des") ?? (takesElision(name) ? `d’${name}` : `de ${name}`);

/** A name after « à »: « à Saint-Élivet », « au Vernoy », « aux Aulnettes ». */
export const withA = (name: string): string => contracted(name, "au", "aux") ?? `à ${name}`;
