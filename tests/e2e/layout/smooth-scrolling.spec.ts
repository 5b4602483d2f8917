import { at } from "../support/addresses";
import { settle } from "../support/calm";
import { expect, hold, open, type Page, test } from "../support/test";

/* After how many milliseconds a link scrolls is a requirement of the customer. */

/** For `addInitScript`: writes down how each element is scrolled to, since a slow machine paints few places in between. */
const recordScrolls = (): void => {
  const scroll = Element.prototype.scrollIntoView;
  Element.prototype.scrollIntoView = function (how) {
    this.setAttribute("data-scrolled", (how as ScrollIntoViewOptions).behavior ?? "");
    scroll.call(this, how);
  };
};

/** Follows the last link to a place of its page, which is then on the screen and has the focus. @returns how it is scrolled to */
async function followFragment(page: Page): Promise<string | null> {
  const link = page.locator("main a[href^='#']").filter({ visible: true }).last();
  const hash = (await link.getAttribute("href")) ?? "";
  await link.click();
  const target = page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`);
  await expect(target).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${hash}$`));
  await expect(target).toBeInViewport();
  // Whoever goes back on the way returns to a place on the way.
  await settle(page);
  return target.getAttribute("data-scrolled");
}

for (const isFirst of [true, false])
  test(`a link to a place of its page scrolls there smoothly, ${isFirst ? "as the first gesture" : "once scripts run"}, and back`, async ({
    page,
  }) => {
    await page.addInitScript(recordScrolls);
    if (isFirst) await hold(page, /\.js$/);
    for (const address of [at.services, at.home, at.quote, at.apiArticle, at.terms]) {
      await (isFirst ? page.goto(address) : open(page, address));
      await page.locator("main a[href^='#']").filter({ visible: true }).last().scrollIntoViewIfNeeded();
      await settle(page);
      const before = await page.evaluate(() => scrollY);
      expect.soft(await followFragment(page), address).toBe("smooth");
      await page.goBack();
      await expect.poll(() => page.evaluate(() => scrollY), address).toBeCloseTo(before, -1);
    }
  });

test("the skip link, and every link under reduced motion, leads to its place at once", async ({ page }) => {
  await page.addInitScript(recordScrolls);
  await page.goto(at.terms);
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
  const smooth = page.locator("[data-scrolled=smooth]");
  await page.locator("a[href='#contenu']").press("Enter");
  await expect(page.locator("#contenu")).toBeFocused();
  await expect(smooth).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await followFragment(page)).toBe("auto");
});
