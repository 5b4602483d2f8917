import { at } from "../support/addresses";
import { expect } from "../support/test";
import { type Requirement } from "./requirement";

/* What stands on the pages of a service, a technology and a city, and in which order. */

export const offers: readonly Requirement[] = [
  {
    says: "Service: Sections: hero with … three argument cards, partners strip, intro with quote button, …, FAQ, estimate widget. Defaults: …",
    at: at.service,
    shows: `
heading "Un produit en ligne, puis des abonnés" [level=1]
link "Discutons de votre projet" → /contact
list:
  listitem:
    heading "Un socle prêt"
  listitem:
    heading "Des données séparées"
  listitem:
    heading "Un coût modeste"
region "Ils travaillent avec nous"
region "Vendre tôt":
  link "Obtenir gratuitement un devis" → /obtenir-un-devis
region "Un ordre de prix avant le soir"
region "Ce que nous laissons dehors"
region "Nos chiffres-clés"
region "Comment se passe un projet"
region "Prenons un moment"
region "Ce qu’en disent nos clients"
region "Ce que l’on nous demande"
complementary "Devis gratuit"`,
    check: async (page) => {
      await expect(page).toHaveTitle("SaaS – Agence Cembraie");
      const keywords = page.locator("meta[name=keywords]");
      await expect(keywords).toHaveAttribute("content", /création de SaaS,.* Vannes,.* agence web/);
    },
  },
  {
    says: "Technology: Hero shows the technology name, a button …. Intro shows title, HTML description and a second banner. A 'why' block …. Further sections: …",
    at: at.technology,
    shows: `
heading "Svelte" [level=1]
link "Discuter de mon projet Svelte" → /contact
list:
  listitem:
    heading "Peu de code"
  listitem:
    heading "Lisible"
  listitem:
    heading "Rapide"
region "Compiler plutôt qu’interpréter":
  paragraph: /^Le travail se fait/
  img "Une étagère de serveurs"
region "Ce que voit le visiteur":
  img "Un bouton et son état"
  paragraph: /^Une page qui répond/
  link "Démarrer mon projet Svelte" → /obtenir-un-devis
region "Ils travaillent avec nous"
region "Un ordre de prix avant le soir"
region "Ce qu’en disent nos clients"
region "Nos chiffres-clés"
region "Comment se passe un projet"
region "Prenons un moment"
region "Ce que l’on nous demande"
complementary "Devis gratuit"`,
    check: (page) => expect(page).toHaveTitle("Développement Svelte – Agence Cembraie"),
  },
  {
    says: "City: Sections: hero …, partners strip, intro (title, HTML description, second image, free-quote button), …, FAQ, estimate widget",
    at: at.city,
    shows: `
heading "La criée n’attend pas, le logiciel non plus" [level=1]
region "Ils travaillent avec nous"
region "Travailler avant le jour":
  paragraph: /^La Criée du Levant vend/
  link "Obtenir gratuitement un devis" → /obtenir-un-devis
  img "Une rue de la ville de Lorient"
region "Un ordre de prix avant le soir"
region "Nos métiers"
region "Nos chiffres-clés"
region "Comment se passe un projet"
region "Ce qu’en disent nos clients"
region "Prenons un moment"
region "Ce que l’on nous demande"
complementary "Devis gratuit"`,
  },
];
