/**
 * Redraws the pictures of the city pages: `node_modules/.bin/tsx scripts/artwork/cities.ts [slug …]`.
 * Without a slug, all of them. The same script always gives the same bytes.
 */
import { drawHero } from "./cities/hero";
import { PLACES } from "./cities/places";
import { writeSvg } from "./lib/svg";

const HERO_LIMIT = 30 * 1000;

const asked = process.argv.slice(2);
for (const place of PLACES) {
  if (asked.length > 0 && !asked.includes(place.slug)) continue;
  writeSvg(`content/cities/${place.slug}/banner-1.svg`, drawHero(place, HERO_LIMIT), HERO_LIMIT);
}
