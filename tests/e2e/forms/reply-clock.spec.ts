import { parisOffset } from "../../../src/shared/calendar/dates";
import { expect, open, test } from "../support/test";
import { nextWorkingDay } from "../support/working-day";
import { contact, expectSuccess, fillInAndSend } from "./forms";

const at = (time: string): string =>
  `${nextWorkingDay}T${time}:00+0${parisOffset(new Date(nextWorkingDay))}:00`;

// Four working hours, of a day from 8 h 30 to 12 h and from 13 h 30 to 17 h 30.
test("the confirmation keeps the hour that the form promised, until it has passed", async ({ page }) => {
  await page.clock.setFixedTime(at("11:00"));
  await open(page, contact.address);
  const promise = page.getByRole("paragraph").filter({ hasText: "Notre réponse, au plus tard" });
  await expect(promise).toHaveText("Notre réponse, au plus tard 16 h 30");
  await fillInAndSend(page, contact);
  await expectSuccess(page, contact);
  await expect(promise).toHaveText("Notre réponse, au plus tard 16 h 30");
  await page.clock.setFixedTime(at("16:10"));
  await page.reload();
  await expect(promise).toHaveText("Notre réponse, au plus tard 16 h 30");
  await page.clock.setFixedTime(at("16:31"));
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(promise).toHaveCount(0);
});
