import { parisOffset } from "../../../src/shared/calendar/dates";
import { replyBy, formatReplyBy, type LocalTime } from "../../../src/shared/calendar/opening-clock";
import { minutesOf } from "../../../src/shared/calendar/opening-hours";
import { addDays, nextWorkingDay } from "../../../src/shared/calendar/working-days";
import { claims, opening } from "../support/content";
import { open } from "../support/page";
import { expect, test } from "../support/test";
import { contact, expectSuccess, fillInAndSend } from "./forms";

const hours = claims.replyHours.value;

/** An instant as a visitor's clock shows it, by minutes before UTC. */
const seenFrom = (instant: Date, offset: number): Date =>
  Object.assign(new Date(instant), { getTimezoneOffset: () => offset });
const inParis = ({ day, minutes }: LocalTime): Date => {
  const utc = new Date(Date.parse(day) + minutes * 60_000);
  const offset = -60 * parisOffset(utc);
  return seenFrom(new Date(utc.getTime() + offset * 60_000), offset);
};

/** A day of work after the settings were verified: the page trusts a clock of then. */
const day = nextWorkingDay(addDays(opening.verifiedOn, 1), opening);
const [slot] = opening.slots;
const openAt = inParis({ day, minutes: minutesOf(slot?.from ?? "") + 30 });

const minutesAfter = (instant: Date, minutes: number): Date =>
  seenFrom(new Date(instant.getTime() + minutes * 60_000), instant.getTimezoneOffset());

test("the confirmation keeps the hour that was told, after a reload too", async ({ page }) => {
  await page.clock.setFixedTime(openAt);
  await open(page, contact.address);
  await fillInAndSend(page, contact);
  await expectSuccess(page, contact);
  const lineAt = (now: Date) =>
    page.getByText(`Notre réponse : avant ${formatReplyBy(now, openAt, hours, opening)}.`);
  await expect(lineAt(openAt)).toBeVisible();
  const due = inParis(replyBy(openAt, hours, opening));
  await page.clock.setFixedTime(minutesAfter(due, -10));
  await page.reload();
  await expect(lineAt(minutesAfter(due, -10))).toBeVisible();
  await page.clock.setFixedTime(minutesAfter(due, 10));
  await page.reload();
  await open(page, "/confirmation-contact?type=contact");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Notre réponse")).toHaveCount(0);
});
