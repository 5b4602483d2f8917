import type { Node } from "gatsby";
import { makeTablesAndCodeUsable } from "../../shared/usable-html";
import { joinNumbers } from "../../shared/join-numbers";
import { paths } from "../../shared/paths";
import type { RemarkNode } from "./markdown-nodes";
import { nameSections } from "./name-sections";
import { markdownArticle } from "./post-fields";
import type { Resolver } from "./resolver-types";

async function readLegalText(...args: Parameters<Resolver<Node>>) {
  const page = await markdownArticle(...args);
  makeTablesAndCodeUsable(page);
  return { sections: nameSections(page), html: joinNumbers(page.innerHTML) };
}

const legalHtml: Resolver<Node> = async (...args) => (await readLegalText(...args)).html;
const legalSections: Resolver<Node> = async (...args) => (await readLegalText(...args)).sections;

/**
 * The level that the accessibility statement declares, in the words of the law (RGAA 4.1, model of statement), which every page
 * repeats; null for other legal pages.
 *
 * @throws Error where the statement declares none
 */
const declaredLevel: Resolver<Node & { slug: string }> = ({ slug, parent }, _args, { nodeModel }) => {
  if (`/${slug}` !== paths.accessibility) return null;
  const text = nodeModel.getNodeById({ id: parent ?? "" }) as RemarkNode;
  const [level] = /(?:totalement|partiellement|non) conforme/.exec(text.rawMarkdownBody) ?? [];
  if (level) return level;
  throw new Error(
    "content/legal/accessibilite.md ne dit pas si le site est « totalement conforme », « partiellement conforme » ou « non conforme » : le pied de page le répète.",
  );
};

/** Computed fields of the legal pages. */
export const legalFields = {
  LegalPage: {
    html: { type: "String!", resolve: legalHtml },
    sections: { type: "[TextSection!]!", resolve: legalSections },
    declaredLevel: { type: "String", resolve: declaredLevel },
  },
};
