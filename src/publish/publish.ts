import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { compressFiles } from "./compress";
import { documentName, publishedDocument } from "./documents";
import { headersFile, headerRules } from "./headers-file";
import { htaccess } from "./htaccess";
import { nginxRules, nginxServer } from "./nginx";
import { redirectDocument, redirectsFile } from "./redirects";
import { hashedName, securityHeaders } from "./response-headers";
import { policyDirectives } from "./security-policy";
import type { HostedSite, SiteSettings } from "./site";
import { readStartScript } from "./start-script";

/** Absolute paths. */
export interface Folders {
  /** The project: the start script is read below it. */
  readonly root: string;
  /** What Gatsby wrote, `public/`; never changed. */
  readonly from: string;
  /** The published site, `dist/`; what does not belong there is removed. */
  readonly to: string;
  /** Configuration for servers that read none from the site's folder; never published. */
  readonly deploy: string;
}

/** Gatsby's intermediate files: fragments of pages, its library for third parties' scripts, statistics. */
const intermediate = /^(?:_gatsby\/|~partytown\/|404\/|(?:webpack\.stats|chunk-map)\.json$)|\.map$/;

/**
 * Publishes a built site for plain static hosts: documents as `x.html` with the start script and the security policy,
 * everything else as it is, a redirecting document per old address, compressed copies, and configuration for Netlify,
 * Cloudflare Pages, Apache and nginx. Files that are up to date keep their date, which hosts compare.
 * After a change of this step itself, `npm run build -- --clean` writes all documents anew.
 *
 * @throws Error when Gatsby's documents are not as expected, or a lasting file has no hash in its name
 */
export async function publishSite(folders: Folders, settings: SiteSettings): Promise<void> {
  const { root, from, to } = folders;
  const startScript = readStartScript(root);
  const policy = policyDirectives(settings.apiOrigin, startScript.hash);
  const site = { ...settings, headers: securityHeaders(policy) };

  const published = new Set<string>();
  const write = (file: string, text: string): void => {
    published.add(file);
    const target = path.join(to, file);
    if (textOf(target) === text) return;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  const hostFiles = hostFilesOf(site, from);
  // The headers hold the policy, and with it the start script's hash: the rest of a document is Gatsby's.
  const isPolicyNew = textOf(path.join(to, "_headers")) !== hostFiles._headers;
  for (const file of filesIn(from).filter((name) => !intermediate.test(name))) {
    const [source, name] = [path.join(from, file), documentName(file)];
    const isPage = file.endsWith(".html");
    published.add(name);
    if (isCurrent(source, path.join(to, name), isPage) && !(isPage && isPolicyNew)) continue;
    if (isPage) write(name, publishedDocument(readFileSync(source, "utf8"), startScript, policy));
    else cpSync(source, path.join(to, name));
  }
  for (const redirect of site.redirects)
    write(`${redirect.from.slice(1)}.html`, redirectDocument(redirect.to, site.siteUrl));
  checkLastingFiles([...published]);

  for (const [file, text] of Object.entries(hostFiles)) write(file, text);
  writeServerFiles(folders.deploy, site);

  const copies = await compressFiles(to, [...published]);
  const expected = new Set([...published, ...copies]);
  for (const file of filesIn(to)) if (!expected.has(file)) rmSync(path.join(to, file));
}

/** Every file below a folder, relative to it, with forward slashes. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));
}

/** Whether a published file is newer than its source and, where it is the same, as long. */
function isCurrent(source: string, target: string, isPage: boolean): boolean {
  const [before, after] = [statSync(source), statSync(target, { throwIfNoEntry: false })];
  return after !== undefined && after.mtimeMs >= before.mtimeMs && (isPage || after.size === before.size);
}

/**
 * Makes sure that a browser that keeps a script or style sheet for a year never misses a change of it: each has a hash in
 * its name, and lies at the root, where one pattern of `_headers` matches it.
 */
function checkLastingFiles(files: readonly string[]): void {
  const named = new RegExp(`^${hashedName}$`);
  const faulty = files.filter((file) => /\.(?:js|css)$/.test(file) && !named.test(file));
  if (faulty.length === 0) return;
  throw new Error(
    `${faulty.join(", ")} : les navigateurs gardent un an les fichiers .js et .css, et ne verraient plus ses changements. ` +
      `Importez ce fichier depuis src/ au lieu de le ranger dans static/ : la construction met alors son empreinte dans son nom.`,
  );
}

/** A file's text; undefined where there is none. */
const textOf = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, "utf8") : undefined;

/** What hosts read in the site's folder; what an editor adds in `static/` under the same name follows ours. */
function hostFilesOf(site: HostedSite, from: string) {
  const withAdditions = (file: string, own: string): string => {
    const added = path.join(from, file);
    return existsSync(added) ? `${own}\n${readFileSync(added, "utf8")}` : own;
  };
  return {
    _headers: withAdditions("_headers", headersFile(headerRules(site.headers))),
    _redirects: withAdditions("_redirects", redirectsFile(site.redirects, site.apiUrl)),
    ".htaccess": withAdditions(".htaccess", htaccess(site)),
  };
}

function writeServerFiles(deploy: string, site: HostedSite): void {
  mkdirSync(deploy, { recursive: true });
  writeFileSync(path.join(deploy, "nginx.conf"), nginxServer(site));
  writeFileSync(path.join(deploy, "nginx-rules.conf"), nginxRules(site));
}
