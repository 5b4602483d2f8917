/*
 * Mail clients cut addresses ("%", "%C3") and append to them ("&utm_source=x"), or escape what separates their parts ("%2F", "%3F").
 * Gatsby decodes addresses in several places, some twice, and a malformed escape throws there and takes the page away. This
 * runs on import, before Gatsby's router reads the address on its own import. Other spellings are the 404 document's to settle
 * (`src/shared/unknown-address.ts`).
 */

/** An escaped character (RFC 3629), what is left of one, and a lone `%`. */
const escapes = /%[c-f][0-9a-f](?:%[89ab][0-9a-f])+|%[0-9a-f]{2}|%/gi;
const parts = /^(.*?)(?:(?:%3F|&(?:amp;)?)(.*?))?(?:%23(.*))?$/i;

/**
 * An address of this site that can be decoded; what follows an escaped `?` or `#`, or an `&`, goes where it belongs. Mended
 * again, it stays the same.
 */
export function mendAddress({ pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">) {
  // Gatsby finds nothing to render for control characters, and "%25", decoded once more, throws.
  const path = pathname.replace(escapes, (all) => (/^[\p{C}%]?$/u.test(decoded(all)) ? "" : all));
  const [, start = "", query, fragment] = parts.exec(path) ?? [];
  const queries = [query, search.slice(1)].filter(Boolean).join("&");
  const place = hash || (fragment ? `#${fragment}` : "");
  return {
    pathname: start.replace(/%2F/gi, "/"),
    search: queries && `?${queries}`,
    // To the browser "#100%25" names the same place as "#100%".
    hash: place && (decoded(place) ? place : encodeURI(place)),
  };
}

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
  const address = origin + pathname + search + hash;
  if (address !== href) window.history.replaceState(window.history.state, "", address);
  if (pathname !== asked) window.location.reload();
  return pathname !== asked;
}

/** True when the document is about to be replaced and must not be hydrated. */
export const isLeaving = mendLocation();

// For fragments that are followed or typed later; this listener runs before the router's.
window.addEventListener("popstate", mendLocation);
