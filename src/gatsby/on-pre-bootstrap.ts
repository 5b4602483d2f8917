import { writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { colourSheet } from "../shared/colours";
import { readBrand } from "./brand/read-brand";

/** Writes the brand's colours where `gatsby-browser.tsx` imports them, before webpack reads that. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => {
  writeFileSync(path.resolve("src/styles/colours.css"), colourSheet(readBrand(process.cwd()).colours));
};
