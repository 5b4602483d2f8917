import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { unitFor } from "../../src/sections/estimate/estimator-answer";
import { fragmentOf } from "../../src/sections/estimate/estimator-choice";
import { field, fillIn, formOn, quote, submit } from "./forms/forms";
import { navigation } from "./support/content";
import { answerTo, bigChoice, estimator } from "./support/estimator";
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

test("the menus of the header: each group before its links, and nothing of a menu that is shut", async ({
  page,
}) => {
  const { services } = navigation;
  await open(page, "/contact");
  const shut = await read(page, "header");
  expect(shut).toContain(lines("group", "Nos services", "listitem"));
  await page.getByText("Nos services").first().press("Enter");
  await expect(page.getByRole("link", { name: "Tous nos services" })).toBeVisible();
  const opened = await read(page, "header");
  for (const { label, items } of services) {
    expect(shut).not.toContain(label);
    const size = `set size ${items.length}`;
    expect(opened).toContain(lines(label, `listitem, level 2, position 1, ${size}`, "link, "));
  }
  expect(opened.match(/^link, /gm)).toHaveLength(
    shut.match(/^link, /gm)!.length + services.flatMap(({ items }) => items).length + 1,
  );
});

test("the estimator: each choice with its delay and price, and the answer as sentences", async ({ page }) => {
  test.skip(!bigChoice, "Le site n’a pas d’estimation en ligne.");
  const { projects, data } = estimator!;
  const choice = bigChoice!;
  const now = new Date().toISOString();
  const { delay, price = "", inUse, phases } = answerTo(choice, now);
  await page.clock.setFixedTime(now);
  await page.goto(`/obtenir-un-devis${fragmentOf(choice)}`);
  await expect(page.getByRole("slider")).toHaveCount(2);
  await expect(page.locator("#estimation").getByRole("status")).not.toBeEmpty();
  const said = await read(page, "#estimation");
  expect(said).toContain(lines("group, Quel projet ?", "Quel projet ?", "radio, "));
  expect(said.match(/^radio, /gm)).toHaveLength(projects.length + data.length);
  for (const { label, delay: base } of projects) expect(said).toContain(lines(`radio, ${label} ${base}`));
  const { unit } = choice.project.screens;
  const [screens, systems] = [choice.screens, choice.systems].map(String);
  expect(said).toContain(
    lines(delay, `dès le périmètre validé\u00a0; en service ${inUse}`, ...(price ? [price] : []), screens!, unitFor(choice.screens, unit)),
  );
  expect(said).toContain(lines(`slider, ${unit}, ${screens},`));
  expect(said).toContain(lines(`slider, autres logiciels à relier, ${systems},`));
  expect(said).toMatch(new RegExp(`position 2, set size ${phases.length}\\n.+\\n(?:du|le) \\d`));
  expect(said).toContain(lines("status", [delay, `en service ${inUse}`, price].filter(Boolean).join(", ")));
});
