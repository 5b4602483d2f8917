import { expect, hold, type Locator, open, type Page, test, waitForScripts } from "../support/test";
import { formOn, forms, quote, typed, type Form } from "./forms";

/* Extensions and translators change the document before and after React takes it over: nothing is lost by it. */

const changes: Readonly<Record<string, () => void>> = {
  "elements before, after and inside what is used, as password managers put them": () => {
    for (const used of document.querySelectorAll("label, input, textarea, select, button, form, summary")) {
      used.before(document.createElement("div"));
      used.after(Object.assign(document.createElement("button"), { type: "button" }));
      if (used.matches("label, button, form")) used.prepend(document.createElement("span"));
    }
  },
  "each text in two font elements, as translators put it": () => {
    document.documentElement.lang = "en";
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(
      ({ parentElement }) => !parentElement?.closest("script, textarea, noscript"),
    )) {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text.data);
    }
  },
  "attributes on all elements, and a frame beside the form": () => {
    for (const element of document.querySelectorAll("main *")) element.setAttribute("data-extension", "on");
    for (const form of document.forms) form.after(document.createElement("iframe"));
  },
  "elements taken out, as blockers do": () => {
    const blocked = "form p, form label, main section:last-child, header summary";
    for (const element of document.querySelectorAll(blocked)) element.remove();
  },
};

/** The fields for texts, in the order of `form.texts`: their labels may be gone. */
const fields = (page: Page, form: Form): Locator =>
  formOn(page, form).locator("input[autocomplete]:not([tabindex]), textarea");
const submit = (page: Page, form: Form): Locator => formOn(page, form).locator("button[type=submit]").last();
const shown = (page: Page, form: Form): Promise<string[]> =>
  fields(page, form).evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));

async function fillInAndSelect(page: Page, form: Form): Promise<void> {
  for (const [index, text] of typed(form).entries()) await fields(page, form).nth(index).fill(text);
  for (const box of await formOn(page, form).getByRole("checkbox").all())
    await box.evaluate((input: HTMLInputElement) => input.click());
  await page.locator(`#formulaire-${form.id} textarea`).evaluate((text: HTMLTextAreaElement) => {
    text.focus();
    text.setSelectionRange(3, 5);
  });
}

async function expectAllThere(page: Page, form: Form): Promise<void> {
  expect(await shown(page, form)).toEqual(typed(form));
  const focused = await page.evaluate(() => {
    const { id, selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement;
    return [id, selectionStart, selectionEnd];
  });
  expect(focused).toEqual([expect.stringMatching(`^${form.id}-(message|project)`), 3, 5]);
}

/** Each form with one of the changes, and each change with one of the forms. */
const pairs = Object.entries(changes).map(([what, change], index) => ({
  what,
  change,
  form: forms[(index + 1) % forms.length]!,
}));

for (const { what, change, form } of pairs)
  test(`${form.id}, before the scripts come: ${what}`, async ({ page, standIn }) => {
    const release = await hold(page, /\.js$/);
    await page.goto(form.address, { waitUntil: "domcontentloaded" });
    await page.evaluate(change);
    await fillInAndSelect(page, form);
    // Pressed where the button is not waiting for what is missing, which only React sees.
    const isPressed = await submit(page, form).isEnabled();
    if (isPressed) await submit(page, form).evaluate((button: HTMLButtonElement) => button.click());
    release();
    await waitForScripts(page);
    await expectAllThere(page, form);
    if (isPressed) await expect.poll(() => standIn.leads().map(({ body }) => body)).toEqual([form.body]);
    else await expect(submit(page, form)).toBeEnabled();
  });

test("after hydration: all of it, and a send that fails first", async ({ page, standIn }) => {
  standIn.control({ scenario: "500", scope: "forms" });
  await open(page, quote.address);
  for (const { change } of pairs) await page.evaluate(change);
  await submit(page, quote).evaluate((button: HTMLButtonElement) => button.form?.requestSubmit());
  await fillInAndSelect(page, quote);
  await submit(page, quote).click();
  await expect(formOn(page, quote).getByRole("alert")).toContainText("Votre saisie est conservée.");
  expect(await shown(page, quote)).toEqual(typed(quote));
  standIn.control({ scenario: "ok" });
  await submit(page, quote).click();
  await expect.poll(() => standIn.leads().map(({ body }) => body)).toEqual([quote.body]);
  expect(await page.pageErrors()).toEqual([]);
});

test("after a fatal error the page and what was typed are still there", async ({ page }) => {
  const form = forms[1]!;
  const release = await hold(page, /\.js$/);
  await page.goto(form.address, { waitUntil: "domcontentloaded" });
  const before = await page.getByRole("main").innerText();
  await fillInAndSelect(page, form);
  await page.evaluate(() => Object.assign(window, { matchMedia: null, IntersectionObserver: null }));
  release();
  await expect(formOn(page, form).getByText("L’envoi de ce formulaire demande JavaScript.")).toBeVisible();
  expect(await shown(page, form)).toEqual(typed(form));
  expect(await page.getByRole("main").innerText()).toContain(before.slice(0, 200));
  await page.reload();
  await waitForScripts(page);
  expect(await shown(page, form)).toEqual(typed(form));
});
