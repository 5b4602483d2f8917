import { cityPath, servicePath } from "../../src/shared/paths";
import { toSlug } from "../../src/shared/slug";
import { cities, pages, services } from "./support/content";
import { expect, hold, open, test } from "./support/test";

const { notFound } = pages;
const marks = "?utm_source=lettre&utm_medium=e-mail#faq";
const { slug = "" } = services[0] ?? {};
const unknown = servicePath("un-service-que-nul-ne-connait");

for (const [typed, lands] of [
  // As its name is spelled: « Le Havre ».
  ...cities
    .filter(({ slug: ofCity, city }) => toSlug(city) === ofCity)
    .slice(0, 1)
    .map((entry) => [cityPath(encodeURIComponent(entry.city)), cityPath(entry.slug)] as const),
  [servicePath(slug.toUpperCase()) + marks, servicePath(slug) + marks],
  [`${unknown}?utm_source=lettre#estimation`, "/?utm_source=lettre#estimation"],
] as const)
  test(`${typed} leads to ${lands} without a gesture, and not back`, async ({ page, baseURL }) => {
    // Or the scripts would come after ten idle seconds.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    await open(page, "/contact");
    await page.goto(typed);
    await expect(page).toHaveURL(`${baseURL}${lands}`);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(notFound.title);
    await page.goBack();
    await expect(page).toHaveURL(`${baseURL}/contact`);
  });

test("an unknown address shows the page that says so, with the way home", async ({ page }) => {
  const answer = await open(page, "/contact/merci");
  expect(answer?.status()).toBe(404);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
  await expect(page.getByText(notFound.code, { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: notFound.title })).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  for (const way of ["Tarifs", "Contact"])
    await expect(page.getByRole("main").getByRole("link", { name: way, exact: true })).toBeVisible();
  // The footer names all pages: here are a few ways, three of them as a planning in which this page is missing.
  await expect(page.getByRole("main").getByRole("link")).toHaveCount(6);
  await expect(page.getByRole("main").getByRole("listitem").getByRole("link")).toHaveCount(3);
  await expect(page.getByText("Rien à cette adresse")).toBeVisible();
  await page.getByRole("link", { name: notFound.button }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test("/connexion shows the not-found page without header and footer", async ({ page }) => {
  const release = await hold(page, /\.js$/);
  await page.goto("/connexion", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: notFound.title })).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  release();
  await expect(page.locator(":is(header, footer)")).toHaveCount(0);
  expect(await page.pageErrors()).toEqual([]);
  await page.getByRole("link", { name: notFound.button }).click();
  await expect(page.getByRole("banner")).toBeVisible();
});
