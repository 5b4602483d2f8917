import { builtPage } from "../support/built-pages";
import { contestFormIsShown } from "../support/site";
import { expect, type Locator, open, type Page, test } from "../support/test";
import {
  contact,
  contest,
  field,
  fillIn,
  formOn,
  forms,
  home,
  openSettled,
  quote,
  rules,
  submit,
} from "./forms";

const noContest = "Le site n’a pas de concours ouvert.";

test("each field has its type and its autocomplete", () => {
  const contactFields = ["name text name", "email email email", "phone tel tel"];
  const expected: Readonly<Record<string, readonly string[]>> = {
    accueil: [...contactFields, "message textarea "],
    contact: [...contactFields, "message textarea "],
    devis: [...contactFields, "project_description textarea "],
    concours: [
      "lastName text family-name",
      "firstName text given-name",
      ...["phone tel tel", "email email email", "project textarea "],
    ],
  };
  for (const { id, address, texts } of forms) {
    const labels = [
      ...builtPage(address).document.querySelectorAll<HTMLLabelElement>(`#formulaire-${id} label`),
    ];
    const found = texts.map(([text]) => {
      const control = labels.find(({ textContent }) => textContent === text)?.control as HTMLInputElement;
      return `${control.name} ${control.type} ${control.autocomplete}`;
    });
    expect(found, id).toEqual(expected[id]);
  }
});

/** Pastes a text over what a field holds; the browser takes as much of it as there is room for. */
async function paste(control: Locator, text: string): Promise<void> {
  await control.selectText();
  await control.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", pasted);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    document.execCommand("insertText", false, pasted);
  }, text);
}

for (const [form, label, max] of [
  [contact, "Votre message*", 5000],
  [contest, "Prénom*", 100],
] as const)
  test(`${form.id}, ${label}: counts the last tenth down, stops at ${max}`, async ({ page }) => {
    test.skip(!forms.includes(form), noContest);
    await open(page, form.address);
    const control = field(page, form, label);
    const counter = page.locator(`[id="${await control.getAttribute("id")}-counter"]`);
    const limit = `Limite de ${max === 5000 ? "5 000" : max} caractères atteinte`;
    for (const [length, says] of [
      [max * 0.9 - 1, ""],
      [max * 0.9, `Il reste ${max / 10} caractères`],
      [max - 1, "Il reste 1 caractère"],
      [max, `${limit}.`],
      [max + 6, `${limit} : la fin du texte collé n’a pas été reprise.`],
    ] as const) {
      await paste(control, "a".repeat(length));
      await expect(counter).toHaveText(says);
    }
    await expect(control).toHaveValue("a".repeat(max));
    await expect(control).toHaveAccessibleDescription(new RegExp(limit.replaceAll(" ", "\\s")));
    await control.press("Backspace");
    await expect(counter).toHaveText("Il reste 1 caractère");
  });

test("the quote form reads out hints, errors, room left and a failed send", async ({ page, standIn }) => {
  const form = formOn(page, quote);
  const [name, email, phone, description] = quote.texts.map(([label]) => field(page, quote, label));
  standIn.control({ scenario: "500", scope: "forms" });
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
  await expect(phone!).toHaveAccessibleDescription(/^\*\sIci, facultatif\./);

  await fillIn(page, quote);
  await description!.fill("a".repeat(4990));
  await submit(page, quote).click();
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
});

for (const form of [home, quote])
  test(`${form.id}: a refused number and a short address say what can be done`, async ({ page }) => {
    await open(page, form.address);
    await fillIn(page, form);
    const [email, phone] = ["email", "phone"].map((name) => formOn(page, form).locator(`[name="${name}"]`));
    await email!.fill("camille@gmail");
    await phone!.fill("+687 26 12 34");
    await expect(email!).toHaveAccessibleDescription("camille@gmail : il manque peut-être la fin");
    await phone!.blur();
    await expect(phone!).toHaveAccessibleDescription(
      /^Autre format\s\? Laissez vide, .* Numéro .*invalide\.$/,
    );
    await phone!.fill("");
    await expect(submit(page, form)).toBeEnabled();
    await expect(email!).toHaveAttribute("aria-invalid", "false");
  });

test("the contest’s button waits for the rules; Enter leads to the first fault", async ({
  page,
  standIn,
}) => {
  test.skip(!contestFormIsShown, noContest);
  await open(page, contest.address);
  await field(page, contest, "Nom*").fill("Renard");
  await field(page, contest, "Nom*").press("Enter");
  await expect(field(page, contest, "Prénom*")).toBeFocused();
  await expect(field(page, contest, "Prénom*")).toHaveAccessibleDescription(
    /Prénom requis \(min\. 2 caractères\)/,
  );
  await fillIn(page, contest);
  await rules(page).uncheck();
  await rules(page).blur();
  await expect(submit(page, contest)).toBeDisabled();
  await expect(rules(page)).toHaveAccessibleDescription(/Acceptez les règles pour vous inscrire\./);
  await rules(page).check();
  await expect(submit(page, contest)).toBeEnabled();
  expect(standIn.leads()).toEqual([]);
});

/** Notes what live regions say from now on. @returns all of it, two seconds of the page's clock later */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    const last = new Map<Element, string>();
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const node = target instanceof Element ? target : target.parentElement;
        const region = node?.closest("[aria-live=polite], [role=alert], [role=status]");
        const text = region?.textContent ?? "";
        if (!region || last.get(region) === text) continue;
        last.set(region, text);
        if (text !== "") heard.push(text.replace(/\s/g, " "));
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return async () => {
    await page.clock.runFor(2000);
    return page.evaluate(() => Reflect.get(window, "heard") as string[]);
  };
}

test("a message is announced once, and again when it is back", async ({ page }) => {
  await openSettled(page, contact);
  const heard = await listen(page);
  const phone = field(page, contact, "Téléphone");
  const messages = async (...texts: string[]) => {
    for (const text of texts) {
      await phone.fill(text);
      await phone.blur();
      await page.clock.runFor(2000);
    }
    return (await heard()).filter((text) => text.includes("Numéro invalide."));
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
  const heard = await listen(page);
  for (const [label, text] of [...quote.texts, [quote.texts[3]![0], "Une suite."] as const]) {
    for (const letter of text) {
      await field(page, quote, label).pressSequentially(letter);
      await page.clock.runFor(50);
    }
    await page.clock.runFor(1500);
  }
  expect(await heard()).toEqual([25, 50, 75, 100].map((percent) => `Formulaire rempli à ${percent} %`));
});
