/** Ways to begin an address: a page or a place of the site, another site, a mailbox, a phone. */
export const addressStart = /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)/;

/** What to write instead of an address that begins otherwise. */
export function addressRemedy(href: string): string {
  if (/^[^@\s/:]+@[^@\s/]+\.[^@\s/]+$/.test(href)) return `Écrivez « mailto:${href} ».`;
  if (/^www\.[^\s/]+\.[^\s/]+/i.test(href)) return `Écrivez « https://${href} ».`;
  return "Écrivez /page pour une page du site, https://… pour un autre site, mailto:adresse ou tel:+33….";
}
