import type { ContentEntry } from "../../../../src/shared/text/fact";
import { factsIn, factsOf } from "../../../../src/shared/text/facts";
import { finish } from "../../../../src/shared/text/finish";
import { isDelay, weeksOf } from "../../../../src/shared/text/quantity";
import { dialled } from "../../../../src/shared/text/sources";

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");

const claims = {
  replyHours: { value: 4, unit: "heure ouvrée" },
  rating: { value: "4,9/5", count: 27 },
  others: [
    { name: "délai de la garantie", value: "7", unit: "jour calendaire" },
    { name: "durée d’un sprint", value: "1", unit: "semaine" },
    { name: "créneaux offerts", value: "21", unit: "créneau par mois" },
    { name: "groupe de formation", value: "4 à 8", unit: "personne" },
    { name: "part remboursée", value: "100", unit: "%" },
    { name: "accès", value: "1", unit: "accès" },
    { name: "salles", value: "2", unit: "salle à louer" },
    { name: "relance", value: "3", unit: "jour après la signature" },
    { name: "travaux", value: "2", unit: "travail" },
    { name: "cadence", value: "16,5", unit: "heure" },
    { name: "délai de rappel", value: "11", unit: "jour" },
    { name: "essai", value: "1", unit: "séance offerte" },
    { name: "visites", value: "21", unit: "journée" },
    { name: "trimestre", value: "1", unit: "trimestre" },
    { name: "sans valeur", value: "" },
    { name: "d’une marque", value: "{{note}}" },
  ],
};
const site = {
  phone: { display: "04 00 00 00 00" },
  mailboxes: { general: "contact@agence.example" },
  address: { street: "1 rue Haute", postalCode: "56000", city: "Vannes", country: "France" },
};
const service = {
  calledInMarks: "de l’ERP",
  priceFrom: { amount: 54_000, unit: "HT, dont {{montant du premier module}} pour le premier module" },
  prices: [
    { calledInMarks: "du premier module", amount: 27_000, unit: "HT" },
    { calledInMarks: "sans montant" },
    3,
  ],
  duration: { value: "Dès 3 semaines" },
  team: "trois personnes",
};
const entries: ContentEntry[] = Object.entries({
  "settings/brand.json": { name: "Aubépine" },
  "settings/site.json": site,
  "settings/claims.json": claims,
  "settings/key-stats.json": { items: [{ value: 1200, label: "projets" }] },
  "services/erp-crm/index.json": service,
  "services/seance/index.json": {
    priceFrom: { amount: 0, unit: "pour une heure" },
    duration: { value: "environ 6 semaines" },
  },
  "services/conseil/index.json": { duration: { value: "Sur mesure" } },
}).map(([path, data]) => ({ path, data }));
const { byKey: facts } = factsOf(entries);

