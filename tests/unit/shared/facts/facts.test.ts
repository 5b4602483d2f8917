import { completeEntry } from "../../../../src/shared/facts/complete-entry";
import { factsIn, factsOf, type ContentEntry } from "../../../../src/shared/facts/facts";
import { fillEvery, fillMarks } from "../../../../src/shared/facts/marks";
import { weeksOf } from "../../../../src/shared/facts/quantity";

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
  duration: { value: "dès 3 semaines" },
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
    duration: { value: "30 min ou 1 h" },
  },
}).map(([path, data]) => ({ path, data }));
const facts = factsOf(entries);

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
  [
    "dès {{prix de l’ERP}} ou {{montant ERP}} ; en {{délai de l’ERP}}",
    "dès 54 000 € HT ou 54 000 € ; en 3 semaines",
  ],
  ["{{prix du premier module}}, soit {{montant premier module}}", "27 000 € HT, soit 27 000 €"],
  ["{{prix sans montant}}", "{{prix sans montant}}"],
  ["{{Équipe de l’ERP}}, {{prix de seance}}", "Trois personnes, offert"],
  [
    "{{téléphone}}, {{courriel}}, {{siège}}",
    "04 00 00 00 00, contact@agence.example, 1 rue Haute, 56000 Vannes, France",
  ],
  [
    "de {{agence}}, que {{agence}} ; le de {{délai de réponse}}",
    "d’Aubépine, qu’Aubépine ; le de 4 heures ouvrées",
  ],
  ["d’{{délai de réponse}}", "de 4 heures ouvrées"],
  [
    "\\{{note}} et {{inconnue}} et {{sans valeur}} et {{d’une marque}}",
    "{{note}} et {{inconnue}} et {{sans valeur}} et {{d’une marque}}",
  ],
  ['<a href="{{note}}">{{note}}</a>', '<a href="{{note}}">4,9/5</a>'],
  ["{{note {{note}}}}", "{{note 4,9/5}}"],
])("%s is filled", (text, filled) => {
  expect(plain(fillMarks(text, facts))).toBe(filled);
});

it("a number keeps its unit on its line", () => {
  expect(fillMarks("{{délai de réponse}}, {{prix de l’ERP}}", facts)).toBe(
    "4\u00a0heures ouvrées, 54\u00a0000\u00a0€\u00a0HT",
  );
});

it("a name that takes no elision gets none", () => {
  const other = factsOf([{ path: "settings/brand.json", data: { name: "Sorbier" } }]);
  expect(fillMarks("d’{{agence}}, qu’{{agence}}", other)).toBe("de Sorbier, que Sorbier");
});

it("leads are kept by the site's host where nobody else is named", () => {
  const filled = [{}, { leadsHost: "Autre" }].map((named) => {
    const legal = { host: { name: "Hébergeur" }, ...named };
    return fillMarks(
      "{{hébergeur des demandes}}",
      factsOf([{ path: "settings/site.json", data: { legal } }]),
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
  expect(plain(fillMarks("{{trajet}}", factsIn(city, facts)))).toBe(words);
  expect(fillMarks("{{trajet}}", facts)).toBe("{{trajet}}");
});

it.each([
  ["1 à 3\u00a0semaines", { min: 1, max: 3 }],
  ["14 jours", { min: 2, max: 2 }],
  ["72 heures", { min: 0.6, max: 0.6 }],
  ["30 min ou 1 h", { min: 1 / 240, max: 1 / 240 }],
  ["Sur mesure", undefined],
])("%s is that many weeks", (delay, weeks) => {
  expect(weeksOf(delay)).toEqual(weeks);
});

it("every text of an entry is filled, but for code", () => {
  const entry = { seo: { title: "{{note}}" }, points: ["{{note}}", 3], code: "{{ note }}" };
  expect(fillEvery(entry, facts)).toEqual({
    seo: { title: "4,9/5" },
    points: ["4,9/5", 3],
    code: "{{ note }}",
  });
});

it.each([
  ["04.65.71.00.00", "+33465710000"],
  ["+32 2 123 45 67", "+3221234567"],
])("%s is dialled %s", (display, href) => {
  const entry = { path: "settings/site.json", data: { phone: { display } } };
  expect(completeEntry(entry, facts)).toEqual({ phone: { display, href } });
});

it("a service says its delay in weeks too, and its project takes over the one that is counted", () => {
  const completed = (path: string, data: unknown) => completeEntry({ path, data }, facts);
  expect(completed("services/erp-crm/index.json", service)).toMatchObject({
    priceFrom: { unit: "HT, dont 27\u00a0000\u00a0€ pour le premier module" },
    duration: { weeks: { min: 3, max: 3 } },
  });
  const range = { ...service, duration: { value: "1 à 3 semaines" } };
  const counted = factsOf([
    { path: "services/erp-crm/index.json", data: service },
    { path: "services/site/index.json", data: { ...range, time: { delay: "{{délai de l’ERP}}" } } },
    { path: "services/atelier/index.json", data: { duration: { value: "2 jours" } } },
  ]);
  const projects = [{ service: "erp-crm" }, { service: "site" }, { service: "atelier" }, { service: "gone" }];
  expect(completeEntry({ path: "settings/estimator.json", data: { projects } }, counted)).toEqual({
    projects: [
      { service: "erp-crm", delay: "3 semaines", weeks: { min: 3, max: 3 } },
      { service: "site", delay: "1 à 3 semaines", weeks: { min: 3, max: 3 } },
      { service: "atelier", delay: "2 jours", weeks: undefined },
      { service: "gone", delay: "", weeks: undefined },
    ],
  });
});
