import { optionalPages } from "../../shared/optional-parts";
import { paths } from "../../shared/paths";
import { typeOfFolder } from "./entry-types";
import { hasBlock } from "./optional-blocks";
import type { Context, Resolver } from "./resolver-types";

/** What menus call the main pages. Here, so that no script carries the names. */
const labels = [
  [paths.services, "Nos services"],
  [paths.technologies, "Nos technologies"],
  [paths.caseStudies, "Réalisations"],
  [paths.cities, "Nos villes"],
  [paths.blog, "Blog"],
  [paths.contact, "Contact"],
  [paths.contest, "Jeu-concours"],
] as const;

/** The main pages besides the home page and the quote form, without those that this site does without. */
export const mainPages: Resolver<unknown> = async (_source, _args, context) => {
  const found = await Promise.all(labels.map(([path]) => exists(path, context)));
  return labels.filter((_, index) => found[index]).map(([to, label]) => ({ to, label }));
};

async function exists(path: string, context: Context): Promise<boolean> {
  const optional = optionalPages.find((one) => one.path === path);
  if (optional?.block) return hasBlock(optional.block, context);
  const type = typeOfFolder(optional?.folder);
  return !type || (await context.nodeModel.findOne({ type, query: {} })) !== null;
}
