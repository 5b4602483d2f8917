import { expectAccessible } from "../support/axe";
import { readBlock } from "../support/content";
import { bring, expect, open, type Page, test } from "../support/test";

const { items } = readBlock<{ items: unknown[] }>("partners", "partners") ?? { items: [] };
test.skip(items.length < 6, "Moins de six partenaires ne défilent pas.");

const track = (page: Page) => page.getByTestId("partner-track");
const playState = (page: Page) =>
  track(page).evaluate((element) => getComputedStyle(element).animationPlayState);

test("partners go by in 20 s, are read out once, and stop under the pointer", async ({ page }) => {
  await open(page, "/");
  await bring(track(page));
  await expect(track(page).locator("li")).toHaveCount(2 * items.length);
  await expect(track(page)).toHaveCSS("animation-duration", "20s");
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
