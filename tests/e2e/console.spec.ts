import { open, scrollThrough } from "./support/page";
import { templates } from "./support/site";
import { expect, test } from "./support/test";

/**
 * Runs in the page: an error of the console for whoever asks for the data of languages and time zones, whose first use
 * takes a phone 0.1 s.
 */
function reportLocaleUse(): void {
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

for (const [name, address] of Object.entries(templates)) {
  test(`${name}: no error, no warning, no failed or foreign request, no data of languages`, async ({
    page,
    baseURL,
  }) => {
    const faults: string[] = [];
    // Of a page that does not exist, the document and its data are missing: a host says so with status 404.
    const missing =
      name === "introuvable" ? [`${baseURL}${address}`, `${baseURL}/page-data${address}/page-data.json`] : [];
    // React reports a failed hydration as an uncaught error.
    page.on("pageerror", (error) => void faults.push(`uncaught: ${error.message}`));
    page.on("console", (message) => {
      const isExpected = missing.includes(message.location().url);
      if (["error", "warning"].includes(message.type()) && !isExpected) faults.push(message.text());
    });
    page.on("requestfailed", (request) => {
      // Media elements stop their own downloads once they have enough.
      if (request.resourceType() !== "media") faults.push(`failed: ${request.url()}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400 && !missing.includes(response.url()))
        faults.push(`${response.status()}: ${response.url()}`);
    });
    page.on("request", (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${baseURL}/`))
        faults.push(`foreign: ${request.url()}`);
    });

    await page.addInitScript(reportLocaleUse);
    await open(page, address);
    await scrollThrough(page);
    await page.waitForLoadState("networkidle");
    expect(faults).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
}

test("client-side navigation through every kind of page stays clean", async ({ page }) => {
  const faults: string[] = [];
  page.on("pageerror", (error) => void faults.push(error.message));
  page.on("console", (message) => void (message.type() === "error" && faults.push(message.text())));
  await open(page, "/");
  const footer = page.getByRole("contentinfo");
  for (const [name, address] of [
    ["Nos services", "/services"],
    ["Nos technologies", "/technologies"],
    ["Réalisations", "/realisations"],
    ["Blog", "/blog"],
    ["Lyon", "/villes/lyon"],
    ["Contact", "/contact"],
    ["Jeu-concours", "/jeu-concours"],
    ["Mentions légales", "/mentions-legales"],
  ] as const) {
    await footer.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    // A visitor waits for the page, whose address comes first; pressed as it is drawn, a link moves from under the pointer.
    await expect.poll(() => page.evaluate(() => window.scrollY), `at the top of ${address}`).toBe(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect(faults).toEqual([]);
});
