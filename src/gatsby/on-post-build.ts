import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { paths } from "../shared/paths";
import { readBuildEnvironment } from "./build-environment";
import { atomFeed } from "./feed/atom";
import { readFeed } from "./feed/read-feed";
import { robotsFile } from "./robots";
import { readCards } from "./social-cards/read-cards";
import { writeCards } from "./social-cards/write-cards";

/** Files beside the pages: robots.txt, the blog's feed, the pictures of shared links. The hosts' come after. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, reporter }) => {
  if (!graphql) throw new Error("Gatsby ne donne pas accès aux données après la construction.");
  const { origin } = readBuildEnvironment(process.env);
  const published = path.resolve("public");
  await writeFile(path.join(published, "robots.txt"), robotsFile(origin));

  const feed = path.join(published, paths.feed);
  await mkdir(path.dirname(feed), { recursive: true });
  await writeFile(feed, atomFeed(await readFeed(graphql)));

  const activity = reporter.activityTimer("images de partage");
  activity.start();
  const drawn = await writeCards(await readCards(graphql), {
    published,
    ledger: path.resolve(".cache/social-cards.json"),
    address: new URL(origin.siteUrl).host,
    progress: (done, total) => activity.setStatus(`${done} sur ${total}`),
  });
  activity.setStatus(`${drawn} dessinées`);
  activity.end();
};
