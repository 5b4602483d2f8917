import { expect, test } from "playwright/test";
import { ownSite as site } from "../support/built-site";

/*
 * What the customer's text counts, lists and quotes in the content of this repository, read from its built pages: editors may add
 * to it, and take nothing away. Another agency's content is free.
 */

const isThisContent =
  site.page("/").document.querySelector("[property='og:site_name'][content=Sylvène]") !== null;
test.skip(!isThisContent, "Le contenu est celui d’une autre agence.");

const slugsIn = (folder: string): string[] =>
  site
    .addresses()
    .filter((address) => address.startsWith(`/${folder}/`))
    .map((address) => address.slice(folder.length + 2));
const textOf = (address: string): string =>
  (site.page(address).document.querySelector("#gatsby-focus-wrapper")?.textContent ?? "").replace(
    /\s+/g,
    " ",
  );
const countOf = (address: string, selector: string): number =>
  site.page(address).document.querySelectorAll(selector).length;

const lists: Readonly<Record<string, string>> = {
  services:
    "application-web augmentation-deffectif-tech erp-crm formation-et-coaching integration-intelligence-artificielle " +
    "logiciel-metier marketing-web-seo-et-sea saas seance-de-consulting-it-offerte site-e-commerce site-vitrine",
  technologies:
    "active-directory amazon-web-services angular ansible apache appium-selenium bash docker elasticsearch entra-id " +
    "expressjs google-cloud-platform javascript jenkins linux microsoft-azure mysql nextjs nginx nodejs pingcastle " +
    "postgresql postman-newman powershell purpleknight python reactjs typescript vuejs webflow windows-server wordpress",
  villes:
    "aix-en-provence amiens angers annecy bordeaux brest chambery clermont-ferrand dijon grenoble le-havre le-mans lille " +
    "limoges lyon marseille metz montpellier nantes nice nimes paris perpignan reims rennes saint-denis saint-etienne " +
    "strasbourg toulon toulouse tours valence villeurbanne",
};

for (const [folder, slugs] of Object.entries(lists))
  test(`the ${folder} are those of the customer`, () => {
    expect(slugsIn(folder)).toEqual(expect.arrayContaining(slugs.split(" ")));
  });

test("the footer leads to fourteen cities, in the customer’s order", () => {
  const links = site.page("/contact").document.querySelectorAll("footer a[href^='/villes/']");
  expect(Array.from(links, (link) => link.getAttribute("href")?.slice("/villes/".length))).toEqual(
    (
      "paris lyon chambery nantes montpellier strasbourg bordeaux lille rennes grenoble dijon angers villeurbanne " +
      "saint-denis"
    ).split(" "),
  );
});

test("twelve cases stand in the first grid", () => {
  const grid = site.page("/realisations").document.querySelector("[data-case]")?.parentElement;
  expect(grid?.querySelectorAll(":scope > [data-case]")).toHaveLength(12);
});

/** Address, selector, how many. */
const counts: Readonly<Record<string, readonly [string, string, number]>> = {
  "eight questions": ["/", "section[aria-labelledby=faq] details", 8],
  "seven items of consulting": ["/services", "#consulting li:has(h3)", 7],
  "seven items of design": ["/services", "#conception li:has(h3)", 7],
  "three items of marketing": ["/services", "#marketing li:has(h3)", 3],
  "six trades": ["/", "#expertise li:has(h3)", 6],
  "four steps": ["/services/saas", "section:has(#methode) li", 4],
  "eight partners": ["/realisations", "section[aria-labelledby=partenaires] li", 8],
  "three next steps": ["/confirmation-contact", "main ol > li", 3],
};

for (const [claim, [address, selector, count]] of Object.entries(counts))
  test(claim, () => {
    expect(countOf(address, selector)).toBeGreaterThanOrEqual(count);
  });

/** Words of the customer, and the page that has them. */
const quoted: Readonly<Record<string, readonly string[]>> = {
  "/": ["+40", "projets", "+10", "villes", "+30", "partenaires"],
  "/obtenir-un-devis": ["Un projet ? Une idée ?", "Paris", "Lyon"],
  "/services": ["Consulting & Formation", "Conception & Développement", "Marketing & Croissance"],
  "/services/site-vitrine": ["Obtenir gratuitement un devis"],
  "/services/seance-de-consulting-it-offerte": ["Réserver ma séance gratuite", "Échanger avec un expert"],
  "/realisations": ["Ils nous font confiance", "Et plus encore…"],
  "/blog": ["Le blog préféré de votre développeur préféré"],
  "/confirmation-contact": ["Message envoyé !"],
  "/jeu-concours": ["13/10/25", "30 à 60 secondes", "3 mois"],
  "/404": ["404", "Oups ! La page que vous cherchez n’existe pas.", "Retour à l’accueil"],
};

for (const [address, words] of Object.entries(quoted))
  test(`${address} has the customer’s words`, () => {
    for (const word of words) expect.soft(textOf(address)).toContain(word);
  });
