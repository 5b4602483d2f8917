import type { BlogTag } from "../shared/blog-tag";
import { withDe } from "../shared/text/words";
import { htmlToText } from "../shared/html";
import { replyTime, type ReplyClaim } from "../shared/text/number";
import { serviceTexts } from "../shared/service-texts";
import { withOverrides, type Head, type SeoOverrides } from "./page-head";

type Entry<Fields extends string> = Readonly<Record<Fields, string>> & {
  readonly seo?: SeoOverrides | null;
};

/** The agency's data in its pages' heads; keywords are on service pages only. */
export interface HeadAgency {
  readonly brand: string;
  /** What it builds, in the plural: « sites et logiciels de métier ». */
  readonly offer: string;
  readonly claims: ReplyClaim;
  /** Search terms that all services share. */
  readonly keywords: readonly string[];
}

/** Head of a service page: the title and description patterns of docs/ecrans.md, « Service ». */
export function serviceHead(
  service: Entry<"name"> & {
    readonly heroTitle?: string | null;
    readonly heroSubTitle?: string | null;
    readonly keywords: readonly string[];
  },
  { brand, keywords }: Pick<HeadAgency, "brand" | "keywords">,
): Head {
  const { heroTitle, heroSubTitle } = serviceTexts(service);
  return withOverrides(
    {
      title: `${service.name} – Agence ${brand}`,
      description: `${sentence(htmlToText(heroTitle))} ${heroSubTitle}`,
      keywords: [...service.keywords, ...keywords],
    },
    service.seo,
  );
}

/** Head of a technology page: the patterns of docs/ecrans.md, « Technologie ». */
export function technologyHead(
  technology: Entry<"name" | "summary">,
  agency: Pick<HeadAgency, "brand" | "offer">,
): Head {
  const { name, summary } = technology;
  return withOverrides(
    {
      title: `Développement ${name} – Agence ${agency.brand}`,
      description: `${summary} ${building(agency)}`,
      keywords: [`développement ${name}`, `agence ${name}`, `expert ${name}`],
    },
    technology.seo,
  );
}

/** Head of a city page, from the editor's texts, with patterns as defaults. */
export function cityHead(city: Entry<"city" | "locative">, agency: Omit<HeadAgency, "keywords">): Head {
  return withOverrides(
    {
      title: `Agence web et logiciels ${city.locative} – ${agency.brand}`,
      description: `${building(agency, ` ${city.locative}`)} Devis gratuit, réponse sous ${replyTime(agency.claims)}.`,
      keywords: [
        `agence web ${city.city}`,
        `développement logiciel ${city.city}`,
        `devis site internet ${city.city}`,
      ],
    },
    city.seo,
  );
}

/** @param where « à Aubercombe » with a space before it, or nothing */
const building = ({ brand, offer }: Pick<HeadAgency, "brand" | "offer">, where = ""): string =>
  `${brand} construit vos ${offer}${where}.`;

/** Head of a case: its title, with the brand where it fits, and its summary. */
export function caseStudyHead(
  caseStudy: Entry<"title" | "summary" | "clientName" | "category" | "sector">,
  { brand }: Pick<HeadAgency, "brand">,
): Head {
  return withOverrides(
    {
      title: branded(caseStudy.title, brand),
      description: caseStudy.summary,
      keywords: [caseStudy.clientName, caseStudy.category, caseStudy.sector, "réalisation", "cas client"],
    },
    caseStudy.seo,
  );
}

/** Characters, both ends included: shorter is too vague, longer is cut by search engines. */
export const headLimits = { title: [15, 65], description: [70, 160] } as const;

/** A title with the brand, where it fits. */
function branded(title: string, brand: string): string {
  const whole = `${title} – ${brand}`;
  return whole.length > headLimits.title[1] ? title : whole;
}

/** Head of one page of a tag's list, the first being 1. */
export function tagHead(
  { name }: Pick<BlogTag, "name">,
  page: number,
  { brand }: Pick<HeadAgency, "brand">,
): Head {
  const suffix = page > 1 ? `, page ${page}` : "";
  return {
    title: branded(`${name}\u00a0: les articles du blog${suffix}`, brand),
    description: `Tous les articles du blog de l’agence sur le thème «\u00a0${name}\u00a0»${suffix}\u00a0: méthodes, exemples et retours d’expérience.`,
    keywords: [name, "blog", "agence web"],
  };
}

/**
 * Head of an article. Our own posts keep to the limits (`npm run content:check`); what the API sends is brought to
 * them, and only here: its heading and its structured data stay the author's.
 */
export function articleHead(
  post: Readonly<Record<"title" | "description", string>> & {
    readonly tags: readonly Pick<BlogTag, "name">[];
  },
  { brand }: Pick<HeadAgency, "brand">,
): Head {
  const [shortestTitle, longestTitle] = headLimits.title;
  const [shortest, longest] = headLimits.description;
  const title =
    post.title.length < shortestTitle
      ? `${post.title} – Le blog ${withDe(brand)}`
      : shortened(post.title, longestTitle);
  const text = htmlToText(post.description);
  const description =
    text.length < shortest
      ? `${text} «\u00a0${post.title}\u00a0», un article à lire sur le blog ${withDe(brand)}.`.trim()
      : text;
  return {
    title,
    description: shortened(description, longest),
    keywords: post.tags.length ? post.tags.map(({ name }) => name) : wordsOf(`${post.title} ${text}`),
  };
}

/** The first long words of a title and its text, for an article without tags: titles alone may be alike. */
const wordsOf = (words: string): string[] => [
  ...[...new Set(words.split(/[^\p{L}\p{N}-]+/u).filter((word) => word.length > 4))].slice(0, 8),
  "blog",
];

/** A title as a sentence: with a full stop, unless it ends in a mark of its own. */
const sentence = (title: string): string => (/[.!?…]$/.test(title) ? title : `${title}.`);

/** Search engines cut what is longer; ours ends at a word. @param limit in characters, the ellipsis included */
function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${text.slice(0, limit - 1).replace(/[\s,;:.]+\S*$/, "")}…`;
}
