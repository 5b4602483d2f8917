import { formatDay } from "../../../src/shared/calendar/dates";
import { addDays } from "../../../src/shared/calendar/working-days";
import { caseStudyPath, paths } from "../../../src/shared/paths";
import { failing, unlike } from "../checks/check";
import type { BuiltPage } from "../support/built-pages";
import {
  cases,
  cities,
  dayOf,
  pages,
  planOfService,
  readSetting,
  reviews,
  services,
  technologies,
} from "../support/content";

const { items } = readSetting<{ items: { question: string; open: boolean }[] }>("faq");

/** Its own reviews first, of two clients where the site has as many; a case that is about it, or none; its own questions first. */
export function offerFaults({ address, document }: BuiltPage): string[] {
  if (address === paths.caseStudies) return testimonialFaults(document);
  const [, list = "", slug] = address.split("/");
  if (!slug || !/^(?:services|villes|technologies)$/.test(list)) return [];
  const city = cities.find((entry) => list === "villes" && entry.slug === slug);
  const entry = { services, villes: cities, technologies }[
    list as "services" | "villes" | "technologies"
  ].find((each) => each.slug === slug);
  const isAbout = (study: (typeof cases)[number]): boolean => {
    if (city) return study.city === slug;
    return list === "services" ? study.services[0] === slug : study.technologies.includes(slug);
  };
  const fitting = cases.filter((study) =>
    entry?.caseStudy ? study.slug === entry.caseStudy : isAbout(study),
  );
  const hrefsIn = (selector: string) =>
    Array.from(document.querySelectorAll(`${selector}[href^="/realisations/"]`), (link) =>
      link.getAttribute("href"),
    );

  const isOwn = {
    services: ({ service }: (typeof reviews)[number]) => service === slug,
    villes: (review: (typeof reviews)[number]) => review.city === city?.city,
    technologies: ({ technologies: named, caseStudy }: (typeof reviews)[number]) =>
      (named ?? cases.find((study) => study.slug === caseStudy)?.technologies ?? []).includes(slug),
  }[list as "services" | "villes" | "technologies"];
  const own = reviews.filter(isOwn);
  const clientsOf = (list: typeof reviews) => new Set(list.map(({ company }) => company)).size;
  const quotes = Array.from(
    document.querySelectorAll("[aria-labelledby=avis] blockquote"),
    ({ textContent }) => textContent,
  );
  const proofs = hrefsIn(":is([aria-labelledby=avis], [aria-labelledby=projet-livre]) article a");
  const shown = fitting.find((study) => caseStudyPath(study.slug) === proofs[0]);
  // A city's hero has a client of the city alone, a technology's a case that it is a main part of.
  const isAtTop =
    shown &&
    (list === "services" || (city ? shown.city === slug : shown.technologies.slice(0, 3).includes(slug)));
  const service = services.find((each) => list === "services" && each.slug === slug);
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? "{}";
  const { offers = [] } = JSON.parse(data) as { offers?: { priceSpecification: Record<string, unknown> }[] };
  const details = document.querySelectorAll("[aria-labelledby=faq] details");
  return [
    ...failing({
      "reviews of two clients": quotes.length === Math.min(2, clientsOf(reviews)),
      "its own reviews first": quotes
        .slice(0, clientsOf(own))
        .every((text) => own.some(({ quote }) => text.includes(quote))),
      // Where many pages would show the same case, some show none; a city's own, and one that is named, are always there.
      "one case that is about it beside the reviews": proofs.length
        ? proofs.length === 1 && shown !== undefined
        : fitting.length === 0 || (!city && !entry?.caseStudy),
    }),
    ...unlike(
      "the case at the top",
      [...new Set(hrefsIn("main > header a"))],
      isAtTop ? [caseStudyPath(shown.slug)] : [],
    ),
    ...unlike(
      "offers of the structured data",
      offers.map(({ priceSpecification }) => priceSpecification.minPrice ?? priceSpecification.price),
      [service?.priceFrom, ...(service?.prices ?? [])].flatMap((price) => price?.amount ?? []),
    ),
    ...(city
      ? unlike(
          "questions, and which are open",
          Array.from(details, (item) => [item.querySelector("h3")?.textContent, item.hasAttribute("open")]),
          [
            ...(city.questions ?? []).map(({ question }) => [question, false]),
            ...items.map(({ question, open }) => [question, open]),
          ],
        )
      : []),
    ...dateFaults(document, planOfService(list === "services" ? slug : (city ?? entry)?.service)),
  ];
}

/** Every date of the page is one of the plan of what it sells, counted from the day of its build: at its top, in its method, at its end. */
function dateFaults(document: Document, plan: ReturnType<typeof planOfService>): string[] {
  const datesIn = (selector: string): string[] =>
    Array.from(
      document.querySelectorAll<HTMLTimeElement>(`main ${selector} time`),
      ({ dateTime }) => dateTime,
    );
  const found = [
    datesIn("> [aria-hidden]"),
    datesIn("section:has(#methode) figcaption"),
    datesIn("section:has(#methode) li"),
    datesIn("> [data-testid=end]"),
  ];
  const expectedFrom = (today: string): string[][] => {
    if (!plan) return [[], [], [], []];
    const [call, planned, ready] = plan.ends;
    const days = (...counts: readonly (number | undefined)[]): string[] =>
      counts.flatMap((count) => (count === undefined ? [] : dayOf(today, count)));
    return [
      document.querySelector("main > [aria-hidden] time") ? days(plan.ready) : [],
      days(planned && planned + 1),
      days(call, planned, ready, ready && ready + 1),
      plan.reads === "booked" ? days(plan.ready) : days(plan.ready, plan.call, planned),
    ];
  };
  const today = formatDay(new Date());
  const isOfYesterday = JSON.stringify(found) === JSON.stringify(expectedFrom(addDays(today, -1)));
  return isOfYesterday ? [] : unlike("dates of what the page sells", found, expectedFrom(today));
}

/** Beside the words of a client in the hero stands a picture of that client's case. */
function testimonialFaults(document: Document): string[] {
  const study = cases.find(({ clientName }) => clientName === pages.caseStudies.testimonial?.company);
  const card = document.querySelector(`li[data-case]:has(a[href="${caseStudyPath(study?.slug ?? "")}"])`);
  const [own, shown] = [card, document.querySelector("main > header")].map((place) =>
    Array.from(place?.querySelectorAll("img") ?? [], ({ src }) => src),
  );
  return (shown ?? []).filter((picture) => !own?.includes(picture));
}
