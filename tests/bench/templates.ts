import { templates } from "../e2e/support/site";

/** The thirteen templates of the specification, by name, with the address of a page of each. */
export const benchedPages: readonly { readonly name: string; readonly address: string }[] = [
  ...["accueil", "devis", "contact", "services", "service", "technologie", "realisations", "blog", "article"],
  ...["ville", "confirmation-devis", "jeu-concours", "introuvable"],
].map((name) => ({ name, address: templates[name] ?? "/" }));
