import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { shortClassNames, type ClassNames } from "./class-names";
import { shownDigest } from "./content-digests";
import { SteadyHash } from "./steady-hash";
import { cacheSettings } from "./webpack-cache";

/** The parts of webpack's configuration that are read or changed here. */
interface WebpackConfig {
  cache?: object | boolean;
  devtool?: unknown;
  module?: { rules?: Rule[] };
  resolve?: { alias?: Record<string, string | false> };
  plugins?: object[];
  optimization?: { splitChunks?: { cacheGroups?: Record<string, unknown> } | false };
}

interface Rule {
  oneOf?: Rule[];
  use?: { loader?: string; options?: { limit?: number; name?: string; modules?: CssModules } }[];
}

interface CssModules {
  getLocalIdent?: (context: { resourcePath: string }, pattern: string, name: string) => string;
}

/**
 * Browser code of plugins that would be part of every page and does nothing here: Gatsby's own for third-party
 * scripts in a worker (there are none), and the fading-in of Markdown pictures (ours have a plain background).
 */
const unusedInBrowser = [
  "gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
  "gatsby-remark-images/gatsby-browser.js",
];

/**
 * Departures from Gatsby's webpack configuration for what is published: no source maps; no single chunk with the
 * CSS of the whole site, so that each page carries its own template's styles only; short class names, since they
 * stand in every page's HTML and CSS; drawings of style sheets as files; nothing in the scripts that nothing uses; a
 * cache that is cheap to check; and a hash that changes with what is published only.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, getConfig, actions }) => {
  if (stage !== "build-javascript" && stage !== "build-html") return;
  const config = getConfig() as WebpackConfig;
  const classNames = shortClassNames(path.resolve("src"));
  if (typeof config.cache === "object")
    Object.assign(config.cache, cacheSettings(path.resolve("."), classNames.digest));
  config.module?.rules?.forEach((rule) => shortenClassNames(rule, classNames));
  config.module?.rules?.forEach(lightenFiles);
  if (stage === "build-javascript") {
    config.devtool = false;
    (config.plugins ??= []).push(new SteadyHash());
    const alias = ((config.resolve ??= {}).alias ??= {});
    for (const file of unusedInBrowser) alias[path.resolve("node_modules", file)] = false;
    const splitChunks = config.optimization?.splitChunks;
    if (splitChunks && splitChunks.cacheGroups) splitChunks.cacheGroups.styles = false;
  }
  actions.replaceWebpackConfig(config);
};

/**
 * Fonts and drawings of the style sheets, which are part of every document. A drawing in one must be tiny; larger ones
 * are files of their own, and of their hash, which does not compress, their names hold no more than they need.
 */
function lightenFiles(rule: Rule): void {
  rule.oneOf?.forEach(lightenFiles);
  if (!Array.isArray(rule.use)) return;
  for (const { loader, options } of rule.use) {
    if (!loader?.includes("url-loader") || !options) continue;
    options.limit = 512;
    options.name = options.name?.replace("[hash]", `[hash:hex:${shownDigest}]`);
  }
}

function shortenClassNames(rule: Rule, classNames: ClassNames): void {
  rule.oneOf?.forEach((one) => shortenClassNames(one, classNames));
  if (!Array.isArray(rule.use)) return;
  for (const { loader, options } of rule.use) {
    if (loader?.includes("css-loader") && options?.modules)
      options.modules.getLocalIdent = ({ resourcePath }, _, name) => classNames(resourcePath, name);
  }
}
