import { refuseCredentials } from "../shared/credentials";

/**
 * The Content-Security-Policy of every page, as a list of directives: the same text in the response header and in each
 * document's `meta`, which hosts without headers are left with.
 *
 * Styles stay allowed inline: each document carries those of its template, React and articles write style attributes.
 * They run no code, and `img-src` keeps them from reaching another site.
 *
 * @param apiOrigin origin of the agency API, where it is not the site's own
 * @param scriptHash of the start script, the only inline script, as `'sha256-…'`
 */
export function policyDirectives(apiOrigin: string | undefined, scriptHash: string): string[] {
  const withApi = apiOrigin ? `'self' ${apiOrigin}` : "'self'";
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHash}`,
    "style-src 'self' 'unsafe-inline'",
    // Style sheets hold small drawings as data.
    `img-src ${withApi} data:`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src ${withApi}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ];
}

/**
 * Origin of the agency API as browsers reach it; undefined on the site's own origin.
 *
 * @param value `GATSBY_AGENCY_API_URL`: a path (`/api`, the default) or an absolute address
 * @throws Error with the remedy when it is neither
 */
export function readApiOrigin(value: string | undefined): string | undefined {
  const given = value?.trim();
  if (!given || /^\/(?![/\\])\S*$/.test(given)) return undefined;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  refuseCredentials("GATSBY_AGENCY_API_URL", given);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Error(
    `GATSBY_AGENCY_API_URL=« ${given} » n’est ni un chemin de ce site (/api) ni une adresse http(s) complète.`,
  );
}
