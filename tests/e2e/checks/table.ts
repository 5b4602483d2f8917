import * as forms from "../forms/forms";
import { cases, cities, hasBlock, isSetting, readSetting, services, technologies } from "../support/content";
import { contestFormIsShown, templates } from "../support/site";
import * as blocks from "./blocks";
import type { Check } from "./check";
import * as caseChecks from "./cases";
import * as cityChecks from "./cities";
import * as lists from "./lists";
import { prices } from "./prices";
import * as reading from "./reading";
import { inOrder, ranks } from "./sections";
import { waysWhereverScrolled } from "./ways";
import { shows, showsFromTablet } from "./words";

/** What is checked of a template beyond what holds of every page. */
export interface Row {
  readonly checks: readonly Check[];
  readonly form?: forms.Form;
}

/** Settings whose texts a page shows; those that the site does not have are left out. */
const settings = (...names: readonly string[]): unknown[] => names.filter(isSetting).map(readSetting);
const { home, quote, contact, contest } = forms;
const pages = readSetting<Readonly<Record<string, unknown>>>("pages");
/** Its lead is for the social card alone. */
const contactPage = pages.contact as object;
const { success } = readSetting<Queries.PagesSettings>("pages");
const homeSettings = readSetting<{ readonly entries?: unknown }>("home");
const entryOf = <Entry extends { readonly slug: string }>(entries: readonly Entry[], template: string) =>
  entries.find(({ slug }) => templates[template]?.endsWith(`/${slug}`));

const service = entryOf(services, "service");
const technology = entryOf(technologies, "technologie");
const city = entryOf(cities, "ville");
const caseStudy = entryOf(cases, "realisation");
const bookingSettings = hasBlock("booking") ? settings("booking") : [];

/** What cities, services and technologies share. */
const offer = [
  blocks.drawingWithoutBackground,
  shows(...settings("key-stats", "process", "faq"), ...bookingSettings),
  blocks.booking,
  blocks.method,
  blocks.namesTerms("section[aria-labelledby=faq]"),
];
export const besideForm = blocks.besideFrom801("main h1", "main form");
const article = [
  reading.contentsBeside,
  reading.code,
  reading.codeBreaksOut,
  reading.columnsWide,
  reading.moreAlike,
];

export const table: Readonly<Record<string, Row>> = {
  accueil: {
    checks: [
      inOrder("accueil"),
      blocks.homeHero,
      blocks.expertise,
      ranks,
      ...["expertise-titre", "cles-en-main", "pourquoi-nous", "avis"].map(blocks.allInSight),
      blocks.answersPointer(
        "[data-testid=home-hero] li a",
        "section[aria-labelledby=qui-sommes-nous] li a",
        "#expertise li a",
      ),
      blocks.booking,
      blocks.namesTerms("section[aria-labelledby=faq]"),
      waysWhereverScrolled,
      showsFromTablet(homeSettings.entries),
      shows(
        { ...homeSettings, entries: null },
        ...settings("expertise", "key-stats", "solutions", "estimate", "why-collaborate", "faq"),
        ...bookingSettings,
      ),
    ],
    form: home,
  },
  devis: {
    checks: [
      inOrder("devis"),
      ranks,
      shows(pages.quote, ...settings("key-stats", "faq")),
      blocks.namesTerms("section:has(#titre)"),
      besideForm,
    ],
    form: quote,
  },
  contact: {
    checks: [
      shows({ ...contactPage, lead: "" }),
      ranks,
      blocks.contactWays,
      besideForm,
      waysWhereverScrolled,
    ],
    form: contact,
  },
  services: {
    checks: [
      inOrder("services"),
      shows(...settings("services-page"), ...bookingSettings),
      lists.serviceGroups,
      prices,
      blocks.booking,
      waysWhereverScrolled,
    ],
  },
  service: {
    checks: [
      ...offer,
      inOrder("service"),
      shows(service),
      blocks.termsShortcuts,
      blocks.offerInHero(service?.slug ?? ""),
    ],
  },
  technologie: {
    checks: [
      ...offer,
      inOrder("technologie"),
      shows(technology),
      blocks.secondBanner(technology?.banner2.alt ?? "", technology?.excerpt !== undefined),
    ],
  },
  ville: {
    checks: [
      ...offer,
      inOrder("ville"),
      shows(
        city,
        readSetting<Queries.ExpertiseSettings>("expertise").items.map(({ title }) => title),
      ),
      blocks.expertise,
      blocks.cityFacts,
      blocks.quietBehindText,
    ],
  },
  technologies: { checks: [shows(pages.technologies), lists.families, blocks.drawingWithoutBackground] },
  villes: { checks: [shows(pages.cities), cityChecks.departures, cityChecks.mapNames] },
  realisations: {
    checks: [
      shows(
        pages.caseStudies,
        cases.map(({ title, description, clientName }) => [title, description, clientName]),
      ),
      caseChecks.caseHero,
      caseChecks.caseGrid,
      blocks.partnerCells,
    ],
  },
  realisation: {
    checks: [
      shows(caseStudy),
      ranks,
      caseChecks.screens(caseStudy?.images.length ?? 0),
      caseChecks.caseOnce(caseStudy?.results?.length ?? 0),
    ],
  },
  blog: { checks: [reading.blogCards, reading.closedRow] },
  article: { checks: article },
  "article-api": { checks: article },
  "jeu-concours": {
    checks: [shows(...settings("contest"))],
    ...(contestFormIsShown && { form: contest }),
  },
  "nos-conditions": { checks: [shows(...settings("terms"))] },
  "mentions-legales": { checks: [reading.legalContents, ranks] },
  "confirmation-contact": { checks: [shows(success.contact), ranks, blocks.stepsBeside] },
  introuvable: { checks: [shows(pages.notFound)] },
};
