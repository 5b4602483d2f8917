import type {
  BlogPosting,
  BreadcrumbList,
  CreativeWork,
  FAQPage,
  ItemList,
  ProfessionalService,
  Service,
  WebSite,
  WithContext,
} from "schema-dts";
import type { Crumb } from "../components/breadcrumb";
import { openDays } from "../shared/calendar/opening-hours";
import { weekdays, type Hours } from "../shared/calendar/working-days";
import { htmlToText } from "../shared/html";
import { absoluteUrl } from "./absolute-url";
import { socialCardPath } from "./social-card";

const context = "https://schema.org";

type Site = Readonly<Record<"siteUrl" | "brand", string>>;
type Page = Readonly<Record<"path" | "name", string>>;
type Price = Readonly<Record<"unit" | "covers", string>> & { readonly amount: number };
type Agency = Site & {
  readonly tagline: string;
  readonly linkedin: string | null;
  readonly phone: { readonly href: string };
  readonly mailboxes: { readonly general: string };
  readonly address: Readonly<Record<"street" | "postalCode" | "city", string>>;
  readonly opening: Hours;
  /** Of its town, where that has a page. */
  readonly baseCoordinates: Readonly<Record<"latitude" | "longitude", number>> | null;
};

/** The agency of the home page, as other pages name it: by a type that needs no address. */
const agencyOf = ({ siteUrl, brand }: Site) =>
  ({ "@type": "Organization", "@id": `${siteUrl}/#agence`, name: brand }) as const;

/** In the order of `weekdays`, as schema.org names them. */
const daysOfWeek = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** The agency, for the home page and that of contact. Only what these pages also show, and where its town is. */
export function organizationData(site: Agency): WithContext<ProfessionalService> {
  return {
    "@context": context,
    "@type": "ProfessionalService",
    "@id": `${site.siteUrl}/#agence`,
    name: site.brand,
    description: site.tagline,
    url: absoluteUrl(site.siteUrl, "/"),
    logo: logoOf(site),
    image: site.siteUrl + socialCardPath("/"),
    telephone: site.phone.href,
    email: site.mailboxes.general,
    ...(site.linkedin ? { sameAs: [site.linkedin] } : {}),
    address: {
      "@type": "PostalAddress",
      streetAddress: site.address.street,
      postalCode: site.address.postalCode,
      addressLocality: site.address.city,
      addressCountry: "FR",
    },
    ...(site.baseCoordinates && { geo: { "@type": "GeoCoordinates" as const, ...site.baseCoordinates } }),
    openingHoursSpecification: openDays(site.opening).flatMap(({ days, slots }) =>
      slots.map(({ from, to }) => ({
        "@type": "OpeningHoursSpecification" as const,
        dayOfWeek: days.flatMap((day) => daysOfWeek[weekdays.indexOf(day)] ?? []),
        opens: from,
        closes: to,
      })),
    ),
  };
}

const logoOf = ({ siteUrl }: Pick<Site, "siteUrl">): string => `${siteUrl}/icon-512.png`;

/** The site itself, for the home page. */
export function webSiteData(site: Site): WithContext<WebSite> {
  return {
    "@context": context,
    "@type": "WebSite",
    name: site.brand,
    url: absoluteUrl(site.siteUrl, "/"),
    inLanguage: "fr-FR",
  };
}

/** A service, or what the agency does in a city. @param areas names of the places served */
export function serviceData(
  site: Site,
  service: Page & {
    readonly description: string;
    readonly areas: readonly string[];
    readonly priceFrom?: Price | null;
    readonly prices?: readonly Price[] | null;
  },
): WithContext<Service> {
  const { priceFrom, prices } = service;
  const offers = [
    ...(priceFrom ? [offerOf(priceFrom, "minPrice")] : []),
    ...(prices ?? []).map((price) => offerOf(price, "price")),
  ];
  return {
    "@context": context,
    "@type": "Service",
    name: service.name,
    description: service.description,
    url: absoluteUrl(site.siteUrl, service.path),
    provider: agencyOf(site),
    areaServed: service.areas.map((name) => ({ "@type": "Place" as const, name })),
    ...(offers.length > 0 && { offers }),
  };
}

const offerOf = ({ amount, unit, covers }: Price, kind: "minPrice" | "price") => ({
  "@type": "Offer" as const,
  description: covers,
  priceSpecification: {
    "@type": "UnitPriceSpecification" as const,
    [kind]: amount,
    priceCurrency: "EUR",
    unitText: unit,
    valueAddedTaxIncluded: false,
  },
});

/** A delivered project, for its page. */
export function caseStudyData(
  site: Site,
  caseStudy: Readonly<Record<"title" | "summary" | "path" | "clientName" | "deliveredOn", string>> & {
    readonly image?: string | null | undefined;
  },
): WithContext<CreativeWork> {
  return {
    "@context": context,
    "@type": "CreativeWork",
    name: caseStudy.title,
    abstract: caseStudy.summary,
    url: absoluteUrl(site.siteUrl, caseStudy.path),
    ...(caseStudy.image ? { image: absoluteUrl(site.siteUrl, caseStudy.image) } : {}),
    dateCreated: caseStudy.deliveredOn,
    inLanguage: "fr-FR",
    creator: agencyOf(site),
    about: { "@type": "Organization", name: caseStudy.clientName },
  };
}

/** Pages in the order in which a list shows them. @param items paths and names */
export function itemListData(siteUrl: string, items: readonly Page[]): WithContext<ItemList> {
  return {
    "@context": context,
    "@type": "ItemList",
    itemListElement: items.map(({ path, name }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url: absoluteUrl(siteUrl, path),
    })),
  };
}

/** The visible trail of a page, crumb by crumb. */
export function breadcrumbData(siteUrl: string, trail: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absoluteUrl(siteUrl, to),
    })),
  };
}

/** An article (https://developers.google.com/search/docs/appearance/structured-data/article). */
export function articleData(
  site: Site,
  post: Readonly<Record<"title" | "description" | "path" | "createdAt", string>> & {
    readonly images?: readonly string[];
    readonly updatedAt?: string | null | undefined;
  },
): WithContext<BlogPosting> {
  const publisher = { ...agencyOf(site), url: absoluteUrl(site.siteUrl, "/"), logo: logoOf(site) };
  return {
    "@context": context,
    "@type": "BlogPosting",
    headline: post.title,
    description: htmlToText(post.description),
    ...(post.images?.length && { image: post.images.map((image) => absoluteUrl(site.siteUrl, image)) }),
    datePublished: post.createdAt,
    dateModified: post.updatedAt ?? post.createdAt,
    inLanguage: "fr-FR",
    mainEntityOfPage: absoluteUrl(site.siteUrl, post.path),
    author: publisher,
    publisher,
  };
}

/**
 * The questions, for the one page that carries them as data. Answers keep their markup, which search engines read
 * (https://developers.google.com/search/docs/appearance/structured-data/faqpage), but for links, which are of this site.
 */
export function faqData(
  items: readonly { readonly question: string; readonly answer: string }[],
): WithContext<FAQPage> {
  return {
    "@context": context,
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.replace(/<\/?a\b[^>]*>/g, "") },
    })),
  };
}
