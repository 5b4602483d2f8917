import { cpSync, symlinkSync } from "node:fs";
import path from "node:path";
import { gatsbyEnvironment } from "../../scripts/lib/gatsby";
import type { Project } from "./measured-build";

const root = path.join(__dirname, "../..");
const siteUrl = "https://www.sylvene.example";

/** What a build of the site reads. */
const sources = [
  ...["content", "src", "static", "package.json", "tsconfig.json"],
  ...["gatsby-config.ts", "gatsby-node.ts", "gatsby-browser.tsx", "gatsby-ssr.tsx"],
];

/** The Astro site, with its own dependencies and lock file. */
export const astroFolder = path.join(__dirname, "astro");

/** What installing and building leave in a folder that is copied: a copy starts from nothing. */
const leftOvers = [
  "node_modules",
  ".astro",
  ".astro-cache",
  "dist",
  ".cache",
  "src/styles/fonts",
  "src/gatsby-types.d.ts",
];

/** This site, copied, so that the working copy keeps its cache and its published folder. */
export function copyOfSite(folder: string): Project {
  for (const name of sources) copy(root, folder, name);
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  return gatsbyProject("ce site", folder, {
    ...gatsbyEnvironment(),
    SITE_URL: siteUrl,
    AGENCY_API_URL: "",
  });
}

/** The smallest Gatsby site, one page without a plugin, on the same Gatsby. */
export function bareGatsby(folder: string): Project {
  copy(path.join(__dirname, "bare-gatsby"), folder);
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  return gatsbyProject("Gatsby nu", folder);
}

/** The same blog made with Astro, on the same content. */
export function copyOfAstro(folder: string): Project {
  copy(astroFolder, folder);
  symlinkSync(path.join(astroFolder, "node_modules"), path.join(folder, "node_modules"));
  copy(root, folder, "content");
  cpSync(path.join(root, "static"), path.join(folder, "public"), { recursive: true });
  return {
    name: "Astro",
    folder,
    command: [path.join(folder, "node_modules/astro/bin/astro.mjs"), "build"],
    published: path.join(folder, "dist"),
    env: { ASTRO_TELEMETRY_DISABLED: "1" },
  };
}

const gatsbyProject = (name: string, folder: string, env: NodeJS.ProcessEnv = {}): Project => ({
  name,
  folder,
  command: [path.join(folder, "node_modules/gatsby/cli.js"), "build"],
  published: path.join(folder, "public"),
  env: { GATSBY_TELEMETRY_DISABLED: "1", ...env },
});

/** Copies a project's folder, or one thing in it, without what a build would leave there. */
function copy(from: string, to: string, name = "."): void {
  const isSource = (file: string) => !leftOvers.includes(path.relative(from, file).split(path.sep).join("/"));
  cpSync(path.join(from, name), path.join(to, name), { recursive: true, filter: isSource });
}
