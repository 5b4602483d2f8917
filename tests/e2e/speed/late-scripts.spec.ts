import type { Page, Route } from "playwright/test";
import { contact, fillInAndSend } from "../forms/forms";
import { hold, open, placeNoted, waitForScripts } from "../support/page";
import { expect, test } from "../support/test";

/* Scripts, or data that they need, that come late, in part or not at all, with a visitor who goes on meanwhile. */

const gone = (route: Route) => route.fulfill({ status: 404, body: "" });
const message = (page: Page) => page.getByLabel(/Votre message/);

test("a page without a line stays readable, and takes its scripts once the line is back", async ({
  page,
  context,
}) => {
  await page.goto("/contact");
  await context.setOffline(true);
  const failed = page.waitForEvent("requestfailed");
  await message(page).fill("Écrit dans un tunnel.");
  await failed;
  await expect(message(page)).toHaveValue("Écrit dans un tunnel.");
  await context.setOffline(false);
  await waitForScripts(page);
  await expect(message(page)).toHaveValue("Écrit dans un tunnel.");
});

for (const [what, missingAtFirst] of [
  ["data that React needs and that do not come", /\/page-data\/sq\/d\/\d+\.json$/],
  ["a script that a newer site has replaced", /\/app-[0-9a-f]+\.js$/],
] as const)
  test(`${what}: the page loads anew, with what was typed`, async ({ page, standIn }) => {
    await page.route(missingAtFirst, gone, { times: 1 });
    await page.goto("/contact");
    const anew = page.waitForEvent("domcontentloaded");
    await message(page).fill("Écrit avant que tout soit là.");
    await anew;
    await waitForScripts(page);
    await expect(message(page)).toHaveValue("Écrit avant que tout soit là.");
    await fillInAndSend(page, contact);
    await expect(page).toHaveURL(/confirmation-contact\?type=contact/);
    expect(standIn.leads()).toHaveLength(1);
  });

test("back returns to where the visitor had scrolled before the scripts came", async ({ page }) => {
  const release = await hold(page, /\.js$/);
  await page.goto("/services");
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  release();
  await expect.poll(() => placeNoted(page, "/services"), "where Gatsby leads back to").toBe("900");
  await page.getByRole("link", { name: "Réalisations" }).first().click();
  await expect(page).toHaveURL(/\/realisations$/);
  // The visitor has seen the page: it has come, and scrolled to its top.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/services$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  // Long enough for a smooth scroll to the top, which would begin from the right place.
  await page.waitForTimeout(1500);
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
});

test("a form that was sent looks the same until the confirmation page has come", async ({
  page,
  standIn,
}) => {
  const confirmation = /component---src-pages-confirmation/;
  const release = await hold(page, confirmation);
  await open(page, "/contact");
  const asked = page.waitForRequest(confirmation);
  await fillInAndSend(page, contact);
  await expect.poll(() => standIn.leads().length).toBe(1);
  await asked;
  await expect(message(page)).toHaveValue(contact.body.message ?? "");
  await expect(page.getByRole("form", { name: "Formulaire de contact" })).toHaveAttribute(
    "aria-busy",
    "true",
  );
  release();
  await expect(page).toHaveURL(/confirmation-contact\?type=contact/);
});
