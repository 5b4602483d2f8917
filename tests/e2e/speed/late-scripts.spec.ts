import { contact, fillInAndSend } from "../forms/forms";
import { expect, type Page, type Route, test, waitForScripts } from "../support/test";

const gone = (route: Route) => route.fulfill({ status: 404, body: "" });
const message = (page: Page) => page.getByLabel(/Votre message/);

test("a page without a connection takes its scripts once it is back", async ({ page, context }) => {
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

test("a newer site has replaced the page after a form: its address says what was sent all the same", async ({
  page,
  standIn,
}) => {
  await page.goto("/contact");
  await page.route(/component---src-pages-confirmation/, gone);
  await fillInAndSend(page, contact);
  await expect(page).toHaveURL(/confirmation-contact\?type=contact$/);
  expect(standIn.leads()).toHaveLength(1);
});
