import { contact, fillInAndSend } from "../forms/forms";
import { keyStats } from "../support/site";
import { open, scrollThrough } from "../support/page";
import { expect, test } from "../support/test";

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
  await fillInAndSend(page, contact);
  await expect(page).toHaveURL(/confirmation-contact/);
  expect(standIn.leads()).toHaveLength(1);
});
