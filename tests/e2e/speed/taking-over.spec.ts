import type { Page } from "playwright/test";
import { movePointer, open, scrollThrough, waitForScripts } from "../support/page";
import { templates } from "../support/site";
import { expect, test } from "../support/test";

/* What React's taking over of a document must not cost those who use it meanwhile, on a phone above all. */

/** Runs in the page: notes who asks for the data of languages and time zones, whose first use takes a phone 0.1 s. */
function noteLocaleUse(): void {
  const uses: string[] = [];
  Object.assign(window, { localeUses: uses });
  const note = (owner: object, name: string) => {
    const original = Reflect.get(owner, name) as (...args: unknown[]) => unknown;
    const noted = function (this: unknown, ...args: unknown[]): unknown {
      uses.push(`${name} ${new Error().stack}`);
      return new.target ? Reflect.construct(original, args) : Reflect.apply(original, this, args);
    };
    Object.assign(owner, { [name]: Object.assign(noted, { prototype: original.prototype as unknown }) });
  };
  for (const name of ["DateTimeFormat", "NumberFormat", "PluralRules", "Collator"]) note(Intl, name);
  for (const name of ["toLocaleString", "toLocaleDateString", "toLocaleTimeString"])
    note(Date.prototype, name);
  note(Number.prototype, "toLocaleString");
  note(String.prototype, "localeCompare");
}

for (const [name, address] of Object.entries(templates)) {
  test(`${name}: no data of languages is asked for`, async ({ page }) => {
    await page.addInitScript(noteLocaleUse);
    await open(page, address);
    await scrollThrough(page);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => Reflect.get(window, "localeUses") as string[])).toEqual([]);
  });
}

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
