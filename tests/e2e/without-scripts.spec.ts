import { forms } from "./forms/forms";
import { at } from "./support/addresses";
import { bring, expect, type Page, test } from "./support/test";

test.use({ javaScriptEnabled: false });

const textsOf = (page: Page, { onlySeen }: { readonly onlySeen: boolean }) =>
  page.evaluate(
    (seen) =>
      [...document.querySelectorAll<HTMLElement>("main h2, main h3, main p, main li, main dd, [data-reveal]")]
        .filter((element) => element.textContent)
        .filter((element) => !element.closest("details:not([open]), noscript, [hidden], [aria-hidden=true]"))
        .filter(
          (element) => !seen || element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        )
        .map((element) => element.textContent?.slice(0, 60)),
    onlySeen,
  );

// Their words depend on the address, which nobody reads here.
const { quoteSent: _, ...pages } = at;
for (const [name, address] of Object.entries(pages)) {
  test(`${name}: every text and every picture is there, and another way than the form`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (name === "home") await expect(page.getByTestId("key-stat")).toHaveText(["+14", "+3", "+6"]);
    if (forms.some((form) => form.address === address)) {
      const notice = page.locator("form noscript > p");
      await expect(notice).toContainText("JavaScript");
      await expect(notice.locator('a[href^="mailto:"]')).toBeVisible();
      await expect(notice.locator('a[href^="tel:"]')).toBeVisible();
    }

    // A box may show one of two states: every text is seen in one of them.
    const seen = await textsOf(page, { onlySeen: true });
    for (const box of await page.locator("main figure input[type=checkbox]:visible").all()) await box.check();
    // A list of signs shows the sentence of the one that has the focus.
    for (const link of address === at.technologies ? await page.locator("main li a:visible").all() : []) {
      await link.focus();
      seen.push(...(await textsOf(page, { onlySeen: true })));
    }
    await expect
      .poll(async () => {
        seen.push(...(await textsOf(page, { onlySeen: true })));
        return (await textsOf(page, { onlySeen: false })).filter((text) => !seen.includes(text));
      })
      .toEqual([]);

    // What is not on the screen is fetched when it nears it; neither timers nor frames run in the page that could scroll it.
    for (const picture of await page.locator("main img").all()) {
      if (!(await picture.evaluate((image) => image.checkVisibility({ opacityProperty: true })))) continue;
      await bring(picture);
      const isThere = () =>
        picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
      await expect
        .poll(isThere, await picture.evaluate(({ outerHTML }) => outerHTML.slice(0, 200)))
        .toBe(true);
    }
  });
}

test("closed questions are printed with their answers", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/");
  for (const answer of await page.locator("main details > :not(summary)").all())
    await expect(answer).toBeVisible();
});

test("the phone's quote banner and the cards of services work", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/services");
  await expect(page.getByRole("link", { name: "Obtenir un devis gratuitement" })).toBeInViewport();
  await page.locator('main a[href="#marketing"]').click();
  await expect(page.locator("#marketing")).toBeInViewport();
});
