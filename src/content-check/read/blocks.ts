import { mainPages } from "../../shared/blocks";
import { valueAt } from "../document";
import { settingOf, slugsOf, type Content } from "./content";

const brandFile = "content/settings/brand.json";

/** Whether the site has a block: by `blocks` of `brand.json`, and as long as that cannot be read. */
export function hasBlock(content: Content, block: string): boolean {
  const blocks = valueAt(settingOf(content, "brand")?.data, ["blocks"]);
  return !Array.isArray(blocks) || blocks.includes(block);
}

/** The fixed pages that this site does without, each with the reason, which ends a sentence. */
export function absentPages(content: Content): ReadonlyMap<string, string> {
  return new Map(
    mainPages.flatMap(({ path, block, kind }) => {
      if (block && !hasBlock(content, block))
        return [[path, `le bloc « ${block} » n’est pas dans blocks de ${brandFile}`]];
      if (!kind || kind.isRequired || slugsOf(content, kind.folder).length > 0) return [];
      return [[path, `content/${kind.folder} ne contient aucune entrée`]];
    }),
  );
}
