import { hold, movePointer, open, waitForScripts } from "../support/page";
import { expect, test } from "../support/test";
import {
  contest,
  field,
  fillIn,
  formOn,
  forms,
  home,
  openFilled,
  quote,
  rules,
  shown,
  submit,
  typed,
} from "./forms";

for (const form of forms) {
  test(`${form.id}: what was typed survives a reload, and a way there and back`, async ({ page }) => {
    await openFilled(page, form);
    await page.reload();
    await waitForScripts(page);
    await expect.poll(() => shown(page, form)).toEqual(typed(form));
    if (form === contest) await expect(rules(page)).toBeChecked();
    await expect(submit(page, form)).toBeEnabled();

    await formOn(page, form).getByRole("link", { name: "politique de confidentialité" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/confidentialité/i);
    await page.goBack();
    await expect.poll(() => shown(page, form)).toEqual(typed(form));

    await page.goto("/mentions-legales");
    await page.goBack();
    await waitForScripts(page);
    await expect.poll(() => shown(page, form)).toEqual(typed(form));
  });

  test(`${form.id}: what was typed before the scripts came is kept, checked and sent`, async ({
    page,
    standIn,
  }) => {
    const release = await hold(page, /\.js$/);
    await page.goto(form.address, { waitUntil: "domcontentloaded" });
    for (const [label, text] of form.texts) await field(page, form, label).fill(text);
    const [mailLabel] = form.texts.find(([, text]) => text.includes("@"))!;
    await field(page, form, mailLabel).fill("camille@");
    if (form === contest) await rules(page).check();
    // Without scripts a submit goes nowhere: neither a reload nor the answers in the address.
    await formOn(page, form).evaluate((element: HTMLFormElement) => element.requestSubmit());
    await field(page, form, form.texts[0]![0]).focus();
    expect(new URL(page.url()).search).toBe("");

    release();
    await movePointer(page);
    await waitForScripts(page);
    await expect(field(page, form, mailLabel)).toHaveAttribute("aria-invalid", "true");
    if (form !== contest) await expect(formOn(page, form).getByText("75 % complété")).toBeVisible();
    await field(page, form, mailLabel).fill("camille@exemple.example");
    expect(await shown(page, form)).toEqual(typed(form));
    await submit(page, form).click();
    await expect.poll(() => standIn.leads().map(({ body }) => body)).toEqual([form.body]);
  });
}

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

test("scripts that never come: what was typed is back after the reload, and the form says how else to write", async ({
  page,
}) => {
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
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/confidentialité/i);
  await page.goBack();
  await expect.poll(() => shown(page, quote)).toEqual(typed(quote));
});

test("a draft stays in its tab", async ({ page, context }) => {
  await openFilled(page, home);
  const other = await context.newPage();
  await open(other, home.address);
  expect((await shown(other, home)).join("")).toBe("");
});
