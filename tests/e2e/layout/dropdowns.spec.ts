import { fits } from "../checks/whole";
import { expectAccessible } from "../support/axe";
import { formatPriceBriefly } from "../../../src/shared/format-text";
import { openingHours } from "../../../src/shared/calendar/opening-hours";
import { navigation, opening, services, site } from "../support/content";
import { lengthenWords } from "../support/layout";
import { menuLinks } from "../support/site";
import { expect, open, type Page, test } from "../support/test";

const header = (page: Page) => page.getByRole("banner").first();
const button = (page: Page, name: string) => header(page).locator("summary", { hasText: name });
const { service, technology } = menuLinks;
const inServices = (page: Page) => header(page).getByRole("link", { name: service.name, exact: true });
const inTechnologies = (page: Page) => header(page).getByRole("link", { name: technology.name, exact: true });

test("an open dropdown names each group before its links, and is accessible", async ({ page }) => {
  await open(page, "/contact");
  for (const [name, groups] of [
    ["Nos services", navigation.services],
    ["Technologies", navigation.technologies],
  ] as const) {
    const menu = header(page)
      .getByRole("listitem")
      .filter({ has: page.locator("summary", { hasText: name }) });
    expect(await menu.ariaSnapshot()).toBe(`- listitem:\n  - group: ${name}`);
    await button(page, name).press("Enter");
    for (const { label } of groups)
      await expect(menu).toMatchAriaSnapshot(`
        - paragraph: ${JSON.stringify(label)}
        - list:
          - listitem:
            - link
      `);
    await expect(menu.getByRole("link")).toHaveCount(groups.flatMap(({ items }) => items).length + 1);
    await expectAccessible(page, name);
  }
});

test("the services open over the whole page, each with its starting price", async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await open(page, "/contact");
  await button(page, "Nos services").press("Enter");
  for (const slug of navigation.services.flatMap(({ items }) => items)) {
    const { name = "", priceFrom } = services.find((service) => service.slug === slug) ?? {};
    const entry = header(page)
      .getByRole("listitem")
      .filter({ has: page.getByRole("link", { name, exact: true }) })
      .last();
    await expect(entry).toHaveText(`${name} ${priceFrom ? formatPriceBriefly(priceFrom) : ""}`.trim());
  }
  const edges = [header(page).getByRole("link", { name: /, accueil$/ }), page.getByText("Tous nos services")];
  const [logo, all] = await Promise.all(edges.map((edge) => edge.boundingBox()));
  expect(all?.x).toBe(logo?.x);
});

test.describe("dropdowns on a wide touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1180, height: 820 } });

  test("open on a tap, close on the next one, and lead to a page by a tap on a link", async ({ page }) => {
    await open(page, "/contact");
    await expect(inServices(page)).toBeHidden();
    await button(page, "Nos services").tap();
    await expect(inServices(page)).toBeVisible();
    await button(page, "Nos services").tap();
    await expect(inServices(page)).toBeHidden();
    await button(page, "Technologies").tap();
    await inTechnologies(page).tap();
    await expect(page).toHaveURL(technology.address);
    await expect(inTechnologies(page)).toBeHidden();
  });
});

test("the burger menu ends with phone, place and hours, and leaves nothing empty below them", async ({
  page,
}) => {
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, "/contact");
    await page.locator("summary", { hasText: "Menu" }).click();
    const menu = header(page).getByRole("navigation");
    for (const text of [site.phone.display, site.address.city])
      await expect(menu.getByText(text)).toBeVisible();
    const end = await menu.getByText(openingHours(opening)).boundingBox();
    const box = await menu.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0) - (end?.y ?? 0) - (end?.height ?? 0)).toBeLessThan(64);
  }
});

test("the open burger menu of a phone is accessible, and keeps long names at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, "/contact");
  await page.locator("summary", { hasText: "Menu" }).click();
  for (const fold of ["Nos services", "Technologies"])
    await page.locator("summary", { hasText: fold }).click();
  await expectAccessible(page, "burger menu and folds open");
  expect.soft(await fits(page, 320), "names as they are").toEqual([]);
  await lengthenWords(page, 120);
  expect.soft(await fits(page, 320), "words of 120 letters").toEqual([]);
});
