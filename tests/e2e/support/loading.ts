import type { Page } from "playwright/test";
import { fileOf, type BuiltSite } from "./built-site";

interface Loaded {
  /** Playwright's resource type: `document`, `script`, `font` … */
  readonly type: string;
  /** Over the wire: compressed with Brotli where hosts do so. */
  readonly bytes: number;
}

/** Records everything that a page of a site loads from now on. @returns the files so far, and those to come */
export function watchLoading(page: Page, site: BuiltSite): readonly Loaded[] {
  const loaded: Loaded[] = [];
  page.on("response", (response) => {
    const { pathname, protocol } = new URL(response.url());
    if (protocol === "data:" || pathname.startsWith("/api/")) return;
    const type = response.request().resourceType();
    const document = fileOf(response.status() === 404 ? "/404" : pathname);
    loaded.push({ type, bytes: site.bytesOf(type === "document" ? document : pathname) });
  });
  return loaded;
}

export const sumOf = (loaded: readonly Loaded[], type?: string): number =>
  loaded.reduce((total, file) => total + (!type || file.type === type ? file.bytes : 0), 0);
