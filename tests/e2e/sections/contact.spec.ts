import { hold, open } from "../support/page";
import { mailboxes, phone, readSetting } from "../support/site";
import { expect, test } from "../support/test";

const { booking } = readSetting<{ booking: { discoveryCall: string; freeSession: string } }>("site");

test("at 801 px one books by links, at 800 px by phone; the four mailboxes are links", async ({ page }) => {
  await page.setViewportSize({ width: 801, height: 900 });
  await open(page, "/contact");
  const links = [booking.discoveryCall, booking.freeSession].map((to) =>
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

const { success, contact } = readSetting<{
  contact: { bookingByPhone: string };
  success: Record<
    "quote" | "contact",
    { title: string; message: string; seo: { title: string; description: string } }
  >;
}>("pages");
const variants = [
  { query: "?type=devis", expected: success.quote, title: "Demande de devis envoyée !" },
  { query: "?type=contact", expected: success.contact, title: "Message envoyé !" },
  { query: "?type=autre", expected: success.contact, title: "Message envoyé !" },
  { query: "", expected: success.contact, title: "Message envoyé !" },
];
for (const { query, expected, title } of variants) {
  test(`/confirmation-contact${query} says « ${title} », without a gesture`, async ({ page }) => {
    const description = page.locator('meta[name="description"]');
    const release = await hold(page, /\.js$/);
    await page.goto(`/confirmation-contact${query}`, { waitUntil: "commit" });
    await expect(page).toHaveTitle(expected.seo.title);
    await expect(description).toHaveAttribute("content", expected.seo.description);
    release();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByText(expected.message)).toBeVisible();
    await expect(page).toHaveTitle(expected.seo.title);
    await expect(description).toHaveAttribute("content", expected.seo.description);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
    await expect(page.locator("main ol > li")).toHaveCount(3);
    await page.getByRole("link", { name: "Retour à l’accueil" }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });
}
