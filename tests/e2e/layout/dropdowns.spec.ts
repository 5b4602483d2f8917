import type { Page } from "playwright/test";
import { expectAccessible } from "../support/axe";
import { navigation } from "../support/content";
import { open } from "../support/page";
import { menuLinks } from "../support/site";
import { expect, test } from "../support/test";

const header = (page: Page) => page.getByRole("banner").first();
const button = (page: Page, name: string) => header(page).locator("summary", { hasText: name });
const { service, technology } = menuLinks;
const inServices = (page: Page) => header(page).getByRole("link", { name: service.name, exact: true });
const inTechnologies = (page: Page) => header(page).getByRole("link", { name: technology.name, exact: true });

test("the dropdowns list every group, and are accessible", async ({ page }) => {
  await open(page, "/contact");
  for (const [name, groups] of [
    ["Nos services", navigation.services],
    ["Technologies", navigation.technologies],
  ] as const) {
    await button(page, name).press("Enter");
    for (const { label } of groups)
      await expect(header(page).getByText(label, { exact: true })).toBeVisible();
    await expectAccessible(page, name);
  }
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
