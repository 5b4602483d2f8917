import { brotliCompressSync } from "node:zlib";
import { paths } from "../../src/shared/paths";
import { contactWays, partnerCells } from "./checks/blocks";
import { edges, widths, type Check } from "./checks/check";
import { formInLine } from "./checks/forms";
import { mapNames } from "./checks/cities";
import { printed } from "./checks/print";
import { contentsBeside } from "./checks/reading";
import { evenlyApart } from "./checks/sections";
import { besideForm, table } from "./checks/table";
import { waysCoverNothing, waysOfWidth, waysWhereverScrolled } from "./checks/ways";
import { fits, header, legible, still, unmoved } from "./checks/whole";
import { readWhole } from "./checks/words";
import { expectAccessible } from "./support/axe";
import { reportLocaleUse, watchFaults } from "./support/console";
import { keyboardFaults } from "./support/keyboard";
import { cutWords, lengthenWords, setTextSize, setWidth } from "./support/layout";
import { countShifts, sumOf, takeShifts, watchLoading } from "./support/loading";
import { templates } from "./support/site";
import {
  expect,
  movePointer,
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
   * Of a document, what the code brings: without its texts, whose length is up to editors, and with one
   * item of each list. Half a kilobyte is for a block that an editor may add, such as the founder's word.
   */
  markup: { home: 14_300, others: 13_200 },
  /** After the first intent; pages with a form load its validation too. */
  scripts: { plain: 105_000, withForm: 135_000 },
} as const;

// As dense as the phone of Lighthouse: that decides which copies of pictures are fetched.
test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.75,
  contextOptions: { reducedMotion: "reduce" },
});

const everywhere: readonly Check[] = [
  fits,
  header,
  readWhole,
  legible,
  evenlyApart,
  waysOfWidth,
  waysCoverNothing,
  unmoved,
  still,
];
/** What changes at a breakpoint that the customer has fixed, and the widths at which it is seen. */
const atEdges: ReadonlyMap<Check, readonly number[]> = new Map<Check, readonly number[]>([
  [contactWays, edges],
  [besideForm, [800, 801]],
  [partnerCells, [800, 1000, 1050]],
  [contentsBeside, edges],
  [waysWhereverScrolled, [800, 801, 1050]],
  [mapNames, [320, 1000]],
]);

// Its other confirmation is the same template with other words.
for (const [name, address] of Object.entries(templates).filter(
  ([template]) => template !== "confirmation-devis",
))
  test(`${name}: light, accessible, whole at every width, and quiet`, async ({ page, baseURL }) => {
    const { checks = [], form } = table[name] ?? {};
    // Of a page that does not exist, document and data are missing.
    const missing =
      name === "introuvable" ? [`${baseURL}${address}`, `${baseURL}/page-data${address}/page-data.json`] : [];
    const faults = watchFaults(page, baseURL ?? "", missing);
    await page.addInitScript(reportLocaleUse);
    await test.step("light", () => checkLoading(page, name, address));
    await test.step("no shift without the fonts", () => checkShifts(page, address));

    for (const width of edges) {
      await setWidth(page, width);
      await checkAll(page, width, [
        fits,
        header,
        waysOfWidth,
        ...checks.filter((check) => atEdges.get(check)?.includes(width)),
      ]);
    }
    for (const [width, height] of Object.entries(widths)) {
      await page.setViewportSize({ width: Number(width), height });
      await checkAll(page, Number(width), [...everywhere, ...checks]);
      await test.step(`axe at ${width} px`, () => expectAccessible(page, `${width} px`));
    }
    await test.step("text of twice the size", () => checkLargeText(page));
    await test.step("words whole", () => expectWords(page));
    await test.step("keyboard", async () => {
      for (const width of name === "accueil" ? [390, 1440] : [1440]) {
        await setWidth(page, width);
        expect
          .soft(await keyboardFaults(page, name === "accueil" ? "page" : "main"), `${width} px`)
          .toEqual([]);
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      }
    });
    await checkAll(page, 1440, [printed]);
    if (form) await test.step("form", async () => expect.soft(await formInLine(page, form)).toEqual([]));
    await test.step("quiet", async () => {
      expect.soft(await page.context().cookies()).toEqual([]);
      expect.soft(faults).toEqual([]);
    });
    await test.step("long words", async () => {
      await setWidth(page, 320);
      await lengthenWords(page, 120);
      expect.soft(await fits(page, 320), "words of 120 letters at 320 px").toEqual([]);
    });
  });

/** A fault names its width and its check; none hides another. What a new width sets going has time to end. */
async function checkAll(page: Page, width: number, checks: readonly Check[]): Promise<void> {
  for (const check of checks) {
    const message = `${check.name || "content"} at ${width} px`;
    await test.step(message, async () => {
      let faults = await check(page, width);
      for (let tries = 0; faults.length > 0 && tries < 4; tries += 1) {
        await page.waitForTimeout(1000);
        faults = await check(page, width);
      }
      expect.soft(faults, message).toEqual([]);
    });
  }
}

/** The first view, before any script; then what the first intent loads. */
async function checkLoading(page: Page, name: string, address: string): Promise<void> {
  await page.addInitScript(countShifts);
  const loaded = watchLoading(page);
  await page.goto(address, { waitUntil: "networkidle" });
  const before = [...loaded];
  expect.soft(await unreadTexts(page), "read without scrolling").toEqual([]);
  const scripts = before.filter(({ type }) => type === "script" || type === "fetch");
  // What was sent stands in the address, the list of articles is brought up to date: the scripts of these pages start at once.
  if (!address.startsWith(paths.success) && address !== paths.blog)
    expect.soft(scripts, "scripts before any intent").toEqual([]);
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
  const maxScripts = table[name]?.form ? budgets.scripts.withForm : budgets.scripts.plain;
  expect.soft(sumOf(loaded, "script"), "scripts after the first intent").toBeLessThanOrEqual(maxScripts);
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

/** WCAG 1.4.4. */
async function checkLargeText(page: Page): Promise<void> {
  await setTextSize(page, 200);
  for (const width of [320, 390, 1280, 2200]) {
    await setWidth(page, width);
    await checkAll(page, width, width === 390 ? [fits, header, waysCoverNothing] : [fits, header]);
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
