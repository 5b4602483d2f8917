import { mainPages } from "../../shared/blocks";
import { typeOf } from "./entry-types";
import { hasBlock } from "./optional-blocks";
import type { Context, Resolver } from "./resolver-types";

/** The pages of the menus that this site has. Resolved here, so that no page's script carries the table. */
export const existingMainPages: Resolver<unknown> = async (_source, _args, context) => {
  const pages = await Promise.all(
    mainPages.map(async (page) =>
      (await exists(page, context)) ? { to: page.path, label: page.label } : [],
    ),
  );
  return pages.flat();
};

async function exists({ block, kind }: (typeof mainPages)[number], context: Context): Promise<boolean> {
  if (block) return hasBlock(block, context);
  return !kind || (await context.nodeModel.findOne({ type: typeOf(kind), query: {} })) !== null;
}
