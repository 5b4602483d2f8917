import { writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { colourSheet } from "../shared/colours";
import { fontSheet } from "./brand/font-sheet";
import { readBrand, readFonts } from "./brand/read-brand";

/** Writes the brand's colours and fonts where `gatsby-browser.tsx` imports them, before webpack reads that. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  const [root, styles] = [process.cwd(), path.resolve("src/styles")];
  writeFileSync(path.join(styles, "colours.css"), colourSheet(readBrand(root).colours));
  writeFileSync(path.join(styles, "fonts.css"), await fontSheet(readFonts(root), styles));
};
