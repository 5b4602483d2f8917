import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Plugin } from "postcss";
import { shortClassNames, type ClassNames } from "./class-names";
import { readConstantTokens, withConstantTokens } from "./design-tokens";
import { forgetPassingEnvironment } from "./renderer-environment";
import { shownDigest } from "./shown-digest";
import { SteadyChunkHashes, SteadyHash } from "./steady-hash";
import { AccountedLoaders, cacheSettings } from "./webpack-cache";

/** The parts of webpack's configuration that are read or changed here. */
interface WebpackConfig {
  entry: { app: string };
  cache?: object | boolean;
  devtool?: unknown;
  output?: { hashDigestLength?: number };
  module?: { rules?: Rule[] };
  resolve?: { alias?: Record<string, string | false> };
  plugins?: object[];
  optimization?: { splitChunks?: { cacheGroups?: Record<string, unknown> } | false };
}

interface Rule {
  oneOf?: Rule[];
  use?: { loader?: string; options?: LoaderOptions }[];
}

interface LoaderOptions {
  limit?: number;
  name?: string;
  modules?: CssModules;
  /** Through how many of the loaders before it a sheet goes that another one composes from: Gatsby forgets to say. */
  importLoaders?: number;
  postcssOptions?: (context: object) => { plugins: Plugin[] };
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
 * CSS of the whole site, so that each page carries its own template's styles only; short class names and the values of
 * design tokens, since they stand in every page's HTML and CSS; drawings of style sheets as files; nothing in the
 * scripts that nothing uses, and React before Gatsby; a cache that is cheap to make and to check; and hashes that change
 * with what is published only.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, getConfig, actions }) => {
  if (stage !== "build-javascript" && stage !== "build-html") return;
  const config = getConfig() as WebpackConfig;
  const classNames = shortClassNames(path.resolve("src"));
  const tokens = readConstantTokens(path.resolve("src"));
  const plugins = (config.plugins ??= []);
  if (typeof config.cache === "object") {
    const settings = cacheSettings(path.resolve("."), classNames.digest + tokens.digest);
    Object.assign(config.cache, settings);
    if (settings.buildDependencies) plugins.push(new AccountedLoaders());
  }
  const rules = config.module?.rules ?? [];
  changeLoader(rules, "css-loader", (options) => adjustModules(options, classNames));
  changeLoader(rules, "postcss-loader", (options) => addPlugin(options, withConstantTokens(tokens)));
  changeLoader(rules, "url-loader", lightenFiles);
  if (stage === "build-html") {
    plugins.push(new SteadyChunkHashes());
    forgetPassingEnvironment(plugins);
  } else {
    config.devtool = false;
    (config.output ??= {}).hashDigestLength = shownDigest;
    plugins.push(new SteadyHash());
    const alias = ((config.resolve ??= {}).alias ??= {});
    for (const file of unusedInBrowser) alias[path.resolve("node_modules", file)] = false;
    alias["gatsby-entry$"] = config.entry.app;
    config.entry = { app: path.resolve("src/layout/entry.ts") };
    const splitChunks = config.optimization?.splitChunks;
    if (splitChunks && splitChunks.cacheGroups) splitChunks.cacheGroups.styles = false;
  }
  actions.replaceWebpackConfig(config);
};

/** Changes the options of a loader wherever webpack uses it. @param name of the package */
function changeLoader(rules: readonly Rule[], name: string, change: (options: LoaderOptions) => void): void {
  for (const { oneOf, use } of rules) {
    if (oneOf) changeLoader(oneOf, name, change);
    if (!Array.isArray(use)) continue;
    for (const { loader, options } of use) if (loader?.includes(`/${name}/`) && options) change(options);
  }
}

/**
 * Fonts and drawings of the style sheets, which are part of every document. A drawing in one must be tiny; larger ones
 * are files of their own, and of their hash, which does not compress, their names hold no more than they need.
 */
function lightenFiles(options: LoaderOptions): void {
  options.limit = 512;
  options.name = options.name?.replace("[hash]", `[hash:hex:${shownDigest}]`);
}

/** Short class names, and the prefixes that browsers need in sheets that others compose from as well. */
function adjustModules(options: LoaderOptions, classNames: ClassNames): void {
  options.importLoaders = 1;
  const { modules } = options;
  if (modules) modules.getLocalIdent = ({ resourcePath }, _, name) => classNames(resourcePath, name);
}

/** Before Gatsby's own, which mind what values are. */
function addPlugin(options: LoaderOptions, plugin: Plugin): void {
  const { postcssOptions } = options;
  options.postcssOptions = (context) => {
    const given = postcssOptions?.(context);
    return { ...given, plugins: [plugin, ...(given?.plugins ?? [])] };
  };
}
