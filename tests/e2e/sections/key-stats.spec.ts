import type { Page } from "playwright/test";
import { bring, open } from "../support/page";
import { keyStats } from "../support/site";
import { expect, test } from "../support/test";

type Sample = [seconds: number, text: string];

/** Notes each change of the first figure from now on. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const figure = document.querySelector("[data-testid=key-stat]");
    const samples: Sample[] = [];
    Object.assign(window, { samples });
    if (!figure) return;
    const note = () => samples.push([performance.now() / 1000, figure.textContent ?? ""]);
    new MutationObserver(note).observe(figure, { characterData: true, childList: true, subtree: true });
  });
}
const samplesOf = (page: Page) => page.evaluate(() => Reflect.get(window, "samples") as Sample[]);

test("the figures count from 0 to their target once, in about 4 s, with a leading +", async ({ page }) => {
  await open(page, "/");
  await watch(page);
  const figure = page.getByTestId("key-stat").first();
  await figure.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await samplesOf(page)).length).toBeGreaterThan(0);
  // A screen reader hears the target, not the counting.
  const value = page.locator("dt", { has: page.getByTestId("key-stat") }).first();
  expect(await value.ariaSnapshot()).toBe(`- term: "${keyStats[0]}"`);
  await expect(page.getByTestId("key-stat")).toHaveText(keyStats);

  const samples = await samplesOf(page);
  const values = samples.map(([, text]) => Number(text.replace("+", "")));
  expect(samples.every(([, text]) => /^\+\d+$/.test(text))).toBe(true);
  expect(values[0]).toBeLessThanOrEqual(3);
  expect(values).toEqual([...values].sort((a, b) => a - b));
  expect(values.at(-1)).toBe(Number(keyStats[0]));
  const seconds = (samples.at(-1)?.[0] ?? 0) - (samples[0]?.[0] ?? 0);
  expect(seconds).toBeGreaterThan(3.4);
  expect(seconds).toBeLessThan(6);

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect(figure).not.toBeInViewport();
  await figure.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  expect(await samplesOf(page)).toHaveLength(samples.length);
});

test("under reduced motion the figures do not count", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await watch(page);
  const figure = page.getByTestId("key-stat").first();
  await bring(figure);
  await page.waitForTimeout(300);
  await expect(figure).toHaveText(keyStats[0] ?? "");
  expect(await samplesOf(page)).toEqual([]);
});
