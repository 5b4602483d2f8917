import { workingDaysFrom } from "../../../../src/shared/calendar/holidays";
import { answerOf, unitFor } from "../../../../src/sections/estimate/estimator-answer";
import { baseChoice, fragmentOf, type Choice } from "../../../../src/sections/estimate/estimator-choice";
import { choiceOf } from "../../../../src/sections/estimate/read-choice";
import { readSetting } from "../../setup/content";
import { opening } from "../../setup/opening";

const settings = readSetting<{ projects: { service: string }[] }>("estimator");

const delays: Readonly<Record<string, [string, object]>> = {
  "site-vitrine": ["1 à 3\u00a0semaines", { min: 1, max: 1 }],
  "erp-crm": ["6\u00a0semaines", { min: 6, max: 6 }],
  saas: ["30\u00a0jours", { min: 4, max: 4 }],
};
const prices: Readonly<Record<string, number>> = { "site-vitrine": 3000, "erp-crm": 54_000, saas: 36_000 };
/** The settings as the page gets them: each service with its price, and its delay. */
const rules = {
  ...settings,
  projects: settings.projects.map(({ service, ...project }) => ({
    ...project,
    delay: delays[service]?.[0],
    weeks: delays[service]?.[1],
    service: {
      slug: service,
      priceFrom: prices[service] ? { amount: prices[service], unit: "HT le projet" } : null,
    },
  })),
} as unknown as Queries.EstimatorFragment;

const project = (slug: string) => {
  const found = rules.projects.find(({ service }) => service.slug === slug);
  if (!found) throw new Error(`${slug} is no project`);
  return found;
};
const read = (hash: string, search = "") => choiceOf({ hash, search }, rules);
const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, " ");

it("finds in an address the choice that was put there", () => {
  const choice: Choice = {
    ...baseChoice(project("erp-crm"), "2027-03-01"),
    screens: 40,
    data: "plusieurs",
    systems: 0,
  };
  expect(fragmentOf(choice)).toBe("#projet=erp-crm&ecrans=40&donnees=plusieurs&logiciels=0&date=2027-03-01");
  expect(read(fragmentOf(choice))).toEqual(choice);
});

it.each(["", "#projet=fusee", "#projet=%E0%A4%A"])("finds no choice in « %s »", (hash) =>
  expect(read(hash)).toBeUndefined(),
);

it.each([
  ["erp-crm&ecrans=9999", { screens: 90 }],
  ["erp-crm&ecrans=0", { screens: 1 }],
  ["erp-crm&ecrans=2.5", {}],
  ["erp-crm&donnees=tout", {}],
  ["erp-crm&date=2027-02-30", {}],
  ["site-vitrine&donnees=plusieurs&logiciels=6", {}],
  ["site-vitrine&donnees=tableurs", { data: "tableurs" }],
])("takes of « %s », written into an address by hand, what is possible", (parameters, expected) => {
  const [slug = ""] = parameters.split("&");
  expect(read(`#projet=${parameters}`)).toEqual({ ...baseChoice(project(slug)), ...expected });
});

const now = { today: "2026-11-24", days: workingDaysFrom("2026-11-24", opening) };
const answer = (part: Partial<Choice>, slug = "erp-crm") =>
  answerOf(rules, { ...baseChoice(project(slug)), ...part }, now);
/** More screens, data and systems than the base delay includes. */
const more = { screens: 27, data: "plusieurs", systems: 3 };
const fewer = { screens: 3, data: "aucune", systems: 0 };

it.each<[what: string, slug: string, part: Partial<Choice>, delay: string, price: string]>([
  ["its base, as it was promised", "saas", {}, "30 jours", "à partir de 36 000 € HT"],
  ["a week that is begun", "site-vitrine", { screens: 2 }, "2 semaines", "à partir de 6 000 € HT"],
  ["less than it includes", "erp-crm", fewer, "6 semaines", "à partir de 54 000 € HT"],
  ["some screens more", "erp-crm", { screens: 27 }, "6 à 7 semaines", "de 54 000 à 63 000 € HT"],
  ["more data", "erp-crm", { data: "plusieurs" }, "7 à 8 semaines", "de 63 000 à 72 000 € HT"],
  ["more of all", "erp-crm", more, "8 à 11 semaines", "de 72 000 à 99 000 € HT"],
])("answers for %s", (_what, slug, part, delay, price) => {
  const given = answer(part, slug);
  expect([given.delay, given.price].map(plain)).toEqual([delay, price]);
});

