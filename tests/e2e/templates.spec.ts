import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { paths } from "../../src/shared/paths";
import { expectAccessible } from "./support/axe";
import { publishedFiles, readPublished } from "./support/built-pages";
import { reportLocaleUse, watchFaults } from "./support/console";
import { keyboardFaults } from "./support/keyboard";
import {
  changedBy,
  cutWords,
  lengthenWords,
  lostTexts,
  setTextSize,
  setWidth,
  unfitInHeader,
} from "./support/layout";
import { bytesOf, countShifts, sumOf, takeShifts, watchLoading } from "./support/loading";
import { expectPrintable } from "./support/print";
import { templates } from "./support/site";
import {
  expect,
  movePointer,
  open,
  overflowOf,
  type Page,
  scrollThrough,
  test,
  unreadTexts,
  waitForScripts,
} from "./support/test";

/*
 * Each template is opened once, and everything that holds of every page is checked there, at the widths of a phone, a
 * tablet and a desktop.
 */

/** Bytes over the wire, on a phone. */
const budgets = {
  fonts: 60_000,
  firstView: 215_000,
  /**
   * Of a document, what the code brings: without its texts, how long these are the content check tells editors, and with one
   * item of each list. Half a kilobyte is for a block that an editor may add, such as the founder's word.
   */
  markup: { home: 14_300, others: 13_200 },
  latePart: 6_000,
} as const;
/** Scripts after the first intent; pages with a form load its validation too. */
const scriptBudget = { plain: 105_000, withForm: 135_000 } as const;
const withForm = ["accueil", "devis", "contact", "jeu-concours"];

// As dense as the phone of Lighthouse: that decides which copies of pictures are fetched.
test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.75,
  contextOptions: { reducedMotion: "reduce" },
});

/** The same template as another one, with other words. */
const alike = ["theme", "confirmation-devis"];

for (const [name, address] of Object.entries(templates).filter(([one]) => !alike.includes(one))) {
  test(`${name}: light, accessible, whole at every width, and quiet`, async ({ page, baseURL }) => {
    // Of a page that does not exist, document and data are missing.
    const missing =
      name === "introuvable" ? [`${baseURL}${address}`, `${baseURL}/page-data${address}/page-data.json`] : [];
    const faults = watchFaults(page, baseURL ?? "", missing);
    await page.addInitScript(reportLocaleUse);
    await test.step("light", () => checkLoading(page, name, address));
    await test.step("no shift without the fonts", () => checkShifts(page, address));
    await test.step("axe on a phone", () => expectAccessible(page, "at 390 px"));
    await test.step("styles of other pages at 390 px", () => expectUnmoved(page));
    await test.step("widths", () => checkWidths(page));
    await test.step("words whole", () => expectWords(page));
    await test.step("keyboard at 1440 px", async () => {
      await setWidth(page, 1440);
      expect.soft(await keyboardFaults(page, name === "accueil" ? "page" : "main")).toEqual([]);
      await expectAccessible(page, "at 1440 px");
    });
    await test.step("styles of other pages at 1440 px", () => expectUnmoved(page));
    await test.step("still", () => expectStill(page));
    await test.step("printed", () => expectPrintable(page));
    await test.step("quiet", async () => {
      expect.soft(await page.context().cookies()).toEqual([]);
      expect.soft(faults).toEqual([]);
    });
    await test.step("long words", async () => {
      await setWidth(page, 320);
      await lengthenWords(page, 120);
      await expectWhole(page, "words of 120 letters at 320 px");
    });
  });
}

/** The first view, before any script; then what the first intent loads. */
async function checkLoading(page: Page, name: string, address: string): Promise<void> {
  await page.addInitScript(countShifts);
  const loaded = watchLoading(page);
  await page.goto(address, { waitUntil: "networkidle" });
  const before = [...loaded()];
  expect.soft(await unreadTexts(page), "read without scrolling").toEqual([]);
  const scripts = before.filter(({ type }) => type === "script" || type === "fetch");
  // What was sent stands in the address: the scripts of that page start at once.
  if (!address.startsWith(paths.success)) expect.soft(scripts, "scripts before any intent").toEqual([]);
  expect.soft(sumOf(before), "first view").toBeLessThanOrEqual(budgets.firstView);
  expect.soft(sumOf(before, "font"), "fonts").toBeLessThanOrEqual(budgets.fonts);
  const markup = name === "accueil" ? budgets.markup.home : budgets.markup.others;
  const brought = brotliCompressSync(await page.evaluate(readMarkup)).length;
  expect.soft(brought, "document without its texts").toBeLessThanOrEqual(markup);

  // Whether the fonts break a line elsewhere than their fallbacks is up to an editor's words.
  await takeShifts(page);
  await movePointer(page);
  await waitForScripts(page);
  await scrollThrough(page);
  await page.waitForLoadState("networkidle");
  const maxScripts = withForm.includes(name) ? scriptBudget.withForm : scriptBudget.plain;
  expect.soft(sumOf(loaded(), "script"), "scripts after the first intent").toBeLessThanOrEqual(maxScripts);
  expect.soft(await takeShifts(page), "layout shifts").toBeLessThan(0.01);
}

