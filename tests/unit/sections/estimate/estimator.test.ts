import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { answerOf, unitFor } from "../../../../src/sections/estimate/estimator-answer";
import { EstimatorCalendar } from "../../../../src/sections/estimate/estimator-calendar";
import {
  baseChoice,
  choiceOf,
  fragmentOf,
  type Choice,
} from "../../../../src/sections/estimate/estimator-choice";
import { formatBasePrice } from "../../../../src/sections/estimate/base-delay";
import { estimateWeeks } from "../../../../src/shared/estimate";
import { readSetting } from "../../setup/content";
import { opening } from "../../setup/opening";

const settings = readSetting<{ projects: { service: string }[] }>("estimator");

const prices: Readonly<Record<string, number>> = { "site-vitrine": 3000, "erp-crm": 54_000, saas: 36_000 };
/** The settings as the page gets them: each service with its price. */
const rules = {
  ...settings,
  projects: settings.projects.map(({ service, ...project }) => ({
    ...project,
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

it.each([
  ["nothing", ""],
  ["a project nobody knows", "#projet=fusee"],
  ["a broken escape", "#projet=%E0%A4%A"],
])("finds no choice in an address with %s", (_name, hash) => expect(read(hash)).toBeUndefined());

it.each([
  ["ecrans=9999", { screens: 90 }],
  ["ecrans=0", { screens: 1 }],
  ["ecrans=2.5", {}],
  ["donnees=tout", {}],
  ["date=2027-02-30", {}],
  ["date=2027-02-28", { date: "2027-02-28" }],
])("takes of %s, written into an address by hand, what is possible", (part, expected) => {
  expect(read(`#projet=erp-crm&${part}`)).toEqual({ ...baseChoice(project("erp-crm")), ...expected });
});

it("takes of an address no more than the project may be asked for", () => {
  expect(read("#projet=site-vitrine&donnees=plusieurs&logiciels=6")).toEqual(
    baseChoice(project("site-vitrine")),
  );
  expect(read("#projet=site-vitrine&donnees=tableurs")).toMatchObject({ data: "tableurs" });
});

const answer = (part: Partial<Choice>, slug = "erp-crm") =>
  answerOf(rules, { ...baseChoice(project(slug)), ...part }, "2026-11-24", opening);

it("answers with the promised delay and the starting price while nothing is added", () => {
  const { delay, price, inUse, savings } = answer({}, "saas");
  expect([delay, plain(price), plain(inUse), savings]).toEqual([
    "30\u00a0jours",
    "à partir de 36 000 € HT",
    "le 8 janvier 2027",
    [],
  ]);
});

it.each([
  [1, "1 semaine", "à partir de 3 000 € HT"],
  [2, "2 semaines", "à partir de 6 000 € HT"],
  [5, "2 semaines", "à partir de 6 000 € HT"],
])("counts a begun week whole where the project says so: %i pages", (screens, ...expected) => {
  const { delay, price } = answer({ screens }, "site-vitrine");
  expect([plain(delay), plain(price)]).toEqual(expected);
});

it("names first the price that the estimate answers, and the part that the service's price pays", () => {
  const saas = project("saas");
  expect(plain(formatBasePrice(saas))).toBe("dès 36 000 € HT le projet");
  const inTwoParts = {
    ...saas,
    pricedWeeks: 2,
    service: { slug: "saas", priceFrom: { amount: 18_000, unit: "HT le prototype" } },
  };
  expect(plain(formatBasePrice(inTwoParts))).toBe("dès 36 000 € HT, dont 18 000 € pour le prototype");
  expect(plain(answerOf(rules, baseChoice(inTwoParts), "2026-11-24", opening).price)).toBe(
    "à partir de 36 000 € HT",
  );
});

it("answers with ranges, and says what would shorten it", () => {
  const { delay, price, inUse, savings } = answer({ screens: 27, data: "plusieurs", systems: 3 });
  expect(plain(delay)).toBe("8 à 11 semaines");
  expect(plain(price)).toBe("de 72 000 à 99 000 € HT");
  expect(plain(inUse)).toBe("entre le 5 et le 26 février 2027");
  expect(savings.map(plain)).toEqual([
    "Des données plus simples à reprendre, ou reprises après l’ouverture : 2 semaines de moins.",
    "Les autres logiciels reliés après l’ouverture : 2 semaines de moins.",
    "Une première version de 24 écrans, le reste ensuite : 1 semaine de moins.",
  ]);
});

it.each([
  ["écrans", "écran"],
  ["modèles de page", "modèle de page"],
  ["autres logiciels à relier", "autre logiciel à relier"],
  ["accès sécurisés", "accès sécurisé"],
])("writes %s after 1 as « %s »", (plural, singular) => {
  expect([unitFor(2, plural), unitFor(1, plural)]).toEqual([plural, singular]);
});

it("says what one page first would save as people count one", () => {
  expect(answer({ screens: 2 }, "site-vitrine").savings.map(plain)).toEqual([
    "Une première version de 1 modèle de page, le reste ensuite : 1 semaine de moins.",
  ]);
});

it("draws each phase to the end of its last day, and a day wished within them", () => {
  const day = (from: string, to = from) => ({ from, to, latest: to });
  const phases = [
    day("2027-03-01"),
    day("2027-03-02", "2027-03-05"),
    day("2027-03-06"),
    day("2027-03-07", "2027-03-10"),
  ] as const;
  const drawn = (wish: string) =>
    renderToStaticMarkup(createElement(EstimatorCalendar, { phases, names: [], wish }));
  const widths = drawn("").match(/(?<=width:)\d+/g);
  expect(widths).toEqual("10 10 40 40 10 10 40 40".split(" "));
  expect(drawn("2027-03-10").match(/left:90%;width:0/g)).toHaveLength(phases.length);
});

it.each([
  ["less than it includes", { screens: 3, data: "aucune", systems: 0 }, "6 semaines"],
  ["some screens more", { screens: 27 }, "6 à 7 semaines"],
  ["as many screens as a week makes", { screens: 30 }, "7 semaines"],
  ["more data", { data: "plusieurs" }, "7 à 8 semaines"],
  ["two more systems", { systems: 3 }, "7 à 8 semaines"],
])("answers for %s with whole weeks", (_name, part, delay) => {
  expect(plain(answer(part).delay)).toBe(delay);
});

it("never takes longer for less, whatever is asked", () => {
  const erp = project("erp-crm");
  let before = { min: 0, max: 0 };
  for (let screens = 0; screens <= erp.screens.max; screens++) {
    const systems = Math.min(rules.systems.max, Math.floor(screens / 8));
    const data = rules.data[Math.min(rules.data.length - 1, Math.floor(screens / 10))]?.slug ?? "";
    const weeks = estimateWeeks(rules, erp, { screens, data, systems });
    expect(weeks.min).toBeLessThanOrEqual(weeks.max);
    expect(weeks.min).toBeGreaterThanOrEqual(before.min);
    expect(weeks.max).toBeGreaterThanOrEqual(before.max);
    before = weeks;
  }
});

it.each([
  ["2026-11-24", "Le 24 novembre 2026 est passé : choisissez une date à venir."],
  ["2027-01-04", /^Il manque \d+ jours ouvrés pour tenir le 4 janvier 2027 : voyez ce qui raccourcirait/],
  ["2027-02-10", "Le 10 février 2027 est tenable si tout va bien : il tombe entre nos deux dates."],
  ["2027-03-01", "Le 1er mars 2027 est tenable, avec 1 jour ouvré de marge."],
])("says of %s whether it can be met", (date, expected) => {
  const { wish } = answer({ screens: 27, data: "plusieurs", systems: 3, date });
  expect(plain(wish)).toEqual(typeof expected === "string" ? expected : expect.stringMatching(expected));
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
