import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { writeAdmin } from "../admin/write-admin";
import { formatNumberOf } from "../shared/text/number";
import { paths } from "../shared/paths";
import type { SiteOrigin } from "../shared/site-url";
import { readBrand, readFonts } from "./brand/read-brand";
import { readBuildEnvironment } from "./build-environment";
import { hasBlog } from "./data/coming-posts";
import { atomFeed } from "./feed";
import { licencesFile } from "./licences";
import { writeMarkdownCopies } from "./markdown-copies/write-copies";
import { unpackFont } from "./social-cards/card-fonts";
import { readCards } from "./social-cards/read-cards";
import { writeCards } from "./social-cards/write-cards";

/** Writes robots.txt, the feed, the Markdown copies, the editors' forms, the licences and the social cards. `src/publish` writes the hosts' files. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ cache, graphql, reporter }) => {
  if (!graphql) throw new Error("Gatsby ne donne pas accès aux données après la construction.");
  const { origin } = readBuildEnvironment(process.env);
  const published = path.resolve("public");
  await writeFile(path.join(published, "robots.txt"), robotsFile(origin));
  if (hasBlog("content")) {
    const feed = path.join(published, paths.feed);
    await mkdir(path.dirname(feed), { recursive: true });
    await writeFile(feed, await atomFeed(graphql));
  }
  await writeMarkdownCopies(graphql, published, path.join(cache.directory, "markdown-copies.json"));
  const adminFiles = await writeAdmin(process.cwd(), published);
  await writeFile(path.join(published, paths.licences), licencesFile(process.cwd(), adminFiles));

  const activity = reporter.activityTimer("images de partage");
  activity.start();
  const drawn = await writeCards(await readCards(graphql, published), {
    published,
    cache: path.join(cache.directory, "social-cards"),
    brand: readBrand(process.cwd()),
    font: await unpackFont(readFonts(process.cwd()).titles, path.join(cache.directory, "card-fonts")),
    address: new URL(origin.siteUrl).host,
  });
  activity.setStatus(formatNumberOf(drawn, "dessin"));
  activity.end();
};

/**
 * `robots.txt` bars nothing but the API: a crawler has to read a page to learn that it must not be listed. A build for
 * another address than the public one names no sitemap.
 */
function robotsFile({ siteUrl, indexable }: SiteOrigin): string {
  const sitemap = indexable ? `\nSitemap: ${siteUrl}/sitemap-index.xml\n` : "";
  return `User-agent: *\nAllow: /\nDisallow: /api/\n${sitemap}`;
}