/** Nothing moves while a page comes, besides what new letters do (`fonts.spec.ts`). */
async function checkShifts(page: Page, address: string): Promise<void> {
  const plain = await page.context().newPage();
  await plain.addInitScript(countShifts);
  await plain.route("**/*.woff2", (route) => route.abort());
  await plain.goto(address, { waitUntil: "networkidle" });
  expect.soft(await takeShifts(plain), "layout shifts of a page that comes").toBeLessThan(0.01);
  await plain.close();
}

/** The document without what editors write, and without the items of a list after its first. */
function readMarkup(): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const data of copy.querySelectorAll('script[type="application/ld+json"]')) data.remove();
  for (const element of copy.querySelectorAll("body *:not(script, style)"))
    for (const node of [...element.childNodes]) if (node.nodeType === Node.TEXT_NODE) node.remove();
  const items = "li, details, article, tr, option, p, figure, dl > div";
  for (const element of copy.querySelectorAll(`:is(${items}) + :is(${items})`))
    if (element.previousElementSibling?.tagName === element.tagName) element.remove();
  return copy.outerHTML;
}

/** WCAG 1.4.10 (320 px: 1280 px at 400 %) and 1.4.4 (640 px: 1280 px at 200 %; text of twice the size). */
async function checkWidths(page: Page): Promise<void> {
  for (const width of [320, 640, 820, 1440]) {
    await setWidth(page, width);
    expect.soft(await unfitInHeader(page), `the header at ${width} px`).toEqual([]);
    await expectWhole(page, `${width} px`);
  }
  await setTextSize(page, 200);
  for (const width of [2200, 390, 1280]) {
    await setWidth(page, width);
    expect.soft(await unfitInHeader(page), `the header at ${width} px, 200 % of text size`).toEqual([]);
    await expectWhole(page, `${width} px, 200 % of text size`);
  }
  await setTextSize(page, 100);
}

/** No line's end cuts a word, however wide the window is. */
async function expectWords(page: Page): Promise<void> {
  const cut: string[] = [];
  for (let width = 320; width <= 1920; width += 20) {
    await page.setViewportSize({ width, height: 800 });
    cut.push(...(await cutWords(page)).map((word) => `${word} at ${width} px`));
  }
  expect.soft(cut).toEqual([]);
}

async function expectWhole(page: Page, where: string): Promise<void> {
  expect.soft(await overflowOf(page), `${where}: pixels beyond the right edge`).toBe(0);
  expect.soft(await lostTexts(page), `${where}: texts cut off`).toEqual([]);
}

const styleSheets = publishedFiles()
  .filter((file) => /^(?!print)[^/]+\.css$/.test(file))
  .map((file) => ({ file, css: readPublished(file) }));

/** A hovered link or a late part brings style sheets, some of whose rules the page has already: each changes nothing. */
async function expectUnmoved(page: Page): Promise<void> {
  expect(styleSheets.length).toBeGreaterThan(10);
  expect.soft(await changedBy(page, styleSheets)).toEqual([]);
}

/** Under reduced motion nothing moves, and nothing waits to come in. */
async function expectStill(page: Page): Promise<void> {
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === "running")
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
    );
  await expect.poll(moving).toEqual([]);
  await expect(page.locator("[data-reveal]:not([data-reveal=''])")).toHaveCount(0);
  await expect(page.locator("video:visible")).toHaveCount(0);
}

test("the open burger menu is accessible, and keeps long names at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, "/contact");
  await page.locator("summary", { hasText: "Menu" }).click();
  for (const fold of ["Nos services", "Technologies"])
    await page.locator("summary", { hasText: fold }).click();
  await expectAccessible(page, "burger menu and folds open");
  await expectWhole(page, "names as they are");
  await lengthenWords(page, 120);
  await expectWhole(page, "words of 120 letters");
});

test("each part that is fetched when it nears the screen is light", () => {
  const sources = globSync(path.join(__dirname, "../../src/**/*.{ts,tsx}"));
  const code = sources.map((file) => readFileSync(file, "utf8")).join("\n");
  const names = Array.from(code.matchAll(/webpackChunkName: "([\w-]+)"/g), ([, name = ""]) => name);
  expect(names).toContain("estimator");
  for (const name of names) {
    const files = publishedFiles().filter((file) => new RegExp(`^${name}-[0-9a-f]+\\.js$`).test(file));
    expect(files, name).toHaveLength(1);
    expect.soft(bytesOf(files[0] ?? ""), name).toBeLessThanOrEqual(budgets.latePart);
  }
});
