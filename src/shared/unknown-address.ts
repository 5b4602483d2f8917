import { articlePath, caseStudyPath, cityPath, paths, servicePath, technologyPath } from "./paths";
import { toSlug } from "./slug";

/** What an address that no page was built for stands for. */
export type Destination =
  | { readonly kind: "redirect"; readonly to: string }
  | { readonly kind: "article"; readonly slug: string }
  | { readonly kind: "nothing" };

const entryPages = [
  { prefix: paths.cities, slugs: "cities", toPath: cityPath },
  { prefix: paths.services, slugs: "services", toPath: servicePath },
  { prefix: paths.technologies, slugs: "technologies", toPath: technologyPath },
  { prefix: paths.caseStudies, slugs: "caseStudies", toPath: caseStudyPath },
] as const;

type KnownSlugs = Readonly<Record<(typeof entryPages)[number]["slugs"], readonly string[]>>;

const articles = articlePath("").replace(/\/$/, "");

/**
 * The unknown addresses that mean something, as a pattern: an entry of a section (`destinationOf`), the one without header and
 * footer (`src/layout/layout.tsx`), one that was cut (`src/browser/mend-address.ts`). Elsewhere the 404 document is right as it was built.
 */
export const meaningfulAddress = `^[^?#]*%|^(?:${paths.login}|(?:${[...entryPages.map(({ prefix }) => prefix), articles].join("|")})/[^/?#]+)/*(?:[?#].*)?$`;

/**
 * Settles an unknown path: another spelling of a city, service, technology or case leads to its page, an unknown one
 * to the home page; an article is looked up in the API; anything else is nothing.
 * @param pathname as in the address bar, percent-encoded
 */
export function destinationOf(pathname: string, known: KnownSlugs): Destination {
  const [, section = "", parameter, ...rest] = pathname.replace(/\/+$/, "").split("/");
  if (!parameter || rest.length) return { kind: "nothing" };
  const name = decoded(parameter);
  if (`/${section}` === articles) return { kind: "article", slug: name };
  const page = entryPages.find(({ prefix }) => prefix === `/${section}`);
  if (!page) return { kind: "nothing" };
  const slug = toSlug(name);
  const to = known[page.slugs].includes(slug) ? page.toPath(slug) : paths.home;
  return to === pathname ? { kind: "nothing" } : { kind: "redirect", to };
}

/** A malformed escape ("%zz") is read as it stands. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
