import { htmlToText } from "../../../src/shared/html";
import { caseStudyPath, cityPath, servicePath } from "../../../src/shared/paths";
import { required } from "../../../src/shared/required";
import { field, formOn, quote } from "../forms/forms";
import { builtPage } from "../support/built-pages";
import { cases, cities, hasBlock, pages, services, site } from "../support/content";
import { caseWithPictures, cityWithCase } from "../support/site";
import { expect, test } from "../support/test";

const project = "Description du projet*";
const opening = /^Mon projet ressemble à votre réalisation «\u00a0(?<client>.+)\u00a0»\./;

test("from a city to a case to a quote request that names it, in three taps", async ({ page }) => {
  test.skip(!cityWithCase, "Aucune ville n’a de réalisation.");
  const city = cityWithCase?.slug ?? "";
  const { slug, clientName, title } = required(cases.find((one) => one.city === city));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(cityPath(city));
  await page
    .getByRole("link", { name: `Lire le cas ${clientName}` })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  await page.getByRole("link", { name: "Demander un devis proche de ce cas" }).click();
  await expect(page).toHaveURL(`/obtenir-un-devis?cas=${slug}`);
  const text = field(page, quote, project);
  await expect(text).toHaveValue(opening);
  expect((await text.inputValue()).match(opening)?.groups?.client).toBe(clientName);
  await expect(formOn(page, quote).getByText("25 % complété")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the list shows the cases of one sector or one service", async ({ page }) => {
    await page.goto("/realisations");
    const listed = page.locator("[data-case]");
    await expect(listed).toHaveCount(cases.length);
    const filter = page.getByLabel("Afficher");
    for (const label of await filter.locator("optgroup option").allTextContents()) {
      await filter.selectOption({ label });
      const shown = listed.filter({ visible: true });
      await expect(shown).toHaveCount(Number(/\((\d+)\)$/.exec(label)?.[1]));
    }
    await filter.selectOption({ index: 0 });
    await expect(listed.filter({ visible: true })).toHaveCount(cases.length);
  });
});

test("beside the words of a client in the hero stands a picture of that client's case", () => {
  const { testimonial } = pages.caseStudies;
  test.skip(!testimonial, "Aucun témoignage.");
  const { document } = builtPage("/realisations");
  const sourcesIn = (place: Element | null | undefined) =>
    Array.from(place?.querySelectorAll("img") ?? [], (picture) => picture.getAttribute("src"));
  const study = cases.find(({ clientName }) => clientName === testimonial?.company);
  const link = document.querySelector(`[data-case] a[href="${caseStudyPath(study?.slug ?? "")}"]`);
  const own = sourcesIn(link?.closest("[data-case]"));
  expect(
    sourcesIn(document.querySelector("main > header")).filter((source) => !own.includes(source)),
  ).toEqual([]);
});

for (const width of [390, 1050, 1440])
  test(`each case has all its screens, its description and its way, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/realisations");
    for (const { slug, title, images, description } of cases) {
      const card = page.locator("[data-case]").filter({ has: page.getByRole("heading", { name: title }) });
      await expect(card.locator("img[alt]:not([alt=''])").filter({ visible: true })).toHaveCount(
        images.length,
      );
      await expect(card).toContainText(htmlToText(description), { useInnerText: true });
      await expect(card.locator(`a[href="${caseStudyPath(slug)}"]`).last()).toBeVisible();
    }
    const { slug, images, description } = required(caseWithPictures);
    await page.goto(caseStudyPath(slug));
    const screens = page.getByRole("main").getByRole("link", { name: "Voir l’écran entier" });
    await expect(screens.filter({ visible: true })).toHaveCount(images.length);
    await expect(page.getByRole("main")).toContainText(htmlToText(description), { useInnerText: true });
  });

test("every page shows the case that fits it, and whether it is invented", () => {
  test.skip(!hasBlock("reviews"), "Le site n’a pas d’avis.");
  const proofs = (address: string): string[] =>
    [...builtPage(address).document.querySelectorAll("[aria-labelledby=avis] article a")].map(
      (link) => link.getAttribute("href") ?? "",
    );
  const ofService = ({ slug }: (typeof services)[number]) =>
    cases.filter((study) => study.services.includes(slug)).map((study) => study.slug);
  const ofCity = ({ slug }: (typeof cities)[number]) =>
    cases.filter(({ city }) => city === slug).map((study) => study.slug);
  const fitting = [
    ...services.map((service) => [servicePath(service.slug), ofService(service)] as const),
    ...cities.map((city) => [cityPath(city.slug), ofCity(city)] as const),
  ];
  for (const [address, slugs] of fitting.filter(([, slugs]) => slugs.length > 0)) {
    const [proof = "", ...others] = proofs(address);
    expect([slugs.map(caseStudyPath).includes(proof), others], address).toEqual([true, []]);
  }
  const notice = "les clients, leurs avis et leurs chiffres sont inventés";
  const shown = [...fitting.map(([address]) => address), ...cases.map(({ slug }) => caseStudyPath(slug))];
  for (const address of ["/realisations", "/", ...shown]) {
    const isSaid = builtPage(address).document.body.textContent.includes(notice);
    expect(isSaid, address).toBe(site.demonstration === true);
  }
});
