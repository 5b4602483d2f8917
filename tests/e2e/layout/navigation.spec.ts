import { paths } from "../../../src/shared/paths";
import { pages } from "../support/content";
import { addressOf } from "../support/site";
import { expect, hold, navigateTo, open, type Page, test } from "../support/test";

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

test("all prices are one tap away, from the footer and from the page of unknown addresses", async ({
  page,
}) => {
  for (const [address, place] of [
    ["/", "contentinfo"],
    [paths.notFound, "main"],
  ] as const) {
    await open(page, address);
    await page.getByRole(place).getByRole("link", { name: "Tarifs" }).click();
    await expect(page).toHaveURL(`${paths.services}#tarifs`);
    await expect(page.locator("#tarifs").getByRole("table")).toBeInViewport();
  }
});

test("the footer is hidden on /obtenir-un-devis, and comes back on the page after it", async ({ page }) => {
  await open(page, "/obtenir-un-devis");
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await page.getByRole("link", { name: "Réalisations" }).first().click();
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

test("the burger has its ways to a quote and to a call when the page has scrolled", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/services");
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }));
  await page.locator("summary[data-burger]").click();
  await expect(page.getByRole("link", { name: "DEVIS GRATUIT SUR-MESURE" })).toBeVisible();
  await expect(page.getByRole("navigation").locator('[href^="tel:"]')).toBeVisible();
});

/** Where the page was at each scroll since the last click, and how long after it the first of them came. */
interface Scrolls {
  readonly tops: number[];
  readonly delayMs?: number;
}

/** For `addInitScript`: records `Scrolls`. */
const recordScrolls = (): void => {
  let clicked = 0;
  let top = 0;
  let scrolls: { tops: number[]; delayMs?: number } = { tops: [] };
  addEventListener("click", () => {
    clicked = performance.now();
    top = scrollY;
    Object.assign(window, { scrolls: (scrolls = { tops: [] }) });
  });
  addEventListener("scroll", () => {
    // A scroll before the click may be reported after it, with the place where the page is.
    if (scrollY === top) return;
    top = scrollY;
    scrolls.delayMs ??= performance.now() - clicked;
    scrolls.tops.push(top);
  });
};

/** Follows the last link to a place of its page. @returns the scrolls until it is there */
async function followFragment(page: Page): Promise<Scrolls> {
  const link = page.locator("main a[href^='#']").filter({ visible: true }).last();
  const hash = (await link.getAttribute("href")) ?? "";
  await link.click();
  const target = page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`);
  await expect(target).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${hash}$`));
  // There, and still there when it is asked again.
  const isThere = () =>
    target.evaluate((place) => {
      const isAtEnd = innerHeight + scrollY >= document.body.scrollHeight - 1;
      const isStill = Reflect.get(window, "lastTop") === scrollY;
      Object.assign(window, { lastTop: scrollY });
      return isStill && (isAtEnd || place.getBoundingClientRect().top < 160);
    });
  await expect.poll(isThere).toBe(true);
  return page.evaluate(() => Reflect.get(window, "scrolls") as Scrolls);
}

const withFragments = ["services", "accueil", "devis", "article", "nos-conditions", "mentions-legales"].map(
  addressOf,
);

for (const width of [390, 1440])
  test.describe(`a link to a place of its page, at ${width} px,`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const isFirst of [true, false])
      test(`scrolls there smoothly after 100 ms, ${isFirst ? "as the first gesture" : "once scripts run"}, and back`, async ({
        page,
      }) => {
        await page.addInitScript(recordScrolls);
        if (isFirst) await hold(page, /\.js$/);
        for (const address of withFragments) {
          await (isFirst ? page.goto(address) : open(page, address));
          // The contents of an article are folded on a phone.
          const folded = page.locator("main details:has(a[href^='#']) summary").filter({ visible: true });
          if (await folded.count()) await folded.first().click();
          const link = page.locator("main a[href^='#']").filter({ visible: true }).last();
          await link.scrollIntoViewIfNeeded();
          const before = await page.evaluate(() => scrollY);
          const { tops, delayMs } = await followFragment(page);
          // By places in between, of which a slow machine paints few; at once there would be none.
          expect.soft(tops.length, address).toBeGreaterThan(2);
          expect.soft(delayMs, address).toBeGreaterThanOrEqual(100);
          await page.goBack();
          await expect.poll(() => page.evaluate(() => scrollY), address).toBeCloseTo(before, -1);
        }
      });
  });

test("the skip link, and every link under reduced motion, leads to its place at once", async ({ page }) => {
  await page.addInitScript(recordScrolls);
  await page.goto(addressOf("nos-conditions"));
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
  await page.locator("a[href='#contenu']").press("Enter");
  await expect(page.locator("#contenu")).toBeFocused();
  await expect
    .poll(() => page.evaluate(() => (Reflect.get(window, "scrolls") as Scrolls).tops.length))
    .toBe(1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect((await followFragment(page)).tops).toHaveLength(1);
});
