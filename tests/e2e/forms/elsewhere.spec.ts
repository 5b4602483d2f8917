import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright/test";
import { createStandIn, type StandIn } from "../../agency-api/stand-in";
import { expect, test } from "../support/test";
import { contact, formOn, openFilled, quote, shown, submit, typed } from "./forms";

/** The page's policy names the API's origin only where the build knows it; here the tests move the API. */
test.use({ bypassCSP: true });

/** Calls the API at an absolute address, as a site built with GATSBY_AGENCY_API_URL does. */
const moveApi = (page: Page, address: string) =>
  page.addInitScript((base) => {
    const { fetch } = window;
    window.fetch = (input, init) => fetch(String(input).replace(/^\/api/, base), init);
  }, `${address}/api`);

let storeDir = "";
let other: StandIn;

test.beforeEach(() => {
  storeDir = mkdtempSync(path.join(tmpdir(), "e2e-elsewhere-"));
  other = createStandIn({ storeDir });
});
test.afterEach(async () => {
  await other.close();
  rmSync(storeDir, { recursive: true, force: true });
});

test("an API on another origin that allows the site gets the lead", async ({ page }) => {
  await moveApi(page, await other.listen(0));
  await openFilled(page, quote);
  await submit(page, quote).click();
  await expect(page).toHaveURL(/type=devis$/);
  expect(other.leads().map(({ body }) => body)).toEqual([quote.body]);
});

test("an API on another origin that refuses the site is a failure, and nothing is lost", async ({
  page,
  standIn,
}) => {
  await moveApi(page, await other.listen(0));
  other.control({ scenario: "cors-refuse" });
  await openFilled(page, contact);
  await submit(page, contact).click();
  const alert = formOn(page, contact).getByRole("alert");
  await expect(alert).toContainText(contact.apology);
  await expect(alert).toContainText("La connexion avec notre serveur a été coupée ou refusée.");
  expect(await shown(page, contact)).toEqual(typed(contact));
  expect(other.leads()).toEqual([]);
  expect(standIn.leads()).toEqual([]);

  other.control({ scenario: "ok" });
  await alert.getByRole("button", { name: "Réessayer" }).click();
  await expect(page).toHaveURL(/type=contact$/);
  expect(other.leads().map(({ body }) => body)).toEqual([contact.body]);
});
