import type { Node } from "gatsby";
import type { Block } from "../../shared/optional-parts";
import type { Context, Resolver } from "./resolver-types";

interface BrandNode extends Node {
  readonly blocks: readonly string[];
}

/** Whether the site has a block, by `content/settings/brand.json`. */
export async function hasBlock(block: Block, { nodeModel }: Context): Promise<boolean> {
  const brand = (await nodeModel.findOne({ type: "BrandSettings", query: {} })) as BrandNode | null;
  return brand?.blocks.includes(block) ?? false;
}

/** Empties a field whose block is switched off; `list` names the entries of the block, without which it is off too. */
const ofBlock = (block: Block, list?: string) => ({
  resolve: (async (source, args, context, info) => {
    if (!(await hasBlock(block, context))) return null;
    const value = (await info.originalResolver?.(source, args, context, info)) as Record<
      string,
      unknown
    > | null;
    const isEmpty = list !== undefined && (value?.[list] as unknown[] | undefined)?.length === 0;
    return isEmpty ? null : value;
  }) satisfies Resolver<unknown>,
});

/** Settings of optional blocks: pages only have to know that they may be empty. */
export const settingsOfBlocks = {
  contestSettings: ofBlock("contest"),
  estimatorSettings: ofBlock("estimator", "projects"),
  reviewsSettings: ofBlock("reviews", "items"),
  termsSettings: ofBlock("terms"),
  bookingSettings: ofBlock("booking"),
  partnersSettings: ofBlock("partners", "items"),
};

/** The same for blocks whose settings are part of others. */
export const partsOfBlocks = {
  HomeSettingsHero: { planning: ofBlock("planning") },
  SiteSettings: { heroVideo: ofBlock("video"), booking: ofBlock("booking") },
};
