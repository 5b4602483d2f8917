import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { readBuildEnvironment } from "./build-environment";
import { readCards } from "./social-cards/read-cards";
import { writeCards } from "./social-cards/write-cards";

/** Ends when all social cards are written: how many were drawn. */
export let socialCards: Promise<number> | undefined;

/** Begins to draw the social cards, beside webpack: the data is known, and sharp works in threads of its own. */
export const onPreBuild: GatsbyNode["onPreBuild"] = async ({ cache, graphql }) => {
  if (!graphql) throw new Error("Gatsby ne donne pas accès aux données avant la construction.");
  const { origin } = readBuildEnvironment(process.env);
  socialCards = writeCards(await readCards(graphql), {
    published: path.resolve("public"),
    cache: path.join(cache.directory, "social-cards"),
    address: new URL(origin.siteUrl).host,
  });
  // A failure is reported in `onPostBuild`, where the cards are waited for.
  socialCards.catch(() => undefined);
};
