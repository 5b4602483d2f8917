import type { Page } from "playwright/test";
import { open } from "../support/page";
import { expect, test } from "../support/test";
import { contact, field, fillIn, formOn, forms, home, quote, submit, type Form } from "./forms";

/** Animation of the bar at a field's edge. */
const blinking = (page: Page, form: Form, label: string): Promise<string> =>
  field(page, form, label).evaluate((control) => {
    const { animationName, animationIterationCount } = getComputedStyle(
      control.parentElement ?? control,
      "::after",
    );
    return animationName === "none" ? "none" : `blinks ${animationIterationCount}`;
  });

for (const form of [home, contact, quote]) {
  test(`${form.id}: the progress grows, the bar walks to the next field, a disabled button says why`, async ({
    page,
  }) => {
    await open(page, form.address);
    type Text = readonly [label: string, text: string];
    const [name, email, phone, text] = form.texts as readonly [Text, Text, Text, Text];
    const percent = formOn(page, form).getByText(/% complété$/);
    await expect(percent).toHaveText("0 % complété");
    expect(await blinking(page, form, name[0])).toBe("blinks 3");
    await field(page, form, name[0]).fill(name[1]);
    await expect(percent).toHaveText("25 % complété");
    expect(await blinking(page, form, name[0])).toBe("none");
    expect(await blinking(page, form, email[0])).toBe("blinks 3");
    const reason = form === home ? "Il reste : e-mail, message" : "";
    await expect(submit(page, form)).toHaveAccessibleDescription(reason);
    await field(page, form, email[0]).fill(email[1]);
    await expect(percent).toHaveText("50 % complété");
    expect(await blinking(page, form, phone[0])).toBe("none");
    expect(await blinking(page, form, text[0])).toBe("blinks 3");
    await field(page, form, text[0]).fill(text[1]);
    await expect(percent).toHaveText("75 % complété");
    await expect(submit(page, form)).toBeEnabled();
    await expect(submit(page, form)).toHaveAccessibleDescription("");
    await expect(formOn(page, form).locator("[data-highlighted]")).toHaveCount(0);
    await field(page, form, phone[0]).fill(phone[1]);
    await expect(percent).toHaveText("100 % complété");
    await expect(field(page, form, phone[0])).toHaveValue(phone[1]);
  });
}

test("the bar blinks once its field is on the screen, and never under reduced motion", async ({ page }) => {
  await open(page, home.address);
  const label = home.texts[0]![0];
  const control = field(page, home, label);
  const state = () =>
    control.evaluate((input) => getComputedStyle(input.parentElement!, "::after").animationPlayState);
  expect(await state()).toBe("paused");
  await control.scrollIntoViewIfNeeded();
  await expect.poll(state).toBe("running");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await blinking(page, home, label)).toBe("none");
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

for (const form of forms) {
  test(`${form.id}: fits at every width, errors and failure included`, async ({ page, standIn }) => {
    await open(page, form.address);
    /** How far the form reaches beyond the screen's right edge at three widths. */
    const overhang = async (): Promise<number[]> => {
      const beyond: number[] = [];
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const right = await formOn(page, form).evaluate((element) =>
          Math.max(...[...element.querySelectorAll("*")].map((each) => each.getBoundingClientRect().right)),
        );
        beyond.push(Math.max(0, Math.floor(right - width)));
      }
      return beyond;
    };
    for (const [label] of form.texts) await field(page, form, label).fill(" ");
    await formOn(page, form).getByRole("link").last().focus();
    await expect(formOn(page, form).locator("[aria-invalid=true]").first()).toBeVisible();
    expect(await overhang()).toEqual([0, 0, 0]);
    await fillIn(page, form);
    standIn.control({ scenario: "500", scope: "forms" });
    await submit(page, form).click();
    await expect(formOn(page, form).getByRole("alert")).toBeVisible();
    expect(await overhang()).toEqual([0, 0, 0]);
    const box = await field(page, form, form.texts[0]?.[0] ?? "").boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(48);
  });
}
