import type { Page } from "playwright/test";
import { open } from "../support/page";
import { templates } from "../support/site";
import { expect, test } from "../support/test";

interface Stop {
  readonly name: string;
  /** Whether an outline shows where the focus is. */
  readonly marked: boolean;
  /** Whether at least a part of it can be seen: on screen, and not under the header or anything else. */
  readonly seen: boolean;
  /** Part of the page's own content, not of the header or the footer. */
  readonly inMain: boolean;
}

/** What has the focus, once styles have settled; undefined when it has left the page. */
function focused(page: Page): Promise<Stop | undefined> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const element = document.activeElement;
    if (!element || element === document.body || element === document.documentElement) return undefined;

    const { left, top, right, bottom } = element.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    );
    const seen = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    // A card may show the focus of its link around itself, or the link what makes the whole card its target.
    const card = element.closest("li, article") ?? element;
    const frames = [element, card].map((frame) => getComputedStyle(frame));
    const marked = [...frames, getComputedStyle(element, "::after")].some(
      ({ outlineStyle, outlineWidth }) => {
        return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
      },
    );
    const label =
      element.getAttribute("aria-label") ?? element.getAttribute("name") ?? element.textContent ?? "";
    return {
      name: `${element.tagName.toLowerCase()} « ${label.trim().slice(0, 40)} »`,
      marked,
      seen,
      inMain: element.closest("main") !== null,
    };
  });
}

/** Walks through the page with Tab, to its end. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const stop = await focused(page);
    if (!stop) return stops;
    stops.push(stop);
    if (stops.length > 600) throw new Error(`the focus goes round in circles: ${stops.at(-1)?.name}`);
  }
}

for (const [name, address] of Object.entries(templates)) {
  test(`${name}: Tab reaches everything, with a visible focus, and leads out at the end`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, address);
    const stops = await walk(page);
    expect(stops[0]?.name).toBe("a « Aller au contenu »");
    expect(stops.filter(({ marked }) => !marked).map((stop) => stop.name)).toEqual([]);
    expect(stops.filter(({ seen }) => !seen).map((stop) => stop.name)).toEqual([]);
    const expected = await page
      .locator('main :is(a, button, summary, input, textarea):not([tabindex="-1"], :disabled):visible')
      .count();
    expect(stops.filter(({ inMain }) => inMain).length).toBeGreaterThanOrEqual(expected);
  });
}

test("home at 390 px: Tab reaches everything, with a visible focus, and leads out at the end", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  const stops = await walk(page);
  expect(stops.length).toBeGreaterThan(40);
  expect(stops.filter(({ marked, seen }) => !marked || !seen).map((stop) => stop.name)).toEqual([]);
});

test("Shift+Tab walks back from the end of the page to the skip link", async ({ page }) => {
  await open(page, "/contact");
  await page.keyboard.press("Shift+Tab");
  const seen = new Set<string>();
  for (let index = 0; index < 200; index += 1) {
    const stop = await focused(page);
    if (!stop) break;
    seen.add(stop.name);
    await page.keyboard.press("Shift+Tab");
  }
  expect([...seen].at(-1)).toBe("a « Aller au contenu »");
});

test("the skip link shows on focus and leads past the header", async ({ page }) => {
  await open(page, "/villes/lyon");
  const skip = page.getByRole("link", { name: "Aller au contenu" });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const home = page.getByRole("navigation", { name: "Fil d’Ariane" }).getByRole("link").first();
  await expect(home).toBeFocused();
  // Nor is whoever goes on at once brought back, when Gatsby notices that the address has changed.
  await page.waitForTimeout(1000);
  await expect(home).toBeFocused();
});

test("a question of the FAQ opens and closes with Enter and Space", async ({ page }) => {
  await open(page, "/obtenir-un-devis");
  const question = page
    .locator("section", { has: page.locator("#faq") })
    .locator("details")
    .first();
  await question.locator("summary").focus();
  const wasOpen = (await question.getAttribute("open")) !== null;
  await page.keyboard.press("Enter");
  await expect(question).toHaveJSProperty("open", !wasOpen);
  await page.keyboard.press("Space");
  await expect(question).toHaveJSProperty("open", wasOpen);
});
