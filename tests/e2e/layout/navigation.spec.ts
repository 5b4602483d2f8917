import { builtPage } from "../support/built-pages";
import { pages } from "../support/content";
import { addressOf } from "../support/site";
import { expect, navigateTo, open, type Page, test } from "../support/test";

const sections = [
  { address: "/services", active: ["Nos services"] },
  { address: addressOf("service"), active: ["Nos services"] },
  { address: addressOf("technologie"), active: ["Technologies"] },
  { address: "/realisations", active: ["Réalisations"] },
  { address: "/contact", active: [] },
];
test("the header marks the section at hand", () => {
  for (const { address, active } of sections) {
    // Inside a dropdown, the link to the very page carries an aria-current of its own.
    const marked = builtPage(address).document.querySelectorAll(
      "header nav > ul > li > a[aria-current], header nav summary[aria-current]",
    );
    expect(
      Array.from(marked, (link) => link.textContent),
      address,
    ).toEqual(active);
  }
});

test("a navigation scrolls to the top, and is announced in French", async ({ page }) => {
  await open(page, "/");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Blog" });
  await link.click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const heading = page.getByRole("heading", { level: 1, name: pages.blog.title });
  await expect(heading).toBeVisible();
  await expect(page.locator("[aria-live='assertive']")).toHaveText(
    `Page affichée : ${await heading.innerText()}`,
  );
  // So does a link to the page at hand.
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

async function sizes(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.locator("header, main, main > *, main section, footer, footer a").evaluateAll((elements) =>
    elements.map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return `${element.localName} ${element.id} ${Math.round(width)} × ${Math.round(height)}`;
    }),
  );
}

/** What the head says of the page, link targets and structured data included, in no particular order. */
const readHead = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.head.querySelectorAll("[data-gatsby-head]")]
      .map(({ localName, attributes, textContent }) =>
        [localName, ...[...attributes].map(({ name, value }) => `${name}=${value}`), textContent].join(" "),
      )
      .sort(),
  );

test("a page has the same head and look, loaded or navigated to", async ({ page }) => {
  const loaded = new Map<string, readonly string[]>();
  const read = async () => [...(await readHead(page)), ...(await sizes(page))];
  for (const name of ["accueil", "devis", "services", "service", "realisation", "article"]) {
    const address = addressOf(name);
    await open(page, address);
    // The last of the head, which the document does not bring (src/seo/seo.tsx).
    await page.locator('head link[href="/manifest.webmanifest"]').waitFor({ state: "attached" });
    loaded.set(address, await read());
  }
  await open(page, addressOf("ville"));
  // Twice: each template brings the styles that it shares with another one again, in another order than on the first load.
  for (const [address, state] of [...loaded, ...loaded]) {
    expect.soft(state.length, address).toBeGreaterThan(20);
    await navigateTo(page, address);
    await expect.poll(read, address).toEqual(state);
  }
});

test("a hovered link brings the styles of its page, and nothing moves", async ({ page }) => {
  const styleSheets = page.locator("head link[rel=stylesheet]");
  // It links to every kind of page.
  await open(page, addressOf("plan-du-site"));
  const before = await sizes(page);
  for (const name of ["ville", "service", "technologie", "realisation", "article", "contact"]) {
    const folder = addressOf(name).replace(/(?<=.\/)[^/]+$/, "");
    const link = page.getByRole("main").locator(`a[href^="${folder}"]`).first();
    const count = await styleSheets.count();
    await link.hover();
    await expect.poll(() => styleSheets.count(), name).toBeGreaterThan(count);
    expect.soft(await sizes(page), name).toEqual(before);
  }
});

test("a link to a part of another page brings the focus there", async ({ page }) => {
  await open(page, "/");
  const link = page.getByRole("main").locator("a[href^='/services#']").first();
  const id = (await link.getAttribute("href"))!.split("#")[1]!;
  await link.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/services#${id}$`));
  await expect(page.locator(`#${id}`)).toBeFocused();
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

test.describe("footer", () => {
  test("is hidden on /obtenir-un-devis, and comes back on the page after it", async ({ page }) => {
    await open(page, "/obtenir-un-devis");
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await page.getByRole("link", { name: "Réalisations" }).first().click();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });
});

test("the burger has its ways to a quote and to a call when the page has scrolled", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/services");
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }));
  await page.locator("summary[data-burger]").click();
  await expect(page.getByRole("link", { name: "DEVIS GRATUIT SUR-MESURE" })).toBeVisible();
  await expect(page.getByRole("navigation").locator('[href^="tel:"]')).toBeVisible();
});
