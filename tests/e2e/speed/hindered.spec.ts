import { sendContactForm } from "../support/contact-form";
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
  await sendContactForm(page, "Écrit dans un navigateur ancien.");
  await expect(page).toHaveURL(/confirmation-contact/);
  expect(standIn.leads()).toHaveLength(1);
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
