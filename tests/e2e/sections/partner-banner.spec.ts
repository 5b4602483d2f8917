import type { Page } from "playwright/test";
import { expectAccessible } from "../support/axe";
import { brand, readSetting } from "../support/content";
import { bring, open } from "../support/page";
import { expect, test } from "../support/test";

const { title, more, items } = readSetting<{ title: string; more: string; items: unknown[] }>("partners");
test.skip(items.length === 0, "Le site n’a pas de partenaires.");

const ways = { name: `Travailler avec ${brand.name}` };
const track = (page: Page) => page.getByTestId("partner-track");
const playState = (page: Page) =>
  track(page).evaluate((element) => getComputedStyle(element).animationPlayState);

test.describe("moving line", () => {
  test.beforeEach(async ({ page }) => {
    await open(page, "/");
    await bring(track(page));
  });

  test("runs a loop of 20 s over a list that stands twice, once for assistive technology, and pauses under the pointer", async ({
    page,
  }) => {
    await expect(track(page).locator("li")).toHaveCount(2 * items.length);
    await expect(track(page)).toHaveCSS("animation-duration", "20s");
    await expect(track(page)).toHaveCSS("animation-iteration-count", "infinite");
    const section = page.locator("section", { has: track(page) });
    await expect(section.getByRole("list")).toHaveCount(1);
    await expect(section.getByRole("img")).toHaveCount(items.length);
    await expect(track(page).locator("ul").nth(1)).toHaveAttribute("aria-hidden", "true");
    await expectAccessible(page, "while the partners move");

    expect(await playState(page)).toBe("running");
    const box = await page
      .locator("div", { has: track(page) })
      .last()
      .boundingBox();
    await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await expect.poll(() => playState(page)).toBe("paused");
    await page.mouse.move(5, 5);
    await expect.poll(() => playState(page)).toBe("running");
  });

  test("pauses while the focus is on its button, until that starts it, or on its link", async ({ page }) => {
    await page.getByRole("button", { name: "Arrêter le défilement" }).focus();
    await expect.poll(() => playState(page)).toBe("paused");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect.poll(() => playState(page)).toBe("running");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", ways)).toBeFocused();
    await expect.poll(() => playState(page)).toBe("paused");
    // Stopped, it stays so without focus or pointer.
    await page.getByRole("button", { name: "Arrêter le défilement" }).click();
    await page.mouse.click(5, 5);
    await expect.poll(() => playState(page)).toBe("paused");
  });
});

test("the still list has 4 columns, 3 from 1024 px down, 2 from 768 px down", async ({ page }) => {
  await open(page, "/realisations");
  const cells = page.getByRole("region", { name: title }).getByRole("listitem");
  await expect(cells).toHaveCount(items.length);
  const columns: Record<number, number> = {};
  for (const width of [1440, 1025, 1024, 769, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    // Those of the last row share its width.
    const tops = await cells.evaluateAll((list) => list.map((cell) => cell.getBoundingClientRect().top));
    columns[width] = tops.filter((top) => top === tops[0]).length;
  }
  const most = (count: number) => Math.min(count, items.length);
  expect(columns).toEqual({
    1440: most(4),
    1025: most(4),
    1024: most(3),
    769: most(3),
    768: most(2),
    390: most(2),
  });
  const grid = page.getByRole("region", { name: title });
  await expect(grid.getByText(more)).toBeVisible();
  await expect(grid.getByRole("link", ways)).toHaveAttribute("href", "/obtenir-un-devis");
});
