import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Page } from "playwright/test";
import { publishedFolder } from "../support/built-pages";
import { movePointer, waitForScripts } from "../support/page";
import { contestFormIsShown, templates } from "../support/site";
import { expect, test } from "../support/test";
import { budgets, firstViewBytes, firstViewRequests, fontBytes, styleBytes } from "./budgets";

/** Nothing that an eye could see move (CLS). */
const noShift = 0.01;

interface Loaded {
  readonly path: string;
  readonly type: string;
  /** Brotli for text, as hosts send it; the file itself for pictures and fonts. */
  readonly bytes: number;
}

/** Everything that a page loads from its own site. @returns what has come by now, once all of it has been read */
function watch(page: Page): () => Promise<Loaded[]> {
  const loaded: Promise<Loaded | undefined>[] = [];
  page.on("response", (response) => {
    const request = response.request();
    const address = new URL(request.url());
    if (address.protocol === "data:" || address.pathname.startsWith("/api/")) return;
    const type = request.resourceType();
    const file = type === "document" ? "" : path.join(publishedFolder, address.pathname);
    loaded.push(
      response
        .body()
        .then((body) => ({ path: address.pathname, type, bytes: sizeOf(file, body) }))
        .catch(() => undefined),
    );
  });
  return async () => (await Promise.all(loaded)).filter((file) => file !== undefined);
}

const isText = /\.(?:js|css|svg|json|webmanifest)$/;
const sizes = new Map<string, number>();

function sizeOf(file: string, body: Buffer): number {
  if (file !== "" && !isText.test(file)) return body.length;
  const known = sizes.get(file);
  if (known !== undefined && file !== "") return known;
  const size = brotli(file === "" ? body : readFileSync(file));
  sizes.set(file, size);
  return size;
}

const brotli = (content: Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const sum = (loaded: readonly Loaded[], type?: string): number =>
  loaded.reduce((total, { bytes, ...file }) => total + (!type || file.type === type ? bytes : 0), 0);

const sheetsIn = (loaded: readonly Loaded[]): string[] =>
  loaded.filter(({ type }) => type === "stylesheet").map(({ path: file }) => file);

/** Shifts of the layout that no visitor has caused, added up (Core Web Vitals, CLS). */
const countShifts = (): void => {
  Object.assign(window, { shifts: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput)
        Object.assign(window, { shifts: Number(Reflect.get(window, "shifts")) + entry.value });
  }).observe({ type: "layout-shift", buffered: true });
};

/** Pages whose form asks for its code when the visitor comes near. */
const formed = ["accueil", "devis", "contact", ...(contestFormIsShown ? ["jeu-concours"] : [])];

const scriptsOf = (list: readonly Loaded[]): string => list.map(({ path: file }) => file).join(" ");

/** Waits until nothing more comes: Playwright's own word for that is given once per document. */
async function settle(loaded: () => Promise<readonly Loaded[]>): Promise<void> {
  let seen = -1;
  for (let now = (await loaded()).length; now !== seen; now = (await loaded()).length) {
    seen = now;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

// As dense as the phone of Lighthouse: that decides which copies of pictures are fetched.
test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.75 });

for (const [name, budget] of Object.entries(budgets)) {
  test(`${name}: light before any script, and within its budget after`, async ({ page }) => {
    await page.addInitScript(countShifts);
    const loaded = watch(page);
    await page.goto(templates[name] ?? "", { waitUntil: "networkidle" });
    await page.waitForLoadState("load");
    const before = await loaded();
    const scripts = before.filter(({ type }) => type === "script" || type === "fetch");
    expect
      .soft(
        scripts.map(({ path: file }) => file),
        "scripts before any intent",
      )
      .toEqual([]);
    expect.soft(before.length, "requests").toBeLessThanOrEqual(firstViewRequests);
    expect.soft(sum(before), "first view").toBeLessThanOrEqual(firstViewBytes);
    expect.soft(sum(before, "document"), "document").toBeLessThanOrEqual(budget.html);
    expect.soft(sum(before, "font"), "fonts").toBeLessThanOrEqual(fontBytes);
    expect.soft(sum(before, "stylesheet"), "style sheets").toBeLessThanOrEqual(styleBytes);

    await movePointer(page);
    await waitForScripts(page);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    if (formed.includes(name)) {
      await page.locator("form[id^='formulaire-']").scrollIntoViewIfNeeded();
      await expect.poll(async () => scriptsOf(await loaded())).toContain("lead-engine");
    }
    await settle(loaded);
    expect.soft(sheetsIn(await loaded()), "style sheets fetched by scripts, too").toEqual(sheetsIn(before));
    expect
      .soft(sum(await loaded(), "script"), "scripts after the first intent")
      .toBeLessThanOrEqual(budget.scripts);
    expect
      .soft(await page.evaluate(() => Reflect.get(window, "shifts") as number), "layout shifts")
      .toBeLessThan(noShift);
  });
}
