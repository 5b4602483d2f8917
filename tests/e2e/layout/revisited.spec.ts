import type { Page } from "playwright/test";
import { navigateTo, open } from "../support/page";
import { templates } from "../support/site";
import { expect, test } from "../support/test";

/*
 * Each template brings its own styles, and those that it shares with another one again: a page that one comes back to has
 * them in another order than when it was opened.
 */

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Together they have nearly all blocks. */
const names = ["accueil", "devis", "services", "technologie", "ville", "realisation", "article"] as const;

/** Room around and inside of each block of a page, as its styles have it. */
const spacing = (page: Page): Promise<string[]> =>
  page.locator("main :is(section, section > div, h2, ul, ol, dl, pre, form)").evaluateAll((blocks) =>
    blocks.map((block) => {
      const { margin, padding, gap, fontSize } = getComputedStyle(block);
      return [block.tagName, block.className, margin, padding, gap, fontSize].join(" | ");
    }),
  );

test("a page that one comes back to has the styles that it had when it was opened", async ({ page }) => {
  const opened = new Map<string, string[]>();
  for (const name of names) {
    await open(page, templates[name] ?? "");
    opened.set(name, await spacing(page));
  }
  for (const name of [...names, ...names]) {
    await navigateTo(page, templates[name] ?? "");
    await expect(page).toHaveURL(templates[name] ?? "");
    await expect.poll(() => spacing(page), name).toEqual(opened.get(name));
  }
});
