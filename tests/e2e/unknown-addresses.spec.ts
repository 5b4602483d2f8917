import { expect, hold, open, test } from "./support/test";

const title = "Cette page n’existe pas";

// Which spellings lead where is listed in tests/unit/shared/unknown-address.test.ts.
for (const [typed, lands] of [
  [
    "/services/ERP-CRM?utm_source=lettre&utm_medium=e-mail#faq",
    "/services/erp-crm?utm_source=lettre&utm_medium=e-mail#faq",
  ],
  ["/services/un-autre?utm_source=lettre#estimation", "/?utm_source=lettre#estimation"],
] as const)
  test(`${typed} leads to ${lands} without a gesture, and not back`, async ({ page, baseURL }) => {
    // Or the scripts would come after ten idle seconds.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    await open(page, "/contact");
    await page.goto(typed);
    await expect(page).toHaveURL(`${baseURL}${lands}`);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
    await page.goBack();
    await expect(page).toHaveURL(`${baseURL}/contact`);
  });

test("an unknown address shows the page that says so, with the way home", async ({ page }) => {
  const answer = await open(page, "/contact/merci");
  expect(answer?.status()).toBe(404);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  // The footer names all pages: here are a few ways.
  await expect(page.getByRole("main").getByRole("link")).toHaveText([
    "Retour à l’accueil",
    "Tarifs",
    "Contact",
  ]);
  await page.getByRole("link", { name: "Retour à l’accueil" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test("/connexion shows the not-found page without header and footer", async ({ page }) => {
  const release = await hold(page, /\.js$/);
  await page.goto("/connexion", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  release();
  await expect(page.locator(":is(header, footer)")).toHaveCount(0);
  expect(await page.pageErrors()).toEqual([]);
  await page.getByRole("link", { name: "Retour à l’accueil" }).click();
  await expect(page.getByRole("banner")).toBeVisible();
});
