import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { AdapterInit } from "gatsby";
import { redirectDocument } from "../redirect-document";
import { compressPublished } from "./compress";
import { publishDocuments, publishedFileOf } from "./documents";
import { foldersOf, type Folders } from "./folders";
import { headerRules, headersFile, headersFileFaults } from "./headers-file";
import { htaccess } from "./htaccess";
import { checkLastingFiles } from "./lasting-files";
import { nginxRules, nginxServer, type ServerSite } from "./nginx";
import { restoreRawDocuments } from "./raw-documents";
import { checkRedirects, redirectsFile, redirectsFileFaults } from "./redirects";
import { securityHeaders } from "./response-headers";
import { readRoutes } from "./routes";
import { withPolicy } from "./security-policy";
import { withSplitStyles } from "./split-styles";
import { readStyleSheets } from "./style-sheets";
import { startScriptSource, withStartScript } from "./start-script";

interface StaticHostsOptions {
  readonly siteUrl: string;
  /** Origin of the agency API in the browser, where it is not the site's own. */
  readonly apiOrigin: string | undefined;
  /** Address of the agency API for the build; the proxy lines name it. */
  readonly apiUrl: string | undefined;
}

/** Gatsby publishes a library for scripts of third parties with every site, and this one has none. */
const unused = "~partytown";

type AdaptContext = Parameters<NonNullable<ReturnType<AdapterInit>["adapt"]>>[0];

/**
 * The last step of a build: makes the published folder right for plain static hosts. One source (Gatsby's pages and
 * redirects, and the headers of `response-headers.ts`) for Netlify, Cloudflare Pages, nginx and Apache.
 */
const staticHosts: AdapterInit<StaticHostsOptions> = (options) => ({
  name: "static-hosts",
  cache: {
    // Called before anything else of a build. `false`: there is no other cache to read back.
    restore: () => {
      restoreRawDocuments(foldersOf(process.cwd()));
      return false;
    },
    store: () => undefined,
  },
  adapt: async (context) => {
    if (!options) throw new Error("staticHosts attend ses options (gatsby-config.ts).");
    await adapt(context, options);
  },
});

async function adapt({ reporter }: AdaptContext, options: StaticHostsOptions): Promise<void> {
  const folders = foldersOf(process.cwd());
  const activity = reporter.activityTimer("documents, en-têtes et fichiers compressés");
  activity.start();
  const { pages, redirects } = readRoutes(process.cwd());
  checkRedirects(redirects, new Set(pages));
  await rm(path.join(folders.published, unused), { recursive: true, force: true });
  checkLastingFiles(folders.published);

  const sheets = readStyleSheets(folders.published);
  const publication = {
    folders,
    pages,
    extra: new Map(
      redirects.map(({ from, to }) => [publishedFileOf(from), redirectDocument(to, options.siteUrl)]),
    ),
    // The policy comes last: it names what the others leave inline.
    steps: [
      withStartScript,
      (html: string) => withSplitStyles(html, sheets),
      (html: string) => withPolicy(html, options.apiOrigin),
    ],
    recipe: recipeOf(options),
  };
  const { documents, count } = await compressPublished(folders, () => publishDocuments(publication));
  activity.setStatus(`${documents.count} documents, ${count} fichiers compressés`);
  const headers = securityHeaders({ apiOrigin: options.apiOrigin, scripts: [...documents.scripts].sort() });

  const faults = await writeConfigurations(folders, { ...options, redirects, headers });
  if (faults.length) reporter.warn(`Au-delà de ce que lit Cloudflare Pages : ${faults.join(" ; ")}.`);
  activity.end();
}

/** All that the rewriting of documents reads besides them: this code as Gatsby compiled it, and what it has read. */
function recipeOf(options: StaticHostsOptions): string {
  const digest = createHash("sha1").update(JSON.stringify(options));
  const files = [".cache/compiled/gatsby-config.js", startScriptSource, "public/webpack.stats.json"];
  for (const file of files) digest.update(readFileSync(path.resolve(file)));
  return digest.digest("base64");
}

/**
 * Hosts expect theirs in the published folder; nginx reads its own elsewhere, and nobody else needs to. What an
 * editor adds in `static/` under the same name follows ours.
 *
 * @returns what Cloudflare Pages would not read of them
 */
async function writeConfigurations(folders: Folders, site: ServerSite): Promise<string[]> {
  await mkdir(folders.deploy, { recursive: true });
  const published = {
    _headers: headersFile(headerRules(site.headers)),
    _redirects: redirectsFile(site.redirects, site.apiUrl),
    ".htaccess": htaccess(site),
  };
  const faults: string[] = [];
  for (const [name, own] of Object.entries(published)) {
    const added = await readFile(path.join(folders.verbatim, name), "utf8").catch(() => "");
    const text = added ? `${own}\n${added}` : own;
    await writeFile(path.join(folders.published, name), text);
    if (name === "_headers") faults.push(...headersFileFaults(text).map((fault) => `${name}, ${fault}`));
    if (name === "_redirects") faults.push(...redirectsFileFaults(text).map((fault) => `${name}, ${fault}`));
  }
  await writeFile(path.join(folders.deploy, "nginx.conf"), nginxServer(site));
  await writeFile(path.join(folders.deploy, "nginx-rules.conf"), nginxRules(site));
  return faults;
}

export default staticHosts;
