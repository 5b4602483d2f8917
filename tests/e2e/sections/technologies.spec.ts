import { technologyPath } from "../../../src/shared/paths";
import { cases, navigation, readSetting, technologies } from "../support/content";
import { addressOf } from "../support/site";
import { setTextSize, setWidth } from "../support/layout";
import { expect, overflowOf, test } from "../support/test";

const { technologies: page } = readSetting<{ technologies: { heroCase?: string } }>("pages");
const families = navigation.technologies;
const shownTechnology = technologies.find(({ slug }) => technologyPath(slug) === addressOf("technologie"));
const none = families.length === 0;

test("each family shows its technologies, five to a row and from the third column on", async ({ page }) => {
  test.skip(none, "Le site n’a pas de technologies.");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/technologies");
  for (const { label, items } of families) {
    const family = page.getByRole("region", { name: label, exact: true });
    const heading = await family.getByRole("heading", { level: 2 }).boundingBox();
    const boxes = await Promise.all(
      (await family.getByRole("listitem").all()).map((item) => item.boundingBox()),
    );
    expect(boxes).toHaveLength(items.length);
    const firstRow = boxes.filter((box) => box?.y === boxes[0]?.y);
    expect(firstRow).toHaveLength(Math.min(5, items.length));
    expect(boxes[0]?.x).toBeGreaterThanOrEqual((heading?.x ?? 0) + (heading?.width ?? Infinity));
  }
});

test("on a phone all fit in a few screens, three to a row, and are whole with large text", async ({
  page,
}) => {
  test.skip(none, "Le site n’a pas de technologies.");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/technologies");
  for (const { label, items } of families) {
    const family = page.getByRole("region", { name: label, exact: true });
    const boxes = await Promise.all(
      (await family.getByRole("listitem").all()).map((item) => item.boundingBox()),
    );
    expect(boxes.filter((box) => box?.y === boxes[0]?.y)).toHaveLength(Math.min(3, items.length));
    for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44);
    // Name of the family, then rows of logo and name, in two lines at most.
    const height = (await family.boundingBox())?.height;
    expect(height).toBeLessThan(80 + Math.ceil(items.length / 3) * 110);
  }
  await setWidth(page, 320);
  await setTextSize(page, 200);
  expect(await overflowOf(page)).toBe(0);
});

for (const width of [390, 1050, 1440])
  test(`the introduction has its banner, and its code where there is some, at ${width} px`, async ({
    page,
  }) => {
    test.skip(none, "Le site n’a pas de technologies.");
    await page.setViewportSize({ width, height: 900 });
    await page.goto(addressOf("technologie"));
    const intro = page.getByRole("region", { name: shownTechnology?.title1 ?? "", exact: true });
    const banner = intro.getByRole("img", { name: shownTechnology?.banner2.alt ?? "", exact: true });
    const [picture, text, code] = await Promise.all(
      [banner, intro.getByRole("paragraph").first(), intro.locator("pre")].map((part) => part.boundingBox()),
    );
    expect(picture?.width).toBeGreaterThan(Math.min(width - 60, 400));
    expect(picture?.x).toBe(text?.x);
    const isBeside = (code?.x ?? 0) > (picture?.x ?? Infinity) + (picture?.width ?? 0);
    if (shownTechnology?.excerpt) expect(isBeside).toBe(width > 960);
  });

test("the hero says how many there are, and leads to a case", async ({ page: tab }) => {
  test.skip(none, "Le site n’a pas de technologies.");
  await tab.goto("/technologies");
  const hero = tab.locator("main > header");
  const count = families.reduce((sum, { items }) => sum + items.length, 0);
  await expect(hero).toContainText(new RegExp(`${count}\\stechnologies?`));
  const study = cases.find(({ slug }) => slug === page.heroCase);
  test.skip(!study, "Le haut de page n’a pas de réalisation.");
  await hero.getByRole("link", { name: study?.clientName ?? "" }).click();
  await expect(tab).toHaveURL(`/realisations/${study?.slug}`);
});

test("the top of a page shows the case it names, one that is mainly about it, or none", async ({
  page: tab,
}) => {
  for (const { slug, heroCase } of technologies) {
    const study =
      cases.find((one) => one.slug === heroCase) ?? cases.find((one) => one.technologies[0] === slug);
    await tab.goto(`/technologies/${slug}`);
    const link = tab.locator('main > header a[href^="/realisations/"]');
    if (study) await expect(link).toHaveAttribute("href", `/realisations/${study.slug}`);
    else await expect(link).toHaveCount(0);
  }
});
