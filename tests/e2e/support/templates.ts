import type { BuiltSite } from "./built-site";

/** Kinds of pages under their French names, by their addresses. */
const kinds: Readonly<Record<string, RegExp>> = {
  accueil: /^\/$/,
  devis: /^\/obtenir-un-devis$/,
  contact: /^\/contact$/,
  services: /^\/services$/,
  service: /^\/services\/./,
  technologies: /^\/technologies$/,
  technologie: /^\/technologies\/./,
  villes: /^\/villes$/,
  ville: /^\/villes\/./,
  realisations: /^\/realisations$/,
  realisation: /^\/realisations\/./,
  blog: /^\/blog(?:\/page\/\d+)?$/,
  sujet: /^\/blog\/tag\/./,
  article: /^\/article\/./,
  confirmation: /^\/confirmation-contact$/,
  "jeu-concours": /^\/jeu-concours$/,
  "nos-conditions": /^\/nos-conditions$/,
  accessibilite: /^\/accessibilite$/,
  "plan-du-site": /^\/plan-du-site$/,
  introuvable: /^\/404$/,
};

/** The kind of the page at an address: « texte-legal », where it is no other. */
export const kindOf = (address: string): string =>
  Object.keys(kinds).find((kind) => kinds[kind]?.test(address)) ?? "texte-legal";

/**
 * The page of each kind that has the longest document, whatever the content: most blocks, most rows. A kind of which the site has
 * no page is left out.
 */
export function templatesOf(site: BuiltSite): Readonly<Record<string, string>> {
  const longest = new Map<string, { address: string; length: number }>();
  for (const address of site.addresses()) {
    const name = kindOf(address);
    const { length } = site.page(address).html;
    if (length > (longest.get(name)?.length ?? 0)) longest.set(name, { address, length });
  }
  const found = Object.fromEntries([...longest].map(([name, { address }]) => [name, address]));
  return { ...found, introuvable: "/cette-page-n-existe-pas" };
}
