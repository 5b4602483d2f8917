/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";

/* eslint-disable @typescript-eslint/no-explicit-any -- the schemas hold the shapes; this reads a few fields */
const setting = (name: string): any => JSON.parse(readFileSync(`content/settings/${name}.json`, "utf8"));
const folders = (folder: string): string[] => readdirSync(`content/${folder}`).sort();

/** The slugs and counts of SPECIFICATION.md, sections 2, 3 and 9: addresses that others link to. */
const cities =
  "paris annecy valence lyon marseille chambery toulouse nice nantes strasbourg montpellier bordeaux lille rennes reims " +
  "le-havre saint-etienne toulon grenoble dijon angers nimes villeurbanne saint-denis aix-en-provence clermont-ferrand " +
  "le-mans limoges amiens tours metz perpignan brest";
const technologies =
  "angular reactjs nextjs vuejs wordpress webflow nodejs python expressjs typescript javascript docker linux nginx apache " +
  "ansible jenkins microsoft-azure google-cloud-platform amazon-web-services entra-id active-directory postman-newman " +
  "appium-selenium bash powershell windows-server pingcastle purpleknight postgresql mysql elasticsearch";
const services =
  "application-web logiciel-metier erp-crm saas site-vitrine site-e-commerce integration-intelligence-artificielle " +
  "marketing-web-seo-et-sea augmentation-deffectif-tech formation-et-coaching seance-de-consulting-it-offerte";
const footerCities =
  "paris lyon chambery nantes montpellier strasbourg bordeaux lille rennes grenoble dijon angers villeurbanne saint-denis";

/** Editors may add pages; those of the specification stay where they are. */
describe("the specification", () => {
  it.each([
    ["cities", cities, 33],
    ["technologies", technologies, 32],
    ["services", services, 11],
  ])("names every one of the %s by its slug", (folder, slugs, count) => {
    const expected = slugs.split(" ");
    expect(new Set(expected).size).toBe(count);
    expect(expected.filter((slug) => !folders(folder).includes(slug))).toEqual([]);
  });

  it("has at least twelve case studies of one to three pictures", () => {
    const studies = folders("case-studies").map((slug) =>
      JSON.parse(readFileSync(`content/case-studies/${slug}/index.json`, "utf8")),
    );
    expect(studies.length).toBeGreaterThanOrEqual(12);
    for (const { images } of studies) expect([1, 2, 3]).toContain(images.length);
  });

  it("has at least six articles", () => {
    expect(folders("blog").length).toBeGreaterThanOrEqual(6);
  });

  it("links fourteen cities in the footer, in its order", () => {
    expect(setting("navigation").footerCities).toEqual(footerCities.split(" "));
  });

  it("groups the menus under its titles", () => {
    const { services: ours, technologies: theirs } = setting("navigation");
    expect(ours.map(({ label }: { label: string }) => label)).toEqual([
      "Développement",
      "Performance",
      "Accompagnement",
    ]);
    expect(theirs.map(({ label }: { label: string }) => label)).toEqual([
      "Frontend",
      "Backend",
      "DevOps & Infra",
      "Cloud & Auth",
      "Outils & Tests",
      "Cybersécurité",
      "Données",
    ]);
  });

  it("counts eight questions, eight partners, three key figures and four steps", () => {
    expect(setting("faq").items).toHaveLength(8);
    expect(setting("partners").items).toHaveLength(8);
    // The figures themselves are the editors' to change.
    expect(setting("key-stats").items.map(({ label }: { label: string }) => label)).toEqual([
      ...["projets", "villes", "partenaires"],
    ]);
    expect(setting("process").items).toHaveLength(4);
    expect(setting("why-collaborate").steps).toHaveLength(5);
  });

  it("lists seven, seven and three services on the services page", () => {
    const groups = setting("services-page").groups as { id: string; items: unknown[] }[];
    expect(groups.map(({ id, items }) => [id, items.length])).toEqual([
      ["consulting", 7],
      ["conception", 7],
      ["marketing", 3],
    ]);
  });

  it("has three winners in each edition of the contest, the first of which ends on 13 October 2025", () => {
    const { endDate, winners, prizeDuration } = setting("contest");
    expect([winners, prizeDuration]).toEqual([3, "1 semaine"]);
    expect(endDate >= "2025-10-13").toBe(true);
  });

  it("keeps the old address of the web application service", () => {
    expect(setting("redirects").items).toContainEqual({
      from: "/services/saas-application-web",
      to: "/services/application-web",
    });
  });

  it("gives buttons of its own to the free session alone, of its services", () => {
    const buttons = services.split(" ").flatMap((slug) => {
      const { heroButton, buttonIntro } = JSON.parse(
        readFileSync(`content/services/${slug}/index.json`, "utf8"),
      );
      return heroButton || buttonIntro ? [{ slug, heroButton, buttonIntro }] : [];
    });
    expect(buttons).toEqual([
      {
        slug: "seance-de-consulting-it-offerte",
        heroButton: "Réserver ma séance gratuite",
        buttonIntro: "Échanger avec un expert",
      },
    ]);
  });
});
