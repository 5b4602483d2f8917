import path from "node:path";
import type { GatsbyNode, Node } from "gatsby";
import { readBrand } from "./brand/read-brand";
import { writeIcons } from "./brand/write-icons";

/** Writes the icons, which the development server shows too. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({ getNodesByType }) => {
  const [site] = getNodesByType("SiteSettings") as (Node & { readonly tagline: string })[];
  if (!site) throw new Error("content/settings/site.json manque.");
  await writeIcons(readBrand(process.cwd()), path.resolve("public"), site.tagline);
};
