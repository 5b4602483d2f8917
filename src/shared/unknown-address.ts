import { decodePath } from "./decode-path";
import { articlesPath, paths } from "./paths";
import { toSlug } from "./slug";

/** Meaning of an address without a page. */
export type Destination =
  | { readonly kind: "redirect"; readonly to: string }
  | { readonly kind: "article"; readonly slug: string }
  | { readonly kind: "nothing" };

/** The entries of a kind of page. */
interface EntryList {
  /** Address that their pages are below. */
  readonly path: string;
  readonly entries: readonly { readonly slug: string }[];
}

/**
 * Settles an unknown path: another spelling of an entry leads to its page, an unknown one to the home page; an article
 * is looked up in the API; anything else is nothing.
 * @param pathname as in the address bar, percent-encoded
 */
export function destinationOf(pathname: string, lists: readonly EntryList[]): Destination {
  const [, section = "", parameter, ...rest] = pathname.replace(/\/+$/, "").split("/");
  if (!parameter || rest.length) return { kind: "nothing" };
  const path = `/${section}`;
  const name = decodePath(parameter);
  if (path === articlesPath) return { kind: "article", slug: name };
  const list = lists.find((candidate) => candidate.path === path);
  if (!list) return { kind: "nothing" };
  const slug = toSlug(name);
  const to = list.entries.some((entry) => entry.slug === slug) ? `${path}/${slug}` : paths.home;
  return to === pathname ? { kind: "nothing" } : { kind: "redirect", to };
}
