import { forms } from "../forms/forms";
import { hasBlock, pages, site } from "../support/content";
import { expect, open, test } from "../support/test";

const { mailboxes, phone } = site;
const booking = hasBlock("booking") ? site.booking : undefined;
const { contact, success } = pages;

test("from 801 px one books by links, below by phone; mailboxes are links", async ({ page }) => {
  test.skip(!booking, "Le site n’a pas de prise de rendez-vous.");
  await page.setViewportSize({ width: 801, height: 900 });
  await open(page, "/contact");
  const links = [booking?.discoveryCall, booking?.freeSession].map((to) =>
    page.locator(`main a[href="${to}"]`),
  );
  const instead = page.getByText(contact.bookingByPhone);
  for (const link of links) await expect(link).toBeVisible();
  await expect(instead).toBeHidden();
  await page.setViewportSize({ width: 800, height: 900 });
  for (const link of links) await expect(link).toBeHidden();
  await expect(instead).toBeVisible();
  const call = instead.getByRole("link", { name: phone.display });
  await expect(call).toHaveAttribute("href", `tel:${phone.href}`);
  for (const mailbox of Object.values(mailboxes))
    await expect(page.locator(`main dl a[href="mailto:${mailbox}"]`)).toHaveText(mailbox);
});

for (const { id, address } of forms)
  test(`on ${address} boxes side by side are in line, whatever their hints and errors`, async ({ page }) => {
    await open(page, address);
    const form = page.locator(`#formulaire-${id}`);
    const email = form.locator("input[type=email]");
    for (const text of ["", "camille@gmail"])
      for (const width of [390, 820, 1050, 1279, 1360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await email.fill(text);
        await email.blur();
        const gaps = await form
          .locator("input:not([type=checkbox], [tabindex='-1'])")
          .evaluateAll((boxes) => {
            const places = boxes.map((box) => box.getBoundingClientRect());
            return places.flatMap(({ top, right }) =>
              places
                .filter((other) => other.left >= right && Math.abs(other.top - top) < 100)
                .map((other) => Math.abs(other.top - top)),
            );
          });
        if (width >= 1279) expect(gaps.length).toBeGreaterThan(0);
        expect.soft(Math.max(0, ...gaps), `« ${text} » at ${width} px`).toBeLessThan(1);
      }
  });

const variants = [
  { query: "?type=devis", expected: success.quote },
  { query: "?type=contact", expected: success.contact },
  { query: "?type=autre", expected: success.contact },
  { query: "", expected: success.contact },
];
for (const { query, expected } of variants) {
  test(`/confirmation-contact${query} says « ${expected.title} », without a gesture`, async ({ page }) => {
    const description = page.locator('meta[name="description"]');
    await page.goto(`/confirmation-contact${query}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(expected.title);
    await expect(page.getByText(expected.message)).toBeVisible();
    await expect(page).toHaveTitle(expected.seo.title);
    await expect(description).toHaveAttribute("content", expected.seo.description);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
    await expect(page.locator("main ol > li")).toHaveCount(success.steps.length);
    await page.getByRole("link", { name: success.button }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });
}
