import type { Page } from "playwright/test";
import { expectAccessible } from "../support/axe";
import { brand, navigation, services } from "../support/content";
import { open } from "../support/page";
import { menuLinks } from "../support/site";
import { expect, test } from "../support/test";

const header = (page: Page) => page.getByRole("banner").first();
const button = (page: Page, name: string) => header(page).locator("summary", { hasText: name });
const { service, technology } = menuLinks;
const inServices = (page: Page) => header(page).getByRole("link", { name: service.name, exact: true });
const inTechnologies = (page: Page) => header(page).getByRole("link", { name: technology.name, exact: true });

test.describe("dropdowns at 1440 px", () => {
  test.beforeEach(async ({ page }) => open(page, "/contact"));

  test("open on hover and close on leaving, on Escape while the pointer rests on them, and on a link", async ({
    page,
  }) => {
    await expect(inServices(page)).toBeHidden();
    await button(page, "Nos services").hover();
    await expect(inServices(page)).toBeVisible();
    await inServices(page).hover();
    await expect(inServices(page)).toBeVisible();
    await button(page, "Technologies").hover();
    await expect(inTechnologies(page)).toBeVisible();
    await expect(inServices(page)).toBeHidden();
    await page.mouse.move(700, 850);
    await expect(inTechnologies(page)).toBeHidden();
    await button(page, "Technologies").hover();
    await expect(inTechnologies(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(inTechnologies(page)).toBeHidden();
    await page.mouse.move(700, 850);
    await button(page, "Technologies").hover();
    await expect(inTechnologies(page)).toBeVisible();
    await button(page, "Nos services").hover();
    await inServices(page).click();
    await expect(page).toHaveURL(service.address);
    await expect(inServices(page)).toBeHidden();
  });

  test("open on Enter, close when the focus leaves, and on Escape give it back to their button", async ({
    page,
  }) => {
    await page.getByRole("link", { name: `${brand.name}, accueil` }).focus();
    await page.keyboard.press("Tab");
    await expect(button(page, "Nos services")).toBeFocused();
    await expect(inServices(page)).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(inServices(page)).toBeVisible();
    for (const slug of navigation.services.flatMap(({ items }) => items).slice(0, 2)) {
      await page.keyboard.press("Tab");
      await expect(page.locator(":focus")).toHaveText(services.find((one) => one.slug === slug)?.name ?? "");
    }
    await page.keyboard.press("Escape");
    await expect(button(page, "Nos services")).toBeFocused();
    await expect(inServices(page)).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(inServices(page)).toBeVisible();
    await button(page, "Technologies").focus();
    await expect(inServices(page)).toBeHidden();
  });

  test("list every group, and are accessible", async ({ page }) => {
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

  test("stay while somebody presses a gap in them, and close on a press beside them", async ({ page }) => {
    await open(page, "/contact");
    for (const [name, link] of [
      ["Nos services", inServices],
      ["Technologies", inTechnologies],
    ] as const) {
      await button(page, name).tap();
      const group = header(page).locator("p", { hasText: /./ }).locator("visible=true").first();
      await group.tap();
      await expect(link(page)).toBeVisible();
      const { x, y } = (await link(page).boundingBox())!;
      await page.touchscreen.tap(x - 30, y + 4);
      await expect(link(page)).toBeVisible();
      await page.touchscreen.tap(600, 800);
      await expect(link(page)).toBeHidden();
    }
  });

  test("lead on where links take no focus and nothing moves, as on an iPad", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/contact");
    await page.evaluate(() =>
      addEventListener("mousedown", (event) => {
        if (!(event.target as Element).closest("a")) return;
        event.preventDefault();
        (document.activeElement as HTMLElement).blur();
      }),
    );
    await button(page, "Nos services").tap();
    await inServices(page).hover();
    await page.mouse.down();
    await page.mouse.up();
    await expect(page).toHaveURL(service.address);
  });
});
