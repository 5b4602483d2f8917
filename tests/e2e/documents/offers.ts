import { caseStudyPath, paths } from "../../../src/shared/paths";
import { failing, unlike } from "../checks/check";
import type { BuiltPage } from "../support/built-pages";
import { cases, cities, pages, readSetting, reviews, technologies } from "../support/content";

const { items } = readSetting<{ items: { question: string; open: boolean }[] }>("faq");

/** Its own reviews first, two where the site has as many; a case that is about it; its own questions first. */
export function offerFaults({ address, document }: BuiltPage): string[] {
  if (address === paths.caseStudies) return testimonialFaults(document);
  const [, list = "", slug] = address.split("/");
  if (!slug || !/^(?:services|villes|technologies)$/.test(list)) return [];
  const city = cities.find((entry) => list === "villes" && entry.slug === slug);
  const own = cases.filter((study) =>
    city ? study.city === slug : study[list as "services" | "technologies"].includes(slug),
  );
  const hrefsIn = (selector: string) =>
    Array.from(document.querySelectorAll(`${selector}[href^="/realisations/"]`), (link) =>
      link.getAttribute("href"),
    );

  const isOwn = {
    services: ({ service }: (typeof reviews)[number]) => service === slug,
    villes: (review: (typeof reviews)[number]) => review.city === city?.city,
    technologies: ({ caseStudy }: (typeof reviews)[number]) => own.some((study) => study.slug === caseStudy),
  }[list as "services" | "villes" | "technologies"];
  const ownQuotes = reviews.filter(isOwn).map(({ quote }) => quote);
  const quotes = Array.from(
    document.querySelectorAll("[aria-labelledby=avis] blockquote"),
    ({ textContent }) => textContent,
  );
  // Technologies have their case in the hero: the one that is named, or the first that is mainly about them.
  const named = technologies.find((entry) => list === "technologies" && entry.slug === slug)?.heroCase;
  const heroCase = named
    ? cases.find((study) => study.slug === named)
    : own.find((study) => list !== "technologies" || study.technologies[0] === slug);
  const proofs = hrefsIn("[aria-labelledby=avis] article a");
  const details = document.querySelectorAll("[aria-labelledby=faq] details");
  return [
    ...failing({
      "two reviews": quotes.length === Math.min(2, reviews.length),
      "its own reviews first": quotes
        .slice(0, ownQuotes.length)
        .every((text) => ownQuotes.some((quote) => text.includes(quote))),
      "one case of its own beside the reviews":
        list === "technologies" ||
        quotes.length === 0 ||
        own.length === 0 ||
        (proofs.length === 1 && own.some((study) => caseStudyPath(study.slug) === proofs[0])),
    }),
    ...(list === "services"
      ? []
      : unlike(
          "the case at the top",
          [...new Set(hrefsIn("main > header a"))],
          heroCase ? [caseStudyPath(heroCase.slug)] : [],
        )),
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
  ];
}

/** Beside the words of a client in the hero stands a picture of that client's case. */
function testimonialFaults(document: Document): string[] {
  const study = cases.find(({ clientName }) => clientName === pages.caseStudies.testimonial?.company);
  const card = document.querySelector(`[data-case]:has(a[href="${caseStudyPath(study?.slug ?? "")}"])`);
  const [own, shown] = [card, document.querySelector("main > header")].map((place) =>
    Array.from(place?.querySelectorAll("img") ?? [], ({ src }) => src),
  );
  return (shown ?? []).filter((picture) => !own?.includes(picture));
}
