import { htmlToText } from "../shared/html";
import { serviceTexts } from "../shared/service-texts";

/** What a page tells search engines of itself. */
export interface Head {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Canonical address when it is not the page's own: a path of this site, or an https URL. */
  readonly canonical?: string | undefined;
}

/** Overrides an editor may write in an entry. */
interface SeoOverrides {
  readonly title?: string | null;
  readonly description?: string | null;
  readonly keywords?: readonly string[] | null;
  readonly canonical?: string | null;
}

/** Places and general terms that every service page carries (specification, "Service detail"). */
const serviceTerms = [
  ...["Lyon", "Grenoble", "Chambéry", "Paris", "Savoie", "Rhône-Alpes"],
  ...["agence web", "développement sur mesure", "devis gratuit"],
] as const;

/** Head of a service page: the title and description patterns of the specification, "Service detail". */
export function serviceHead(
  service: {
    readonly name: string;
    readonly heroTitle?: string | null;
    readonly heroSubTitle?: string | null;
    readonly keywords: readonly string[];
    readonly seo?: SeoOverrides | null;
  },
  brand: string,
): Head {
  const { heroTitle, heroSubTitle } = serviceTexts(service);
  return withOverrides(
    {
      title: `${service.name} – Agence ${brand}`,
      description: `${htmlToText(heroTitle)} ${heroSubTitle}`,
      keywords: [...service.keywords, ...serviceTerms],
    },
    service.seo,
  );
}

/** Head of a technology page: the patterns of the specification, "Technology detail". */
export function technologyHead(
  technology: { readonly name: string; readonly seo?: SeoOverrides | null },
  brand: string,
): Head {
  const { name } = technology;
  return withOverrides(
    {
      title: `Développement ${name} – Agence ${brand}`,
      description: `Agence ${name} : ${brand} construit vos plateformes web, logiciels métier et applications d’IA. Devis gratuit, réponse sous 4 heures ouvrées.`,
      keywords: [
        `développement ${name}`,
        `agence ${name}`,
        `expert ${name}`,
        "plateforme web",
        "logiciel métier",
      ],
    },
    technology.seo,
  );
}

/** Head of a city page; its texts are the editor's, the patterns only stand in for a missing one. */
export function cityHead(
  city: { readonly city: string; readonly locative: string; readonly seo?: SeoOverrides | null },
  brand: string,
): Head {
  return withOverrides(
    {
      title: `Agence web et logiciels ${city.locative} – ${brand}`,
      description: `Sites, logiciels métier, e-commerce et IA ${city.locative} : ${brand} cadre, développe et suit votre projet. Devis gratuit sous 4 heures ouvrées.`,
      keywords: [
        `agence web ${city.city}`,
        `développement logiciel ${city.city}`,
        `devis site internet ${city.city}`,
      ],
    },
    city.seo,
  );
}

/** Head of an article. Long titles are left whole: they are the article's own. */
export function articleHead(post: {
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
}): Head {
  return { title: post.title, description: shortened(htmlToText(post.description)), keywords: post.tags };
}

/** Head of a fixed page, from `content/settings/pages.json`. */
export function pageHead(seo: SeoOverrides): Head {
  return withOverrides({ title: "", description: "", keywords: [] }, seo);
}

function withOverrides(head: Head, seo: SeoOverrides | null | undefined): Head {
  return {
    title: seo?.title ?? head.title,
    description: seo?.description ?? head.description,
    keywords: seo?.keywords ?? head.keywords,
    canonical: seo?.canonical ?? undefined,
  };
}

/** Search engines cut a description near 160 characters; ours ends at a word. */
function shortened(text: string, limit = 160): string {
  if (text.length <= limit) return text;
  return `${text.slice(0, limit - 1).replace(/[\s,;:.]+\S*$/, "")}…`;
}
