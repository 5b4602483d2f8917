import { expect, open, test } from "../support/test";
import { contact, expectSuccess, fillInAndSend } from "./forms";

// Four working hours, of a Tuesday from 8 h 30 to 12 h and from 13 h 30 to 17 h 30.
test("the confirmation keeps the hour that the form promised, until it has passed", async ({ page }) => {
  await page.clock.setFixedTime("2026-11-24T11:00:00+01:00");
  await open(page, contact.address);
  const promise = page.getByText("Notre réponse");
  await expect(promise).toHaveText("Notre réponse : avant 16 h 30");
  await fillInAndSend(page, contact);
  await expectSuccess(page, contact);
  await expect(promise).toHaveText("Notre réponse : avant 16 h 30.");
  await page.clock.setFixedTime("2026-11-24T16:10:00+01:00");
  await page.reload();
  await expect(promise).toHaveText("Notre réponse : avant 16 h 30.");
  await page.clock.setFixedTime("2026-11-24T16:31:00+01:00");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(promise).toHaveCount(0);
});
