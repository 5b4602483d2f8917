import type { SiteOrigin } from "../shared/site-url";

/**
 * `robots.txt`. Pages that must not be listed say so themselves, and have to be read for that: nothing is barred
 * but the API. A build for another address than the public one names no sitemap.
 */
export function robotsFile({ siteUrl, indexable }: SiteOrigin): string {
  const rules = ["User-agent: *", "Allow: /", "Disallow: /api/"];
  const sitemap = indexable ? ["", `Sitemap: ${siteUrl}/sitemap-index.xml`] : [];
  return [...rules, ...sitemap, ""].join("\n");
}
