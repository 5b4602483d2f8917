/**
 * The full address of a page: origin and path, as links, canonical addresses and the sitemap write it. Only the
 * home page ends in a slash.
 * @param address a path of the site, or an address that is already full
 */
export function absoluteUrl(siteUrl: string, address: string): string {
  const { href, pathname } = new URL(address, siteUrl);
  return pathname === "/" ? href : href.replace(/\/+$/, "");
}
