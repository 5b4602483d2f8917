import { legalPage, pagePath } from "../../src/shared/kinds";
import { legalPages } from "./support/content";
import { expect, open, test } from "./support/test";

for (const name of legalPages)
  test(`/${name}: a table of contents leads to each part of the text`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, pagePath(legalPage, name));
    const contents = page.getByRole("navigation", { name: "Sommaire" });
    const titles = page
      .getByRole("main")
      .getByRole("heading", { level: 2 })
      .filter({ hasNotText: "Sommaire" });
    const shown = await titles.allTextContents();
    if (shown.length < 3) return expect(contents).toHaveCount(0);
    await expect(contents.getByRole("link")).toHaveText(shown);
    await contents.getByRole("link").last().click();
    await expect(titles.last()).toBeFocused();
    await expect(titles.last()).toBeInViewport();
    const [side, text] = [await contents.boundingBox(), await titles.last().boundingBox()];
    expect(text?.x, "the text stands beside it").toBeGreaterThan((side?.x ?? 0) + (side?.width ?? 0));
  });
