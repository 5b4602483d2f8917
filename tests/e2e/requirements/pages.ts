import { at } from "../support/addresses";
import { expect } from "../support/test";
import { hero, main, section, type Requirement } from "./requirement";

/* What stands on each page, in the words of its content, and in which order. */

export const pages: readonly Requirement[] = [
  {
    says: "Home: Sections in order: hero (headline, subtitle, three service cards …) … floating estimate button, FAQ",
    at: at.home,
    shows: `
heading "Des sites et des logiciels, écrits à Vannes" [level=1]
paragraph: Une équipe bretonne qui écoute, chiffre et construit.
list:
  listitem:
    link /^Conseil / → /services#consulting
  listitem:
    link /^Construction / → /services#conception
  listitem:
    link /^Audience / → /services#marketing
link "Obtenir un devis" → /obtenir-un-devis
region "Une équipe au bord du golfe":
  link "Voir nos métiers" → #expertise
region "Ils travaillent avec nous"
region "Nos métiers":
  link "Demander un devis" → /obtenir-un-devis
region "Prenons un moment"
region "Nos chiffres-clés"
region "Ce que nous livrons prêt à servir"
region "Un ordre de prix avant le soir":
  form "Demande d’estimation"
region "De l’idée à l’outil"
region "Ce qu’en disent nos clients"
complementary "Devis gratuit"
region "Ce que l’on nous demande"`,
    check: async (page) => {
      const steps = section(page, "De l’idée à l’outil").getByRole("heading", { level: 3 });
      await expect(steps).toHaveText(["Regarder", "Proposer", "Décider", "Bâtir", "Relever"]);
    },
  },
  {
    says: "Quote page: Hero …, quote form, key statistics, two customer review cards …, FAQ",
    at: at.quote,
    shows: `
region "Un projet ?":
  form "Demande de devis"
region "Nos chiffres-clés"
region "Ce qu’en disent nos clients"
region "Ce que l’on nous demande"`,
  },
  {
    says: "Contact: headline, reply-in-4h promise, free 1-hour consulting offer, … four contact mailboxes …; contact form, progress bar, estimate widget",
    at: at.contact,
    shows: `
region "Écrivez-nous":
  heading "Écrivez-nous" [level=1]
  paragraph: Une personne vous répond sous 4 heures ouvrées.
  form "Formulaire de contact":
    paragraph: 0 % complété
  paragraph: /La première heure de conseil est offerte/
complementary "Devis gratuit"`,
    check: (page) =>
      expect(main(page).locator("dd")).toHaveText(
        ["equipe", "projets", "presse", "bonjour"].map((name) => `${name}@cembraie.example`),
      ),
  },
  {
    says: "Services page: Hero … Sections: consulting …, conception …, marketing … Then booking section, estimate widget, customer reviews, speed-estimate block",
    at: at.services,
    shows: `
heading "Nos services, un par un" [level=1]
link "Obtenir un devis" → /obtenir-un-devis
region "Décider":
  link "Obtenir un devis" → /obtenir-un-devis
region "Construire":
  link "Obtenir un devis" → /obtenir-un-devis
region "Faire connaître":
  link "Obtenir un devis" → /obtenir-un-devis
region "Prenons un moment"
complementary "Devis gratuit"
region "Ce qu’en disent nos clients"
region "Un ordre de prix avant le soir"`,
  },
  {
    says: "Case studies: Dark hero with a client testimonial and button …. Each case: client badge (name and logo), 1 to 3 screenshots, title, description",
    at: at.caseStudies,
    shows: `
link "Obtenir un devis" → /obtenir-un-devis
figure:
  blockquote:
    paragraph: « Plus personne ne recopie de bordereau. »
list:
  listitem:
    article:
      paragraph:
        strong: Criée du Levant
      img "La liste des arrivages du matin"
      heading "Une vente à la criée qui tient sur un écran"
      paragraph:
        strong: démarre seul
  listitem:
    article:
      paragraph:
        strong: Atelier Goémon
      group:
        img "La page des papiers teints"
        img "La fiche d’un papier sur un téléphone"
      heading "Le catalogue d’un atelier de papier d’algues"
      paragraph: Un site de quelques pages, sans boutique.
complementary "Devis gratuit"`,
    check: async (page) => {
      await expect(page.locator("article img[src$='/client.svg']:visible")).toHaveCount(2);
      const ink = await hero(page).evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(Math.max(...ink.match(/\d+/g)!.map(Number))).toBeLessThan(64);
    },
  },
  {
    says: "Blog list: Grid of post cards (image, title, HTML short description), each linking to /article/{slug}; estimate widget below",
    at: at.blog,
    shows: `
list:
  listitem:
    article:
      heading "Écrire un horaire qui suit la marée":
        link → /article/ecrire-un-horaire
      paragraph: /^Un horaire d’ouverture peut changer/
complementary "Devis gratuit"`,
    check: (page) => expect(page.locator("article:has(h2 a[href^='/article/']) img:visible")).toHaveCount(11),
  },
  {
    says: "Article: (title, date dd/MM/yyyy, image, HTML content). Sidebar: offer …, button …. A section of previous posts …. Then estimate widget and speed-estimate block",
    at: at.article,
    shows: `
heading "Écrire un horaire qui suit la marée" [level=1]
list:
  listitem:
    time: 15/10/2026
img "Une horloge au-dessus de l’eau"
article:
  paragraph:
    link "nos sites" → /services/site-vitrine
complementary "Notre offre":
  list
  link "Demander un devis" → /obtenir-un-devis
region "Autres articles":
  list:
    listitem:
      article:
        heading:
          link → /article/carte-interactive-sans-traceur
complementary "Devis gratuit"
region "Un ordre de prix avant le soir"`,
  },
  {
    says: "Form-success page: Value devis: … Any other or missing value: contact variant … Three next steps … A button returns home",
    at: [at.quoteSent, at.messageSent, `${at.messageSent}?type=autre`],
    widths: [1440],
    shows: `
region:
  heading [level=1]
list:
  listitem:
    heading "E-mail de confirmation"
  listitem:
    heading "Lecture"
  listitem:
    heading "Appel"
link "Retour à l’accueil" → /`,
    check: async (page) => {
      const [heading, message, title] = page.url().endsWith("=devis")
        ? ["Demande reçue", "Nous vous répondons sous 4 heures ouvrées.", "Demande de devis bien reçue"]
        : ["Message envoyé", "Merci de votre message.", "Votre message est bien parti"];
      await expect(page.locator("h1, .lead")).toHaveText([heading, message]);
      await expect(page).toHaveTitle(title);
    },
  },
  {
    says: "Not-found page: '404', …, link 'Retour à l'accueil' to /",
    at: at.unknown,
    shows: `
paragraph: "404"
heading "Cette page n’existe pas" [level=1]
link "Retour à l’accueil" → /`,
  },
];
