import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** What one visit of a page gave. Times in milliseconds, bytes over the wire. */
export interface Visit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly bytes: number;
  readonly requests: number;
  /** Audits below their best, for those who look for the reason. */
  readonly faults: readonly string[];
}

interface Report {
  readonly runtimeError?: { readonly code: string };
  readonly categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  readonly audits: Record<
    string,
    { score: number | null; numericValue?: number; details?: { items?: unknown[] } }
  >;
}

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;
interface Chrome {
  readonly port: number;
  kill(): void;
}
type Launch = (options: object) => Promise<Chrome>;

const modules = createRequire(path.join(__dirname, "package.json"));

/** A module of the bench's own `node_modules`; both are ESM. */
const load = async (name: string): Promise<Record<string, unknown>> =>
  (await import(pathToFileURL(modules.resolve(name)).href)) as Record<string, unknown>;

/** How often a page is tried whose visit fails: on a busy machine the browser now and then gives no trace. */
const attempts = 3;

/**
 * Opens Lighthouse as its mobile preset has it: simulated slow 4G, a processor four times slower, a fresh browser
 * for each visit.
 *
 * @throws Error (the visit) when Lighthouse cannot measure a page
 */
export async function openLighthouse(chromePath: string): Promise<(url: string) => Promise<Visit>> {
  const lighthouse = (await load("lighthouse")).default as Lighthouse;
  const launch = (await load("chrome-launcher")).launch as Launch;
  const visit = async (url: string): Promise<Report | undefined> => {
    const chrome = await launch({ chromePath, chromeFlags, logLevel: "silent" });
    try {
      const result = await lighthouse(url, { port: chrome.port, output: "json", logLevel: "error" });
      return result?.lhr;
    } finally {
      chrome.kill();
    }
  };
  return async (url) => {
    let fault = "rien";
    for (let count = 0; count < attempts; count += 1) {
      const report = await visit(url);
      if (report && !report.runtimeError) return visitOf(report);
      fault = report?.runtimeError?.code ?? fault;
    }
    throw new Error(`Lighthouse n’a pas pu mesurer ${url} : ${fault}`);
  };
}

/** How the benches start Chromium. */
export const chromeFlags = [
  ...["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
];

function visitOf({ categories, audits }: Report): Visit {
  const score = (category: string) => Math.round((categories[category]?.score ?? NaN) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? NaN;
  const faults = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    bytes: value("total-byte-weight"),
    requests: audits["network-requests"]?.details?.items?.length ?? NaN,
    faults: [...new Set(faults)],
  };
}

/** Median of each figure over several visits of a page. */
export function medianOf(visits: readonly Visit[]): Visit {
  const median = (pick: (visit: Visit) => number): number => {
    const sorted = visits.map(pick).sort((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? NaN;
  };
  return {
    performance: median((visit) => visit.performance),
    accessibility: median((visit) => visit.accessibility),
    bestPractices: median((visit) => visit.bestPractices),
    seo: median((visit) => visit.seo),
    fcp: median((visit) => visit.fcp),
    lcp: median((visit) => visit.lcp),
    tbt: median((visit) => visit.tbt),
    cls: median((visit) => visit.cls),
    bytes: median((visit) => visit.bytes),
    requests: median((visit) => visit.requests),
    faults: [...new Set(visits.flatMap((visit) => visit.faults))],
  };
}
