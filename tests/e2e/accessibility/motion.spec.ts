import { at } from "../support/addresses";
import { expect, open, type Page, scrollThrough, test, waitForScripts } from "../support/test";

/** WCAG 2.2.2: what moves by itself for longer needs a way to stop it. */
const longestMs = 5000;

/** What moves for longer than that, or will go on moving, without a button to stop it in its section. */
const unstoppable = (page: Page): Promise<string[]> =>
  page.evaluate(
    (longest) =>
      document.getAnimations().flatMap((animation) => {
        const { effect, timeline } = animation;
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        // What the visitor moves by scrolling does not move by itself.
        if (!(timeline instanceof DocumentTimeline)) return [];
        if (Number(effect?.getComputedTiming().endTime ?? 0) <= longest) return [];
        const button = target?.closest("section")?.querySelector("button");
        return /^Arrêter/.test(button?.textContent ?? "") ? [] : [target?.outerHTML.slice(0, 120) ?? "?"];
      }),
    longestMs,
  );

test("what moves for more than 5 s can be stopped", async ({ page }) => {
  // The marquee, the loop behind a hero, counters and entrances are on these.
  for (const address of [at.home, at.services, at.article]) {
    await open(page, address);
    expect(await unstoppable(page), address).toEqual([]);
    await scrollThrough(page);
    expect(await unstoppable(page), address).toEqual([]);
  }
});

/** Of each block that moves in: the edge it waits beyond, and whether it is as opaque as ever. */
const waiting = (page: Page) =>
  page.locator("[data-reveal]").evaluateAll((blocks) =>
    blocks.map((block) => {
      const { top, bottom } = block.getBoundingClientRect();
      const place = top > innerHeight ? "below" : bottom < 0 ? "above" : "";
      return {
        place,
        edge: (block as HTMLElement).dataset["reveal"],
        opacity: getComputedStyle(block).opacity,
      };
    }),
  );

/** Expects each block off the screen to wait beyond its own edge, as opaque as on the screen. */
const expectWaiting = (page: Page, where: string) =>
  expect
    .poll(
      async () =>
        (await waiting(page)).filter(({ place, edge, opacity }) => edge !== place || opacity !== "1"),
      where,
    )
    .toEqual([]);

test("blocks come in from the side where they are, from the first gesture on", async ({ page }) => {
  for (const name of [at.home, at.service]) {
    await page.goto(name);
    await page.mouse.wheel(0, 300);
    await waitForScripts(page);
    await expectWaiting(page, `${name}: a first scroll`);
    expect((await waiting(page)).filter(({ edge }) => edge === "below").length).toBeGreaterThan(3);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expectWaiting(page, `${name}: a jump to the end`);
    expect((await waiting(page)).filter(({ edge }) => edge === "above").length).toBeGreaterThan(3);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expectWaiting(page, `${name}: and back`);
  }
});
