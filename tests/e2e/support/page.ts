import type { Locator, Page, Response } from "playwright/test";

/**
 * Goes to an address and waits until the page's scripts have taken it over, so that what a test does next reaches
 * them. The pointer moves first: scripts may be held back until the visitor does something.
 */
export async function open(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await movePointer(page);
  await waitForScripts(page);
  return response;
}

/** The least that a visitor does. Twice: the first tells where the pointer is, and may come from the browser alone. */
export async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.mouse.move(4, 4);
}

/** For `addInitScript`, in every test's pages and wherever `waitForScripts` is used: notes what `gatsby-browser.tsx` tells. */
export const recordReadiness = (): void =>
  addEventListener("scripts-ready", () => Object.assign(window, { areScriptsReady: true }));

/** Waits until React has taken over the document at hand, its effects included. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.get(window, "areScriptsReady") === true);
}

/** Holds up what is asked for at such addresses, as a slow line does. @returns lets it through from then on */
export async function hold(page: Page, addresses: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/** What the page's console has said so far, the documents before it included. */
export const consoleOf = async (page: Page): Promise<string> =>
  (await page.consoleMessages({ filter: "all" })).map((message) => message.text()).join("\n");

/** How far the page reaches beyond the screen's right edge, in CSS pixels; 0 when it fits. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}

/** Scrolls through the whole page, so that what loads or moves on sight has been seen, and returns to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  // From out here: where scripts are switched off, no timer and no frame callback runs in the page.
  const scrollTo = (top: number) =>
    page.evaluate((y) => {
      window.scrollTo({ top: y, behavior: "instant" });
      return document.documentElement.scrollHeight - window.innerHeight;
    }, top);
  const step = 600;
  for (let top = 0, end = step; top < end + step; top += step) {
    end = await scrollTo(top);
    await page.waitForTimeout(30);
  }
  await scrollTo(0);
}

/** Brings an element to the middle of the screen at once; unlike Playwright's own way, also one that moves. */
export function bring(element: Locator): Promise<void> {
  return element.evaluate((target) => target.scrollIntoView({ block: "center", behavior: "instant" }));
}

/** Leads to an address as a link of the site does: without a new document. */
export const navigateTo = (page: Page, to: string): Promise<void> =>
  page.evaluate((address) => Reflect.get(window, "___navigate")(address), to);

/** Has the browser lay out at once what lies further down (`src/components/band.module.css`). */
export const layOutWhole = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.whole = "";
  });
