import { expectAccessible } from "../support/axe";
import { at } from "../support/addresses";
import { bring, expect, open, test } from "../support/test";

test("partners go by, are read out once, and stop under the pointer", async ({ page }) => {
  await open(page, at.home);
  const track = page.getByTestId("partner-track");
  await bring(track);
  const section = page.locator("section", { has: track });
  await expect(section.getByRole("list")).toHaveCount(1);
  await expect(section.getByRole("img")).toHaveCount(8);
  await expectAccessible(page, "while the partners move");
  const state = () => track.evaluate((element) => getComputedStyle(element).animationPlayState);
  await expect.poll(state).toBe("running");
  const box = (await section.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await expect.poll(state).toBe("paused");
  await page.mouse.move(5, 5);
  await expect.poll(state).toBe("running");
});
