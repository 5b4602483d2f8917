import { expect, test } from "playwright/test";
import { caseStudyPath, cityPath, paths, servicePath, technologyPath } from "../../src/shared/paths";
import { builtPage } from "./support/built-pages";
import { cases, cities, pages, readSetting, reviews, services, site, technologies } from "./support/content";

/* What each page of a service, a city and a technology chooses from the content: its reviews, its case, its questions. */

interface Offer {
  readonly address: string;
  /** Cases that it may show: the one that it names, or those about it. */
  readonly fitting: readonly (typeof cases)[number][];
  readonly isOwnReview: (review: (typeof reviews)[number]) => boolean;
}

const slugsOf = (list: readonly { readonly slug: string }[]) => list.map(({ slug }) => slug);
const fittingFor = (
  { caseStudy }: { readonly caseStudy?: string },
  isAbout: (study: (typeof cases)[number]) => boolean,
) => cases.filter((study) => (caseStudy ? study.slug === caseStudy : isAbout(study)));

const ofServices: readonly Offer[] = services.map((service) => ({
  address: servicePath(service.slug),
  fitting: fittingFor(service, (study) => study.services[0] === service.slug),
  isOwnReview: (review) => review.service === service.slug,
}));
const ofCities: readonly Offer[] = cities.map((city) => ({
  address: cityPath(city.slug),
  fitting: fittingFor(city, (study) => study.city === city.slug),
  isOwnReview: (review) => review.city === city.city,
}));
const ofTechnologies: readonly Offer[] = technologies.map((technology) => ({
  address: technologyPath(technology.slug),
  fitting: fittingFor(technology, (study) => study.technologies.includes(technology.slug)),
  isOwnReview: ({ technologies: named, caseStudy }) =>
    (named ?? cases.find(({ slug }) => slug === caseStudy)?.technologies ?? []).includes(technology.slug),
}));
const offers = [...ofServices, ...ofCities, ...ofTechnologies];
const clientsOf = (list: readonly (typeof reviews)[number][]) =>
  new Set(list.map(({ company }) => company)).size;

const hrefsIn = (address: string, selector: string): string[] =>
  Array.from(
    builtPage(address).document.querySelectorAll(selector),
    (link) => link.getAttribute("href") ?? "",
  );

const proofIn = (address: string) =>
  hrefsIn(address, ":is([aria-labelledby=avis], [aria-labelledby=projet-livre]) article a");

test("each shows its own reviews first, of two clients wherever the site has as many", () => {
  for (const { address, isOwnReview } of offers) {
    const quotes = builtPage(address).document.querySelectorAll("[aria-labelledby=avis] blockquote");
    const shown = Array.from(quotes, ({ textContent }) => textContent);
    expect.soft(shown, address).toHaveLength(Math.min(2, clientsOf(reviews)));
    const own = reviews.filter(isOwnReview);
    const isOwn = (text: string) => own.some(({ quote }) => text.includes(quote));
    expect.soft(shown.slice(0, clientsOf(own)).every(isOwn), address).toBe(true);
  }
});

test("each review is read on one of the pages, while they have room", () => {
  const shown = offers.flatMap(({ address }) =>
    Array.from(builtPage(address).document.querySelectorAll("blockquote"), (quote) => quote.textContent),
  );
  const unread = reviews.filter(({ quote }) => !shown.some((text) => text.includes(quote)));
  expect(unread.slice(0, Math.max(0, offers.length - reviews.length))).toEqual([]);
});

test("each shows one case that is about it, that of its city or the one that it names, or none", () => {
  for (const { address, fitting } of offers) {
    const [proof, ...more] = proofIn(address);
    expect.soft(more, address).toEqual([]);
    const allowed = slugsOf(fitting).map(caseStudyPath);
    // Where several pages would show the same, some show none.
    if (proof === undefined)
      expect.soft(address.startsWith(paths.cities) ? allowed : [], address).toEqual([]);
    else expect.soft(allowed, address).toContain(proof);
  }
});

test("the top of a page leads to its case: of a city, a client's there; of a technology, one that it is a main part of", () => {
  const local = new Map(cases.map(({ slug, city }) => [caseStudyPath(slug), cityPath(city)]));
  const main = new Map(
    cases.map(({ slug, technologies }) => [
      caseStudyPath(slug),
      technologies.slice(0, 3).map(technologyPath),
    ]),
  );
  for (const { address } of offers) {
    const proof = proofIn(address).filter((study) => {
      if (address.startsWith(paths.cities)) return local.get(study) === address;
      return !address.startsWith(paths.technologies) || main.get(study)?.includes(address);
    });
    const links = hrefsIn(address, 'main > header a[href^="/realisations/"]');
    expect.soft([...new Set(links)], address).toEqual(proof);
  }
});

test("each city has a title of its own", () => {
  const titles = cities.map(({ headline }) => headline);
  expect(new Set(titles).size).toBe(titles.length);
});

test("a city's own questions come first, and the settings say which are open", () => {
  const { items } = readSetting<{ items: { question: string; open: boolean }[] }>("faq");
  for (const { slug, questions = [] } of cities) {
    const details = builtPage(cityPath(slug)).document.querySelectorAll("[aria-labelledby=faq] details");
    const shown = Array.from(details, (item) => [
      item.querySelector("summary h3")?.textContent,
      item.hasAttribute("open"),
    ]);
    expect(shown, slug).toEqual([
      ...questions.map(({ question }) => [question, false]),
      ...items.map(({ question, open }) => [question, open]),
    ]);
  }
});

test("a site of demonstration says that its clients are invented, wherever it shows them", () => {
  const notice = "les clients, leurs avis et leurs chiffres sont inventés";
  const shown = [...ofServices, ...ofCities].map(({ address }) => address);
  for (const address of [paths.caseStudies, paths.home, ...shown, ...slugsOf(cases).map(caseStudyPath)])
    expect(builtPage(address).document.body.textContent.includes(notice), address).toBe(
      site.demonstration === true,
    );
  const terms = builtPage(paths.terms).document.querySelector("main")?.textContent;
  expect(terms?.includes("Site de démonstration")).toBe(site.demonstration === true);
});

test("beside the words of a client in the hero stands a picture of that client's case", () => {
  const { document } = builtPage(paths.caseStudies);
  const sourcesIn = (place: Element | null | undefined) =>
    Array.from(place?.querySelectorAll("img") ?? [], (picture) => picture.getAttribute("src"));
  const study = cases.find(({ clientName }) => clientName === pages.caseStudies.testimonial?.company);
  const link = document.querySelector(`[data-case] a[href="${caseStudyPath(study?.slug ?? "")}"]`);
  const own = sourcesIn(link?.closest("[data-case]"));
  const shown = sourcesIn(document.querySelector("main > header"));
  expect(shown.filter((source) => !own.includes(source))).toEqual([]);
});

test("the header marks the section at hand", () => {
  const marks: Readonly<Record<string, readonly string[]>> = {
    [paths.services]: ["Nos services"],
    [servicePath(services[0]?.slug ?? "")]: ["Nos services"],
    ...(technologies[0] && { [technologyPath(technologies[0].slug)]: ["Technologies"] }),
    [paths.caseStudies]: ["Réalisations"],
    [paths.contact]: [],
  };
  // Inside a dropdown, the link to the very page carries an aria-current of its own.
  const marked = "header nav > ul > li > a[aria-current], header nav summary[aria-current]";
  for (const [address, names] of Object.entries(marks))
    expect(
      Array.from(builtPage(address).document.querySelectorAll(marked), (link) => link.textContent),
      address,
    ).toEqual(names);
});
