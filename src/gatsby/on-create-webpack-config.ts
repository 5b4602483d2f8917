import type { GatsbyNode } from "gatsby";

interface Optimization {
  splitChunks?: { cacheGroups?: Record<string, unknown> } | false;
}

/**
 * Two departures from Gatsby's webpack configuration for the published scripts: no source maps, and no single
 * chunk with the CSS of the whole site, so that each page carries its own template's styles only.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, getConfig, actions }) => {
  if (stage !== "build-javascript") return;
  const config = getConfig() as { devtool?: unknown; optimization?: Optimization };
  config.devtool = false;
  const splitChunks = config.optimization?.splitChunks;
  if (splitChunks && splitChunks.cacheGroups) splitChunks.cacheGroups.styles = false;
  actions.replaceWebpackConfig(config);
};
