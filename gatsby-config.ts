import { readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { comingPosts } from "./src/gatsby/data/coming-posts";
import { sitemapOptions } from "./src/gatsby/sitemap/options";
import { formatDay } from "./src/shared/calendar/dates";
import { workingDaysFrom, type Opening } from "./src/shared/calendar/holidays";
import { readSiteOrigin } from "./src/shared/site-url";

const { siteUrl, indexable } = readSiteOrigin(process.env.SITE_URL);

const opening = JSON.parse(readFileSync("content/settings/opening.json", "utf8")) as Opening;
/** Read here, since Gatsby renders its pages anew when this changes: every day. */
const workingDays = workingDaysFrom(formatDay(new Date()), opening);

/** Development only: where `gatsby develop` finds the agency API (the stand-in, unless told otherwise). */
const apiProxy = process.env.AGENCY_API_PROXY;

/** Articles dated in the future, and drafts. */
const coming = new Set(comingPosts("content").map((slug) => path.resolve("content/blog", slug)));

const isText = /\.(?:md|json)$/;

/**
 * Texts and pictures are two sources: the plugin hashes all files of a source at once, each in its own WebAssembly
 * instance, and 20 000 of them exhaust the memory. Texts need no file hash, since their nodes have a digest of the
 * content.
 *
 * @param isIgnored called with absolute paths of files and folders
 */
const contentSource = (name: string, fastHash: boolean, isIgnored: (file: string) => boolean) => ({
  resolve: "gatsby-source-filesystem",
  options: {
    name,
    fastHash,
    path: path.resolve("content"),
    ignore: ["**/schemas/**", (file: string) => coming.has(file) || isIgnored(file)],
  },
});

/**
 * What every `gatsbyImageData` makes of a photograph or screenshot, unless its query says otherwise. WebP alone: every
 * browser of the last five years reads it, and on our screenshots AVIF of the same quality weighs as much and takes
 * seventeen times as long to make. Widths for the places that pictures have, since browsers take the next larger copy: a
 * phone (370 pixels, 1.75 times as dense), a third of a desktop or half of it; the whole of a desktop or a phone three
 * times as dense.
 */
const pictureCopies = { placeholder: "none", formats: ["webp"], breakpoints: [680, 1200] };

const config: GatsbyConfig = {
  siteMetadata: { siteUrl, indexable, workingDays },
  trailingSlash: "never",
  // The Head API patches React.createElement, which the automatic runtime does not call.
  jsxRuntime: "classic",
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: "src/gatsby-types.d.ts" },
  ...(apiProxy ? { proxy: { prefix: "/api", url: apiProxy } } : {}),
  plugins: [
    contentSource("texts", true, (file) => path.extname(file) !== "" && !isText.test(file)),
    contentSource("pictures", false, (file) => isText.test(file)),
    { resolve: "gatsby-plugin-sharp", options: { defaults: pictureCopies } },
    "gatsby-plugin-image",
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-transformer-remark",
      options: {
        plugins: [{ resolve: "gatsby-remark-prismjs", options: { noInlineHighlight: true } }],
      },
    },
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
  ],
};

export default config;
