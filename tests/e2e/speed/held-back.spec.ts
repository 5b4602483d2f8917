import { expect, hold, open, type Page, test, waitForScripts } from "../support/test";
import { pages, readBlock } from "../support/content";
import { menuLinks } from "../support/site";

const { technology } = menuLinks;
const hasPartners = readBlock<{ items: unknown[] }>("partners", "partners")?.items.length;

const slowScripts = (page: Page) => hold(page, /\.js$/);

test("before the scripts have come a question opens, and a pressed button waits", async ({ page }) => {
  const release = await slowScripts(page);
  test.skip(!hasPartners, "Le site n’a pas de partenaires.");
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
  const release = await slowScripts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.locator("summary[data-burger]").click();
  const nav = page.getByRole("navigation", { name: "Navigation principale" });
  await nav.locator("summary", { hasText: "Technologies" }).click();
  await expect(nav.getByRole("link", { name: technology.name, exact: true })).toBeVisible();
  release();
  await waitForScripts(page);
  await expect(nav.getByRole("link", { name: technology.name, exact: true })).toBeVisible();
  await nav.getByRole("link", { name: technology.name, exact: true }).click();
  await expect(page).toHaveURL(technology.address);
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
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages.contact.headline);
  expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBeUndefined();
});

test("pages are fetched ahead under the pointer alone", async ({ page }) => {
  const ahead: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/page-data/realisations/")) ahead.push(request.url());
  });
  await open(page, "/contact");
  await page.waitForTimeout(500);
  expect(ahead).toEqual([]);
  await page
    .getByRole("navigation", { name: "Navigation principale" })
    .getByRole("link", { name: "Réalisations" })
    .hover();
  await expect.poll(() => ahead.length).toBe(1);
});
