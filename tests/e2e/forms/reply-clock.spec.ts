import { parisOffset } from "../../../src/shared/dates";
import { replyBy, sayOpen, sayReplyBy, type LocalTime } from "../../../src/shared/opening-clock";
import { minutesOf, openingHours } from "../../../src/shared/opening-hours";
import { replyTime } from "../../../src/shared/reply-time";
import { addDays, nextWorkingDay } from "../../../src/shared/working-days";
import { claims, opening } from "../support/content";
import { bring, navigateTo, open } from "../support/page";
import { expect, test } from "../support/test";
import { contact, expectSuccess, fillInAndSend, formOn, forms, quote } from "./forms";

/* The hours of the settings, said by the page as the functions of the clock say them. */

const hours = claims.replyHours.value;
const promise = `Réponse sous ${replyTime(claims)}`;

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
const closedAt = inParis({ day, minutes: minutesOf(slot?.from ?? "") - 60 });

const sentLine = (now: Date): string => `Envoyé maintenant, lu avant ${sayReplyBy(now, now, hours, opening)}`;
const minutesAfter = (instant: Date, minutes: number): Date =>
  seenFrom(new Date(instant.getTime() + minutes * 60_000), instant.getTimezoneOffset());

test.describe("in Paris", () => {
  test.use({ timezoneId: "Europe/Paris" });

  test("says by when a request is read, and follows the clock", async ({ page }) => {
    await page.clock.install({ time: openAt });
    await open(page, quote.address);
    await bring(formOn(page, quote));
    const line = formOn(page, quote).getByText("Envoyé maintenant");
    await expect(line).toHaveText(sentLine(openAt));
    await page.clock.fastForward("05:00");
    await expect(line).toHaveText(sentLine(minutesAfter(openAt, 5)));
  });

  test("the confirmation keeps the hour that was told, after a reload too", async ({ page }) => {
    await page.clock.setFixedTime(openAt);
    await open(page, contact.address);
    await fillInAndSend(page, contact);
    await expectSuccess(page, contact);
    const lineAt = (now: Date) =>
      page.getByText(`Notre réponse : avant ${sayReplyBy(now, openAt, hours, opening)}.`);
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

  test("the contact page says whether somebody is there", async ({ page }) => {
    await page.clock.setFixedTime(closedAt);
    await open(page, contact.address);
    await expect(page.getByText(sayOpen(closedAt, opening))).toBeVisible();
    await page.clock.setFixedTime(openAt);
    await navigateTo(page, "/blog");
    await expect(page.getByText(sayOpen(closedAt, opening))).toHaveCount(0);
    await navigateTo(page, contact.address);
    await expect(page.getByText(sayOpen(openAt, opening))).toBeVisible();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("each form repeats the promise, and the contact page the hours", async ({ page }) => {
    for (const form of forms.filter(({ next }) => next)) {
      await page.goto(form.address);
      await expect(formOn(page, form).getByText(promise)).toBeVisible();
    }
    await page.goto(contact.address);
    await expect(page.getByRole("main").getByText(openingHours(opening))).toBeVisible();
  });
});
