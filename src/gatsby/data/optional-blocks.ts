import type { Node } from "gatsby";
import { blockRows, type Block } from "../../shared/blocks";
import { pascalCase, typeOfKind } from "./entry-types";
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

type Resolvers = Record<string, Record<string, ReturnType<typeof ofBlock>>>;

/** Settings of blocks, and fields of other settings that belong to one: pages only have to know that they may be null. */
export const blockResolvers: Resolvers = {};

const add = (type: string, field: string, resolver: ReturnType<typeof ofBlock>): void => {
  blockResolvers[type] = { ...blockResolvers[type], [field]: resolver };
};

for (const { name, hasSettings, list, field = [] } of blockRows) {
  if (hasSettings) add("Query", `${name}Settings`, ofBlock(name, list));
  const [file, ...keys] = field;
  const last = keys.pop();
  if (file && last) add(typeOfKind(file) + keys.map(pascalCase).join(""), last, ofBlock(name));
}
