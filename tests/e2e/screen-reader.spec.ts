import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { field, fillIn, formOn, quote, submit } from "./forms/forms";
import { open } from "./support/page";
import { readSetting } from "./support/site";
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
  type Menu = { label: string; items: string[] }[];
  const { services } = readSetting<{ services: Menu }>("navigation");
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
  await page.goto("/obtenir-un-devis#projet=erp-crm&ecrans=40&donnees=plusieurs&logiciels=1");
  await expect(page.getByRole("slider")).toHaveCount(2);
  await expect(page.locator("#estimation").getByRole("status")).not.toBeEmpty();
  const said = await read(page, "#estimation");
  expect(said).toContain(lines("group, Quel projet ?", "Quel projet ?", "radio, "));
  expect(said.match(/^radio, .+ HT, (?:not )?checked/gm)).toHaveLength(6);
  expect(said).toMatch(
    /^[\d à]+ semaines\nEn service entre le .+\nde .+ HT\n40\nécrans\nslider, écrans, 40,/m,
  );
  expect(said).toContain(lines("1", "autre logiciel à relier", "slider, autres logiciels à relier, 1,"));
  expect(said).toMatch(/position 2, set size 4\n.+\ndu \d/);
  expect(said).toMatch(/status\n[\d à]+ semaines, en service entre le .+ HT$/m);
});

test("the map: one phrase a city, and what was found near", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 45.9, longitude: 4.72 });
  await open(page, "/villes");
  await page.getByRole("button", { name: "Près de moi" }).click();
  await expect(page.getByRole("status").getByRole("link")).toBeVisible();
  const said = await read(page, "main header");
  expect(said).toContain(
    lines("button, Près de moi", "status", "La plus proche est", "link, Lyon", ", à 18 km à vol d’oiseau."),
  );
  const points = await page.getByRole("group").getByRole("link").count();
  expect(said.match(/^link, .+ : .+/gm)).toHaveLength(points);
});

test("a figure is said before what it counts", async ({ page }) => {
  const { about } = readSetting<{ about: { facts: { value: string; label: string }[] } }>("home");
  await open(page, "/");
  const said = await read(page, "[aria-labelledby=qui-sommes-nous]");
  expect(said).toContain(
    lines(...about.facts.flatMap(({ value, label }) => ["term", value, "definition", label])),
  );
});
