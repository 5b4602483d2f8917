import type { Node } from "gatsby";
import { auditSummary, type Audit } from "../../shared/audit-summary";
import { makeTablesAndCodeUsable } from "../../shared/usable-html";
import { joinNumbers } from "../../shared/join-numbers";
import { paths } from "../../shared/paths";
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

/** The accessibility statement alone shows the audit. */
const auditOfStatement: Resolver<{ slug: string }> = ({ slug }, _args, context) =>
  `/${slug}` === paths.accessibility
    ? context.nodeModel.findOne({ type: "AccessibilityAuditSettings", query: {} })
    : null;

const summariseAudit: Resolver<Audit> = ({ themes }) => auditSummary(themes);

/** Computed fields of the legal pages, the accessibility audit among them. */
export const legalFields = {
  LegalPage: {
    html: { type: "String!", resolve: legalHtml },
    sections: { type: "[TextSection!]!", resolve: legalSections },
    audit: { type: "AccessibilityAuditSettings", resolve: auditOfStatement },
  },
  AccessibilityAuditSettings: { summary: { type: "AuditSummary!", resolve: summariseAudit } },
};
