import { cityPath, servicePath, technologyPath } from "../../../src/shared/paths";
import { builtPage } from "../support/built-pages";
import {
  cases,
  cities,
  readBlock,
  readSetting,
  reviews,
  services,
  site,
  technologies,
} from "../support/content";
import { addressOf, templates } from "../support/site";
import { expect, open, test } from "../support/test";

test("the home page has its blocks in their order", () => {
  const always = "qui-sommes-nous expertise-titre chiffres-cles cles-en-main estimation pourquoi-nous faq";
  const order =
    "qui-sommes-nous partenaires expertise-titre rendez-vous chiffres-cles mot-du-fondateur cles-en-main " +
    "estimation pourquoi-nous avis faq";
  const found = Array.from(
    builtPage("/").document.querySelectorAll("main section"),
    (section) => section.getAttribute("aria-labelledby") ?? "partenaires",
  );
  expect(found).toEqual(order.split(" ").filter((id) => found.includes(id)));
  expect(found).toEqual(expect.arrayContaining(always.split(" ")));
});

/** A page of each kind that has the blocks which cities, services and technologies share. */
const shared = ["ville", "service", "technologie"].filter((name) => templates[name]).map(addressOf);
const widths = [390, 1050, 1440];

test("the trades have their pictures 180 px high, and their words", async ({ page }) => {
  const { items } = readSetting<{ items: { title: string; description: string }[] }>("expertise");
  for (const address of ["/", ...(cities.length > 0 ? [addressOf("ville")] : [])])
    for (const width of [320, ...widths]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      const cards = page.locator("#expertise li");
      await expect(cards).toHaveCount(items.length);
      for (const [index, { title, description }] of items.entries()) {
        const card = cards.nth(index);
        await expect(card).toContainText(title, { useInnerText: true });
        await expect(card).toContainText(description, { useInnerText: true });
        expect.soft((await card.locator("img").boundingBox())?.height, `${address}, ${width} px`).toBe(180);
      }
    }
});

test("two booking cards, with their words, on each page that has them", async ({ page }) => {
  const { cards } = readSetting<{ cards: { title: string; description: string; duration: string }[] }>(
    "booking",
  );
  for (const address of ["/", "/services", ...shared])
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      const articles = page.locator("section", { has: page.locator("#rendez-vous") }).getByRole("article");
      await expect(articles).toHaveCount(cards.length);
      for (const [index, words] of cards.entries())
        for (const text of [words.title, words.description, words.duration])
          await expect(articles.nth(index)).toContainText(text, { useInnerText: true });
    }
});

for (const width of [390, 820, 1050, 1440])
  test(`consecutive steps of the method are laid out the other way round, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of shared) {
      await page.goto(address);
      // Whether its number comes before its text, in reading direction.
      const isBefore = await page.locator("section:has(#methode) li").evaluateAll((steps) =>
        steps.map((step) => {
          const [number, text] = [...step.children].map((part) => part.getBoundingClientRect());
          return number && text && number.top <= text.top && number.left <= text.left;
        }),
      );
      expect.soft(isBefore, address).toEqual(isBefore.map((_, index) => index % 2 === 0));
    }
  });

test("sections of one background stand apart by one distance, on every template", async ({ page }) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const address of Object.values(templates)) {
      await page.goto(address);
      const others = await page.locator("main").evaluate((main) => {
        const probe = main.appendChild(document.createElement("div"));
        probe.style.height = "var(--section)";
        const distance = probe.offsetHeight;
        probe.remove();
        const isBand = (element: Element): element is HTMLElement =>
          element instanceof HTMLElement && getComputedStyle(element).position !== "fixed";
        const bands = [...main.children].filter(isBand);
        const titleOf = (band: Element | undefined) => band?.querySelector("h2:not(.visuallyHidden)");
        return bands.flatMap((band, index) => {
          const next = bands[index + 1];
          const title = titleOf(next);
          if (!next || !title || !titleOf(band)) return [];
          const [above, below] = [getComputedStyle(band), getComputedStyle(next)];
          if (above.backgroundColor !== below.backgroundColor) return [];
          const between = parseFloat(above.paddingBottom) + parseFloat(below.paddingTop);
          return Math.abs(between - distance) < 1 ? [] : [`${title.id}: ${between} for ${distance} px`];
        });
      });
      expect.soft(others, `${address}, ${width} px`).toEqual([]);
    }
  }
});

test("a page's own reviews come first, two wherever the site has as many", () => {
  test.skip(reviews.length === 0, "Le site n’a pas d’avis.");
  const usesOf = (key: "services" | "technologies", slug: string) =>
    cases.filter((study) => study[key].includes(slug)).map((study) => study.slug);
  const pages = [
    ...services.map(({ slug }) => ({
      address: servicePath(slug),
      own: reviews.filter(({ service }) => service === slug),
    })),
    ...cities.map(({ slug, city }) => ({
      address: cityPath(slug),
      own: reviews.filter((review) => review.city === city),
    })),
    ...technologies.map(({ slug }) => ({
      address: technologyPath(slug),
      own: reviews.filter(({ caseStudy }) => usesOf("technologies", slug).includes(caseStudy ?? "")),
    })),
  ];
  for (const { address, own } of pages) {
    const block = builtPage(address).document.querySelector("[aria-labelledby=avis]");
    const shown = Array.from(block?.querySelectorAll("blockquote") ?? [], ({ textContent }) => textContent);
    expect.soft(shown, address).toHaveLength(Math.min(2, reviews.length));
    const expected = shown.slice(0, own.length);
    const isOwn = (text: string) => own.some(({ quote }) => text.includes(quote));
    expect
      .soft(
        expected.filter((text) => !isOwn(text)),
        address,
      )
      .toEqual([]);
  }
});

test("the booking cards lead to the scheduling service, in a new tab", async ({ page }) => {
  const { cards } = readBlock<{ cards: { booking: string }[] }>("booking", "booking") ?? { cards: [] };
  test.skip(cards.length === 0, "Le site n’a pas de prise de rendez-vous.");
  await open(page, "/services");
  const links = page.locator("section", { has: page.locator("#rendez-vous") }).getByRole("link");
  await expect(links).toHaveCount(cards.length);
  for (const [index, { booking }] of cards.entries()) {
    await expect(links.nth(index)).toHaveAttribute("href", site.booking?.[booking] ?? "");
    await expect(links.nth(index)).toHaveAttribute("target", "_blank");
  }
});
