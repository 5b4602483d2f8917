import { escapeHtml } from "../shared/html";
import { plainAddress } from "../shared/old-address";
import type { Redirect } from "./redirects";

/** File systems take names of 255 bytes; compressed copies add to that. */
const longestName = 240;

/**
 * The documents at old addresses, by name, for hosts that read no rules. A path through an existing file, or with too
 * long a name, gets no document; rules still redirect it.
 *
 * @param redirects have passed `refuseRedirects`
 * @param files names of all files of the site
 * @param siteUrl origin of the site
 */
export function redirectDocuments(
  redirects: readonly Redirect[],
  files: readonly string[],
  siteUrl: string,
): Map<string, string> {
  const documents = new Map<string, string>();
  for (const { from, to } of redirects) {
    const name = `${plainAddress(from).slice(1)}.html`;
    const isInTheWay = (file: string): boolean => name.startsWith(`${file}/`) || file.startsWith(`${name}/`);
    const isTooLong = name.split("/").some((part) => Buffer.byteLength(part) > longestName);
    if (!isTooLong && ![...files, ...documents.keys()].some(isInTheWay))
      documents.set(name, redirectDocument(to, siteUrl));
  }
  return documents;
}

/**
 * A page that sends its visitor to another for good. Search engines take the immediate refresh and the canonical address
 * for a permanent move; « noindex » beside them would say the contrary.
 */
function redirectDocument(to: string, siteUrl: string): string {
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
