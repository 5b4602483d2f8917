/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";

/* eslint-disable @typescript-eslint/no-explicit-any -- the schemas hold the shapes; this reads a few fields */
const read = (file: string): any => JSON.parse(readFileSync(`content/${file}.json`, "utf8"));
const setting = (name: string): any => read(`settings/${name}`);
const labels = (items: readonly { label: string }[]): string[] => items.map(({ label }) => label);

/* What docs/ecrans.md imposes on the content. Editors may add pages; others link to these addresses. */
const fixed = {
  cities:
    "paris annecy valence lyon marseille chambery toulouse nice nantes strasbourg montpellier bordeaux lille rennes " +
    "reims le-havre saint-etienne toulon grenoble dijon angers nimes villeurbanne saint-denis aix-en-provence " +
    "clermont-ferrand le-mans limoges amiens tours metz perpignan brest",
  technologies:
    "angular reactjs nextjs vuejs wordpress webflow nodejs python expressjs typescript javascript docker linux nginx " +
    "apache ansible jenkins microsoft-azure google-cloud-platform amazon-web-services entra-id active-directory " +
    "postman-newman appium-selenium bash powershell windows-server pingcastle purpleknight postgresql mysql " +
    "elasticsearch",
  services:
    "application-web logiciel-metier erp-crm saas site-vitrine site-e-commerce integration-intelligence-artificielle " +
    "marketing-web-seo-et-sea augmentation-deffectif-tech formation-et-coaching seance-de-consulting-it-offerte",
};
const footerCities =
  "paris lyon chambery nantes montpellier strasbourg bordeaux lille rennes grenoble dijon angers villeurbanne " +
  "saint-denis";

it.each(Object.entries(fixed))("every one of the fixed %s has its page", (folder, slugs) => {
  expect(readdirSync(`content/${folder}`)).toEqual(expect.arrayContaining(slugs.split(" ")));
});

it("there are twelve case studies of one to three pictures, and six articles", () => {
  const studies = readdirSync("content/case-studies");
  expect(studies.length).toBeGreaterThanOrEqual(12);
  for (const slug of studies) expect([1, 2, 3]).toContain(read(`case-studies/${slug}/index`).images.length);
  expect(readdirSync("content/blog").length).toBeGreaterThanOrEqual(6);
});

it("the footer links fourteen cities in their order, and the menus have their groups", () => {
  const { footerCities: linked, services, technologies } = setting("navigation");
  expect(linked).toEqual(footerCities.split(" "));
  expect(labels(services)).toEqual(["Développement", "Performance", "Accompagnement"]);
  const groups = "Frontend, Backend, DevOps & Infra, Cloud & Auth, Outils & Tests, Cybersécurité, Données";
  expect(labels(technologies).join(", ")).toBe(groups);
  // The figures themselves are the editors' to change; how many there are is the schema's to say.
  expect(labels(setting("key-stats").items)).toEqual(["projets", "villes", "partenaires"]);
});

it("each edition of the contest has three winners, and the first ends on 13 October 2025", () => {
  const { endDate, winners, prizeDuration } = setting("contest");
  expect([winners, prizeDuration]).toEqual([3, "1\u00a0semaine"]);
  expect(endDate >= "2025-10-13").toBe(true);
});
