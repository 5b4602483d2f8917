import { formatDay } from "../../../src/shared/calendar/dates";
import { addDays } from "../../../src/shared/calendar/working-days";
import type { StandIn } from "../../agency-api/stand-in";
import { contact, field, fillIn, formOn, quote, submit } from "../forms/forms";
import { bring, expect, type Page } from "../support/test";
import { nextWorkingDay } from "../support/working-day";

type Step = (page: Page, standIn: StandIn) => Promise<unknown>;

/** Dates of projects are those of the days that the build knows. */
const today = formatDay(new Date());

const slide = (name: RegExp, to: number) => (page: Page) =>
  page.getByRole("slider", { name }).fill(String(to));
const press = (name: string) => (page: Page) => page.getByRole("button", { name }).first().click();
const choose = (name: string) => (page: Page) => page.getByRole("radio", { name }).check();
const planning = (page: Page) => page.getByRole("figure").filter({ has: page.getByRole("checkbox") });
const carryTo = (row: number) => async (page: Page) => {
  await bring(planning(page));
  await planning(page).locator("[data-moves]:visible").hover();
  await page.mouse.down();
  await planning(page).locator("ul > li:has(ul) > p").nth(row).hover();
  await page.mouse.up();
};
/** Its script comes when the line is near; until then the line says what the build knows. */
const clockIsThere = (page: Page) => expect(page.getByText(/^Notre réponse/)).toBeVisible();
const write = (length: number) => (page: Page) =>
  field(page, contact, "Votre message*").fill("a".repeat(length));
const alertSays = (page: Page, words: string) =>
  expect(formOn(page, quote).getByRole("alert")).toContainText(words);

export type Journey = readonly [name: string, day: string, address: string, ...Step[]];

/** What visitors do where texts change. */
export const journeys: readonly Journey[] = [
  [
    "estimator",
    today,
    "/obtenir-un-devis#projet=erp-crm&ecrans=48&donnees=plusieurs&logiciels=6",
    (page) => expect(page.getByRole("slider", { name: "écrans" })).toHaveValue("48"),
    slide(/écrans/, 2),
    choose("Aucune"),
    slide(/autre/, 1),
    (page) => page.getByLabel(/^Date souhaitée/).fill(addDays(today, 200)),
    choose("Un site vitrine"),
    press("Ajouter à ma demande"),
  ],
  [
    "home page",
    today,
    "/",
    async (page) => {
      await bring(page.getByRole("combobox"));
      await page.getByRole("combobox").selectOption("saas");
      await expect(page.getByRole("slider")).toBeVisible();
    },
    slide(/écran/, 1),
    slide(/écran/, 2),
    carryTo(0),
    carryTo(1),
    (page) => planning(page).getByRole("checkbox").click(),
    press("Arrêter le défilement"),
    press("Relancer le défilement"),
  ],
  [
    "map",
    today,
    "/villes",
    async (page) => {
      await page.context().setGeolocation({ latitude: 47.7, longitude: -3.4 });
      await press("Près de moi")(page);
      await expect(page.getByRole("status").getByRole("link")).toHaveText("Lorient");
    },
    (page) => page.getByRole("group").getByRole("link").first().focus(),
  ],
  ["blog", today, "/blog", (page) => expect(page.getByText("Un titre revu").first()).toBeVisible()],
  [
    "clock and counter",
    nextWorkingDay,
    contact.address,
    clockIsThere,
    // In the evening, and after midnight.
    ...["14:00:00", "06:30:00"].map((time) => (page: Page) => page.clock.runFor(time)),
    ...[4900, 4999, 5000, 10].map(write),
  ],
  [
    "quote form",
    nextWorkingDay,
    quote.address,
    async (page) => {
      await submit(page, quote).click({ force: true });
      await clockIsThere(page);
    },
    (page) => fillIn(page, quote),
    async (page, standIn) => {
      standIn.control({ scenario: "500", scope: "forms" });
      await submit(page, quote).click();
      await alertSays(page, "pas pu enregistrer");
    },
    async (page) => {
      await page.context().setOffline(true);
      await press("Réessayer")(page);
      await alertSays(page, "pas connecté");
    },
    async (page) => {
      await page.context().setOffline(false);
      await alertSays(page, "revenue");
    },
    async (page, standIn) => {
      standIn.control({ scenario: "ok" });
      await press("Réessayer")(page);
      await expect(page.getByText(/^Notre réponse, au plus tard/)).toBeVisible();
    },
  ],
];
