/*
 * Mail clients cut addresses ("%", "%C3") and append to them ("%20", "»"). Gatsby decodes addresses in several
 * places, and a malformed escape throws there and takes the page away. This runs on import, before Gatsby's router
 * reads the address on its own import.
 */

/** Runs of escapes, and a lone `%`. */
const escapes = /(?:%[0-9a-f]{2})+|%/gi;

/**
 * Paths of pages hold letters, digits and a few signs; other escaped characters are dropped. @param path as in the
 * address bar
 */
const mendPath = (path: string): string =>
  path
    .replace(escapes, (all) => encodeURI(decoded(all).replace(/[^\p{L}\p{M}\p{N} '’-]/gu, "")))
    .replace(/\/{2,}/g, "/")
    .replace(/(?:%20)+$/, "");

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
function mendAddress(): boolean {
  const { origin, pathname, search, hash } = window.location;
  const path = mendPath(pathname);
  const isOther = path.toLowerCase() !== pathname.toLowerCase();
  const address = origin + (isOther ? path : pathname) + search + mendFragment(hash);
  if (address !== window.location.href) window.history.replaceState(window.history.state, "", address);
  if (isOther) window.location.reload();
  return isOther;
}

/** True when the document is about to be replaced and must not be hydrated. */
export const isLeaving = mendAddress();

// For fragments that are followed or typed later; this listener runs before the router's.
window.addEventListener("popstate", mendAddress);
