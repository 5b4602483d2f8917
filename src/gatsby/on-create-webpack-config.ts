import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { numberedClasses } from "./class-names";
import { recordBundledFiles } from "./licences";

interface Loader {
  loader?: string;
  options?: {
    limit?: number;
    name?: string;
    importLoaders?: number;
    modules?: { getLocalIdent?: unknown } | false;
  };
}

interface Rule {
  oneOf?: Rule[];
  use?: Loader[];
}

/** The parts of webpack's configuration that change here. */
interface WebpackConfig {
  devtool?: unknown;
  module: { rules: Rule[] };
  resolve: { alias?: Record<string, string | false> };
  output: { environment?: Readonly<Record<string, boolean>>; hashDigestLength?: number };
  plugins: object[];
  optimization?: {
    minimizer?: object[];
    splitChunks?: { minSize?: number; cacheGroups?: { styles?: unknown } };
  };
}

/** By the names of terser-webpack-plugin. */
const minified = { ecma: 2020, compress: { passes: 3 } };

/**
 * Departures from Gatsby's webpack configuration for what is published: no source maps; no single chunk with the CSS of
 * the whole site, so that each document carries the styles of its own template only; short class names, since they
 * stand in every document; drawings of style sheets as files, since inlined they would stand in every document too; scripts
 * minified three times, which makes a page with a form 1 KB lighter; arrow functions around modules and what they export, which all
 * browsers of package.json know; nothing of `<Script>`, which the site does not use and which brings Partytown to every page (1.7 KB); no
 * shared chunk of less than 30 KB of source, which costs a page with a form more than it spares the next (0.5 KB).
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  getConfig,
  actions,
  plugins,
}) => {
  if (stage !== "build-javascript" && stage !== "build-html") return;
  const config = getConfig() as WebpackConfig;
  const classNames = numberedClasses(path.resolve("src"));
  for (const { loader, options } of loadersOf(config.module.rules)) {
    if (!options) continue;
    if (loader?.includes("/url-loader/")) {
      options.limit = 512;
      options.name = "static/[name]-[hash:6].[ext]";
    }
    if (!loader?.includes("/css-loader/")) continue;
    // Composed style sheets need vendor prefixes too (PostCSS); Gatsby leaves them out.
    options.importLoaders = 1;
    if (options.modules) options.modules.getLocalIdent = classNames;
  }
  if (stage === "build-javascript") {
    config.output.environment = { ...config.output.environment, arrowFunction: true };
    // Half of it, in names that stand in every document: no compression shortens it (src/publish/publish.ts knows 10 or more).
    config.output.hashDigestLength = 10;
    config.devtool = false;
    config.resolve.alias = {
      ...config.resolve.alias,
      "gatsby-script": false,
      "@builder.io/partytown/integration": false,
    };
    config.plugins.push(recordBundledFiles);
    const [minifyJs, ...others] = config.optimization?.minimizer ?? [];
    if (config.optimization && minifyJs)
      config.optimization.minimizer = [plugins.minifyJs({ terserOptions: minified }), ...others];
  }
  const { splitChunks } = config.optimization ?? {};
  if (splitChunks?.cacheGroups?.styles) splitChunks.cacheGroups.styles = false;
  if (splitChunks) splitChunks.minSize = 30_000;
  actions.replaceWebpackConfig(config);
};

const loadersOf = (rules: readonly Rule[]): Loader[] =>
  rules.flatMap(({ oneOf, use }) => [...(Array.isArray(use) ? use : []), ...loadersOf(oneOf ?? [])]);

/**
 * Safari before 16.3 mistakes a parameter for the function where both have one name: no reason to unpack the parameters of all
 * functions, which Babel does for its sake. Function expressions have no names once they are minified. `document.all` never
 * stands before a `?.`: one comparison instead of two.
 */
export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = ({ stage, actions }) => {
  if (stage !== "build-javascript") return;
  const targets = { chrome: "109", firefox: "115", safari: "16.3" };
  actions.setBabelPreset({ name: "babel-preset-gatsby", options: { targets } });
  actions.setBabelOptions({ options: { assumptions: { noDocumentAll: true } } });
};
