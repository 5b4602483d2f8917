import { contact, field, formOn, home, submit } from "../forms/forms";
import { at } from "../support/addresses";
import { bring, expect, open, type Page, test } from "../support/test";

const estimator = (page: Page) => page.getByRole("region", { name: "Le temps et le prix de votre projet" });

/** Whether what has the focus is seen at its middle. */
const isFocusSeen = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const focused = document.activeElement;
    if (!focused) return false;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (focused.contains(hit) || hit.contains(focused));
  });

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [320, 256],
] as const)
  test(`${width} × ${height}: the estimator’s answer covers no question that has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, "/obtenir-un-devis#projet=erp-crm");
    await estimator(page).getByRole("button", { name: "Ajouter à ma demande" }).focus();
    for (let stop = 0; stop < 5; stop++) {
      await page.keyboard.press("Shift+Tab");
      const label = await page.evaluate(() => document.activeElement?.getAttribute("name"));
      expect(await isFocusSeen(page), `${label}`).toBe(true);
    }
  });

test("the focus goes to the estimator with the page", async ({ page }) => {
  await open(page, "/");
  const start = page.getByRole("form", { name: "Le temps et le prix de votre projet" });
  await bring(start);
  await start.getByRole("combobox").selectOption("erp-crm");
  await start.getByRole("link", { name: /^Affiner/ }).click();
  await expect(estimator(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(estimator(page).getByRole("radio", { checked: true }).first()).toBeFocused();
});

test("at 1050 px the header’s labels stay whole where letters and words are wider", async ({ page }) => {
  await page.setViewportSize({ width: 1050, height: 800 });
  await open(page, "/");
  // WCAG 1.4.12, and the words of a translator.
  await page.addStyleTag({
    content:
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
  });
  const header = page.getByRole("banner").first();
  const labels = header.locator(":is(a, summary):visible");
  const boxes = await labels.evaluateAll((controls) =>
    controls.map((control) => {
      const range = document.createRange();
      range.selectNodeContents(control);
      const { right, bottom, top } = range.getBoundingClientRect();
      return { right, bottom, top };
    }),
  );
  const bar = await header.boundingBox();
  for (const { right, top, bottom } of boxes) {
    expect(right).toBeLessThanOrEqual(1050);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(bar?.height ?? 0);
  }
});

test("a technology’s sentence stays where one reads it, and covers no other", async ({ page }) => {
  const summary = "Des interfaces légères, compilées avant d’arriver dans le navigateur.";
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, at.technologies);
  const link = page.getByRole("main").getByRole("link", { name: "Svelte", exact: true }).first();
  await expect(link).toHaveAccessibleDescription(summary);
  await link.hover();
  const sentence = page.getByText(summary, { exact: true }).filter({ visible: true });
  await expect(sentence).toHaveCount(1);
  await sentence.hover();
  await expect(sentence).toBeInViewport();
  // Nobody's search within the page stops at a text that is not seen.
  const unseen = page.getByRole("main").locator("p").filter({ visible: true });
  await expect
    .poll(() =>
      unseen.evaluateAll((texts) => texts.filter((text) => getComputedStyle(text).opacity === "0").length),
    )
    .toBe(0);
});

test("in forced colours icons have the colour of the text beside them", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const address of ["/", "/obtenir-un-devis"]) {
    await open(page, address);
    const odd = await page
      .locator("main svg[viewBox='0 0 24 24']:visible")
      .evaluateAll(
        (icons) =>
          icons.filter(
            (icon) => getComputedStyle(icon).color !== getComputedStyle(icon.parentElement ?? icon).color,
          ).length,
      );
    expect(odd, address).toBe(0);
  }
});

for (const form of [contact, home])
  test(`${form.id}: of several faults the first in the page gets the focus, whichever was typed first`, async ({
    page,
  }) => {
    await open(page, form.address);
    await field(page, form, form.texts[2]![0]).fill("12");
    if (form === home) await field(page, form, form.texts[0]![0]).press("Enter");
    else await submit(page, form).click();
    await expect(field(page, form, form.texts[0]![0])).toBeFocused();
  });

test("the field that catches robots is no text of the page", async ({ page }) => {
  await open(page, contact.address);
  expect(await formOn(page, contact).innerText()).not.toContain("Laissez ce champ vide");
});
