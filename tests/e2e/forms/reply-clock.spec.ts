import { addDays, nextWorkingDay } from "../../../src/shared/calendar/working-days";
import { opening } from "../support/content";
import { expect, open, test } from "../support/test";
import { contact, expectSuccess, fillInAndSend } from "./forms";

test("the confirmation keeps the hour that the form promised, until it has passed", async ({ page }) => {
  // The page trusts a clock of after the settings were verified.
  const sentOn = nextWorkingDay(addDays(opening.verifiedOn, 1), opening);
  await page.clock.setFixedTime(`${sentOn}T10:00:00Z`);
  await open(page, contact.address);
  const [, hour = ""] =
    /^Notre réponse\s: avant (.+)$/.exec(await page.getByText(/^Notre réponse/).innerText()) ?? [];
  await fillInAndSend(page, contact);
  await expectSuccess(page, contact);
  const promise = page.getByText("Notre réponse");
  await expect(promise).toHaveText(`Notre réponse : avant ${hour}.`);
  await page.clock.setFixedTime(`${sentOn}T10:10:00Z`);
  await page.reload();
  await expect(promise).toHaveText(`Notre réponse : avant ${hour}.`);
  await page.clock.setFixedTime(`${addDays(sentOn, 30)}T10:00:00Z`);
  await page.reload();
  await open(page, "/confirmation-contact?type=contact");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(promise).toHaveCount(0);
});
