import type { Page } from "playwright/test";
import { navigation } from "../support/content";
import { open } from "../support/page";
import { menuLinks } from "../support/site";
import { expect, test } from "../support/test";

const burger = (page: Page) => page.locator("summary", { hasText: "Menu" });
const menu = (page: Page) => page.getByRole("navigation", { name: "Navigation principale" });

test("from 1050 px the header is a bar, up to 1049 px a burger that toggles the menu, and a short button", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1050, height: 800 });
  await open(page, "/");
  await expect(burger(page)).toBeHidden();
  await expect(menu(page).getByRole("link", { name: "DEVIS GRATUIT SUR-MESURE" })).toBeVisible();
  await expect(page.getByRole("banner").first()).toHaveCSS("height", "60px");
  await page.setViewportSize({ width: 1049, height: 800 });
  await expect(page.getByRole("link", { name: "Devis gratuit", exact: true })).toBeVisible();
  await expect(menu(page)).toBeHidden();
  await burger(page).click();
  await expect(menu(page)).toBeVisible();
  await burger(page).click();
  await expect(menu(page)).toBeHidden();
});

test.describe("burger menu on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test.beforeEach(async ({ page }) => {
    await open(page, "/");
    await burger(page).click();
  });

  test("closes on Escape, when the focus leaves it and on a link of a fold, not on a tap beside a link", async ({
    page,
  }) => {
    await menu(page).locator("summary", { hasText: "Nos services" }).click();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(burger(page)).toBeFocused();

    await page.keyboard.press("Enter");
    const label = menu(page).getByText(navigation.services[0]?.label ?? "", { exact: true });
    await label.click();
    await expect(label).toBeVisible();
    await menu(page).getByRole("link", { name: "DEVIS GRATUIT SUR-MESURE" }).focus();
    await page.keyboard.press("Tab");
    await expect(menu(page)).toBeHidden();

    await burger(page).click();
    await menu(page).getByRole("link", { name: menuLinks.service.name, exact: true }).click();
    await expect(page).toHaveURL(menuLinks.service.address);
    await expect(menu(page)).toBeHidden();
  });

  test("closes on a link to the page it is already on, and does not stay open after « back »", async ({
    page,
  }) => {
    await menu(page).getByRole("link", { name: "Réalisations" }).click();
    await expect(page).toHaveURL(/\/realisations$/);
    // Said once the page is drawn, which closes the menu.
    await expect(page.locator("[aria-live='assertive']")).toHaveText(/^Page affichée : ./);
    await burger(page).click();
    await menu(page).getByRole("link", { name: "Réalisations" }).click();
    await expect(menu(page)).toBeHidden();
    await burger(page).click();
    await expect(menu(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(menu(page)).toBeHidden();
  });
});
