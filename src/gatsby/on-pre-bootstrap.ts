import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { noteContentDigests } from "./content-digests";
import { makeFonts } from "./fonts";
import { noteOwnCode } from "./own-code";

/** What others expect to find when the build begins. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ actions, getCache }) => {
  await noteOwnCode({ actions });
  await makeFonts();
  await noteContentDigests(path.resolve("content"), getCache("gatsby-source-filesystem"));
};
