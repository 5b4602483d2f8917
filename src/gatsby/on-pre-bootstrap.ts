import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { noteContentDigests } from "./content-digests";
import { makeFonts } from "./fonts";

/** What others expect to find when the build begins. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ getCache }) => {
  await makeFonts();
  await noteContentDigests(path.resolve("content"), getCache("gatsby-source-filesystem"));
};
