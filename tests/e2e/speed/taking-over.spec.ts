import type { Page } from "playwright/test";
import { movePointer, open, waitForScripts } from "../support/page";
import { expect, test } from "../support/test";

/* What React's taking over of a document must not cost those who use it meanwhile, on a phone above all. */

/** Runs in the page: notes, as each script has been evaluated, whether Gatsby has begun. */
function noteBeginning(): void {
  const begun: [script: string, gatsby: boolean][] = [];
  Object.assign(window, { begun });
  const note = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement)
      begun.push([target.src.replace(/^.*\/|-\w+\.js$/g, ""), "___loader" in window]);
  };
  // Scripts are told that they have come before the browser does anything else.
  document.addEventListener("load", note, true);
}

test("React and Gatsby are not evaluated in one go: keys and touches get through between them", async ({
  page,
}) => {
  await page.addInitScript(noteBeginning);
  await open(page, "/services");
  const begun = await page.evaluate(() => Reflect.get(window, "begun") as [string, boolean][]);
  expect(begun).toContainEqual(["framework", false]);
  expect(begun).toContainEqual(["app", false]);
  expect(begun.at(-1)).toEqual([expect.stringContaining("services"), true]);
});

const fontFaces = (page: Page) => page.evaluate(() => document.fonts.size);
const header = (page: Page) =>
  page.getByRole("banner").evaluate((element) => {
    const { position, height, fontFamily } = getComputedStyle(element);
    return { position, height, fontFamily };
  });

test("the style sheet of a long page is applied once, and stays for the page after it", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const [faces, before] = [await fontFaces(page), await header(page)];
  expect(faces).toBeGreaterThan(0);
  expect(before.position).toBe("fixed");
  await movePointer(page);
  await waitForScripts(page);
  const kept = page.locator('head link[rel="stylesheet"]');
  await expect(kept).toHaveCount(1);
  await page.waitForLoadState("networkidle");
  expect(await fontFaces(page), "applied twice, it would have everything laid out anew").toBe(faces);
  await page.getByRole("link", { name: "Nous contacter" }).first().click();
  await expect(page.getByRole("form", { name: "Formulaire de contact" })).toBeVisible();
  expect(await header(page)).toEqual(before);
  expect(await fontFaces(page)).toBe(faces);
});
