import { brand, site } from "../support/content";
import type { Page } from "../support/test";
import { failing, type Check } from "./check";

/** Print is dark on white, without controls, and says at its end whose page it is. */
export const printed: Check = async (page) => {
  await page.emulateMedia({ media: "print" });
  const end = page.getByRole("contentinfo");
  const whose = [end.getByText(brand.name, { exact: true }), end.getByText(site.phone.display)];
  const names = [...whose, end.getByText(site.address.street)];
  const shown = await Promise.all(names.map((name) => name.isVisible()));
  const controls = await page.getByRole("navigation").or(page.getByRole("button")).count();
  const faults = [
    ...failing({ "whose page it is": !shown.includes(false), "no controls on paper": controls === 0 }),
    ...(await otherColours(page)).map((element) => `in colour: ${element}`),
    ...(await tornApart(page)).map((element) => `torn by the end of a sheet, or not printed: ${element}`),
  ];
  await page.emulateMedia({ media: "screen" });
  return faults;
};

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
