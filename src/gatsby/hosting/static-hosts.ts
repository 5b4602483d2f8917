import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { AdapterInit } from "gatsby";
import { redirectDocument } from "../redirect-document";
import { compressPublished } from "./compress";
import { publishDocuments, publishedFileOf } from "./documents";
import { foldersOf, type Folders } from "./folders";
import { headersFile, headersFileLimits, type HeaderRule } from "./headers-file";
import { htaccess } from "./htaccess";
import { nginxRules, nginxServer, type ServerSite } from "./nginx";
import { restoreRawDocuments } from "./raw-documents";
import { checkRedirects, redirectsFile, type Redirect } from "./redirects";
import { cacheControl, hashedAsset, immutableFolder, securityHeaders } from "./response-headers";
import { inlineHashes, withPolicy } from "./security-policy";
import { withSplitStyles } from "./split-styles";
import { StartScript } from "./start-script";

interface StaticHostsOptions {
  readonly siteUrl: string;
  /** Origin of the agency API in the browser, where it is not the site's own. */
  readonly apiOrigin: string | undefined;
  /** Address of the agency API for the build; the proxy lines name it. */
  readonly apiUrl: string | undefined;
}

type AdaptContext = Parameters<NonNullable<ReturnType<AdapterInit>["adapt"]>>[0];
type Routes = AdaptContext["routesManifest"];

/**
 * The last step of a build: makes the published folder right for plain static hosts. One source (Gatsby's pages and
 * redirects, and the headers of `response-headers.ts`) for Netlify, Cloudflare Pages, nginx and Apache.
 */
const staticHosts: AdapterInit<StaticHostsOptions> = (options) => ({
  name: "static-hosts",
  cache: {
    // Called before anything else of a build. `false`: there is no other cache to read back.
    restore: async () => {
      await restoreRawDocuments(foldersOf(process.cwd()));
      return false;
    },
    store: () => undefined,
  },
  adapt: async (context) => {
    if (!options) throw new Error("staticHosts attend ses options (gatsby-config.ts).");
    await adapt(context, options);
  },
});

async function adapt({ routesManifest, reporter }: AdaptContext, options: StaticHostsOptions): Promise<void> {
  const folders = foldersOf(process.cwd());
  const activity = reporter.activityTimer("documents, en-têtes et fichiers compressés");
  activity.start();
  const pages = pagesOf(routesManifest);
  const redirects = redirectsOf(routesManifest);
  checkRedirects(redirects, new Set(pages));

  activity.setStatus("documents");
  const start = new StartScript();
  const documents = await publishDocuments({
    folders,
    pages,
    extra: new Map(redirects.map(({ from, to }) => [publishedFileOf(from), redirectDocument(to)])),
    // The policy comes last: it names what the others leave inline.
    steps: [(html) => start.rewrite(html), withSplitStyles, (html) => withPolicy(html, options.apiOrigin)],
  });
  for (const { file, text } of start.files) await writeFile(path.join(folders.published, file), text);
  const scripts = new Set([...documents.values()].flatMap((html) => inlineHashes(html).scripts));
  const headers = securityHeaders({ apiOrigin: options.apiOrigin, scripts: [...scripts].sort() });

  activity.setStatus("configuration des hébergeurs");
  const rules = headerRules(headers, routesManifest);
  const longest = Math.max(...headers.map(({ key, value }) => key.length + value.length + 4));
  if (rules.length > headersFileLimits.rules || longest > headersFileLimits.lineLength) {
    reporter.warn(
      `_headers dépasse les limites de Cloudflare Pages : ${rules.length} règles sur ${headersFileLimits.rules}, ligne la plus longue de ${longest} caractères sur ${headersFileLimits.lineLength}.`,
    );
  }
  await writeConfigurations(folders, rules, { ...options, redirects, headers });

  activity.setStatus("compression");
  const compressed = await compressPublished(folders);
  activity.setStatus(`${documents.size} documents, ${compressed} fichiers compressés`);
  activity.end();
}

/** Gatsby's pages, as paths without trailing slash. */
function pagesOf(routes: Routes): string[] {
  return routes.flatMap((route) => {
    if (route.type !== "static" || !route.filePath.endsWith(".html")) return [];
    const isPage = route.filePath === "public/404.html" || route.filePath.endsWith("index.html");
    return isPage && !route.path.startsWith("/_gatsby/") ? [route.path.replace(/(.)\/$/, "$1")] : [];
  });
}

function redirectsOf(routes: Routes): Redirect[] {
  return routes.flatMap((route) =>
    route.type === "redirect" ? [{ from: route.path, to: route.toPath }] : [],
  );
}

/**
 * The rules of `_headers`. Each script and style sheet of this build has its own: neither host knows patterns with
 * an extension. Those of earlier builds that lie beside them need none.
 */
function headerRules(headers: ServerSite["headers"], routes: Routes): HeaderRule[] {
  const immutable = [{ key: "Cache-Control", value: cacheControl.immutable }];
  const assets = routes.flatMap((route) =>
    route.type === "static" && isLasting(route.headers) && hashedAsset.test(route.path.slice(1))
      ? [route.path]
      : [],
  );
  return [
    { source: "/*", headers },
    { source: `${immutableFolder}*`, headers: immutable },
    ...assets.sort().map((source) => ({ source, headers: immutable })),
  ];
}

/** Gatsby says so of the files that webpack has just written. */
const isLasting = (headers: ServerSite["headers"]): boolean =>
  headers.some(({ key, value }) => key === "cache-control" && value.includes("immutable"));

/**
 * Hosts expect theirs in the published folder; nginx reads its own elsewhere, and nobody else needs to. What an
 * editor adds in `static/` under the same name follows ours.
 */
async function writeConfigurations(
  folders: Folders,
  rules: readonly HeaderRule[],
  site: ServerSite,
): Promise<void> {
  await mkdir(folders.deploy, { recursive: true });
  const published = {
    _headers: headersFile(rules),
    _redirects: redirectsFile(site.redirects, site.apiUrl),
    ".htaccess": htaccess(site),
  };
  for (const [name, text] of Object.entries(published)) {
    const added = await readFile(path.join(folders.verbatim, name), "utf8").catch(() => "");
    await writeFile(path.join(folders.published, name), added ? `${text}\n${added}` : text);
  }
  await writeFile(path.join(folders.deploy, "nginx.conf"), nginxServer(site));
  await writeFile(path.join(folders.deploy, "nginx-rules.conf"), nginxRules(site));
}

export default staticHosts;
