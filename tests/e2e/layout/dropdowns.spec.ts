import { fits } from "../pages/checks";
import { expectAccessible } from "../support/axe";
import { lengthenWords } from "../support/layout";
import { expect, open, type Page, test } from "../support/test";

const header = (page: Page) => page.getByRole("banner").first();
const button = (page: Page, name: string) => header(page).locator("summary", { hasText: name });
const inServices = (page: Page) => header(page).getByRole("link", { name: /^Site vitrine/ });
const inTechnologies = (page: Page) => header(page).getByRole("link", { name: "SQLite", exact: true });

test("an open dropdown names each group before its links, with the time and price of each, and is accessible", async ({
  page,
}) => {
  await open(page, "/contact");
  const menu = (name: string) =>
    header(page)
      .getByRole("listitem")
      .filter({ has: page.locator("summary", { hasText: name }) });
  expect(await menu("Nos services").ariaSnapshot()).toBe("- listitem:\n  - group: Nos services");
  await button(page, "Nos services").press("Enter");
  await expect(menu("Nos services")).toMatchAriaSnapshot(`
    - listitem:
      - paragraph: Développement
      - list:
        - listitem:
          - link "Site vitrine 1 à 3 semaines, 3 000 €"
        - listitem:
          - link "SaaS 30 jours, 36 000 €"
      - paragraph: Performance
      - list:
        - listitem:
          - link "ERP / CRM 6 semaines, 54 000 €"
      - paragraph: Accompagnement
      - list:
        - listitem:
          - link "Audit de sécurité 2 semaines"
      - link "Tous nos services"
      - text: Délais et prix de départ, hors taxes
  `);
  await expectAccessible(page, "services");
  await button(page, "Technologies").press("Enter");
  await expect(menu("Technologies").getByRole("paragraph").filter({ visible: true })).toHaveCount(7);
  await expectAccessible(page, "technologies");
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
    await expect(page).toHaveURL("/technologies/sqlite");
    await expect(inTechnologies(page)).toBeHidden();
  });
});

test("the burger menu ends with phone, place and hours", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/contact");
  await page.locator("summary", { hasText: "Menu" }).click();
  for (const text of ["02 61 91 00 00", "Vannes", /^le lundi, le mardi, le jeudi et le vendredi/])
    await expect(header(page).getByRole("navigation").getByText(text)).toBeVisible();
});

test("the open burger menu of a phone is accessible, and keeps long names at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, "/contact");
  await page.locator("summary", { hasText: "Menu" }).click();
  for (const fold of ["Nos services", "Technologies"])
    await page.locator("summary", { hasText: fold }).click();
  await expectAccessible(page, "burger menu and folds open");
  expect.soft(await fits(page), "names as they are").toEqual([]);
  await lengthenWords(page, 120);
  expect.soft(await fits(page), "words of 120 letters").toEqual([]);
});
