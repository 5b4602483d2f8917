import { readFileSync } from "node:fs";
import type { GatsbyNode } from "gatsby";
import type { SiteOrigin } from "../shared/site-url";
import { readBuildEnvironment } from "./build-environment";
import { checkContent, formatReport, hasErrors, toCorrect } from "../content-check";

/** Refuses a build that could only go wrong, before anything is sourced: configuration first, then content. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  const environment = readBuildEnvironment(process.env);
  if (environment.origin.notice) reporter.warn(environment.origin.notice);
  if (!environment.origin.indexable) {
    reporter.warn(
      `SITE_URL n’est pas réglée : ce site est construit pour ${environment.origin.siteUrl} et marqué « noindex ».`,
    );
  }
  if (isRealAddress(environment.origin) && isDemonstration())
    reporter.warn(
      "Ce site est une démonstration : ses clients, leurs avis et leurs chiffres sont inventés. " +
        "Avant de le publier, npm run content:check -- --publication dit ce qu’il faut remplacer.",
    );
  const faults = await checkContent({ root: "content" });
  const report = formatReport(faults);
  // Plain text: of an Error the reporter would print the stack, which says nothing about content.
  if (hasErrors(faults))
    reporter.panic(`Le contenu est à corriger avant de construire le site.\n\n${report}\n`);
  if (toCorrect(faults).length > 0) reporter.warn(`Le contenu peut être publié, mais :\n\n${report}\n`);
  else if (faults.length > 0) reporter.info(`Le contenu est en ordre. À savoir :\n\n${report}\n`);
};

/** Names that end in `.example` are reserved for documentation (RFC 2606). */
const isRealAddress = ({ siteUrl, indexable }: SiteOrigin): boolean =>
  indexable && !/\.example$/.test(new URL(siteUrl).hostname);

/** The content check reports a file that cannot be read. */
function isDemonstration(): boolean {
  try {
    return /"demonstration":\s*true/.test(readFileSync("content/settings/site.json", "utf8"));
  } catch {
    return false;
  }
}
