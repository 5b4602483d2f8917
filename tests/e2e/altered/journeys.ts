import { fragmentOf } from "../../../src/sections/estimate/estimator-choice";
import { formatDay } from "../../../src/shared/calendar/dates";
import { addDays } from "../../../src/shared/calendar/working-days";
import type { StandIn } from "../../agency-api/stand-in";
import { contact, field, fillIn, formOn, quote, submit } from "../forms/forms";
import { cities, hasBlock, planning as setting } from "../support/content";
import { bigChoice, estimator } from "../support/estimator";
import { bring, expect, hold, type Page } from "../support/test";

type Step = (page: Page, standIn: StandIn) => Promise<unknown>;

const slide = (name: RegExp, to: number) => (page: Page) =>
  page.getByRole("slider", { name }).fill(String(to));
const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();
const nearTo = (place: { latitude: number; longitude: number }) => async (page: Page) => {
  await page.context().setGeolocation(place);
  await page.getByRole("button", { name: "Près de moi" }).click();
  await expect(page.getByRole("status").getByRole("link")).toHaveCount(1);
};
/** A day that the build knows. */
export const day = formatDay(new Date());
const ofMessage = (page: Page) => field(page, contact, contact.texts[3]![0]);
const planning = (page: Page) => page.getByRole("figure").filter({ has: page.getByRole("checkbox") });
const carryTo = (row: number) => async (page: Page) => {
  await bring(planning(page));
  await planning(page).locator("[data-moves]:visible").hover();
  await page.mouse.down();
  await planning(page).locator("ul > li:has(ul) > p").nth(row).hover();
  await page.mouse.up();
};
const failingThenSent: readonly Step[] = [
  (page) => submit(page, quote).click({ force: true }),
  (page) => fillIn(page, quote),
  async (page, standIn) => {
    standIn.control({ scenario: "500", scope: "forms" });
    await page.clock.runFor("00:03");
    await submit(page, quote).click();
    await expect(formOn(page, quote).getByRole("alert")).toBeVisible();
  },
  async (page) => {
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect(formOn(page, quote).getByRole("alert")).toContainText("pas connecté");
  },
  async (page) => {
    await page.context().setOffline(false);
    await expect(formOn(page, quote).getByRole("alert")).toContainText("revenue");
  },
  async (page, standIn) => {
    const release = await hold(page, /\/api\/contact-forms\//);
    standIn.control({ scenario: "ok" });
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect(formOn(page, quote)).toHaveAttribute("aria-busy", "true");
    setTimeout(release, 1000);
  },
  (page) => expect(page.getByText(/Merci\s!|^Notre réponse.*\.$/).first()).toBeVisible(),
];

export type Journey = readonly [name: string, address: string | undefined, ...Step[]];

/** What visitors do where texts change: name, address (undefined where the site has no such block), and steps. */
export const journeys: readonly Journey[] = [
  [
    "estimator",
    bigChoice && `/obtenir-un-devis${fragmentOf(bigChoice)}`,
    (page) => expect(formOn(page, quote).getByText(/^Notre réponse/)).toBeVisible(),
    slide(/^\d+\s(?!autre)/, 2),
    (page) => page.getByRole("radio").last().check(),
    slide(/autre/, 1),
    (page) => page.getByLabel(/^Date souhaitée/).fill(addDays(day, 200)),
    (page) => page.getByRole("radio").first().check(),
    press(estimator?.button ?? ""),
  ],
  [
    "first estimate",
    bigChoice && "/",
    async (page) => {
      await bring(page.getByRole("combobox"));
      await page.getByRole("combobox").selectOption({ index: 1 });
      await expect(page.getByRole("slider")).toBeVisible();
    },
    slide(/./, 1),
    slide(/./, 2),
  ],
  [
    "planning and partners",
    setting && "/",
    (page) => bring(planning(page)),
    (page) => expect(planning(page).locator("[data-drag]")).not.toHaveCount(0),
    ...[0, 1, 0].map(carryTo),
    (page) => planning(page).getByRole("checkbox").click(),
    press("Arrêter le défilement"),
    press("Relancer le défilement"),
  ],
  [
    "map",
    hasBlock("map") ? "/villes" : undefined,
    ...cities.slice(0, 2).map(({ coordinates }) => nearTo(coordinates)),
    nearTo({ latitude: 0, longitude: -160 }),
    ...[0, 1].map((index) => (page: Page) => page.getByRole("group").getByRole("link").nth(index).focus()),
  ],
  [
    "clock and counter",
    "/contact",
    (page) => expect(page.getByText(/^Notre réponse/).first()).toBeVisible(),
    ...["10:00", "08:00:00"].map((time) => (page: Page) => page.clock.runFor(time)),
    ...[4900, 4999, 5000, 10].map((length) => (page: Page) => ofMessage(page).fill("a".repeat(length))),
    (page) => ofMessage(page).blur(),
  ],
  ["quote form", quote.address, ...failingThenSent],
];
