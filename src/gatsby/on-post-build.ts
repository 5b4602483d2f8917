import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs, GatsbyNode, Reporter } from "gatsby";
import { articlePath, paths } from "../shared/paths";
import { readBuildEnvironment } from "./build-environment";
import { atomFeed } from "./feed/atom";
import { readFeed } from "./feed/read-feed";
import { socialCards } from "./on-pre-build";
import { headFaults, readHeads, type HeadFault } from "./published-heads";
import { robotsFile } from "./robots";

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

/** Files beside the pages: robots.txt and the blog's feed. `src/publish` writes those of the hosts. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, reporter }) => {
  if (!graphql) throw new Error("Gatsby ne donne pas accès aux données après la construction.");
  const { origin } = readBuildEnvironment(process.env);
  const published = path.resolve("public");
  await writeFile(path.join(published, "robots.txt"), robotsFile(origin));
  await Promise.all([
    awaitCards(reporter),
    writeFeed(graphql, published),
    checkHeads(graphql, published, reporter),
  ]);
};

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

/** Stops a build whose pages search engines could not tell apart; what the API's authors wrote is only warned of. */
async function checkHeads(graphql: Query, published: string, reporter: Reporter): Promise<void> {
  const { data, errors } = await graphql<Pages>(query);
  if (!data || errors) throw new Error(`Requête des pages impossible : ${JSON.stringify(errors)}`);
  const theirs = new Set(data.allApiPost.nodes.map(({ slug }) => articlePath(slug)));
  // `/404` and `/404.html` are one page.
  const pages = data.allSitePage.nodes.map((page) => page.path).filter((page) => page !== paths.notFound);
  const faults = headFaults(readHeads(published, pages));
  const textsOf = (list: typeof faults): string => list.map(({ text }) => text).join("\n");
  const isTheirs = ({ pages }: HeadFault): boolean => pages.some((page) => theirs.has(page));
  const warnings = faults.filter(isTheirs);
  const mistakes = faults.filter((fault) => !isTheirs(fault));
  if (warnings.length)
    reporter.warn(`Articles de l’API, pour les moteurs de recherche :\n${textsOf(warnings)}`);
  if (mistakes.length) reporter.panic(`Pour les moteurs de recherche :\n${textsOf(mistakes)}`);
}
