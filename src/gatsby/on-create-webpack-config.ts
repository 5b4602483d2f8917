import type { GatsbyNode } from "gatsby";

/** The parts of webpack's configuration that are read or changed here. */
interface WebpackConfig {
  devtool?: unknown;
  module?: { rules?: Rule[] };
  optimization?: { splitChunks?: { cacheGroups?: Record<string, unknown> } | false };
}

interface Rule {
  oneOf?: Rule[];
  use?: { loader?: string; options?: { modules?: { localIdentName?: string } } }[];
}

/**
 * Three departures from Gatsby's webpack configuration for what is published: no source maps; no single chunk
 * with the CSS of the whole site, so that each page carries its own template's styles only; and short class
 * names, since they stand in every page's HTML and CSS.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, getConfig, actions }) => {
  if (stage !== "build-javascript" && stage !== "build-html") return;
  const config = getConfig() as WebpackConfig;
  config.module?.rules?.forEach(shortenClassNames);
  if (stage === "build-javascript") {
    config.devtool = false;
    const splitChunks = config.optimization?.splitChunks;
    if (splitChunks && splitChunks.cacheGroups) splitChunks.cacheGroups.styles = false;
  }
  actions.replaceWebpackConfig(config);
};

/** Both stages derive the name from the file and the class, so HTML and CSS agree. */
function shortenClassNames(rule: Rule): void {
  rule.oneOf?.forEach(shortenClassNames);
  if (!Array.isArray(rule.use)) return;
  for (const { loader, options } of rule.use) {
    if (loader?.includes("css-loader") && options?.modules)
      options.modules.localIdentName = "[hash:base64:5]";
  }
}
