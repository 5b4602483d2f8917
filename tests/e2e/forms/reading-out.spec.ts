import { expectAccessible } from "../support/axe";
import { setWidth } from "../support/calm";
import { lostTexts } from "../support/layout";
import { expect, hold, open, overflowOf, type Page, test } from "../support/test";
import { field, fillIn, formOn, quote, submit } from "./forms";

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
