import { expectAccessible } from "../support/axe";
import { setWidth } from "../support/calm";
import { lostTexts } from "../support/layout";
import { expect, hold, open, overflowOf, type Page, test } from "../support/test";
import { contact, field, fillIn, formOn, openSettled, quote, submit } from "./forms";

/** Of a page as it stands, tests/e2e/pages asks the same. */
async function expectWhole(page: Page, state: string): Promise<void> {
  for (const width of [320, 1440, 390]) {
    await setWidth(page, width);
    expect.soft([await overflowOf(page), ...(await lostTexts(page))], `${state}, ${width} px`).toEqual([0]);
  }
  await expectAccessible(page, state);
}

test("the quote form says what is wrong, fits and is accessible, from empty to failed", async ({
  page,
  standIn,
}) => {
  const form = formOn(page, quote);
  const [name, email, phone, description] = quote.texts.map(([label]) => field(page, quote, label));
  await page.emulateMedia({ reducedMotion: "reduce" });
  standIn.control({ scenario: "500", scope: "forms" });
  const release = await hold(page, /\/api\/contact-forms\//);
  await open(page, quote.address);
  await expect(name!).toHaveAttribute("aria-required", "true");
  await submit(page, quote).click();
  await expect(name!).toBeFocused();
  await expect(name!).toHaveAccessibleDescription("Le nom est requis.");
  await expect(email!).toHaveAccessibleDescription("Exemple : nom@domaine.example Adresse email invalide.");
  await expect(phone!).toHaveAccessibleDescription(/^Facultatif \(ex\. /);
  for (const invalid of [name!, email!, description!])
    await expect(invalid).toHaveAttribute("aria-invalid", "true");
  await expectWhole(page, "errors");

  // The first field that is wrong is marked, until it is right.
  const marked = form.locator("[data-highlighted]");
  for (const [label, text] of quote.texts.filter(([, each]) => each !== quote.texts[2]![1])) {
    await expect(marked.getByRole("textbox")).toHaveAccessibleName(label);
    await field(page, quote, label).fill(text);
  }
  await expect(marked).toHaveCount(0);

  await fillIn(page, quote);
  await description!.fill("a".repeat(4990));
  await submit(page, quote).click();
  await expect(form).toHaveAttribute("aria-busy", "true");
  await expectAccessible(page, "sending");
  release();
  await expect(form.getByRole("alert")).toBeFocused();
  await expect(form.getByText("requis.")).toHaveCount(0);
  await expectWhole(page, "failed");
});

/** Collects what live regions announce from now on. @returns all of it, two seconds of the page's clock later */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announced: string[] = [];
    const last = new Map<Element, string>();
    Object.assign(window, { announced });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const node = target instanceof Element ? target : target.parentElement;
        const region = node?.closest("[aria-live=polite], [role=alert], [role=status]");
        const text = region?.textContent ?? "";
        if (!region || last.get(region) === text) continue;
        last.set(region, text);
        if (text !== "") announced.push(text.replace(/\s/g, " "));
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return async () => {
    await page.clock.runFor(2000);
    return page.evaluate(() => Reflect.get(window, "announced") as string[]);
  };
}

test("a message is announced once, and again when it is back", async ({ page }) => {
  await openSettled(page, contact);
  const announced = await listen(page);
  const phone = field(page, contact, "Téléphone");
  const messages = async (...texts: string[]) => {
    for (const text of texts) {
      await phone.fill(text);
      await phone.blur();
      await page.clock.runFor(2000);
    }
    return (await announced()).filter((text) => text.includes("Numéro invalide."));
  };
  const sentence = "Téléphone : Numéro invalide.";
  expect(await messages("12", "12!", "12!!")).toEqual([sentence]);
  // What is seen is no live region of its own.
  const seen = formOn(page, contact).getByText("Numéro invalide.", { exact: true });
  await expect(seen).toHaveCount(1);
  await expect(
    page.locator(":is([aria-live], [role=alert], [role=status])").filter({ has: seen }),
  ).toHaveCount(0);
  expect(await messages("04 65 71 00 00", "12")).toEqual([sentence, sentence]);
});

test("progress is announced at each quarter once typing pauses", async ({ page }) => {
  await page.clock.install();
  await open(page, quote.address);
  await page.clock.pauseAt(Date.now() + 60_000);
  const announced = await listen(page);
  for (const [label, text] of quote.texts) {
    // An address is right and wrong in turn while it is written.
    for (const letter of text) {
      await field(page, quote, label).pressSequentially(letter);
      await page.clock.runFor(50);
    }
    await page.clock.runFor(1500);
  }
  expect(await announced()).toEqual([25, 50, 75, 100].map((percent) => `Formulaire rempli à ${percent} %`));
});
