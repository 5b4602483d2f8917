import { escapeHtml } from "../shared/html";

/**
 * A page that sends its visitor to another for good, for hosts without redirects. Search engines take the immediate
 * refresh and the canonical address for a permanent move; « noindex » beside them would say the contrary.
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
