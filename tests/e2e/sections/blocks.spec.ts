import { builtPage } from "../support/built-pages";
import { readBlock, site } from "../support/content";
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

test("at 800 px the quote banner appears after 240 px of scroll", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await open(page, "/services");
  const banner = page.getByRole("link", { name: "Obtenir un devis gratuitement" });
  const scrollTo = (top: number) =>
    page.evaluate(async (y) => {
      window.scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, top);
  await expect(page.locator("[data-widget]").getByText("DEVIS GRATUIT", { exact: true })).toBeHidden();
  await expect(banner).toBeHidden();
  await scrollTo(239);
  await expect(banner).toBeHidden();
  const header = page.getByRole("banner").first();
  const headerQuote = header.getByRole("link", { name: "Devis gratuit", exact: true });
  const call = header.getByRole("link", { name: site.phone.display });
  await expect(headerQuote).toBeVisible();
  await expect(call).toBeHidden();
  await scrollTo(240);
  await expect(banner).toBeVisible();
  // One way to a quote on a screen: the header offers the phone meanwhile.
  await expect(headerQuote).toBeHidden();
  await expect(call).toBeVisible();
  // The page's own way is on the screen: the footer's.
  await scrollTo(100_000);
  await expect(banner).toHaveCSS("opacity", "0");
  await scrollTo(0);
  await expect(banner).toBeHidden();
  await expect(headerQuote).toBeVisible();
  // Where no way of the page's own is on the screen depends on its words.
  const widget = page.locator("[data-widget]");
  for (let y = 240; (await widget.getAttribute("data-widget")) !== "shown"; y += 80) await scrollTo(y);
  await banner.click();
  await expect(page).toHaveURL(/\/obtenir-un-devis$/);
});
