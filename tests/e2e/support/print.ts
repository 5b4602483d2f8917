import { brand, site } from "./content";
import { expect, type Page } from "./test";

/** Expects print in dark on white, without controls, and with the agency's name at the end. */
export async function expectPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  const end = page.getByRole("contentinfo");
  await expect.soft(end.getByText(brand.name, { exact: true }), "whose page it is").toBeVisible();
  for (const words of [site.phone.display, site.address.street])
    await expect.soft(end.getByText(words), "whose page it is").toBeVisible();
  for (const role of ["navigation", "button"] as const)
    await expect.soft(page.getByRole(role), "on paper").toHaveCount(0);
  expect.soft(await otherColours(page), "printed in colour").toEqual([]);
  expect.soft(await tornApart(page), "torn by the end of a sheet, or not printed").toEqual([]);
  await page.emulateMedia({ media: "screen" });
}

/** Texts and backgrounds in another colour than the page's text. */
const otherColours = (page: Page): Promise<string[]> =>
  page.locator("body *:not(input, textarea, select, noscript)").evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && element.textContent?.trim())
      .filter((element) => {
        const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
        const isPlain = backgroundColor === "rgba(0, 0, 0, 0)" && backgroundImage === "none";
        return !isPlain || color !== getComputedStyle(document.body).color;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );

/** Headings that may end a sheet, figures that a sheet's end may cut, answers of closed questions that are not printed. */
const tornApart = (page: Page): Promise<string[]> =>
  page.locator("main").evaluate((main) => {
    const failing = (selector: string, isRight: (element: Element) => boolean) =>
      [...main.querySelectorAll(selector)].filter((element) => !isRight(element));
    return [
      ...failing(
        ":is(.sectionHead, .wideColumns:has(> h2:first-child))",
        (head) => getComputedStyle(head).breakAfter === "avoid",
      ),
      ...failing("dl > div", (figure) => getComputedStyle(figure).breakInside === "avoid"),
      ...failing("details[open] > :not(summary)", (answer) => answer.checkVisibility()),
    ].map(({ outerHTML }) => outerHTML.slice(0, 80));
  });
