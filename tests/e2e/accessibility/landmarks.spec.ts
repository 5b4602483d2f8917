import { open } from "../support/page";
import { templates } from "../support/site";
import { expect, test } from "../support/test";

for (const [name, address] of Object.entries(templates)) {
  test(`${name}: landmarks are named and stand once`, async ({ page }) => {
    await open(page, address);
    await expect(page.getByRole("main")).toHaveCount(1);
    const navigations = await page
      .getByRole("navigation")
      .evaluateAll((elements) =>
        elements.map(
          (element) =>
            element.getAttribute("aria-label") ??
            document.getElementById(element.getAttribute("aria-labelledby") ?? "")?.textContent ??
            "",
        ),
      );
    expect(navigations).not.toContain("");
    expect(new Set(navigations).size).toBe(navigations.length);
    const unnamed = await page
      .locator(
        "main section:not([aria-label]):not([aria-labelledby]), main aside:not([aria-label]):not([aria-labelledby])",
      )
      .count();
    expect(unnamed).toBe(0);
    const dangling = await page.evaluate(() =>
      [...document.querySelectorAll("[aria-labelledby], [aria-describedby]")].flatMap((element) =>
        ["aria-labelledby", "aria-describedby"]
          .flatMap((attribute) => (element.getAttribute(attribute) ?? "").split(/\s+/))
          .filter((id) => id && !document.getElementById(id)),
      ),
    );
    expect(dangling).toEqual([]);
  });
}