it.each([
  ["Réponse sous {{délai de réponse}}.", "Réponse sous 4 heures ouvrées."],
  ["{{Délai de réponse en lettres}}, pas plus", "Quatre heures ouvrées, pas plus"],
  ["{{délai de réponse en abrégé}}", "4 h"],
  ["{{DELAI  réponse}} et {{delai-de-reponse}}", "4 heures ouvrées et 4 heures ouvrées"],
  ["{{délai de la garantie}}, soit {{délai de la garantie en abrégé}}", "7 jours calendaires, soit 7 jours"],
  [
    "un sprint d’{{durée d’un sprint en lettres}} ({{durée d’un sprint}})",
    "un sprint d’une semaine (1 semaine)",
  ],
  [
    "{{créneaux offerts}} ou {{créneaux offerts en lettres}}",
    "21 créneaux par mois ou vingt et un créneaux par mois",
  ],
  ["{{groupe de formation}}, {{groupe de formation en lettres}}", "4 à 8 personnes, quatre à huit personnes"],
  ["{{part remboursée}}, {{note}}, {{nombre d’avis}}, {{nombre de projets}}", "100 %, 4,9/5, 27, 1 200"],
  ["{{accès}}, {{salles}}, {{relance}}", "1 accès, 2 salles à louer, 3 jours après la signature"],
  [
    "{{essai en lettres}}, {{visites en lettres}}, {{trimestre en lettres}}",
    "une séance offerte, vingt et une journées, un trimestre",
  ],
  ["{{travaux}}, {{travaux en abrégé}}, {{cadence en lettres}}", "2 travaux, 2 travaux, 16,5 heures"],
  [
    "dès {{prix de l’ERP}} ou {{montant ERP}} ; en {{délai de l’ERP}}",
    "dès 54 000 € HT ou 54 000 € ; en 3 semaines",
  ],
  ["{{prix du premier module}}, soit {{montant premier module}}", "27 000 € HT, soit 27 000 €"],
  ["{{prix sans montant}}", "{{prix sans montant}}"],
  ["{{Équipe de l’ERP}}, {{prix de seance}}", "Trois personnes, offert"],
  // What no program reads is told at its own field, and not wherever it is repeated.
  ["{{délai de la seance}}, {{délai conseil}}", "environ 6 semaines, {{délai conseil}}"],
  [
    "{{téléphone}}, {{courriel}}, {{siège}}",
    "04 00 00 00 00, contact@agence.example, 1 rue Haute, 56000 Vannes, France",
  ],
  [
    "de {{agence}}, que {{agence}} ; le de {{délai de réponse}}",
    "d’Aubépine, qu’Aubépine ; le de 4 heures ouvrées",
  ],
  ["d’{{délai de réponse}}, DE {{agence}}", "de 4 heures ouvrées, D’Aubépine"],
  ["plus que {{délai de rappel en lettres}}", "plus que onze jours"],
  ["un délai d'{{délai de rappel en lettres}}", "un délai de onze jours"],
  [
    "{{inconnue}} et {{sans valeur}} et {{d’une marque}}",
    "{{inconnue}} et {{sans valeur}} et {{d’une marque}}",
  ],
  ["{{note {{note}}}}", "{{note 4,9/5}}"],
])("%s is filled", (text, filled) => {
  expect(plain(finish(text, facts))).toBe(filled);
});

it("a name shows no mute h: what was written before it stands", () => {
  const other = factsOf([{ path: "settings/brand.json", data: { name: "Horizon" } }]).byKey;
  expect(finish("d’{{agence}}, de {{agence}}", other)).toBe("d’Horizon, de Horizon");
});

it("an address without a town has no loose comma, and none at all makes no fact", () => {
  const seat = (address: object) => factsOf([{ path: "settings/site.json", data: { address } }]).byKey;
  expect(finish("{{siège}}", seat({ street: "1 rue Haute", country: "France" }))).toBe("1 rue Haute, France");
  expect(finish("{{siège}}", seat({}))).toBe("{{siège}}");
});

it("leads are kept by the site's host where nobody else is named", () => {
  const filled = [{}, { leadsHost: "Autre" }].map((named) => {
    const legal = { host: { name: "Hébergeur" }, ...named };
    return finish(
      "{{hébergeur des demandes}}",
      factsOf([{ path: "settings/site.json", data: { legal } }]).byKey,
    );
  });
  expect(filled).toEqual(["Hébergeur", "Autre"]);
});

it.each([
  [45, "trois quarts d’heure"],
  [75, "une heure et quart"],
  [100, "1 h 40"],
  [285, "un peu moins de cinq heures"],
  [390, "six heures et demie"],
])("a city at %i minutes says so in words, to itself alone", (travelMinutes, words) => {
  const city = { path: "cities/vannes/index.json", data: { travelMinutes } };
  expect(plain(finish("{{trajet}}", factsIn(city, facts)))).toBe(words);
  expect(finish("{{trajet}}", facts)).toBe("{{trajet}}");
});

it.each([
  ["1 à 3\u00a0semaines", { min: 1, max: 3 }],
  ["14 jours", { min: 2, max: 2 }],
  ["72 heures", { min: 0.6, max: 0.6 }],
  ["30 min ou 1 h", { min: 1 / 240, max: 1 / 240 }],
  ["Dès 6 semaines", { min: 6, max: 6 }],
  ["Sur mesure", undefined],
])("%s is that many weeks", (delay, weeks) => {
  expect(weeksOf(delay)).toEqual(weeks);
});

it.each([
  ["Sur mesure", true],
  ["30 min ou 1 h", true],
  ["48h", false],
  ["2 mois", false],
  ["environ 6 semaines", false],
])("%s can be read: %s", (delay, isRead) => {
  expect(isDelay(delay)).toBe(isRead);
});

it.each([
  ["04.65.71.00.00", "+33465710000"],
  ["+32 2 123 45 67", "+3221234567"],
])("%s is dialled %s", (display, number) => {
  expect(dialled(display)).toBe(number);
});
