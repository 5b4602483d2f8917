import { brotliCompressSync } from "node:zlib";
import { expectAccessible } from "../support/axe";
import { ownSite, type BuiltSite } from "../support/built-site";
import { recordShifts, setTextSize, setWidth, shiftsOf } from "../support/calm";
import { reportLocaleUse, watchFaults } from "../support/console";
import { keyboardFaults } from "../support/keyboard";
import { lengthenWords } from "../support/layout";
import { sumOf, watchLoading } from "../support/loading";
import { templatesOf } from "../support/templates";
import {
  expect,
  movePointer,
  type Page,
  scrollThrough,
  test,
  unreadTexts,
  waitForScripts,
} from "../support/test";
import { faultyStops, fits, fitsWell, fitsWithHeader, printed, still, unfold } from "./checks";

/*
 * One page of each template, opened once, and everything that holds of every page, whatever editors write: at the widths of a
 * phone, a tablet and a desktop, and where a page must fit as well.
 */

/** Bytes over the wire, on a phone. */
const budgets = {
  fonts: 60_000,
  firstView: 215_000,
  /** Of a document, what the code brings: without its texts, and with one item of each list. */
  markup: { accueil: 14_300, others: 13_200 },
  /** After the first intent; pages with a form load its validation too. */
  scripts: { plain: 105_000, withForm: 135_000 },
} as const;

/** A phone, a tablet, a desktop. */
const widths = [390, 820, 1440];
/** WCAG 1.4.10 (1280 px at 400 %), both sides of each breakpoint, a large screen. */
const edges = [320, 640, 800, 801, 960, 961, 1049, 1050, 1279, 1920];

// As dense as the phone of Lighthouse: that decides which copies of pictures are fetched.
test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.75,
  contextOptions: { reducedMotion: "reduce" },
});

for (const [name, address] of Object.entries(templatesOf(ownSite)))
  test(`${name}: light, accessible, whole at every width, and quiet`, async ({ page, site, baseURL }) => {
    // Of a page that does not exist, document and data are missing.
    const missing =
      name === "introuvable" ? [`${baseURL}${address}`, `${baseURL}/page-data${address}/page-data.json`] : [];
    const faults = watchFaults(page, baseURL ?? "", missing);
    await page.addInitScript(reportLocaleUse);
    await test.step("light", () => checkLoading(page, site, name, address));
    await test.step("no shift without the fonts", () => checkShifts(page, address));

    for (const width of edges) {
      await setWidth(page, width);
      expect.soft(await fitsWell(page), `fits ${width} px`).toEqual([]);
    }
    for (const width of widths)
      await test.step(`${width} px`, async () => {
        await setWidth(page, width, 900);
        expect.soft(await fitsWell(page), `fits ${width} px`).toEqual([]);
        expect.soft(await still(page), `moves under reduced motion at ${width} px`).toEqual([]);
        await expectAccessible(page, `${width} px`);
      });
    for (const width of name === "accueil" ? [390, 1440] : [1440])
      await test.step(`keyboard at ${width} px`, async () => {
        await setWidth(page, width);
        const part = name === "accueil" ? "page" : "main";
        expect.soft(await keyboardFaults(page, part), `${width} px`).toEqual([]);
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      });
    await test.step("what scrolls sideways, and nothing else, is a stop for the keyboard", async () => {
      await unfold(page);
      for (const width of [390, 1280]) {
        await setWidth(page, width);
        expect.soft(await faultyStops(page), `${width} px`).toEqual([]);
      }
    });
    await test.step("printed", async () => expect.soft(await printed(page)).toEqual([]));
    // WCAG 1.4.4.
    await test.step("text of twice the size", async () => {
      await setTextSize(page, 200);
      for (const width of [320, 390, 1280]) {
        await setWidth(page, width);
        expect.soft(await fitsWithHeader(page), `twice the size at ${width} px`).toEqual([]);
      }
      await setTextSize(page, 100);
    });
    await test.step("quiet", async () => {
      expect.soft(await page.context().cookies()).toEqual([]);
      expect.soft(faults).toEqual([]);
    });
    await test.step("long words", async () => {
      await setWidth(page, 320);
      await lengthenWords(page, 120);
      expect.soft(await fits(page), "words of 120 letters at 320 px").toEqual([]);
    });
  });

/** The first view, before any script; then what the first intent loads. */
async function checkLoading(page: Page, site: BuiltSite, name: string, address: string): Promise<void> {
  await page.addInitScript(recordShifts);
  const loaded = watchLoading(page, site);
  await page.goto(address, { waitUntil: "networkidle" });
  const before = [...loaded];
  expect.soft(await unreadTexts(page), "read without scrolling").toEqual([]);
  const scripts = before.filter(({ type }) => type === "script" || type === "fetch");
  // What was sent stands in the address, the list of articles is brought up to date: the scripts of these pages start at once.
  if (name !== "confirmation" && name !== "blog")
    expect.soft(scripts, "scripts before any intent").toEqual([]);
  expect.soft(sumOf(before), "first view").toBeLessThanOrEqual(budgets.firstView);
  expect.soft(sumOf(before, "font"), "fonts").toBeLessThanOrEqual(budgets.fonts);
  const markup = name === "accueil" ? budgets.markup.accueil : budgets.markup.others;
  const brought = brotliCompressSync(await page.evaluate(readMarkup)).length;
  expect.soft(brought, "document without its texts").toBeLessThanOrEqual(markup);

  // Whether the fonts break a line elsewhere than their fallbacks is up to an editor's words.
  const { length: known } = await shiftsOf(page);
  await movePointer(page);
  await waitForScripts(page);
  await scrollThrough(page);
  await page.waitForLoadState("networkidle");
  const hasForm = (await page.locator("main form[id^=formulaire]").count()) > 0;
  const maxScripts = hasForm ? budgets.scripts.withForm : budgets.scripts.plain;
  expect.soft(sumOf(loaded, "script"), "scripts after the first intent").toBeLessThanOrEqual(maxScripts);
  expectNoShift((await shiftsOf(page)).slice(known));
}

/** Nothing moves while a page comes, besides what new letters do. */
async function checkShifts(page: Page, address: string): Promise<void> {
  const plain = await page.context().newPage();
  await plain.addInitScript(recordShifts);
  await plain.route("**/*.woff2", (route) => route.abort());
  await plain.goto(address, { waitUntil: "networkidle" });
  expectNoShift(await shiftsOf(plain));
  await plain.close();
}

/** A sum below what Core Web Vitals call good by ten; a fault names what moved. */
function expectNoShift(shifts: Awaited<ReturnType<typeof shiftsOf>>): void {
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, `layout shifts: ${JSON.stringify(shifts)}`).toBeLessThan(0.01);
}

/** The document without what editors write, and without the items of a list after its first. */
function readMarkup(): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const data of copy.querySelectorAll('script[type="application/ld+json"], pre > *')) data.remove();
  for (const element of copy.querySelectorAll("body *:not(script, style)"))
    for (const node of [...element.childNodes]) if (node.nodeType === Node.TEXT_NODE) node.remove();
  const items = "li, details, article, tr, option, p, figure, dl > div";
  for (const element of copy.querySelectorAll(`:is(${items}) + :is(${items})`))
    if (element.previousElementSibling?.tagName === element.tagName) element.remove();
  return copy.outerHTML;
}
