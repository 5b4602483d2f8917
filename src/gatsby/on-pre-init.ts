import type { GatsbyNode } from "gatsby";
import { readBuildEnvironment } from "./build-environment";

/** Refuses a build that could only go wrong, before anything is sourced: configuration first, then content. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  const environment = readBuildEnvironment(process.env);
  if (!environment.origin.indexable) {
    reporter.warn(
      `SITE_URL n’est pas réglée : ce site est construit pour ${environment.origin.siteUrl} et marqué « noindex ».`,
    );
  }
};
