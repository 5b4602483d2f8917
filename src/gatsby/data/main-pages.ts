import { entryFolders } from "../../shared/kinds";
import { optionalPages } from "../../shared/optional-parts";
import { paths } from "../../shared/paths";
import { typeOf } from "./entry-types";
import { hasBlock } from "./optional-blocks";
import type { Context, Resolver } from "./resolver-types";

/** Names of the main pages in menus. Resolved here, so that no page's script carries them. */
const labels = new Map([
  ...entryFolders.flatMap(({ path, menu }) => (menu ? [[path, menu] as const] : [])),
  [paths.blog, "Blog"],
  [paths.contact, "Contact"],
  [paths.terms, "Nos conditions"],
  [paths.contest, "Jeu-concours"],
]);

/** The main pages besides the home page and the quote form, without those that this site does without. */
export const mainPages: Resolver<unknown> = async (_source, _args, context) => {
  const pages = await Promise.all(
    Array.from(labels, async ([to, label]) => ((await exists(to, context)) ? { to, label } : [])),
  );
  return pages.flat();
};

async function exists(path: string, context: Context): Promise<boolean> {
  const optional = optionalPages.find((page) => page.path === path);
  if (optional?.block) return hasBlock(optional.block, context);
  const { kind } = optional ?? {};
  return !kind || (await context.nodeModel.findOne({ type: typeOf(kind), query: {} })) !== null;
}
