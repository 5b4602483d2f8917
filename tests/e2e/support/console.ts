import type { Page } from "playwright/test";

/**
 * Records the faults of a page: errors and warnings of the console, failed and foreign requests, error statuses.
 * React reports a failed hydration as an uncaught error.
 *
 * @param origin of the site
 * @param missing addresses that a host rightly answers with 404
 */
export function watchFaults(page: Page, origin: string, missing: readonly string[] = []): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => void faults.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !missing.includes(message.location().url))
      faults.push(message.text());
  });
  page.on("requestfailed", (request) => {
    // Media elements stop their own downloads once they have enough; pictures, when the window asks for another size.
    const isStopped =
      request.resourceType() === "media" ||
      (request.resourceType() === "image" && request.failure()?.errorText === "net::ERR_ABORTED");
    if (!isStopped) faults.push(`failed: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && !missing.includes(response.url()))
      faults.push(`${response.status()}: ${response.url()}`);
  });
  page.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${origin}/`))
      faults.push(`foreign: ${request.url()}`);
  });
  return faults;
}

/** For `addInitScript`: logs an error when `Intl` or the like is used, since its first use takes a phone 0.1 s. */
export function reportLocaleUse(): void {
  const report = (owner: object, name: string) => {
    const original = Reflect.get(owner, name) as (...args: unknown[]) => unknown;
    const reported = function (this: unknown, ...args: unknown[]): unknown {
      console.error(`data of languages are asked for: ${name} ${new Error().stack}`);
      return new.target ? Reflect.construct(original, args) : Reflect.apply(original, this, args);
    };
    Object.assign(owner, { [name]: Object.assign(reported, { prototype: original.prototype as unknown }) });
  };
  for (const name of ["DateTimeFormat", "NumberFormat", "PluralRules", "Collator"]) report(Intl, name);
  for (const name of ["toLocaleString", "toLocaleDateString", "toLocaleTimeString"])
    report(Date.prototype, name);
  report(Number.prototype, "toLocaleString");
  report(String.prototype, "localeCompare");
}
