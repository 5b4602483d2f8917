import { fillContactForm, robotFloor } from "../support/contact-form";
import { keyStats, latePost } from "../support/site";
import { hold, open, scrollThrough } from "../support/page";
import { expect, test } from "../support/test";

/* What a browser may lack and a line may do: the page stays whole. */

test("a browser that cannot tell what is on screen shows everything, and sends forms", async ({
  page,
  standIn,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "IntersectionObserver"));
  await open(page, "/");
  await scrollThrough(page);
  await expect(page.getByTestId("key-stat")).toHaveText(keyStats);
  const unseen = page.locator("main section, main h2").filter({ visible: true });
  const opacities = await unseen.evaluateAll((elements) =>
    elements.map((each) => getComputedStyle(each).opacity),
  );
  expect(opacities.length).toBeGreaterThan(10);
  expect(new Set(opacities)).toEqual(new Set(["1"]));

  await page.goto("/contact");
  await fillContactForm(page, "Écrit dans un navigateur ancien.");
  await page.waitForTimeout(robotFloor);
  await page.getByRole("button", { name: /Envoyer/ }).click();
  await expect(page).toHaveURL(/confirmation-contact/);
  expect(await standIn.leads()).toHaveLength(1);
});

test("a blog whose API is slow shows the built list at once, and the answer without a jump", async ({
  page,
  standIn,
}) => {
  await page.clock.setFixedTime("2026-11-20T10:00:00+01:00");
  standIn.control({ latePublished: true });
  const release = await hold(page, /\/api\/blog\//);
  await open(page, "/blog");
  const titles = page.locator("main").getByRole("heading", { level: 2 });
  const asBuilt = await titles.allTextContents();
  expect(asBuilt.length).toBeGreaterThan(15);
  expect(asBuilt).not.toContain(latePost?.title);
  const heightOf = () =>
    page.evaluate(() => document.querySelector("main article")?.getBoundingClientRect().top);
  const before = await heightOf();
  release();
  await expect(titles.first()).toHaveText(latePost?.title ?? "");
  expect((await titles.allTextContents()).slice(1)).toEqual(asBuilt);
  expect(await heightOf(), "place of the first article").toBe(before);
});

test("the form's code of a replaced site: sent twice, the page loads anew and keeps what was typed", async ({
  page,
  standIn,
}) => {
  const send = page.getByRole("button", { name: "Envoyer mon message" });
  let isReplaced = true;
  await page.route(/lead-engine/, (route) =>
    isReplaced ? route.fulfill({ status: 404, body: "" }) : route.continue(),
  );
  await open(page, "/contact");
  await fillContactForm(page, "Écrit avant la mise à jour du site.");
  await send.click();
  await expect(page.getByRole("alert")).toBeVisible();
  const anew = page.waitForEvent("domcontentloaded");
  page.once("domcontentloaded", () => (isReplaced = false));
  await send.click();
  await anew;
  await expect(page.getByLabel(/Votre message/)).toHaveValue("Écrit avant la mise à jour du site.");
  await page.waitForTimeout(robotFloor);
  await send.click();
  await expect(page).toHaveURL(/confirmation-contact/);
  expect(await standIn.leads()).toHaveLength(1);
});

test("the form's code does not come and nothing may be kept: the page stays, with what was typed", async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    }),
  );
  await page.route(/lead-engine/, (route) => route.fulfill({ status: 404, body: "" }));
  await open(page, "/contact");
  await page.evaluate(() => Object.assign(window, { isTheSame: true }));
  await fillContactForm(page, "Gardé par cette page seule.");
  const tried: string[] = [];
  page.on("request", (request) => void (/lead-engine/.test(request.url()) && tried.push(request.url())));
  for (const tries of [1, 2]) {
    await page
      .getByRole("button", { name: /Envoyer mon message|Réessayer/ })
      .first()
      .click();
    await expect.poll(() => tried.length).toBeGreaterThanOrEqual(tries);
    await expect(page.getByRole("alert")).toContainText("Votre saisie est conservée");
  }
  await page.waitForTimeout(1000);
  expect(await page.evaluate(() => Reflect.get(window, "isTheSame"))).toBe(true);
  await expect(page.getByLabel(/Votre message/)).toHaveValue("Gardé par cette page seule.");
});
