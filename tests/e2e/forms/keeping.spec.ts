import { expect, hold, type Page, test, waitForScripts } from "../support/test";
import { contest, fillIn, formOn, openFilled, quote, rules, shown, submit, typed, type Form } from "./forms";

const keeps = (page: Page, form: Form): Promise<void> =>
  expect.poll(() => shown(page, form)).toEqual(typed(form));

/** To another page by a link of the form, and back. */
async function leaveAndReturn(page: Page, form: Form): Promise<void> {
  await formOn(page, form).getByRole("link", { name: "politique de confidentialité" }).click();
  await expect(page).toHaveURL(/\/politique-de-confidentialite$/);
  await page.goBack();
}

test("what was typed survives a way there and back, a new document, and a doubled tab", async ({ page }) => {
  await openFilled(page, contest);
  await leaveAndReturn(page, contest);
  await keeps(page, contest);
  await page.goto("/mentions-legales");
  await page.goBack();
  await waitForScripts(page);
  await keeps(page, contest);
  await expect(rules(page)).toBeChecked();
  await expect(submit(page, contest)).toBeEnabled();

  // As after a crash: nobody has told this page that it ends.
  const doubled = page.waitForEvent("popup");
  await page.evaluate(() => void open(location.href));
  await keeps(await doubled, contest);
});

test("a browser that keeps nothing: what was typed survives a way there and back", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("Refusé.", "SecurityError");
      },
    }),
  );
  await openFilled(page, quote);
  await leaveAndReturn(page, quote);
  await keeps(page, quote);
});

test("leaving during a send warns, and a send cut off says so afterwards", async ({ page, standIn }) => {
  standIn.control({ scenario: "silent", scope: "forms" });
  await openFilled(page, quote);
  const sent = page.waitForRequest("**/api/contact-forms/**");
  await submit(page, quote).click();
  await sent;
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
  const alert = formOn(page, quote).getByRole("alert");
  await expect(alert).toContainText("Il nous est peut-être parvenu ; en cas de doute, renvoyez-le.");
  expect(await shown(page, quote)).toEqual(typed(quote));
  standIn.control({ scenario: "ok" });
  await alert.getByRole("button", { name: "Réessayer" }).click();
  await expect(page).toHaveURL(/type=devis$/);
  expect(standIn.leads().map(({ body }) => body)).toEqual([quote.body]);
});

const otherWay = "L’envoi de ce formulaire demande JavaScript.";

test("without its scripts the form keeps what was typed, and names another way", async ({ page }) => {
  await page.route(/\/app-[0-9a-f]+\.js$/, (route) => route.abort());
  await page.goto(quote.address);
  const anew = page.waitForEvent("domcontentloaded");
  await fillIn(page, quote);
  await anew;
  await expect(formOn(page, quote).getByText(otherWay)).toBeVisible();
  await keeps(page, quote);
});

test("after a fatal error the page and what was typed are still there", async ({ page }) => {
  const release = await hold(page, /\.js$/);
  await page.goto(quote.address, { waitUntil: "domcontentloaded" });
  await fillIn(page, quote);
  await page.evaluate(() => Object.assign(window, { matchMedia: null, IntersectionObserver: null }));
  release();
  await expect(formOn(page, quote).getByText(otherWay)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await keeps(page, quote);
  await page.reload();
  await waitForScripts(page);
  await keeps(page, quote);
});
