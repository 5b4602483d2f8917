/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import site from "../../content/settings/site.json";

/**
 * The legal pages are prose, and prose names the agency's address in full. What they name must be what the site's
 * settings say, or a moved agency would keep its old address in the very pages the law asks for.
 */
const pages = readdirSync("content/legal").map(
  (file) => [file, readFileSync(`content/legal/${file}`, "utf8").replaceAll("\u00a0", " ")] as const,
);
const { street, postalCode, city, country } = site.address;
const address = `${street}, ${postalCode} ${city}`;
const all = (text: string, pattern: RegExp): string[] => Array.from(text.matchAll(pattern), ([found]) => found);

it.each(pages)("%s names the mailboxes, the telephone and the address of the settings", (_file, text) => {
  const known = Object.values(site.mailboxes);
  expect(all(text, /[\w.-]+@[\w-]+(?:\.[\w-]+)+/g).filter((mailbox) => !known.includes(mailbox))).toEqual([]);
  const calls = Array.from(text.matchAll(/\[([^\]]+)\]\(tel:([^)]+)\)/g), ([, display, href]) => ({ display, href }));
  for (const call of calls) expect(call).toEqual({ ...site.phone, display: plain(site.phone.display) });
  for (const place of all(text, /\d+ rue [^,\n]+, \d{5} \p{L}+/gu)) expect(place).toBe(plain(address));
});

it("mentions-legales.md gives the legal identity of the settings", () => {
  const [, text = ""] = pages.find(([file]) => file === "mentions-legales.md") ?? [];
  const { companyForm, capital, siren, vat, publicationDirector, host } = site.legal;
  const seat = `${address}, ${country}`;
  for (const fact of [site.brand, seat, companyForm, capital, siren, vat, publicationDirector, host.name, host.address])
    expect(text.toLowerCase()).toContain(plain(fact).toLowerCase());
});

function plain(text: string): string {
  return text.replaceAll("\u00a0", " ");
}

/** The checks that the accessibility statement says we make, and the suites that make them before each release. */
const proofs: Readonly<Record<string, readonly string[]>> = {
  "est examiné par le moteur axe": ["templates", "states"],
  "Parcours complet des pages au clavier seul": ["keyboard", "../layout/dropdowns", "../layout/burger"],
  "Remplissage et envoi de chaque formulaire": ["states", "../forms/filling", "../forms/sending"],
  "Agrandissement du texte à 200 %": ["reflow"],
  "Réglage « réduire les animations »": ["motion"],
  "Lecture sans exécution des scripts": ["../without-scripts"],
};

it("accessibilite.md claims no check that no suite makes", () => {
  const [, text = ""] = pages.find(([file]) => file === "accessibilite.md") ?? [];
  const [, checks = ""] = text.split(/^## /m).find((part) => part.startsWith("Ce que nous avons vérifié"))?.split(/^### Par des tests automatiques$/m) ?? [];
  const claimed = checks.split("\n").filter((line) => line.trim() && !/^(#|Ces tests repèrent)/.test(line));
  expect(claimed.filter((line) => !Object.keys(proofs).some((words) => line.includes(words)))).toEqual([]);
  expect(Object.keys(proofs).filter((words) => !checks.includes(words))).toEqual([]);
  const suites = Object.values(proofs).flat().map((suite) => path.join("tests/e2e/accessibility", `${suite}.spec.ts`));
  expect(suites.filter((suite) => !existsSync(suite))).toEqual([]);
});
