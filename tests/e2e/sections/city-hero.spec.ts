import sharp from "sharp";
import { htmlToText } from "../../../src/shared/html";
import { caseStudyPath, cityPath } from "../../../src/shared/paths";
import { required } from "../../../src/shared/required";
import { cases, cities } from "../support/content";
import { open } from "../support/page";
import { cityWithCase } from "../support/site";
import { expect, test } from "../support/test";

test.skip(cities.length === 0, "Le site n’a pas de villes.");

test("each city's title is its own, with the phrase of the city below", async ({ page }) => {
  const titles = cities.map(({ headline }) => htmlToText(headline));
  expect(new Set(titles).size).toBe(titles.length);
  const city = cities.find(({ tagline }) => tagline) ?? required(cities[0]);
  await open(page, cityPath(city.slug));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(htmlToText(city.headline));
  if (city.tagline) await expect(page.getByText(city.tagline, { exact: true })).toBeVisible();
});

test("the hero of a city leads to the case of a client from there, and only from there", async ({ page }) => {
  test.skip(!cityWithCase, "Aucune ville n’a de réalisation.");
  const local = required(cityWithCase);
  const study = required(cases.find(({ city }) => city === local.slug));
  const inHero = page.getByRole("banner").or(page.locator("main > header")).getByRole("link");
  await open(page, cityPath(local.slug));
  await inHero.filter({ hasText: study.clientName }).click();
  await expect(page).toHaveURL(caseStudyPath(study.slug));
  const other = cities.find(({ slug }) => !cases.some(({ city }) => city === slug));
  test.skip(!other, "Chaque ville a sa réalisation.");
  await open(page, cityPath(other?.slug ?? ""));
  for (const { clientName } of cases) await expect(inHero.filter({ hasText: clientName })).toHaveCount(0);
});

test("no line of the drawing runs under the text beside it", async ({ page }) => {
  const city = required(cityWithCase ?? cities[0]);
  await open(page, cityPath(city.slug));
  const hidden = "main > header :is(h1, p, a, nav) { visibility: hidden !important }";
  for (const width of [700, 820, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await Promise.all(
      [page.getByRole("heading", { level: 1 }), page.getByText(city.lead, { exact: true })].map((text) =>
        text.boundingBox(),
      ),
    );
    const style = await page.addStyleTag({ content: hidden });
    for (const box of boxes) {
      const { channels } = await sharp(await page.screenshot({ clip: required(box) })).stats();
      const spread = Math.max(...channels.slice(0, 3).map(({ min, max }) => max - min));
      // The edge of a drawing that is masked away still differs by four in 255; a line, by thirty and more.
      expect.soft(spread, `shades under the text at ${width} px`).toBeLessThanOrEqual(4);
    }
    await style.evaluate((element) => (element as Element).remove());
  }
});

test("beside the text of a city stand its drawing and what we build there", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const city = required(cities[0]);
  await open(page, cityPath(city.slug));
  const text = await page.getByRole("heading", { level: 2, name: htmlToText(city.title1) }).boundingBox();
  const facts = await page
    .getByRole("heading", { level: 3, name: /^Pour qui nous construisons/ })
    .boundingBox();
  expect(facts?.x).toBeGreaterThan((text?.x ?? 0) + 600);
});
