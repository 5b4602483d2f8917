import type { GatsbyNode } from "gatsby";
import { readBuildEnvironment } from "./build-environment";
import { beginCards } from "./social-cards/cards-of-build";

/** All that is published is known, and webpack has not begun: pictures of shared links need nothing else. */
export const onPreBuild: GatsbyNode["onPreBuild"] = async ({ graphql }) => {
  if (!graphql) throw new Error("Gatsby ne donne pas accès aux données avant la construction.");
  const { origin } = readBuildEnvironment(process.env);
  await beginCards(graphql, new URL(origin.siteUrl).host);
};
