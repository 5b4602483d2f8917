import { escapeHtml } from "../shared/html";

/** A permanent redirect between two paths of this site; the content check has validated it. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** A path as a regular expression of nginx and Apache. */
export const escapedPattern = (path: string): string => path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** `_redirects` of Netlify and Cloudflare Pages. @param apiUrl address of the agency API, if it is known */
export function redirectsFile(redirects: readonly Redirect[], apiUrl: string | undefined): string {
  // Netlify prefers a file of that name unless forced; Cloudflare never does, and skips the forced line.
  const rules = redirects.flatMap(({ from, to }) => [`${from} ${to} 301!`, `${from} ${to} 301`]);
  return [
    "# Écrit par la construction du site ; ne pas modifier (source : content/settings/redirects.json).",
    ...rules,
    "",
    "# Netlify, si l’API de l’agence doit répondre sous /api : ajoutez cette ligne dans static/_redirects.",
    `# /api/* ${apiUrl ?? "https://api.exemple.fr"}/:splat 200`,
    "",
  ].join("\n");
}

/** Reads the permanent redirects of a `_redirects` file. */
export function parseRedirectsFile(text: string): Redirect[] {
  return [...text.matchAll(/^(\/\S*) (\/\S*) 301!?$/gm)].map(([, from = "", to = ""]) => ({ from, to }));
}

/**
 * A page that sends its visitor to another for good, for hosts without redirects. Search engines take the immediate
 * refresh and the canonical address for a permanent move; « noindex » beside them would say the contrary.
 *
 * @param to path of the other page
 * @param siteUrl origin of the site
 */
export function redirectDocument(to: string, siteUrl: string): string {
  const target = escapeHtml(to);
  return `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8">
    <title>Page déplacée</title>
    <meta http-equiv="refresh" content="0; url=${target}">
    <link rel="canonical" href="${escapeHtml(siteUrl)}${target}">
  </head>
  <body><p>Cette page est désormais ici : <a href="${target}">${target}</a></p></body>
</html>
`;
}
