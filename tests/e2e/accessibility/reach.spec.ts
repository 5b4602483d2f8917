import { baseChoice, fragmentOf } from "../../../src/sections/estimate/estimator-choice";
import { paths } from "../../../src/shared/paths";
import { contact, field, home, formOn, submit } from "../forms/forms";
import { estimator, projects } from "../support/estimator";
import { technologies } from "../support/content";
import { setWidth } from "../support/layout";
import { templates } from "../support/site";
import { bring, expect, open, type Page, test } from "../support/test";

/** Every answer and theme of a page is unfolded. */
const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll("main details")) fold.setAttribute("open", "");
  });

/** What scrolls sideways and has no stop for the keyboard, and stops where nothing scrolls. */
const faultyStops = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (box: Element) => `${box.localName} ${box.className} « ${box.textContent?.slice(0, 40)} »`;
    return [...document.querySelectorAll("main *")].flatMap((box) => {
      const hasRoom = box.scrollWidth > box.clientWidth && box.checkVisibility();
      const scrolls = hasRoom && /auto|scroll/.test(getComputedStyle(box).overflowX);
      const isStop = box.getAttribute("tabindex") === "0" && !box.matches("a, button, input, svg *");
      if (scrolls && !isStop && !box.querySelector("a, button, input")) return [`no stop: ${nameOf(box)}`];
      return isStop && !scrolls ? [`nothing scrolls: ${nameOf(box)}`] : [];
    });
  });

// Of the legal pages the statement has most to unfold.
for (const [name, address] of Object.entries({ ...templates, accessibilite: paths.accessibility }))
  test(`${name}: what scrolls sideways, and nothing else, is a stop for the keyboard`, async ({ page }) => {
    await open(page, address);
    await unfold(page);
    for (const width of [390, 1280]) {
      await setWidth(page, width);
      await expect.poll(() => faultyStops(page), `${width} px`).toEqual([]);
    }
  });

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
  [375, 667],
  [768, 1024],
  [844, 390],
  [320, 256],
] as const)
  test(`${width} × ${height}: the estimator’s answer covers no question that has the focus`, async ({
    page,
  }) => {
    test.skip(!estimator, "Le site n’a pas d’estimation en ligne.");
    await page.setViewportSize({ width, height });
    await open(page, `/obtenir-un-devis${fragmentOf(baseChoice(projects[0]!))}`);
    const panel = page.getByRole("region", { name: estimator?.title });
    await panel.getByRole("button", { name: estimator?.button }).focus();
    for (let stop = 0; stop < 5; stop++) {
      await page.keyboard.press("Shift+Tab");
      const label = await page.evaluate(() => document.activeElement?.getAttribute("name"));
      expect(await isFocusSeen(page), `${label}`).toBe(true);
    }
  });

test("the focus goes to the estimator with the page", async ({ page }) => {
  test.skip(!estimator, "Le site n’a pas d’estimation en ligne.");
  await open(page, "/");
  const start = page.getByRole("form", { name: estimator?.title });
  await bring(start);
  await start.getByRole("combobox").selectOption(projects[0]!.service.slug);
  await start.getByRole("link", { name: /^Affiner/ }).click();
  const panel = page.getByRole("region", { name: estimator?.title });
  await expect(panel).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("radio", { checked: true }).first()).toBeFocused();
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
  const [first] = technologies;
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/technologies");
  const link = page.getByRole("main").getByRole("link", { name: first!.name, exact: true }).first();
  await expect(link).toHaveAccessibleDescription(first!.summary);
  await link.hover();
  const sentence = page.getByText(first!.summary, { exact: true }).filter({ visible: true });
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