it("says when it is in use, and what would shorten it", () => {
  expect(answer({}, "saas")).toMatchObject({ inUse: "le 8\u00a0janvier\u00a02027", savings: [] });
  const { inUse, savings } = answer(more);
  expect(plain(inUse)).toBe("entre le 5 et le 26 février 2027");
  expect(savings.map(plain)).toEqual([
    "Des données plus simples à reprendre, ou reprises après l’ouverture : 2 semaines de moins.",
    "Les autres logiciels reliés après l’ouverture : 2 semaines de moins.",
    "Une première version de 24 écrans, le reste ensuite : 1 semaine de moins.",
  ]);
  expect(answer({ screens: 2 }, "site-vitrine").savings.map(plain)).toEqual([
    "Une première version de 1 modèle de page, le reste ensuite : 1 semaine de moins.",
  ]);
});

it("keeps the starting price, and adds what a further week costs where that is said", () => {
  const withMockUp = { ...project("saas"), pricePerWeek: 8000 };
  const price = (screens: number) => plain(answer({ project: withMockUp, screens }, "saas").price);
  expect([10, 15, 20].map(price)).toEqual(
    ["36 000", "44 000", "52 000"].map((amount) => `à partir de ${amount} € HT`),
  );
});

it.each([
  ["modèles de page", "modèle de page"],
  ["autres logiciels à relier", "autre logiciel à relier"],
])("writes %s after 1 as « %s »", (plural, singular) => {
  expect([unitFor(2, plural), unitFor(1, plural)]).toEqual([plural, singular]);
});

it.each([
  ["2026-11-24", /^Le 24 novembre 2026 est passé : choisissez une date à venir\.$/],
  ["2027-01-04", /^Il manque \d+ jours ouvrés pour tenir le 4 janvier 2027 : voyez ce qui raccourcirait/],
  ["2027-02-10", /^Le 10 février 2027 est tenable si tout va bien : il tombe entre nos deux dates\.$/],
  ["2027-03-01", /^Le 1er mars 2027 est tenable, avec 1 jour ouvré de marge\.$/],
  ["2029-03-01", /^Le 1er mars 2029 est tenable\.$/],
  ["20260-05-05", /^Vérifiez l’année de la date souhaitée\.$/],
  ["275760-09-13", /^Vérifiez l’année de la date souhaitée\.$/],
  ["0001-01-01", /^Vérifiez l’année de la date souhaitée\.$/],
])("says of %s whether it can be met", (date, expected) => {
  expect(plain(answer({ ...more, date }).wish)).toMatch(expected);
});

it.each(["2020-01-01", "2026-11-24", "20260-05-05", "0001-01-01"])(
  "asks for no day that cannot be wished: %s",
  (date) => {
    const unknownDay = answerOf(rules, baseChoice(project("saas"), date), { ...now, today: undefined });
    expect(unknownDay.sentences + answer({ date }).sentences).not.toContain("Date souhaitée");
  },
);

it("puts no slip in a year into an address", () => {
  expect(fragmentOf(baseChoice(project("saas"), "20260-05-05"))).not.toContain("date=");
});

it("writes the estimate as sentences of a request", () => {
  expect(plain(answer({ screens: 1 }).sentences)).toContain("environ 1 écran.");
  const { sentences } = answer({ screens: 30, systems: 0, date: "2027-03-01" });
  expect(plain(sentences)).toBe(
    "Un ERP ou un CRM, environ 30 écrans. Données à reprendre : un logiciel en service. " +
      "Autres logiciels à relier : aucun. Délai estimé sur votre site : 7 semaines, pour une mise en service " +
      "le 29 janvier 2027, à partir de 63 000 € HT. Date souhaitée : 1er mars 2027.",
  );
});
