import type { GatsbyNode, Node } from "gatsby";
import { hasEnded } from "../shared/contest";
import { optionalPages } from "../shared/optional-parts";
import type { ContestPageContext } from "../shared/page-context";
import { paths } from "../shared/paths";
import { typeOf } from "./data/entry-types";

/**
 * Leaves out the pages that this site does without, and tells the contest's page whether the edition is over. Gatsby
 * renders a page anew only when its data or context changed: reading the clock while rendering would leave the old
 * document after the last day.
 */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions, getNodesByType }) => {
  const optional = optionalPages.find(({ path }) => path === page.path);
  if (!optional) return;
  const { block, kind } = optional;
  const [brand] = getNodesByType("BrandSettings") as (Node & { readonly blocks: readonly string[] })[];
  const exists = kind ? getNodesByType(typeOf(kind)).length > 0 : block && brand?.blocks.includes(block);
  if (!exists || page.path === paths.contest) actions.deletePage(page);
  if (!exists || page.path !== paths.contest) return;
  const [contest] = getNodesByType("ContestSettings") as (Node & { readonly endDate: string })[];
  if (!contest) throw new Error("content/settings/contest.json manque.");
  const context: ContestPageContext = { ended: hasEnded(contest.endDate, new Date()) };
  actions.createPage({ ...page, context });
};
