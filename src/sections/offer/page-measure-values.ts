import { formatCount, formatNumberOf } from "../../shared/text/number";

/** What a browser reports of one file; sizes are in bytes, and older browsers (Safari before 16.4) leave them out. */
type File = Pick<PerformanceResourceTiming, "name"> &
  Partial<Pick<PerformanceResourceTiming, "transferSize" | "decodedBodySize">>;

/** TypeScript does not know yet when a page that was rendered in advance was asked for. */
type Navigation = PerformanceNavigationTiming & { readonly activationStart?: number };

interface Observed {
  /** The document that this visit began with. */
  readonly document: File | undefined;
  /** Whatever has come since. */
  readonly resources: readonly File[];
  /** Milliseconds until the largest element of the first screen had been painted. */
  readonly lcpMs: number | undefined;
  /** As `document.cookie` has them. */
  readonly cookies: string;
  /** Address of the page at hand. */
  readonly page: Pick<Location, "origin" | "pathname">;
}

export interface Measured {
  /** By what is measured: « 0,84 s », « 312 ko », « non mesurable ici ». */
  readonly values: Readonly<Record<string, string>>;
  /**
   * The visit began on another page of the site. Browsers time documents, not Gatsby's navigation: the delay is that
   * page's then, and the rest what came since.
   */
  readonly isWholeVisit: boolean;
  /** What was not fetched because the browser had it; empty when there was none. */
  readonly cached: string;
}

const unknown = "non mesurable ici";

/** What a browser knows of a page, in the words of the page. */
export function formatMeasures({ document, resources, lcpMs, cookies, page }: Observed): Measured {
  const files = document ? [document, ...resources] : resources;
  // Those that the browser gives no size for have neither.
  const sized = files.filter(({ decodedBodySize }) => decodedBodySize);
  const bytes = files.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  const cached = sized.filter(({ transferSize }) => transferSize === 0).length;
  const origins = new Set(resources.map(({ name }) => new URL(name).origin));
  origins.delete(page.origin);
  // `data:` and extensions of the browser are nobody's site.
  const sites = [...origins].filter((origin) => origin.startsWith("http"));
  return {
    values: {
      lcp: lcpMs === undefined ? unknown : `${withComma(lcpMs / 1000, 2)}\u00a0s`,
      bytes: sized.length > 0 ? formatBytes(bytes) : unknown,
      thirdParties: resources.length > 0 ? String(sites.length) : unknown,
      cookies: String(cookies.split(";").filter((cookie) => cookie.trim()).length),
    },
    isWholeVisit: document !== undefined && new URL(document.name).pathname !== page.pathname,
    cached:
      cached > 0 ? `Fichiers déjà en cache, 0\u00a0octet chacun\u00a0: ${cached} sur ${files.length}.` : "",
  };
}

function formatBytes(bytes: number): string {
  if (bytes >= 1e6) return `${withComma(bytes / 1e6, 1)}\u00a0Mo`;
  if (bytes >= 1000) return `${formatCount(Math.round(bytes / 1000))}\u00a0ko`;
  return formatNumberOf(bytes, "octet");
}

const withComma = (value: number, digits: number): string => value.toFixed(digits).replace(".", ",");

/** An LCP that came once the page had been out of sight is the time it stayed there (as web-vitals has it). */
const firstHiddenAt = (): number =>
  performance.getEntriesByType("visibility-state").find(({ name }) => name === "hidden")?.startTime ??
  Infinity;

/**
 * Measures this page, and again whenever something has come. Nothing leaves the browser.
 *
 * @returns ends it
 */
export function watchMeasures(report: (measured: Measured) => void): () => void {
  const [navigation] = performance.getEntriesByType("navigation") as Navigation[];
  let lcpMs: number | undefined;
  const measure = (entries: PerformanceEntryList): void => {
    const hiddenAt = firstHiddenAt();
    const last = entries
      .filter(({ entryType, startTime }) => entryType === "largest-contentful-paint" && startTime < hiddenAt)
      .at(-1);
    if (last) lcpMs = Math.max(0, last.startTime - (navigation?.activationStart ?? 0));
    report(
      formatMeasures({
        document: navigation,
        resources: performance.getEntriesByType("resource") as PerformanceResourceTiming[],
        lcpMs,
        cookies: document.cookie,
        page: window.location,
      }),
    );
  };
  // Browsers set against fingerprinting may have none, or one that reports nothing.
  const observer =
    "PerformanceObserver" in window
      ? new PerformanceObserver((list) => measure(list.getEntries()))
      : undefined;
  // Browsers pass over a type that they do not know.
  for (const type of ["largest-contentful-paint", "resource"]) observer?.observe({ type, buffered: true });
  measure(observer?.takeRecords() ?? []);
  return () => observer?.disconnect();
}
