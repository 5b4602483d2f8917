/*
 * Mail clients cut addresses ("%", "%C3") and add to them ("%20", "»"). Gatsby decodes them in several ways, and what throws
 * there takes the page away. This runs when it is imported, before Gatsby's router, which reads the address when it is.
 */

/** Runs of escapes in an address, and what only looks like one. */
const escapes = /(?:%[0-9a-f]{2})+|%/gi;

/** No page's path has more than letters, so the rest of its escapes is left out. @param path as in the address bar */
const mendPath = (path: string): string =>
  path
    .replace(escapes, (all) => encodeURI(decoded(all).replace(/[^\p{L}\p{M}\p{N} '’-]/gu, "")))
    .replace(/\/{2,}/g, "/")
    .replace(/(?:%20)+$/, "");

/** To the browser "#100%25" names the same place as "#100%". */
const mendFragment = (hash: string): string => (decoded(hash) ? hash : encodeURI(hash));

/** Empty where that is not possible. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

/** @returns whether the path was another one, and the page that it names is on its way */
function mendAddress(): boolean {
  const { origin, pathname, search, hash } = window.location;
  const path = mendPath(pathname);
  const isOther = path.toLowerCase() !== pathname.toLowerCase();
  const address = origin + (isOther ? path : pathname) + search + mendFragment(hash);
  if (address !== window.location.href) window.history.replaceState(window.history.state, "", address);
  if (isOther) window.location.reload();
  return isOther;
}

/** Whether this document gives way to another one: nothing is to be hydrated. */
export const isLeaving = mendAddress();

// What is followed or typed within the page; the router listens later.
window.addEventListener("popstate", mendAddress);
