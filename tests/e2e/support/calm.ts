import type { Page } from "playwright/test";

/**
 * Waits until nothing moves by itself any more: fonts are there, whatever plays for a time has ended (what scrolling moves and
 * endless loops aside), and two frames are alike.
 */
export function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const ends = document
      .getAnimations()
      .filter(({ timeline, effect, playState }) => {
        const isTimed = timeline instanceof DocumentTimeline && playState === "running";
        return isTimed && effect?.getComputedTiming().endTime !== Infinity;
      })
      .map(({ finished }) => finished.catch(() => undefined));
    await Promise.all(ends);
    const frame = () => new Promise<string>((resolve) => requestAnimationFrame(() => resolve(place())));
    const place = () => {
      const { scrollWidth, scrollHeight, clientWidth } = document.documentElement;
      return [scrollX, scrollY, clientWidth, scrollWidth, scrollHeight].join();
    };
    for (let last = "", next = await frame(); next !== last; next = await frame()) last = next;
  });
}

/** Sets the viewport's width in CSS pixels, and waits until the page has settled in it. */
export async function setWidth(page: Page, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height });
  await settle(page);
}

/** Sets the text size of the browser's settings, in percent of the usual 16 px, and waits until the page has settled. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.enable");
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: Math.round(0.16 * percent) } });
  await settle(page);
}

interface Shift {
  readonly value: number;
  /** What moved: the beginning of its markup, and where from and to. */
  readonly moved: readonly string[];
}

/** For `addInitScript`: records shifts of the layout that no visitor has caused (Core Web Vitals, CLS), from the first paint on. */
export const recordShifts = (): void => {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  type Source = { node?: Node; previousRect: DOMRect; currentRect: DOMRect };
  const tell = ({ node, previousRect: from, currentRect: to }: Source): string =>
    `${node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent} ${from.top} → ${to.top}`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: readonly Source[];
    })[])
      if (!entry.hadRecentInput) shifts.push({ value: entry.value, moved: entry.sources.map(tell) });
  }).observe({ type: "layout-shift", buffered: true });
};

/** The shifts of `recordShifts` until the page is calm. */
export async function shiftsOf(page: Page): Promise<readonly Shift[]> {
  await settle(page);
  return page.evaluate(() => Reflect.get(window, "shifts") as Shift[]);
}
