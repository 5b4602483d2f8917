import { nearestCities } from "../../../src/shared/nearest-cities";
import { caseStudyPath, cityPath, servicePath, technologyPath } from "../../../src/shared/paths";
import { required } from "../../../src/shared/required";
import { field, formOn, quote } from "../forms/forms";
import { builtPage } from "../support/built-pages";
import { cases, cities, hasBlock, services, site, technologies } from "../support/content";
import { movePointer, open, waitForScripts } from "../support/page";
import { cityWithCase } from "../support/site";
import { expect, test } from "../support/test";

const project = "Description du projet*";
const opening = /^Mon projet ressemble à votre réalisation «\u00a0(?<client>.+)\u00a0»\./;

test("a phone goes from a city to a case to a quote request that names it, in three taps", async ({
  page,
}) => {
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

test("what was typed stays below the sentence that names a case, which comes once", async ({ page }) => {
  const [study] = cases;
  test.skip(!study, "Le site n’a pas de réalisation.");
  await open(page, "/obtenir-un-devis");
  await field(page, quote, project).fill("Un planning pour douze équipes.");
  const both = `Mon projet ressemble à votre réalisation «\u00a0${study?.clientName}\u00a0».\n\nUn planning pour douze équipes.`;
  for (const _visit of ["the first", "the second"]) {
    await open(page, `/obtenir-un-devis?cas=${study?.slug}`);
    await expect(field(page, quote, project)).toHaveValue(both);
    await page.reload();
  }
});

test("a case that nobody knows, named by hand, says nothing in the form", async ({ page }) => {
  await open(page, "/obtenir-un-devis?cas=%3Cb%3Einconnu");
  await field(page, quote, project).focus();
  await expect(field(page, quote, project)).toHaveValue("");
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

test("a choice made before the scripts come stays when they do", async ({ page }) => {
  await page.goto("/realisations");
  const choice = page.getByLabel("Afficher").locator("optgroup option").last();
  await page.getByLabel("Afficher").selectOption(await choice.getAttribute("value"));
  await movePointer(page);
  await waitForScripts(page);
  const count = Number(/\((\d+)\)$/.exec((await choice.textContent()) ?? "")?.[1]);
  await expect(page.locator("[data-case]").filter({ visible: true })).toHaveCount(count);
});

test("every page shows the case that fits it, and says that it is a demonstration as long as it is one", () => {
  test.skip(!hasBlock("reviews"), "Le site n’a pas d’avis.");
  const proofs = (address: string): string[] =>
    [...builtPage(address).document.querySelectorAll("[aria-labelledby=avis] a")]
      .map((link) => link.getAttribute("href") ?? "")
      .filter((href) => href.startsWith("/realisations/"));
  /** The one case in which an entry comes first, before those in which it comes second; the first of the list. */
  const byRank = (field: "services" | "technologies", slug: string) =>
    cases
      .filter((study) => study[field].includes(slug))
      .toSorted((one, other) => one[field].indexOf(slug) - other[field].indexOf(slug))[0];
  const withCase = cities.filter(({ slug }) => cases.some((study) => study.city === slug));
  const inCity = (city: (typeof cities)[number]) => {
    // No case of its own: the nearest one.
    const place = withCase.includes(city) ? city : nearestCities(city, withCase, 1)[0];
    return cases.find((study) => study.city === place?.slug);
  };
  const expected = [
    ...services.map(({ slug }) => [servicePath(slug), byRank("services", slug)] as const),
    ...technologies.map(({ slug }) => [technologyPath(slug), byRank("technologies", slug)] as const),
    ...cities.map((city) => [cityPath(city.slug), inCity(city)] as const),
  ];
  const notice = "les clients, leurs avis et leurs chiffres sont inventés";
  for (const [address, study] of expected) {
    if (study) expect([address, ...proofs(address)]).toEqual([address, caseStudyPath(study.slug)]);
  }
  const told = [...expected.map(([address]) => address), "/realisations", "/"];
  for (const address of [...told, ...cases.map(({ slug }) => caseStudyPath(slug))])
    expect([address, builtPage(address).document.body.textContent.includes(notice)]).toEqual([
      address,
      site.demonstration === true,
    ]);
});
