/**
 * Redraws the pictures of the city pages: `node_modules/.bin/tsx scripts/artwork/cities.ts [slug …]`.
 * Without a slug, all of them. The same script always gives the same bytes.
 */
import { readFileSync } from "node:fs";
import { drawHero } from "./cities/hero";
import { HEIGHT, resetIds, WIDTH } from "./cities/drawing";
import { PLACES } from "./cities/places";
import { SKYLINES } from "./cities/skylines";
import { svgDocument, writeSvg } from "./lib/svg";

/** Most bytes of each picture: a visitor on a train pays for them. */
const HERO_LIMIT = 30 * 1000;
const PHONE_LIMIT = 20 * 1000;
const SKYLINE_LIMIT = 20 * 1024;

const asked = process.argv.slice(2);
for (const place of PLACES) {
  if (asked.length > 0 && !asked.includes(place.slug)) continue;
  writeSvg(`content/cities/${place.slug}/banner-1.svg`, drawHero(place, HERO_LIMIT), HERO_LIMIT);
  const entry = JSON.parse(readFileSync(`content/cities/${place.slug}/index.json`, "utf8")) as {
    city: string;
  };
  writeSvg(
    `content/cities/${place.slug}/banner-1-phone.svg`,
    drawHero(place, PHONE_LIMIT, entry.city),
    PHONE_LIMIT,
  );
  const skyline = SKYLINES[place.slug];
  if (!skyline) throw new Error(`${place.slug} has no skyline in scripts/artwork/cities/skylines`);
  resetIds();
  writeSvg(
    `content/cities/${place.slug}/banner-2.svg`,
    svgDocument(WIDTH, HEIGHT, {}, skyline()),
    SKYLINE_LIMIT,
  );
}
