import type { Request } from "playwright/test";
import { formatDay } from "../../../src/shared/calendar/dates";
import { addDays } from "../../../src/shared/calendar/working-days";
import { testPosts } from "../../agency-api/posts";
import type { StandIn } from "../../agency-api/stand-in";
import { formOn, forms, quote, typed, type Form } from "../forms/forms";
import { at } from "../support/addresses";
import { expect, hold, type Locator, open, type Page, test, waitForScripts } from "../support/test";
import { alterations, translate } from "./alterations";
import { journeys, type Journey } from "./journeys";

/* Whatever others have made of the document or its address: text and focus stay, and a press works. */

/** The fields for texts, in the order of `form.texts`: their labels may be gone. */
const fields = (page: Page, form: Form): Locator =>
  formOn(page, form).locator("input[autocomplete]:not([tabindex]), textarea");
const submit = (page: Page, form: Form): Locator => formOn(page, form).locator("button[type=submit]").last();
const shown = (page: Page, form: Form): Promise<string[]> =>
  fields(page, form).evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));

async function fillInAndSelect(page: Page, form: Form): Promise<void> {
  for (const [index, text] of typed(form).entries()) await fields(page, form).nth(index).fill(text);
  for (const box of await formOn(page, form).getByRole("checkbox").all())
    await box.evaluate((input: HTMLInputElement) => input.click());
  await formOn(page, form)
    .locator("textarea")
    .evaluate((text: HTMLTextAreaElement) => {
      text.focus();
      text.setSelectionRange(3, 5);
    });
}

