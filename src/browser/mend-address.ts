/*
 * Mail clients cut addresses ("%", "%C3"), append to them ("%20", "»", "&utm_source=x") and escape what separates their
 * parts ("%2F", "%3F", "%252F"). Gatsby decodes addresses in several places, and a malformed escape throws there and
 * takes the page away. This runs on import, before Gatsby's router reads the address on its own import.
 */

/** An escaped character (RFC 3629), what is left of one, and a lone `%`. */
const escapes = /%[c-f][0-9a-f](?:%[89ab][0-9a-f])+|%[0-9a-f]{2}|%/gi;
/** Escapes that were escaped again. */
const doubleEscape = /%(?:25)+(?=[0-9a-f]{2})/gi;
/** Paths of pages hold letters, digits and a few signs; other escaped characters are dropped. */
const dropped = /[^\p{L}\p{M}\p{N} '’._~/?#&;=+-]/gu;

/**
 * An address of this site with its path mended; what follows an escaped `?` or `#`, an `&` or a `;` goes where it
 * belongs. Mended again, it stays the same.
 */
export function mendAddress({ pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">) {
  const path = pathname
    .replace(doubleEscape, "%")
    .replace(escapes, (all) => encodeURI(decoded(all).replace(dropped, "")))
    .replace(/[?&;](?:amp;|[?&;])*/, "?");
  const [, start = "", query = "", fragment = ""] = /^([^?#]*)\??([^#]*)(.*)$/.exec(path) ?? [];
  const queries = [query, search.slice(1)].filter(Boolean).join("&");
  return {
    pathname: start.replace(/\/{2,}/g, "/").replace(/(?:%20)+$/, ""),
    search: queries && `?${queries}`,
    hash: mendFragment(hash || fragment),
  };
}

/** To the browser "#100%25" names the same place as "#100%". */
const mendFragment = (hash: string): string => (decoded(hash) ? hash : encodeURI(hash));

/** Empty when the text cannot be decoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

/** @returns whether the path was mended, and the page is reloading */
function mendLocation(): boolean {
  const { origin, pathname: asked, href } = window.location;
  const { pathname, search, hash } = mendAddress(window.location);
  const isOther = pathname.toLowerCase() !== asked.toLowerCase();
  const address = origin + (isOther ? pathname : asked) + search + hash;
  if (address !== href) window.history.replaceState(window.history.state, "", address);
  if (isOther) window.location.reload();
  return isOther;
}

/** True when the document is about to be replaced and must not be hydrated. */
export const isLeaving = mendLocation();

// For fragments that are followed or typed later; this listener runs before the router's.
window.addEventListener("popstate", mendLocation);
