import type { Locator, Page, Response } from "playwright/test";

/**
 * Opens an address and waits for hydration, so that what a test does next reaches the scripts. The pointer moves
 * first, since scripts may be held back until then.
 */
export async function open(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await movePointer(page);
  await waitForScripts(page);
  return response;
}

/** The smallest gesture. Twice: browsers report a first pointer position by themselves. */
export async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.mouse.move(4, 4);
}

/**
 * For `addInitScript`, in every test's pages and wherever `waitForScripts` is used: records the event of
 * `gatsby-browser.tsx`.
 */
export const recordReadiness = (): void =>
  addEventListener("scripts-ready", () => Object.assign(window, { areScriptsReady: true }));

/** Waits until React has hydrated the document and run its effects. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.get(window, "areScriptsReady") === true);
}

/** Delays requests for such addresses, as a slow line does. @returns releases them */
export async function hold(page: Page, addresses: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/** The page's console so far, earlier documents included. */
export const consoleOf = async (page: Page): Promise<string> =>
  (await page.consoleMessages({ filter: "all" })).map((message) => message.text()).join("\n");

/** How far the page reaches beyond the screen's right edge, in CSS pixels; 0 when it fits. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}

/** Scrolls through the whole page, frame by frame, so that what loads or moves on sight has been seen, and returns to the top. */
export function scrollThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const step = 600;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: "instant" });
      // Observers of what is on the screen are told in the frame after.
      await frame();
      await frame();
    }
    window.scrollTo({ top: 0, behavior: "instant" });
    await frame();
  });
}

/** Scrolls an element to the middle of the screen at once; unlike Playwright's method, also a moving one. */
export function bring(element: Locator): Promise<void> {
  return element.evaluate((target) => target.scrollIntoView({ block: "center", behavior: "instant" }));
}

/** Leads to an address as a link of the site does: without a new document. */
export const navigateTo = (page: Page, to: string): Promise<void> =>
  page.evaluate((address) => Reflect.get(window, "___navigate")(address), to);

/** Rendered texts that a tool which reads the page without scrolling (`innerText`) does not find. */
export const unreadTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Style sheets may change the case of letters.
    const plain = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, "").toLowerCase();
    const read = plain(document.body.innerText);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const unread: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (
        node.parentElement?.checkVisibility({ visibilityProperty: true }) &&
        !read.includes(plain(node.textContent))
      )
        unread.push(node.textContent ?? "");
    return unread;
  });
