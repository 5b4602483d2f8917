import { expectAccessible } from "../support/axe";
import { lostTexts, setWidth } from "../support/layout";
import { expect, hold, open, overflowOf, test } from "../support/test";
import { contact, expectSuccess, field, fillInAndSend, formOn, forms, home, quote, submit } from "./forms";

test("the progress grows, and a disabled button says why", async ({ page }) => {
  await open(page, home.address);
  type Text = readonly [label: string, text: string];
  const [name, email, phone, text] = home.texts as readonly [Text, Text, Text, Text];
  const percent = formOn(page, home).getByText(/% complété$/);
  await expect(percent).toHaveText("0 % complété");
  await field(page, home, name[0]).fill(name[1]);
  await expect(percent).toHaveText("25 % complété");
  await expect(submit(page, home)).toHaveAccessibleDescription("Il reste : e-mail, message");
  await field(page, home, email[0]).fill(email[1]);
  await expect(percent).toHaveText("50 % complété");
  await field(page, home, text[0]).fill(text[1]);
  await expect(percent).toHaveText("75 % complété");
  await expect(submit(page, home)).toBeEnabled();
  await expect(submit(page, home)).toHaveAccessibleDescription("");
  await expect(formOn(page, home).locator("[data-highlighted]")).toHaveCount(0);
  await field(page, home, phone[0]).fill(phone[1]);
  await expect(percent).toHaveText("100 % complété");
  await expect(field(page, home, phone[0])).toHaveValue(phone[1]);
});

for (const form of [home, contact, quote])
  test(`${form.id}: the first invalid field stays marked beside its error until it is valid`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, form.address);
    const marked = formOn(page, form).locator("[data-highlighted]");
    for (const [label, text] of form.texts.filter(([name]) => !name.startsWith("Téléphone"))) {
      const control = field(page, form, label);
      await control.fill(" ");
      await control.blur();
      await expect(control).toHaveAttribute("aria-invalid", "true");
      await expect(marked.getByLabel(label, { exact: true })).toHaveCount(1);
      await expect(marked).toHaveCount(1);
      const bar = await control.evaluate((element) => {
        const { opacity, width } = getComputedStyle(element.parentElement!, "::after");
        return { opacity, width };
      });
      expect(bar).toEqual({ opacity: "1", width: "6px" });
      await control.fill(text);
    }
    await expect(marked).toHaveCount(0);
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
  await expect(submit(page, home)).toHaveAccessibleDescription("");
  await submit(page, home).click();
  await expect.poll(() => standIn.leads().map(({ body }) => body)).toEqual([home.body]);
});

test("a click is not lost when its own blur brings a message up", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, contact.address);
  for (const [label, text] of contact.texts)
    if (label !== "Téléphone") await field(page, contact, label).fill(text);
  const phone = field(page, contact, "Téléphone");
  await phone.fill("12");
  await expect(phone).toHaveAttribute("aria-invalid", "false");
  await submit(page, contact).click();
  await expect(phone).toHaveAttribute("aria-invalid", "true");
  await expect(phone).toBeFocused();
});

for (const form of forms.slice(-2)) {
  test(`${form.id}: every state is accessible, and fits at every width`, async ({ page, standIn }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    standIn.control({ scenario: "500", scope: "forms" });
    const release = await hold(page, /\/api\/contact-forms\//);
    await open(page, form.address);
    const card = formOn(page, form);
    const expectWhole = async (state: string): Promise<void> => {
      for (const width of [320, 1440, 390]) {
        await setWidth(page, width);
        expect([await overflowOf(page), ...(await lostTexts(page))], `${state}, ${width} px`).toEqual([0]);
      }
      await expectAccessible(page, state);
    };

    for (const [label] of form.texts) await field(page, form, label).fill(" ");
    await card.getByRole("link").last().focus();
    await expect(card.locator("[aria-invalid=true]").first()).toBeVisible();
    await expectWhole("errors");
    const box = await field(page, form, form.texts[0]?.[0] ?? "").boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(48);

    await fillInAndSend(page, form);
    await expect(card).toHaveAttribute("aria-busy", "true");
    await expectAccessible(page, "sending");

    release();
    await expect(card.getByRole("alert")).toBeVisible();
    await expectWhole("failed");

    standIn.control({ scenario: "ok" });
    await submit(page, form).click();
    await expectSuccess(page, form);
    await expectAccessible(page, "sent");
  });
}
