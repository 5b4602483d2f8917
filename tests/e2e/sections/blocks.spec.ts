import { builtPage } from "../support/built-pages";
import { readSetting, site } from "../support/content";
import { expect, open, test } from "../support/test";

test("the home page has its blocks in their order", () => {
  const always =
    "qui-sommes-nous expertise-titre rendez-vous chiffres-cles cles-en-main estimation pourquoi-nous faq";
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
  const { cards } = readSetting<{ cards: { booking: string }[] }>("booking");
  await open(page, "/services");
  const links = page.locator("section", { has: page.locator("#rendez-vous") }).getByRole("link");
  await expect(links).toHaveCount(cards.length);
  for (const [index, { booking }] of cards.entries()) {
    await expect(links.nth(index)).toHaveAttribute("href", site.booking[booking] ?? "");
    await expect(links.nth(index)).toHaveAttribute("target", "_blank");
  }
});
