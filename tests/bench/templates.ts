import { templates } from "../e2e/support/site";

/**
 * Where a bench publishes the document for unknown addresses once more, answered with 200: Lighthouse takes no page
 * that is an error.
 */
export const notFoundAddress = "/document-404";

/** The thirteen templates of the specification, by name, with the address of a page of each. */
export const benchedPages: readonly { readonly name: string; readonly address: string }[] = [
  ...["accueil", "devis", "contact", "services", "service", "technologie", "realisations", "blog", "article"],
  ...["ville", "confirmation-devis", "jeu-concours", "introuvable"],
].map((name) => ({
  name,
  address: name === "introuvable" ? notFoundAddress : (templates[name] ?? "/"),
}));
