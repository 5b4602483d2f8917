import type { Page } from "playwright/test";
import { readSetting } from "../support/content";
import { bring, noteScrolls, open, scrollsOf, scrollThrough } from "../support/page";
import { addressOf } from "../support/site";
import { expect, test } from "../support/test";

/** WCAG 2.2.2: what moves by itself for longer needs a way to stop it. */
const longestMs = 5000;

/** What moves for longer than that, or will go on moving, without a button to stop it in its section. */
const unstoppable = (page: Page): Promise<string[]> =>
  page.evaluate(
    (longest) =>
      document.getAnimations().flatMap((animation) => {
        const { effect } = animation;
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        if (Number(effect?.getComputedTiming().endTime ?? 0) <= longest) return [];
        const button = target?.closest("section")?.querySelector("button");
        return /^Arrêter/.test(button?.textContent ?? "") ? [] : [target?.outerHTML.slice(0, 120) ?? "?"];
      }),
    longestMs,
  );

test("what moves for more than 5 s can be stopped", async ({ page }) => {
  // The marquee, the loop behind a hero, counters and entrances are on these.
  for (const name of ["accueil", "services", "article"]) {
    await open(page, addressOf(name));
    expect(await unstoppable(page), name).toEqual([]);
    await scrollThrough(page);
    expect(await unstoppable(page), name).toEqual([]);
  }
});

test("what came in leaves at either edge, comes in again, and is there at once for the focus", async ({
  page,
}) => {
  await open(page, "/");
  const card = page.locator("#expertise [data-reveal]:has(a)").first();
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  await expect(card).toHaveCSS("opacity", "0");
  await bring(card);
  await expect(card).toHaveCSS("opacity", "1");
  await scrollTo(1e6);
  await expect(card).toHaveCSS("opacity", "0");
  await bring(card);
  await expect(card).toHaveCSS("opacity", "1");
  await scrollTo(0);
  await expect(card).toHaveCSS("opacity", "0");
  await card.getByRole("link").focus();
  expect(await card.evaluate((element) => getComputedStyle(element).opacity)).toBe("1");
});

test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the partners stand in a list of their own, once", async ({ page }) => {
    await open(page, "/");
    const { title, items } = readSetting<{ title: string; items: unknown[] }>("partners");
    const section = page
      .getByRole("region", { name: title })
      .filter({ has: page.getByTestId("partner-track") });
    await expect(section.getByRole("img")).toHaveCount(items.length);
    await expect(section.locator("ul:visible")).toHaveCount(1);
    await expect(section.getByRole("button")).toBeHidden();
  });

  test("a scroll to a place of the page jumps there", async ({ page }) => {
    await page.addInitScript(noteScrolls);
    await open(page, "/services");
    const anchor = readSetting<{ cards: { anchor: string }[] }>("services-page").cards.at(-1)?.anchor;
    await page.locator(`main a[href="#${anchor}"]`).click();
    await expect(page.locator(`#${anchor}`)).toBeFocused();
    expect((await scrollsOf(page)).map(({ options }) => options.behavior)).toEqual(["auto"]);
  });
});
