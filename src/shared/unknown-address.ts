import { decodePath } from "./decode-path";
import { withoutLooseEnd } from "./old-address";
import { articlesPath, paths } from "./paths";
import { toSlug } from "./slug";

/** Meaning of an address without a page. */
export type Destination =
  | { readonly kind: "redirect"; readonly to: string }
  | { readonly kind: "article"; readonly slug: string }
  | { readonly kind: "nothing" };

const nothing: Destination = { kind: "nothing" };

/** An unknown entry of these leads to the home page. */
const sections: readonly string[] = [paths.services, paths.technologies, paths.caseStudies, paths.cities];

/**
 * Settles an unknown path: another spelling of a page leads to it, an unknown entry to the home page; an article is
 * looked up in the API; anything else is nothing.
 *
 * @param pathname as in the address bar, percent-encoded, mended (`src/browser/mend-address.ts`); empty while the document
 * is built
 * @param pages paths of all pages
 */
export function destinationOf(pathname: string, pages: readonly string[]): Destination {
  const path = decodePath(pathname);
  // A host that does not find its own page must not send visitors round in circles.
  if (!path || pages.includes(path)) return nothing;
  const slugs = slugsOf(path);
  // Signs alone ("/...") are no spelling of the home page, which has no slug either.
  const to = slugs && pages.find((page) => slugsOf(page) === slugs);
  if (to) return { kind: "redirect", to };
  const [, section = "", parameter = "", ...deeper] = withoutTail(path).split("/");
  if (!parameter || deeper.length > 0) return nothing;
  if (`/${section}` === articlesPath) return { kind: "article", slug: parameter };
  return sections.includes(`/${toSlug(section)}`) ? { kind: "redirect", to: paths.home } : nothing;
}

/** What hosts add and drop by themselves, and punctuation that a text set after the address. */
const withoutTail = (path: string): string => withoutLooseEnd(path.replace(/[^\p{L}\p{M}\p{N}]+$/u, ""));

/** The spelling in which paths are compared: a slug for each segment, `+` and `_` read as spaces. */
const slugsOf = (path: string): string =>
  withoutTail(path.toLowerCase())
    .split("/")
    .map((segment) => toSlug(segment.replace(/[+_]/g, " ").replace(/[^\p{L}\p{M}\p{N} '’-]/gu, "")))
    .filter(Boolean)
    .join("/");
