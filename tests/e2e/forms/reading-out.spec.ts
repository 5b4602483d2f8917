import { expectAccessible } from "../support/axe";
import { lostTexts, setWidth } from "../support/layout";
import { expect, hold, open, overflowOf, type Page, test } from "../support/test";
import { contact, expectSuccess, field, fillIn, formOn, openSettled, quote, submit } from "./forms";

test("the quote form, from empty to sent, is read out, accessible, and fits at every width", async ({
  page,
  standIn,
}) => {
  const form = formOn(page, quote);
  const [name, email, phone, description] = quote.texts.map(([label]) => field(page, quote, label));
  const expectWhole = async (state: string): Promise<void> => {
    for (const width of [320, 1440, 390]) {
      await setWidth(page, width);
      const faults = async () => [await overflowOf(page), ...(await lostTexts(page))];
      await expect.poll(faults, `${state}, ${width} px`).toEqual([0]);
    }
    await expectAccessible(page, state);
  };
  await page.emulateMedia({ reducedMotion: "reduce" });
  standIn.control({ scenario: "500", scope: "forms" });
  const release = await hold(page, /\/api\/contact-forms\//);
  await open(page, quote.address);
  await submit(page, quote).click();
  await expect(name!).toBeFocused();
  await expect(form).toMatchAriaSnapshot(`
    - form "Demande de devis":
      - paragraph: "* Champ obligatoire, sauf le téléphone"
      - paragraph: 0 % complété
      - textbox "Prénom et nom*" [invalid]
      - paragraph: Le nom est requis.
      - textbox "Adresse e-mail*" [invalid]
      - textbox "Description du projet*" [invalid]
  `);
  await expect(name!).toHaveAttribute("aria-required", "true");
  await expect(email!).toHaveAccessibleDescription("Exemple : nom@domaine.example Adresse email invalide.");
  await expect(phone!).toHaveAccessibleDescription(/^Facultatif \(ex\. /);
  expect((await name!.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  await expectWhole("errors");

  await fillIn(page, quote);
  await description!.fill("a".repeat(4990));
  await submit(page, quote).click();
  await expect(form).toHaveAttribute("aria-busy", "true");
  await expectAccessible(page, "sending");
  release();
  await expect(form.getByRole("alert")).toBeFocused();
  await expect(form).toMatchAriaSnapshot(`
    - form "Demande de devis":
      - paragraph: 100 % complété
      - text: /Formulaire rempli à 100 %/
      - textbox "Prénom et nom*"
      - paragraph: Il reste 10 caractères
      - text: Il reste moins d’un dixième des 5 000 caractères possibles.
      - alert:
        - paragraph: /Une erreur est survenue\\./
        - paragraph: /Votre saisie est conservée\\.$/
        - paragraph:
          - text: "Par téléphone :"
          - link
  `);
  await expect(form.getByText("requis.")).toHaveCount(0);
  await expectWhole("failed");

  standIn.control({ scenario: "ok" });
  await submit(page, quote).click();
  await expectSuccess(page, quote);
  await expectAccessible(page, "sent");
});

test("the first invalid field stays marked beside its error until it is valid", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, quote.address);
  const marked = formOn(page, quote).locator("[data-highlighted]");
  for (const [label, text] of quote.texts.filter(([name]) => !name.startsWith("Téléphone"))) {
    const control = field(page, quote, label);
    await control.fill(" ");
    await control.blur();
    await expect(control).toHaveAttribute("aria-invalid", "true");
    await expect(marked.getByLabel(label, { exact: true })).toHaveCount(1);
    await expect(marked).toHaveCount(1);
    const bar = await control.evaluate((element) => {
      const { opacity, width } = getComputedStyle(element.parentElement!, "::after");
      return { opacity, width };
    });
    expect(bar).toEqual({ opacity: "1", width: "6px" });
    await control.fill(text);
  }
  await expect(marked).toHaveCount(0);
});

/** Collects what live regions announce from now on. @returns all of it, two seconds of the page's clock later */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announced: string[] = [];
    const last = new Map<Element, string>();
    Object.assign(window, { announced });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const node = target instanceof Element ? target : target.parentElement;
        const region = node?.closest("[aria-live=polite], [role=alert], [role=status]");
        const text = region?.textContent ?? "";
        if (!region || last.get(region) === text) continue;
        last.set(region, text);
        if (text !== "") announced.push(text.replace(/\s/g, " "));
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return async () => {
    await page.clock.runFor(2000);
    return page.evaluate(() => Reflect.get(window, "announced") as string[]);
  };
}

test("a message is announced once, and again when it is back", async ({ page }) => {
  await openSettled(page, contact);
  const announced = await listen(page);
  const phone = field(page, contact, "Téléphone");
  const messages = async (...texts: string[]) => {
    for (const text of texts) {
      await phone.fill(text);
      await phone.blur();
      await page.clock.runFor(2000);
    }
    return (await announced()).filter((text) => text.includes("Numéro invalide."));
  };
  const sentence = "Téléphone : Numéro invalide.";
  expect(await messages("12", "12!", "12!!")).toEqual([sentence]);
  // On screen it stands once too, and is no live region of its own.
  const shown = formOn(page, contact).getByText("Numéro invalide.", { exact: true });
  await expect(shown).toHaveCount(1);
  await expect(
    page.locator(":is([aria-live], [role=alert], [role=status])").filter({ has: shown }),
  ).toHaveCount(0);
  expect(await messages("04 65 71 00 00", "12")).toEqual([sentence, sentence]);
});

test("progress is announced at each quarter once typing pauses", async ({ page }) => {
  await page.clock.install();
  await open(page, quote.address);
  await page.clock.pauseAt(Date.now() + 60_000);
  const announced = await listen(page);
  for (const [label, text] of [...quote.texts, [quote.texts[3]![0], "Une suite."] as const]) {
    for (const letter of text) {
      await field(page, quote, label).pressSequentially(letter);
      await page.clock.runFor(50);
    }
    await page.clock.runFor(1500);
  }
  expect(await announced()).toEqual([25, 50, 75, 100].map((percent) => `Formulaire rempli à ${percent} %`));
});
