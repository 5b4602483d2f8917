import { addressOf } from "../support/site";
import { expect, open, type Page, scrollThrough, test } from "../support/test";

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

test("in high contrast the crest of a hero, a shape of the page's colour, is not there", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await open(page, addressOf("ville"));
  await expect(page.locator("main header svg[preserveAspectRatio=none]")).toBeHidden();
});

test("what moves for more than 5 s can be stopped", async ({ page }) => {
  // The marquee, the loop behind a hero, counters and entrances are on these.
  for (const name of ["accueil", "services", "article"]) {
    await open(page, addressOf(name));
    expect(await unstoppable(page), name).toEqual([]);
    await scrollThrough(page);
    expect(await unstoppable(page), name).toEqual([]);
  }
});
