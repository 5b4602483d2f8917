import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createStandIn, type StandInOptions } from "../../tests/agency-api/stand-in";
import { formatReport } from "../../src/content-check/report";
import { FaultyPages, publishSite } from "../../src/publish/publish";
import type { Redirect } from "../../src/publish/redirects";
import { readApiOrigin } from "../../src/publish/security-policy";
import { hasErrors } from "../../src/shared/fault";
import { readSiteOrigin } from "../../src/shared/site-url";
import { bundleReceiver } from "./bundle-receiver";
import { gatsby } from "./run";
import { root, step, UserError } from "./script";

const folder = (name: string): string => path.join(root, name);

/** The published site. */
export const publishedFolder = folder("dist");

/** Removes what earlier builds left. */
export const cleanBuild = (): void => clean(".cache", "public", "dist");

function clean(...names: readonly string[]): void {
  for (const name of names) rmSync(folder(name), { recursive: true, force: true });
}

/** Holds the digest of the last complete build; removed while a build runs. */
const digestFile = folder(".cache/sources-digest");

/** The faults of the built pages, as JSON: `npm run content:check -- --pages=<file>` formats them for a pull request. */
const pageFaultsFile = folder(".cache/check-pages.json");

const unnoticed = [
  "package-lock.json",
  "content/settings/brand.json",
  "content/settings/brand/*.woff2",
  "content/schemas/*.json",
  "src/**/*.css",
  "src/{blog/*,gatsby/**/*,shared/colours,shared/text/*}.ts",
];

/**
 * Digest of everything whose change Gatsby 5 does not notice. A style sheet alone does not make it render pages
 * again, though each document inlines its styles and with them the brand's colours and fonts; nor does the build's
 * own code. Its cache also holds absolute paths and the output of one version of Node and of the packages, so it is
 * worthless in a copied or moved folder.
 *
 * @param cwd the project's folder
 */
export function digestOfUnnoticed(cwd: string): string {
  const digest = createHash("sha256").update(`${path.resolve(cwd)} ${process.version}`);
  for (const name of globSync(unnoticed, { cwd, exclude: ["src/styles/{colours,fonts}.css"] }).sort())
    digest.update(name).update(readFileSync(path.join(cwd, name)));
  return digest.digest("hex");
}

/**
 * Builds the site into `public/` and publishes it into `dist/`, with what its host needs in `deploy/`. A failed build
 * leaves `dist/` as it was.
 *
 * @param settings environment variables besides this process's own
 * @throws UserError with the report of the pages that are to be corrected
 */
export async function buildSite(settings: NodeJS.ProcessEnv = {}): Promise<void> {
  const env = { ...process.env, ...settings };
  const site = {
    siteUrl: readSiteOrigin(env.SITE_URL).siteUrl,
    apiOrigin: readApiOrigin(env.GATSBY_AGENCY_API_URL),
    apiUrl: env.AGENCY_API_URL || undefined,
    redirects: readRedirects(),
    isCompressedByHost: env.COMPRESSED_COPIES === "none",
  };
  step("Construction du site (une à trois minutes la première fois)");
  const digest = digestOfUnnoticed(root);
  if (!existsSync(digestFile) || readFileSync(digestFile, "utf8") !== digest) clean(".cache", "public");
  // An interrupted build leaves new data whose pages are not rendered yet, and the next one would take them for
  // rendered.
  rmSync(digestFile, { force: true });
  rmSync(pageFaultsFile, { force: true });
  await gatsby("build", [], settings);
  writeFileSync(digestFile, digest);
  step("Publication dans dist/");
  const [from, deploy] = [folder("public"), folder("deploy")];
  const folders = { root, static: folder("static"), from, to: publishedFolder, deploy };
  const { faults, warnings } = await publishSite(folders, site).catch((error: unknown) => {
    if (error instanceof FaultyPages) return { faults: error.faults, warnings: [] };
    throw error;
  });
  writeFileSync(pageFaultsFile, JSON.stringify(faults));
  const report = formatReport(faults);
  if (hasErrors(faults)) throw new UserError(`Les pages sont à corriger avant d’être publiées.\n\n${report}`);
  bundleReceiver(root, path.join(deploy, "receveur"));
  for (const warning of report ? [report, ...warnings] : warnings) console.warn(warning);
}

/**
 * The site that tests, screenshots and benches look at: the demonstration with the stand-in's posts.
 *
 * @param settings of the stand-in: its posts are the samples, unless it is built for tests
 */
export async function buildDemonstration(settings?: StandInOptions): Promise<void> {
  const standIn = createStandIn(settings);
  try {
    await buildSite({
      SITE_URL: "https://www.agence.example",
      AGENCY_API_URL: await standIn.listen(0),
      AGENCY_API_ON_ERROR: "fail",
      GATSBY_AGENCY_API_URL: "/api",
    });
  } finally {
    await standIn.close();
  }
}

function readRedirects(): readonly Redirect[] {
  const text = readFileSync(folder("content/settings/redirects.json"), "utf8");
  return (JSON.parse(text) as { items: readonly Redirect[] }).items;
}
