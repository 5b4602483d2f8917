import type { Page, Response } from "playwright/test";

/**
 * Goes to an address and waits until the page's scripts have taken it over, so that what a test does next reaches
 * them. The pointer moves first: scripts may be held back until the visitor does something.
 */
export async function open(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await page.mouse.move(2, 2);
  await page.mouse.move(4, 4);
  await waitForScripts(page);
  return response;
}

/** Waits until React has taken over the document at hand. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps"));
  });
}

/** How far the page reaches beyond the screen's right edge, in CSS pixels; 0 when it fits. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}

/** Scrolls through the whole page, so that what loads or moves on sight has been seen, and returns to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    window.scrollTo({ top: 0, behavior: "instant" });
  });
}