// Each form with one of the alterations, and each alteration with one of the forms.
for (const [index, [name, alter]] of Object.entries(alterations).entries()) {
  const form = forms[(index + 1) % forms.length]!;
  test(`${form.id}, before the scripts come: ${name}`, async ({ page, standIn }) => {
    const release = await hold(page, /\.js$/);
    await page.goto(form.address, { waitUntil: "domcontentloaded" });
    await page.evaluate(alter);
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    await fillInAndSelect(page, form);
    // Pressed where the button is not waiting for what is missing, which only React sees.
    const isPressed = await submit(page, form).isEnabled();
    if (isPressed) await submit(page, form).evaluate((button: HTMLButtonElement) => button.click());
    release();
    await waitForScripts(page);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(title);
    expect(await shown(page, form)).toEqual(typed(form));
    const focused = await page.evaluate(() => {
      const { id, selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement;
      return [id, selectionStart, selectionEnd];
    });
    expect(focused).toEqual([expect.stringMatching(`^${form.id}-(message|project)`), 3, 5]);
    if (isPressed) await expect.poll(() => standIn.leads().map(({ body }) => body)).toEqual([form.body]);
    else await expect(submit(page, form)).toBeEnabled();
  });
}

test("after hydration: all of it, and a send that fails first", async ({ page, standIn }) => {
  standIn.control({ scenario: "500", scope: "forms" });
  await open(page, quote.address);
  for (const alter of Object.values(alterations)) await page.evaluate(alter);
  await submit(page, quote).evaluate((button: HTMLButtonElement) => button.form?.requestSubmit());
  await fillInAndSelect(page, quote);
  await submit(page, quote).click();
  await expect(formOn(page, quote).getByRole("alert")).toContainText("Votre saisie est conservée.");
  expect(await shown(page, quote)).toEqual(typed(quote));
  standIn.control({ scenario: "ok" });
  await submit(page, quote).click();
  await expect.poll(() => standIn.leads().map(({ body }) => body)).toEqual([quote.body]);
  expect(await page.pageErrors()).toEqual([]);
});

/** The page's words, once it asks for nothing and two looks agree: a part is asked for, then run, then shown. */
async function settledWords(page: Page, pending: ReadonlySet<Request>): Promise<string[]> {
  let text = "";
  const look = async () => {
    const before = text;
    // Estimates and progress are announced once the hand rests, figures count for four seconds.
    await page.clock.runFor(5000);
    text = await page.getByRole("main").innerText();
    return pending.size === 0 && text === before;
  };
  await expect.poll(look, { intervals: [500] }).toBe(true);
  return text.split(/\s+/);
}

/** The words of the page at the end of each step; where it is translated, before each step. */
async function read(page: Page, standIn: StandIn, journey: Journey, isTranslated: boolean) {
  const [, day, address, ...steps] = journey;
  const slug = "carte-interactive-sans-traceur";
  standIn.publish([{ ...testPosts[0]!, slug, title: "Un titre revu", late: true }]);
  standIn.control({ scenario: "ok", latePublished: true });
  // Before the opening hours, when the promised hour does not depend on the minute.
  await page.clock.install({ time: `${day}T05:00:00+01:00` });
  const release = await hold(page, /\/api\/blog/);
  // Parts of a page come when they are near: its words are read once all that it has asked for is there.
  const pending = new Set<Request>();
  page.on("request", (request) => pending.add(request));
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
  await open(page, address);
  const words: string[] = [];
  for (const step of steps) {
    if (isTranslated) await page.evaluate(translate);
    release();
    await step(page, standIn);
    words.push(...(await settledWords(page, pending)));
  }
  expect(await page.pageErrors()).toEqual([]);
  return words;
}

test.describe("a translated page shows all that changes", () => {
  // The sanitiser parses the hostile articles of the stand-in.
  test.use({ permissions: ["geolocation"], provokesRefusals: true });
  for (const journey of journeys)
    test(journey[0], async ({ page, standIn }) => {
      const plain = await read(page, standIn, journey, false);
      const translated = await page.context().newPage();
      expect(await read(translated, standIn, journey, true)).toEqual(plain);
    });
});

/* What mail clients, chats and people make of an address: cut within a letter, quoted, decorated, doubled, endless. */
const scraps = [
  ..."% 100% %E9 %C3 %e9t%e9 %F0%9F %zz %u00e9 %% %00 %0a %25 %2f %2525 %20 %C2%A0".split(" "),
  ..."» é =3D > ) , . ; … ' \\ // %ED%A0%80 <b>".split(" "),
  ...["x".repeat(1000), "projet=erp-crm&ecrans=%"],
];

const today = formatDay(new Date());
/**
 * On the eve of a weekend the time of an answer takes more letters than the delay in the document; and a day before the
 * build's would show no dates.
 */
const comingFriday = addDays(today, (12 - new Date(today).getUTCDay()) % 7);

// Pages that read their address, each by a template of its own, and two that do not.
const readers = [at.home, at.quote, at.quoteSent, at.unknown, at.article, at.city, at.blog];

for (const [index, address] of readers.entries())
  test(`${address}: mutilated, it shows no less than without scripts`, async ({ page }) => {
    await page.clock.setFixedTime(`${comingFriday}T17:00:00+01:00`);
    await page.addInitScript(() => {
      // The estimator says other words once it is there.
      const lengthOf = (text: string) =>
        text
          // Of two dates either may have more letters.
          .replace(/lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche/g, "jour")
          .replace(/(?:janv|févr|avr|juil|sept|oct|nov|déc)[\p{L}.]*|mars|mai|juin|août/gu, "mois")
          .replace(/\d+(?:er)?/g, "0").length;
      const length = () =>
        lengthOf(document.body.innerText) -
        lengthOf(document.querySelector<HTMLElement>("#estimation")?.innerText ?? "");
      addEventListener("DOMContentLoaded", () => {
        const before = length();
        Object.assign(window, { countLost: () => before - length() });
      });
    });
    const scrap = (slot: number) => scraps[(5 * index + slot) % scraps.length];
    const [path = "", query = ""] = address.split("?");
    for (const mutilated of [
      `${path}${path === "/" ? "x" : ""}${scrap(0)?.slice(0, 100)}?${query}#${scrap(1)}`,
      `${path}?${query}&cas=${scrap(2)}&type=${scrap(3)}#${scrap(4)}`,
    ]) {
      await page.goto(mutilated, { waitUntil: "domcontentloaded" });
      // Another spelling of a page leads there meanwhile, where only a new gesture wakes the scripts. It is made within
      // the page: the driver's pointer waits for ever where a document is replaced under it.
      const wake = () => {
        dispatchEvent(new Event("wheel"));
        return Reflect.get(window, "areScriptsReady") === true;
      };
      await expect.poll(() => page.evaluate(wake).catch(() => false)).toBe(true);
      const lost = () =>
        page.evaluate(() => Number(Reflect.get(window, "countLost")())).catch(() => Infinity);
      await expect.poll(lost, mutilated.slice(0, 200)).toBeLessThanOrEqual(0);
    }
    expect(await page.pageErrors()).toEqual([]);
  });
