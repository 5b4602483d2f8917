import { expect, test } from "playwright/test";
import { caseStudyPath, cityPath, paths, servicePath, technologyPath } from "../../src/shared/paths";
import { builtPage } from "./support/built-pages";
import { cases, cities, pages, readSetting, reviews, services, site, technologies } from "./support/content";

/* What each page of a service, a city and a technology chooses from the content: its reviews, its case, its questions. */

interface Offer {
  readonly address: string;
  /** Cases that are about it, in the order of the content. */
  readonly own: readonly (typeof cases)[number][];
  readonly isOwnReview: (review: (typeof reviews)[number]) => boolean;
}

const slugsOf = (list: readonly { readonly slug: string }[]) => list.map(({ slug }) => slug);
const about = (key: "services" | "technologies", slug: string) =>
  cases.filter((study) => study[key].includes(slug));

const ofServices: readonly Offer[] = services.map(({ slug }) => ({
  address: servicePath(slug),
  own: about("services", slug),
  isOwnReview: ({ service }) => service === slug,
}));
const ofCities: readonly Offer[] = cities.map(({ slug, city }) => ({
  address: cityPath(slug),
  own: cases.filter((study) => study.city === slug),
  isOwnReview: (review) => review.city === city,
}));
const ofTechnologies: readonly Offer[] = technologies.map(({ slug }) => ({
  address: technologyPath(slug),
  own: about("technologies", slug),
  isOwnReview: ({ caseStudy }) => slugsOf(about("technologies", slug)).includes(caseStudy ?? ""),
}));
const offers = [...ofServices, ...ofCities, ...ofTechnologies];

const hrefsIn = (address: string, selector: string): string[] =>
  Array.from(
    builtPage(address).document.querySelectorAll(selector),
    (link) => link.getAttribute("href") ?? "",
  );

test("each shows its own reviews first, two wherever the site has as many, and one case of its own", () => {
  for (const { address, own, isOwnReview } of offers) {
    const quotes = builtPage(address).document.querySelectorAll("[aria-labelledby=avis] blockquote");
    const shown = Array.from(quotes, ({ textContent }) => textContent);
    expect.soft(shown, address).toHaveLength(Math.min(2, reviews.length));
    const expected = reviews.filter(isOwnReview).map(({ quote }) => quote);
    const isOwn = (text: string) => expected.some((quote) => text.includes(quote));
    expect.soft(shown.slice(0, expected.length).every(isOwn), address).toBe(true);
    // Technologies have theirs in the hero.
    if (reviews.length === 0 || own.length === 0 || address.startsWith(paths.technologies)) continue;
    const [proof = "", ...more] = hrefsIn(address, "[aria-labelledby=avis] article a");
    expect.soft([slugsOf(own).map(caseStudyPath).includes(proof), more], address).toEqual([true, []]);
  }
});

test("the top of a page leads to the case it names, to one that is about it first, or to none", () => {
  const named = new Map(technologies.map(({ slug, heroCase }) => [technologyPath(slug), heroCase]));
  for (const { address } of [...ofCities, ...ofTechnologies]) {
    const slug = address.split("/").at(-1) ?? "";
    const study =
      cases.find((one) => one.slug === named.get(address)) ??
      cases.find(({ city, technologies: [main] }) => (named.has(address) ? main : city) === slug);
    const expected = study ? [caseStudyPath(study.slug)] : [];
    const links = hrefsIn(address, 'main > header a[href^="/realisations/"]');
    expect.soft([...new Set(links)], address).toEqual(expected);
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
