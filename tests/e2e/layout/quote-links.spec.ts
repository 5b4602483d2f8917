import { setTextSize, setWidth, unfitInHeader } from "../support/layout";
import { addressOf } from "../support/site";
import { expect, type Locator, open, type Page, scrollThrough, test } from "../support/test";

/* The header's way to a quote and the floating one are there wherever one has scrolled to, and cover nothing that one reads. */

const headerLink = (page: Page) =>
  page
    .getByRole("banner")
    .first()
    .getByRole("link", { name: /^devis gratuit( sur-mesure)?$/i });
const widget = (page: Page) => page.getByRole("complementary", { name: "Devis gratuit" });
const tab = (page: Page) => widget(page).getByText("DEVIS GRATUIT", { exact: true });
const banner = (page: Page) => widget(page).getByText("Obtenir un devis gratuitement");

/** Scroll positions, every 80 px to the end of the page, at which a link is not on the screen or something lies over it. */
const unseenAt = (link: Locator): Promise<number[]> =>
  link.evaluate(async (element) => {
    const unseen: number[] = [];
    for (let y = 0; ; y += 80) {
      window.scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!element.contains(hit)) unseen.push(y);
      if (window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1) return unseen;
    }
  });

const pages = ["accueil", "services", "contact"];

for (const width of [390, 800, 801, 1050, 1440])
  test(`at ${width} px each way to a quote is there at every scroll position`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const name of pages) {
      await open(page, addressOf(name));
      await expect(headerLink(page)).toHaveText(width < 1050 ? "Devis gratuit" : "DEVIS GRATUIT SUR-MESURE");
      expect(await unseenAt(headerLink(page)), `the header's, ${name}`).toEqual([]);
      const isPhone = width <= 800;
      await expect(isPhone ? tab(page) : banner(page)).toBeHidden();
      // The banner waits until 240 px are scrolled.
      const floating = isPhone ? banner(page) : tab(page);
      expect(await unseenAt(floating), `the floating one, ${name}`).toEqual(isPhone ? [0, 80, 160] : []);
    }
    await (width > 800 ? tab(page) : banner(page)).click();
    await expect(page).toHaveURL(/\/obtenir-un-devis$/);
  });

test("the header keeps its way to a quote on the narrowest phones and in the largest type", async ({
  page,
}) => {
  await page.goto("/services");
  for (const [width, percent] of [
    [320, 100],
    [390, 200],
    [320, 200],
  ] as const) {
    await setTextSize(page, percent);
    await setWidth(page, width);
    const where = `${width} px, ${percent} %`;
    await expect(headerLink(page), where).toBeInViewport({ ratio: 1 });
    await expect(page.locator("summary[data-burger]"), where).toBeInViewport({ ratio: 1 });
    expect(await unfitInHeader(page), where).toEqual([]);
  }
});

/** Texts and controls that some scroll position would bring under the tab: they reach into its column of the window. */
const under = (link: Locator): Promise<string[]> =>
  link.evaluate((element) => {
    const edge = element.getBoundingClientRect().left;
    const own = element.closest("aside");
    const isUnder = (parent: Element, boxes: Iterable<DOMRect>): boolean => {
      const clips: number[] = [];
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== "visible") clips.push(box.getBoundingClientRect().right);
      return [...boxes].some(
        ({ left, right, width }) => width > 0 && left < window.innerWidth && Math.min(right, ...clips) > edge,
      );
    };
    // The header does not scroll, and is above the tab.
    const isShown = (target: Element) =>
      !own?.contains(target) &&
      !target.closest("#gatsby-focus-wrapper > header") &&
      target.checkVisibility({ visibilityProperty: true });
    const found = [...document.querySelectorAll("a, button, summary, input, select, textarea")]
      .filter((control) => isShown(control) && isUnder(control, [control.getBoundingClientRect()]))
      .map(({ outerHTML }) => outerHTML.slice(0, 100));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || !isShown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if (isUnder(parent, range.getClientRects())) found.push(text.textContent.trim().slice(0, 60));
    }
    return found;
  });

for (const name of ["accueil", "services", "service", "contact", "article", "ville", "villes", "technologie"])
  test(`${name}: the tab lies on no text and on nothing to press, and the banner not on the last line`, async ({
    page,
  }) => {
    await open(page, addressOf(name));
    await scrollThrough(page);
    for (const width of [801, 960, 1050, 1280, 1440, 1920]) {
      await setWidth(page, width);
      expect.soft(await under(tab(page)), `${width} px`).toEqual([]);
    }
    for (const [width, percent] of [
      [390, 100],
      [800, 100],
      [390, 200],
    ] as const) {
      await setTextSize(page, percent);
      await setWidth(page, width);
      await page.evaluate(() =>
        window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }),
      );
      await expect(banner(page)).toBeVisible();
      const end = await page.getByRole("contentinfo").locator("li").last().boundingBox();
      const top = (await banner(page).boundingBox())?.y;
      expect
        .soft((end?.y ?? Infinity) + (end?.height ?? 0), `${width} px, ${percent} %`)
        .toBeLessThanOrEqual(top ?? 0);
    }
  });
