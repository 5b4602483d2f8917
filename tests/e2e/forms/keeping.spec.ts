import { expect, hold, test, waitForScripts } from "../support/test";
import { contest, fillIn, formOn, forms, openFilled, quote, rules, shown, submit, typed } from "./forms";

// One with a box, where there is one; tests/engines reloads all of them.
const form = forms.at(-1)!;

test(`${form.id}: what was typed survives a reload, and a way there and back`, async ({ page }) => {
  await openFilled(page, form);
  await page.reload();
  await waitForScripts(page);
  await expect.poll(() => shown(page, form)).toEqual(typed(form));
  if (form === contest) await expect(rules(page)).toBeChecked();
  await expect(submit(page, form)).toBeEnabled();

  await formOn(page, form).getByRole("link", { name: "politique de confidentialité" }).click();
  await expect(page).toHaveURL(/\/politique-de-confidentialite$/);
  await page.goBack();
  await expect.poll(() => shown(page, form)).toEqual(typed(form));

  await page.goto("/mentions-legales");
  await page.goBack();
  await waitForScripts(page);
  await expect.poll(() => shown(page, form)).toEqual(typed(form));
});

test("what was typed survives a crash of the tab", async ({ page, context }) => {
  await openFilled(page, quote);
  const devTools = await context.newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  devTools.send("Page.crash").catch(() => undefined);
  await crashed;
  // Playwright gives a crashed page up; the browser's own button does not.
  await devTools.send("Page.reload");
  const expression = `document.getElementById("devis-project_description")?.value`;
  const read = async (): Promise<unknown> =>
    (await devTools.send("Runtime.evaluate", { expression })).result.value;
  await expect.poll(read).toBe(quote.body.project_description);
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
  await expect(alert).toContainText("Il nous est peut-être parvenu\u00a0; en cas de doute, renvoyez-le.");
  expect(await shown(page, quote)).toEqual(typed(quote));
  standIn.control({ scenario: "ok" });
  await alert.getByRole("button", { name: "Réessayer" }).click();
  await expect(page).toHaveURL(/type=devis$/);
  expect(standIn.leads().map(({ body }) => body)).toEqual([quote.body]);
});

test("without its scripts the form keeps what was typed, and names another way", async ({ page }) => {
  await page.route(/\/app-[0-9a-f]+\.js$/, (route) => route.abort());
  await page.goto(quote.address);
  const anew = page.waitForEvent("domcontentloaded");
  await fillIn(page, quote);
  await anew;
  await expect(formOn(page, quote).getByText("L’envoi de ce formulaire demande JavaScript.")).toBeVisible();
  expect(await shown(page, quote)).toEqual(typed(quote));
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
  await formOn(page, quote).getByRole("link", { name: "politique de confidentialité" }).click();
  await expect(page).toHaveURL(/\/politique-de-confidentialite$/);
  await page.goBack();
  await expect.poll(() => shown(page, quote)).toEqual(typed(quote));
});

test("after a fatal error the page and what was typed are still there", async ({ page }) => {
  const release = await hold(page, /\.js$/);
  await page.goto(quote.address, { waitUntil: "domcontentloaded" });
  const before = await page.getByRole("main").innerText();
  await fillIn(page, quote);
  await page.evaluate(() => Object.assign(window, { matchMedia: null, IntersectionObserver: null }));
  release();
  await expect(formOn(page, quote).getByText("L’envoi de ce formulaire demande JavaScript.")).toBeVisible();
  expect(await shown(page, quote)).toEqual(typed(quote));
  expect(await page.getByRole("main").innerText()).toContain(before.slice(0, 200));
  await page.reload();
  await waitForScripts(page);
  expect(await shown(page, quote)).toEqual(typed(quote));
});
