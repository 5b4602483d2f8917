/**
 * Redraws the covers of the blog posts: `node_modules/.bin/tsx scripts/artwork/blog.ts [slug …]`.
 * Without a slug, all of them. What each shows is told in the post's own `image.alt`.
 */
import { HEIGHT, WIDTH } from "./blog/ground";
import { ai, migration } from "./blog/covers/data";
import { docker, tests } from "./blog/covers/engineering";
import { brief, choice, cost, mvp } from "./blog/covers/method";
import { postgres, vitals } from "./blog/covers/performance";
import { directory, erp } from "./blog/covers/systems";
import { svgDocument, writeSvg } from "./lib/svg";

const COVERS: Readonly<Record<string, (slug: string) => string>> = {
  "combien-coute-une-application-web": cost,
  "cahier-des-charges-application-metier": brief,
  "mvp-en-30-jours": mvp,
  "choisir-entre-saas-et-logiciel-sur-mesure": choice,
  "migrer-son-site-sans-perdre-son-referencement": migration,
  "docker-en-production-dix-reflexes": docker,
  "securiser-active-directory-avec-pingcastle": directory,
  "ia-en-entreprise-cas-d-usage-rentables": ai,
  "core-web-vitals-ce-qui-compte": vitals,
  "tests-automatises-par-ou-commencer": tests,
  "postgresql-index-et-requetes-lentes": postgres,
  "erp-sur-mesure-pour-pme": erp,
};

const asked = process.argv.slice(2);
for (const [slug, draw] of Object.entries(COVERS)) {
  if (asked.length > 0 && !asked.includes(slug)) continue;
  writeSvg(`content/blog/${slug}/cover.svg`, svgDocument(WIDTH, HEIGHT, {}, draw(slug)), 20 * 1024);
}
