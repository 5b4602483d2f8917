const defaultSiteUrl = "http://localhost:9000";

/** The site's origin, from the environment. */
export interface SiteOrigin {
  /** Scheme and host, never a trailing slash: `https://www.agence.example`. */
  readonly siteUrl: string;
  /** False on the default origin: such a build must not be indexed. */
  readonly indexable: boolean;
  /** Message for whoever builds the site, where the value had to be normalised. */
  readonly notice?: string;
}

/**
 * Reads `SITE_URL`. A trailing slash is dropped, and capitals and accents are written as browsers write them, with a
 * notice; anything else than an origin is refused, since a path or a query would end up in the middle of every
 * canonical URL.
 *
 * @throws Error with the remedy when the value is no http(s) origin.
 */
export function readSiteOrigin(value: string | undefined): SiteOrigin {
  const given = value?.trim();
  if (!given) return { siteUrl: defaultSiteUrl, indexable: false };
  const remedy = `Écrivez une origine seule, par exemple SITE_URL=https://www.agence.example`;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`SITE_URL=« ${given} » n’est pas une adresse http(s). ${remedy}`);
  }
  if (url.pathname !== "/" || url.search || url.hash || url.username || url.password) {
    throw new Error(`SITE_URL=« ${given} » contient plus qu’une origine. ${remedy}`);
  }
  return {
    siteUrl: url.origin,
    indexable: url.origin !== defaultSiteUrl,
    ...(given === url.origin ? {} : { notice: `SITE_URL=« ${given} » est lue comme ${url.origin}.` }),
  };
}
