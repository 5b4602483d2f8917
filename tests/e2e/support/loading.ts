import { statSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright/test";
import { fileOf, publishedFolder } from "./built-pages";

interface Loaded {
  /** Playwright's resource type: `document`, `script`, `font` … */
  readonly type: string;
  /** Over the wire: compressed with Brotli where hosts do so. */
  readonly bytes: number;
}

/** Records everything that a page loads from now on. @returns the files so far, and those to come */
export function watchLoading(page: Page): readonly Loaded[] {
  const loaded: Loaded[] = [];
  page.on("response", (response) => {
    const { pathname, protocol } = new URL(response.url());
    if (protocol === "data:" || pathname.startsWith("/api/")) return;
    const type = response.request().resourceType();
    const document = fileOf(response.status() === 404 ? "/404" : pathname);
    loaded.push({ type, bytes: bytesOf(type === "document" ? document : pathname) });
  });
  return loaded;
}

/** Bytes of a published file over the wire. */
export function bytesOf(file: string): number {
  const at = path.join(publishedFolder, file);
  const found = statSync(`${at}.br`, { throwIfNoEntry: false }) ?? statSync(at, { throwIfNoEntry: false });
  return found?.size ?? 0;
}

export const sumOf = (loaded: readonly Loaded[], type?: string): number =>
  loaded.reduce((total, file) => total + (!type || file.type === type ? file.bytes : 0), 0);

/** For `addInitScript`: adds up shifts of the layout that no visitor has caused (Core Web Vitals, CLS). */
export const countShifts = (): void => {
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

/** The sum of `countShifts`, which restarts at zero. */
export const takeShifts = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const shifts = Number(Reflect.get(window, "shifts"));
    Object.assign(window, { shifts: 0 });
    return shifts;
  });
