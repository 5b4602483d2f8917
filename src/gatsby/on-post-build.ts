import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs, GatsbyNode, Reporter } from "gatsby";
import { articlePath, paths } from "../shared/paths";
import type { SiteOrigin } from "../shared/site-url";
import { readBuildEnvironment } from "./build-environment";
import { atomFeed } from "./feed/atom";
import { readFeed } from "./feed/read-feed";
import { socialCards } from "./on-pre-build";
import { queryData } from "./query-data";
import { writeMarkdownCopies } from "./markdown-copies/write-copies";
import { headFaults, readHeads, type HeadFault } from "./published-heads";

const query = /* GraphQL */ `
  {
    allSitePage { nodes { path } }
    allApiPost { nodes { slug } }
  }
`; // prettier-ignore

interface Pages {
  allSitePage: { nodes: { path: string }[] };
  allApiPost: { nodes: { slug: string }[] };
}

/** Writes robots.txt, the feed, the Markdown copies and the social cards, and checks the heads of all pages. `src/publish` writes the hosts' files. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, reporter }) => {
  if (!graphql) throw new Error("Gatsby ne donne pas accès aux données après la construction.");
  const { origin } = readBuildEnvironment(process.env);
  const published = path.resolve("public");
  await writeFile(path.join(published, "robots.txt"), robotsFile(origin));
  await Promise.all([
    awaitCards(reporter),
    writeFeed(graphql, published),
    writeMarkdownCopies(graphql, published),
    checkHeads(graphql, published, reporter),
  ]);
};

/**
 * `robots.txt` bars nothing but the API: a crawler has to read a page to learn that it must not be listed. A build for
 * another address than the public one names no sitemap.
 */
function robotsFile({ siteUrl, indexable }: SiteOrigin): string {
  const sitemap = indexable ? `\nSitemap: ${siteUrl}/sitemap-index.xml\n` : "";
  return `User-agent: *\nAllow: /\nDisallow: /api/\n${sitemap}`;
}

async function awaitCards(reporter: Reporter): Promise<void> {
  const activity = reporter.activityTimer("images de partage");
  activity.start();
  activity.setStatus(`${await socialCards} dessinées`);
  activity.end();
}

type Query = CreatePagesArgs["graphql"];

async function writeFeed(graphql: Query, published: string): Promise<void> {
  const feed = path.join(published, paths.feed);
  await mkdir(path.dirname(feed), { recursive: true });
  await writeFile(feed, atomFeed(await readFeed(graphql)));
}

/** Titles and descriptions: faults of the repository's content stop the build, those of API posts are warnings. */
async function checkHeads(graphql: Query, published: string, reporter: Reporter): Promise<void> {
  const data = await queryData<Pages>(graphql, query);
  const apiPages = new Set(data.allApiPost.nodes.map(({ slug }) => articlePath(slug)));
  // `/404` and `/404.html` are one page.
  const pages = data.allSitePage.nodes.map((page) => page.path).filter((page) => page !== paths.notFound);
  const faults = headFaults(readHeads(published, pages));
  const textsOf = (list: typeof faults): string => list.map(({ text }) => text).join("\n");
  const isOfApi = ({ pages }: HeadFault): boolean => pages.some((page) => apiPages.has(page));
  const warnings = faults.filter(isOfApi);
  const errorsHere = faults.filter((fault) => !isOfApi(fault));
  if (warnings.length)
    reporter.warn(`Articles de l’API, pour les moteurs de recherche :\n${textsOf(warnings)}`);
  if (errorsHere.length) reporter.panic(`Pour les moteurs de recherche :\n${textsOf(errorsHere)}`);
}
