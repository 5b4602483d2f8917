import type { Page } from "playwright/test";
import { fragmentOf } from "../../src/sections/estimator-choice";
import { addDays } from "../../src/shared/working-days";
import type { StandIn } from "../agency-api/stand-in";
import { contact, field, fillIn, formOn, quote, submit, type Form } from "./forms/forms";
import { opening } from "./support/content";
import { bigChoice, estimator } from "./support/estimator";
import { hold, movePointer, waitForScripts } from "./support/page";
import { expect, test } from "./support/test";

type Step = (page: Page, standIn: StandIn) => Promise<unknown>;

const slide = (name: RegExp, to: number) => (page: Page) =>
  page.getByRole("slider", { name }).fill(String(to));
const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();
/** A day on which the page trusts the clock. */
const day = addDays(opening.verifiedOn, 1);
const ofMessage = (page: Page) => field(page, contact, contact.texts[3]![0]);
const failing = (form: Form): Step[] => [
  (page) => submit(page, form).click({ force: true }),
  (page) => fillIn(page, form),
  async (page, standIn) => {
    standIn.control({ scenario: "500", scope: "forms" });
    await page.clock.runFor("00:03");
    await submit(page, form).click();
    await expect(formOn(page, form).getByRole("alert")).toBeVisible();
  },
  async (page, standIn) => {
    const release = await hold(page, /\/api\/contact-forms\//);
    standIn.control({ scenario: "ok" });
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect(formOn(page, form)).toHaveAttribute("aria-busy", "true");
    setTimeout(release, 1000);
  },
  (page) => expect(page.getByText(/Merci\s!|Notre réponse/).first()).toBeVisible(),
];

/** What visitors do: the page is translated before each step. */
const journeys: readonly (readonly [name: string, address: string | undefined, ...Step[]])[] = [
  [
    "estimator",
    bigChoice && `/obtenir-un-devis${fragmentOf(bigChoice)}`,
    (page) => expect(page.getByRole("slider")).toHaveCount(2),
    slide(/^(?!autres)/, 2),
    (page) => page.getByRole("radio").last().check(),
    slide(/autres/, 1),
    (page) => page.getByLabel(/^Date souhaitée/).fill(addDays(day, 200)),
    (page) => page.getByRole("radio").first().check(),
    press(estimator?.button ?? ""),
  ],
  [
    "clock and counter",
    "/contact",
    (page) => expect(page.getByText("Envoyé maintenant")).toBeVisible(),
    ...["10:00", "08:00:00"].map((time) => (page: Page) => page.clock.runFor(time)),
    ...[4900, 4999, 5000, 10].map((length) => (page: Page) => ofMessage(page).fill("a".repeat(length))),
    (page) => ofMessage(page).blur(),
  ],
  ["quote form", quote.address, ...failing(quote)],
];

/** As Chrome's translation does, in its harshest form: no text node stays. Drawings and what is not shown stay. */
function translate(): void {
  const texts = document.createTreeWalker(document.getElementById("___gatsby")!, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.closest("font, svg, script, style, noscript, textarea"))
      continue;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** The words of the page at the end of each step; measured figures count for nothing. */
async function read(page: Page, standIn: StandIn, journey: (typeof journeys)[number], isTranslated: boolean) {
  const [, address = "", ...steps] = journey;
  await page.clock.install({ time: `${day}T15:38:00+01:00` });
  await page.goto(address);
  await movePointer(page);
  await waitForScripts(page);
  const told: string[] = [];
  for (const step of steps) {
    if (isTranslated) await page.evaluate(translate);
    await step(page, standIn);
    // Estimates and progress are told to screen readers once the hand rests, figures count for four seconds.
    await page.clock.runFor(5000);
    const text = await page.getByRole("main").innerText();
    told.push(...text.split(/\s+/));
  }
  expect(await page.pageErrors()).toEqual([]);
  return told;
}

for (const journey of journeys)
  test(`${journey[0]}: a page that a browser has translated says all that changes`, async ({
    page,
    standIn,
  }) => {
    test.skip(!journey[1], "Le site n’a pas ce bloc.");
    const plain = await read(page, standIn, journey, false);
    const other = await page.context().newPage();
    expect(await read(other, standIn, journey, true)).toEqual(plain);
  });
