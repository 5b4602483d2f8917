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
import { htmlToText } from "../shared/html";
import { absoluteUrl } from "./absolute-url";

const context = "https://schema.org";

/** The agency, for the home page. Only what the page also shows. */
export function organizationData(site: {
  readonly siteUrl: string;
  readonly brand: string;
  readonly tagline: string;
  readonly phone: { readonly href: string };
  readonly mailboxes: { readonly general: string };
  readonly linkedin: string;
  readonly address: { readonly street: string; readonly postalCode: string; readonly city: string };
}): WithContext<ProfessionalService> {
  return {
    "@context": context,
    "@type": "ProfessionalService",
    "@id": `${site.siteUrl}/#agence`,
    name: site.brand,
    description: site.tagline,
    url: absoluteUrl(site.siteUrl, "/"),
    logo: `${site.siteUrl}/icon-512.png`,
    telephone: site.phone.href,
    email: site.mailboxes.general,
    sameAs: [site.linkedin],
    address: {
      "@type": "PostalAddress",
      streetAddress: site.address.street,
      postalCode: site.address.postalCode,
      addressLocality: site.address.city,
      addressCountry: "FR",
    },
  };
}

/** The site itself, for the home page. */
export function webSiteData(site: {
  readonly siteUrl: string;
  readonly brand: string;
}): WithContext<WebSite> {
  return {
    "@context": context,
    "@type": "WebSite",
    name: site.brand,
    url: absoluteUrl(site.siteUrl, "/"),
    inLanguage: "fr-FR",
  };
}

/** Where the agency says that it works with its clients on site; each name is in the footer of every page. */
export const servedPlaces = ["Chambéry", "Lyon", "Grenoble", "Paris"] as const;

/** A service, or what the agency does in a city. @param areas names of the places served */
export function serviceData(
  site: { readonly siteUrl: string; readonly brand: string },
  service: {
    readonly name: string;
    readonly description: string;
    readonly path: string;
    readonly areas: readonly string[];
    readonly priceFrom?: { readonly amount: number; readonly unit: string; readonly covers: string } | null;
  },
): WithContext<Service> {
  const { priceFrom } = service;
  return {
    "@context": context,
    "@type": "Service",
    name: service.name,
    description: service.description,
    url: absoluteUrl(site.siteUrl, service.path),
    // The agency of the home page, by a type that asks for no address here.
    provider: { "@type": "Organization", "@id": `${site.siteUrl}/#agence`, name: site.brand },
    areaServed: service.areas.map((name) => ({ "@type": "Place" as const, name })),
    ...(priceFrom && {
      offers: {
        "@type": "Offer" as const,
        description: priceFrom.covers,
        priceSpecification: {
          "@type": "UnitPriceSpecification" as const,
          minPrice: priceFrom.amount,
          priceCurrency: "EUR",
          unitText: priceFrom.unit,
          valueAddedTaxIncluded: false,
        },
      },
    }),
  };
}

/** A delivered project, as its page tells it. */
export function caseStudyData(
  site: { readonly siteUrl: string; readonly brand: string },
  study: {
    readonly title: string;
    readonly summary: string;
    readonly path: string;
    readonly clientName: string;
    readonly deliveredOn: string;
    readonly image?: string | null | undefined;
  },
): WithContext<CreativeWork> {
  return {
    "@context": context,
    "@type": "CreativeWork",
    name: study.title,
    abstract: study.summary,
    url: absoluteUrl(site.siteUrl, study.path),
    ...(study.image ? { image: absoluteUrl(site.siteUrl, study.image) } : {}),
    dateCreated: study.deliveredOn,
    inLanguage: "fr-FR",
    creator: { "@type": "Organization", "@id": `${site.siteUrl}/#agence`, name: site.brand },
    about: { "@type": "Organization", name: study.clientName },
  };
}

/** Pages in the order in which a list shows them. @param items paths and names */
export function itemListData(
  siteUrl: string,
  items: readonly { readonly path: string; readonly name: string }[],
): WithContext<ItemList> {
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
  site: { readonly siteUrl: string; readonly brand: string },
  post: {
    readonly title: string;
    readonly description: string;
    readonly path: string;
    readonly image?: string | null | undefined;
    readonly createdAt: string;
    readonly updatedAt?: string | null | undefined;
  },
): WithContext<BlogPosting> {
  return {
    "@context": context,
    "@type": "BlogPosting",
    headline: post.title,
    description: htmlToText(post.description),
    ...(post.image ? { image: absoluteUrl(site.siteUrl, post.image) } : {}),
    datePublished: post.createdAt,
    dateModified: post.updatedAt ?? post.createdAt,
    inLanguage: "fr-FR",
    mainEntityOfPage: absoluteUrl(site.siteUrl, post.path),
    author: { "@type": "Organization", name: site.brand, url: absoluteUrl(site.siteUrl, "/") },
    publisher: { "@type": "Organization", name: site.brand, url: absoluteUrl(site.siteUrl, "/") },
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
