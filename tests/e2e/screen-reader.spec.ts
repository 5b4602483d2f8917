import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { field, fillIn, formOn, quote, submit } from "./forms/forms";
import { open } from "./support/page";
import { expect, test } from "./support/test";

const screenReader = require.resolve("@guidepup/virtual-screen-reader/browser.js");

/**
 * What a screen reader says of a part of the page, from its first word to its last: a simulation of one by the rules of
 * ARIA, in the page itself, where styles hide what they hide. One phrase a line, without those that only end something
 * or name a paragraph.
 */
async function read(page: Page, selector: string): Promise<string> {
  await page.route("**/screen-reader.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: readFileSync(screenReader) }),
  );
  // As a text: what compiles the tests knows no module that the page imports.
  const phrases = await page.evaluate<string[]>(`(async () => {
    const { virtual } = await import("/screen-reader.js");
    await virtual.start({ container: document.querySelector(${JSON.stringify(selector)}) });
    const first = await virtual.lastSpokenPhrase();
    do await virtual.next();
    while ((await virtual.lastSpokenPhrase()) !== first);
    const phrases = await virtual.spokenPhraseLog();
    await virtual.stop();
    return phrases;
  })()`);
  return lines(...phrases.filter((phrase) => !/^(?:end\b|(?:paragraph|strong|list)$)/.test(phrase)));
}

const lines = (...phrases: string[]): string => phrases.join("\n").replace(/[\u00a0\u202f]/g, " ");

test("the quote form: label, hint, what is wrong, how far one is, how much room is left, what became of it", async ({
  page,
  standIn,
}) => {
  const form = `#formulaire-${quote.id}`;
  const [name, email, , description] = quote.texts.map(([label]) => label);
  standIn.control({ scenario: "500", scope: "forms" });
  await open(page, quote.address);
  await submit(page, quote).click();
  await expect(field(page, quote, name!)).toBeFocused();
  const wrong = await read(page, form);
  expect(wrong).toContain("form, Demande de devis");
  expect(wrong).toContain(lines("* Champ obligatoire, sauf le téléphone", "0 % complété"));
  expect(wrong).toContain(lines(name!, `textbox, ${name}, Le nom est requis., invalid, required`));
  const hint = "Exemple : nom@domaine.example";
  expect(wrong).toContain(
    lines(email!, hint, `textbox, ${email}, ${hint} Adresse email invalide., invalid, required`),
  );

  await fillIn(page, quote);
  await field(page, quote, description!).fill("a".repeat(4990));
  await submit(page, quote).click();
  await expect(formOn(page, quote).getByRole("alert")).toBeFocused();
  await expect(formOn(page, quote).getByText(/^Formulaire rempli/)).toHaveText(/100/);
  const failed = await read(page, form);
  expect(failed).toContain(
    lines("Il reste 10 caractères", "Il reste moins d’un dixième des 5 000 caractères possibles."),
  );
  expect(failed).toMatch(
    /\nalert\nUne erreur est survenue\.(?:.|\n)+Votre saisie est conservée\.\nPar téléphone :\nlink, \d/,
  );
  expect(failed).not.toContain("requis.");
});
