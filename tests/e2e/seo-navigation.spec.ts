import type { Page } from "playwright/test";
import { open } from "./support/page";
import { templates } from "./support/site";
import { expect, test } from "./support/test";

/** What the head says of the page, link targets and structured data included, in no particular order. */
const readHead = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.head.querySelectorAll("[data-gatsby-head]")]
      .map((element) =>
        [element.localName, ...[...element.attributes].map(({ name, value }) => `${name}=${value}`)]
          .concat(element.textContent ?? "")
          .join(" "),
      )
      .sort(),
  );

const destinations = [
  "/",
  "/services",
  "/services/erp-crm",
  "/villes/lyon",
  "/blog",
  "/realisations",
  "/contact",
];

for (const address of destinations) {
  test(`${address} has the same head after a client-side navigation as when it is loaded`, async ({
    page,
  }) => {
    await open(page, address);
    const loaded = await readHead(page);
    expect(loaded.length).toBeGreaterThan(15);

    await open(page, "/technologies");
    await page.evaluate(
      (to) => (window as unknown as { ___navigate(to: string): void }).___navigate(to),
      address,
    );
    await expect(page).toHaveURL(address);
    await expect.poll(() => readHead(page)).toEqual(loaded);
    expect(await page.title()).toBe(await page.locator('meta[property="og:title"]').getAttribute("content"));
  });
}

test("the confirmation page's head follows its variant", async ({ page }) => {
  await open(page, "/confirmation-contact?type=devis");
  await expect(page).toHaveTitle(/devis/i);
  await open(page, "/confirmation-contact");
  await expect(page).toHaveTitle(/message/i);
});

for (const [name, address] of Object.entries(templates)) {
  test(`${name} keeps to its security policy`, async ({ page }) => {
    await page.addInitScript(() => {
      const violations: string[] = [];
      Object.assign(window, { violations });
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
        violations.push(`${effectiveDirective} ${blockedURI} ${sample}`),
      );
    });
    await open(page, address);
    await page.waitForLoadState("networkidle");
    // From one page to the next, styles and scripts of the other arrive under the policy of the first.
    for (const to of ["/realisations", "/services", "/article/mvp-en-30-jours", "/contact"]) {
      await page.evaluate(
        (path) => (window as unknown as { ___navigate(to: string): void }).___navigate(path),
        to,
      );
      await expect(page).toHaveURL(to);
      await page.waitForLoadState("networkidle");
    }
    expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
  });
}

test("the policy is in force: what it does not allow does not run", async ({ page }) => {
  await open(page, "/contact");
  const outcome = await page.evaluate(async () => {
    const script = document.createElement("script");
    script.textContent = "window.injected = true";
    document.body.append(script);
    const style = document.createElement("style");
    style.textContent = "body { outline: 3px solid red }";
    document.head.append(style);
    const foreign = await fetch("https://other.example/").then(
      () => "sent",
      () => "refused",
    );
    let evaluated = "refused";
    try {
      evaluated = String(eval("'ran'"));
    } catch {
      // As it should be.
    }
    return {
      script: "injected" in window,
      style: getComputedStyle(document.body).outlineStyle,
      foreign,
      evaluated,
    };
  });
  expect(outcome).toEqual({ script: false, style: "none", foreign: "refused", evaluated: "refused" });
});
