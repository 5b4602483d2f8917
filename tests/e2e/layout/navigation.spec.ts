import { at } from "../support/addresses";
import { settle } from "../support/calm";
import { expect, navigateTo, open, type Page, test } from "../support/test";

test("a navigation scrolls to the top, and is announced in French", async ({ page }) => {
  await open(page, "/");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Blog" });
  await link.click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const heading = page.getByRole("heading", { level: 1, name: "Le carnet de bord" });
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
  await settle(page);
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
  for (const address of [at.home, at.quote, at.service, at.article]) {
    await open(page, address);
    // The last of the head, which the document does not bring (src/seo/seo.tsx).
    await page.locator('head link[href="/manifest.webmanifest"]').waitFor({ state: "attached" });
    loaded.set(address, await read());
  }
  await open(page, at.city);
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
  await open(page, at.siteMap);
  const before = await sizes(page);
  for (const name of [at.city, at.service, at.technology, at.caseStudy, at.article, at.contact]) {
    const link = page.getByRole("main").locator(`a[href="${name}"]`).first();
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

test("all prices are one tap away, from the footer and from the page of unknown addresses", async ({
  page,
}) => {
  for (const [address, place] of [
    ["/", "contentinfo"],
    [at.unknown, "main"],
  ] as const) {
    await open(page, address);
    await page.getByRole(place).getByRole("link", { name: "Tarifs" }).click();
    await expect(page).toHaveURL("/services#tarifs");
    await expect(page.locator("#tarifs").getByRole("heading")).toBeInViewport();
    await expect(page.locator("#tarifs + * li, #tarifs + p + * li").first()).toContainText(/€|devis/);
  }
});
