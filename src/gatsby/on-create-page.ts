import type { GatsbyNode, Node } from "gatsby";
import { mainPages } from "../shared/blocks";
import { hasEnded } from "../shared/contest";
import type { ContestPageContext } from "../shared/page-context";
import { paths } from "../shared/paths";
import { typeOf } from "./data/entry-types";

/**
 * Leaves out the pages that this site does without, and gives the contest's page whether the edition is over. Gatsby
 * renders a page anew only when its data or context changed: reading the clock while rendering would leave the old
 * document after the last day.
 */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions, getNodesByType }) => {
  const { block, kind } = mainPages.find(({ path }) => path === page.path) ?? {};
  const [brand] = getNodesByType("BrandSettings") as (Node & { readonly blocks: readonly string[] })[];
  const isAbsent =
    (block && !brand?.blocks.includes(block)) || (kind && getNodesByType(typeOf(kind)).length === 0);
  if (isAbsent) return actions.deletePage(page);
  if (page.path !== paths.contest) return;
  const [contest] = getNodesByType("ContestSettings") as (Node & { readonly endDate: string })[];
  if (!contest) throw new Error("content/settings/contest.json manque.");
  const context: ContestPageContext = { ended: hasEnded(contest.endDate, new Date()) };
  actions.deletePage(page);
  actions.createPage({ ...page, context });
};
