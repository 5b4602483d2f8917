import type { CreateResolversArgs, GatsbyNode } from "gatsby";
import { caseRelations } from "./data/case-relations";
import { delayFields } from "./data/delay-fields";
import { entryLists } from "./data/entry-lists";
import { legalFields } from "./data/legal-fields";
import { existingMainPages } from "./data/main-pages";
import { blockResolvers } from "./data/optional-blocks";
import { pictureFields } from "./data/picture-fields";
import { planFields } from "./data/plan-fields";
import { postFields } from "./data/post-fields";
import { settingFields } from "./data/setting-fields";

const lists = {
  Query: {
    entryLists: { type: "[EntryList!]!", resolve: entryLists },
    mainPages: { type: "[MainPage!]!", resolve: existingMainPages },
  },
};

/** The fields that are computed when a page asks for them, each group beside its data. Gatsby merges those of one type. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }: CreateResolversArgs) => {
  for (const fields of [
    lists,
    pictureFields,
    postFields,
    legalFields,
    settingFields,
    caseRelations,
    planFields,
    delayFields,
    blockResolvers,
  ])
    createResolvers(fields);
};
