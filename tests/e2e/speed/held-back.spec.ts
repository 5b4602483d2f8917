import { contact, fillInAndSend } from "../forms/forms";
import { expect, hold, open, type Page, type Route, test, waitForScripts } from "../support/test";

test("before the scripts have come a question opens, and a pressed button waits", async ({ page }) => {
  const release = await hold(page, /\.js$/);
  await page.goto("/");
  const folded = page.locator("main details:not([open])").first();
  const name = (await folded.locator("summary").textContent()) ?? "";
  const question = page.locator("main details", { hasText: name });
  await question.locator("summary").click();
  await expect(question).toHaveAttribute("open", "");
  const track = page.getByTestId("partner-track");
  await page.getByRole("button", { name: "Arrêter le défilement" }).click();
  await expect(track).not.toHaveAttribute("data-motion");
  release();
  await expect(track).toHaveAttribute("data-motion", "stopped");
  await expect(question, "what was opened stays open").toHaveAttribute("open", "");
});

test("a menu opens before the scripts have come, and stays open, folds included", async ({ page }) => {
  const release = await hold(page, /\.js$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.locator("summary[data-burger]").click();
  const nav = page.getByRole("navigation", { name: "Navigation principale" });
  await nav.locator("summary", { hasText: "Technologies" }).click();
  await expect(nav.getByRole("link", { name: "SQLite", exact: true })).toBeVisible();
  release();
  await waitForScripts(page);
  await expect(nav.getByRole("link", { name: "SQLite", exact: true })).toBeVisible();
  await nav.getByRole("link", { name: "SQLite", exact: true }).click();
  await expect(page).toHaveURL("/technologies/sqlite");
  await expect(nav, "a link closes it").toBeHidden();
});

test("a page of a replaced site is opened by a full load", async ({ page }) => {
  await open(page, "/");
  await page.route(/component---src-pages-contact/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page
    .getByRole("navigation", { name: "Navigation principale" })
    .getByRole("link", { name: "Nous contacter" })
    .click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Écrivez-nous");
  expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBeUndefined();
});

test("pages are fetched ahead under the pointer alone", async ({ page }) => {
  const ahead: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/page-data\/(.+)\/page-data\.json$/.exec(request.url()) ?? [];
    if (name) ahead.push(name);
  });
  await open(page, "/contact");
  const nav = page.getByRole("navigation", { name: "Navigation principale" });
  await nav.getByRole("link", { name: "Réalisations" }).hover();
  await expect.poll(() => ahead).toContain("realisations");
  expect(ahead.filter((name) => !/^(?:contact|realisations)$/.test(name))).toEqual([]);
});

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

// A script that does not come is tried by forms/keeping.spec.ts.
test("data that React needs do not come: the page loads anew, with what was typed", async ({
  page,
  standIn,
}) => {
  await page.route(/\/page-data\/sq\/d\/\d+\.json$/, gone, { times: 1 });
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
