import { expect, type Locator, open, test } from "../support/test";
import { contact, contest, field, fillIn, formOn, home, rules, submit } from "./forms";

// Which message each text gets is tried in tests/unit/shared/lead.

/** Pastes a text over what a field holds; the browser takes as much of it as there is room for. */
async function paste(control: Locator, text: string): Promise<void> {
  await control.selectText();
  await control.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", pasted);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    document.execCommand("insertText", false, pasted);
  }, text);
}

test("a text counts its last tenth down, and stops at its limit", async ({ page }) => {
  await open(page, contact.address);
  const control = field(page, contact, "Votre message*");
  for (const [length, description] of [
    [4499, /^(?!.*(Il reste|Limite))/],
    [4500, /Il reste 500\scaractères/],
    [4999, /Il reste 1\scaractère$/],
    [5000, /Limite de 5\s000\scaractères atteinte\.$/],
    [5006, /Limite de 5\s000\scaractères atteinte\s: la fin du texte collé n’a pas été reprise\.$/],
  ] as const) {
    await paste(control, "a".repeat(length));
    await expect(control).toHaveAccessibleDescription(description);
  }
  await expect(control).toHaveValue("a".repeat(5000));
});

test("the home form's button waits for what is missing, and the hints help", async ({ page }) => {
  await open(page, home.address);
  const [name, email, phone, message] = home.texts.map(([label]) => field(page, home, label));
  const progress = formOn(page, home).getByText(/% complété$/);
  const button = submit(page, home);
  await name!.fill("Camille");
  await expect(progress).toHaveText("25 % complété");
  await expect(button).toHaveAccessibleDescription("Il reste : e-mail, message");
  await email!.fill("camille@gmail");
  await message!.fill("Bonjour");
  await expect(email!).toHaveAccessibleDescription("camille@gmail : il manque peut-être la fin");
  await phone!.fill("+687 26 12 34");
  await phone!.blur();
  await expect(formOn(page, home).locator("[aria-live]", { hasText: "Téléphone : Numéro" })).toHaveCount(1);
  await expect(phone!).toHaveAccessibleDescription(/^Autre format\s\? Laissez vide, .*invalide\.$/);
  await expect(button).toBeDisabled();
  await phone!.fill("");
  await expect(button).toBeEnabled();
  await expect(button).toHaveAccessibleDescription("");
  await expect(progress).toHaveText("75 % complété");
});

test("the contest’s button waits for the rules; Enter leads to the first fault", async ({
  page,
  standIn,
}) => {
  await open(page, contest.address);
  await field(page, contest, "Nom*").fill("Renard");
  await field(page, contest, "Nom*").press("Enter");
  await expect(field(page, contest, "Prénom*")).toBeFocused();
  await fillIn(page, contest);
  await rules(page).uncheck();
  await rules(page).blur();
  await expect(submit(page, contest)).toBeDisabled();
  await expect(rules(page)).toHaveAccessibleDescription(/Acceptez les règles pour vous inscrire\./);
  await rules(page).check();
  await expect(submit(page, contest)).toBeEnabled();
  expect(standIn.leads()).toEqual([]);
});

test("what the browser fills in without events that React knows counts, and is sent", async ({
  page,
  standIn,
}) => {
  await open(page, home.address);
  for (const [label, text] of home.texts)
    await field(page, home, label).evaluate((control: HTMLInputElement, value) => {
      control.value = value;
    }, text);
  // Without an event nobody knows until the visitor comes near.
  await submit(page, home).dispatchEvent("pointerover");
  await submit(page, home).click();
  await expect.poll(() => standIn.leads().map(({ body }) => body)).toEqual([home.body]);
});

test("a click is not lost when its own blur brings a message up", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, contact.address);
  const phone = field(page, contact, "Téléphone");
  for (const [label, text] of contact.texts)
    if (label !== "Téléphone") await field(page, contact, label).fill(text);
  await phone.fill("12");
  await expect(phone).toHaveAttribute("aria-invalid", "false");
  await submit(page, contact).click();
  await expect(phone).toHaveAttribute("aria-invalid", "true");
  await expect(phone).toBeFocused();
});
