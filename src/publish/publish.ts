import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkPages, type BuiltSite } from "../check-pages/check-pages";
import { hasErrors, type Fault } from "../shared/fault";
import { plainAddress } from "../shared/old-address";
import { bundleStartScript } from "./bundle-start-script";
import { beyondCloudflare } from "./cloudflare-limits";
import { compressFiles } from "./compress";
import { publishedDocument } from "./documents";
import { headersFile } from "./headers-file";
import { htaccess } from "./htaccess";
import { nginxRules, nginxServer } from "./nginx";
import { redirectDocuments } from "./redirect-documents";
import { redirectsFile, refuseRedirects } from "./redirects";
import { formerWorkers, headerRules, securityHeaders } from "./response-headers";
import { policyDirectives } from "./security-policy";
import type { Folders, HostedSite, SiteSettings } from "./site";
import { filesIn, sourcesByName } from "./sources";
import { isGatsbyDocument } from "./start-script";

/** What could be better in what was published. */
export interface Publication {
  /** Of pages; no errors. */
  readonly faults: readonly Fault[];
  /** French sentences on what Cloudflare Pages would leave out. */
  readonly warnings: readonly string[];
}

/** Refuses to publish. */
export class FaultyPages extends Error {
  constructor(readonly faults: readonly Fault[]) {
    super(faults.map(({ file, problem }) => `${file} : ${problem}`).join("\n"));
  }
}

/**
 * Publishes a built site for plain static hosts: documents as `x.html` with the start script and the security policy,
 * the files that they name as they are, a redirecting document per old address, compressed copies, and configuration for
 * Netlify, Cloudflare Pages, Apache and nginx. Files that are up to date keep their date, which hosts compare.
 * After a change of this step itself, `npm run build -- --clean` writes all documents anew.
 *
 * @throws Error when Gatsby's documents are not as expected, two files would get the same name, a redirect would go over
 * what is published, or a lasting file has no hash in its name; FaultyPages when a page has a fault that is an error
 */
export async function publishSite(folders: Folders, settings: SiteSettings): Promise<Publication> {
  const { root, from, to } = folders;
  const startScript = bundleStartScript(root);
  const policy = policyDirectives(settings.apiOrigin, startScript.hash);
  const apiUrl = settings.apiUrl?.replace(/\/+$/, "") ?? "https://api.agence.example";
  const site = { ...settings, apiUrl, headers: securityHeaders(policy) };

  const hostFiles = hostFilesOf(site, folders.static);
  const sources = sourcesByName(folders);
  const files = [...sources.keys(), ...Object.keys(hostFiles)];
  checkLastingFiles(files);
  refuseRedirects(site.redirects, files);
  const texts = [...redirectDocuments(site.redirects, files, site.siteUrl), ...Object.entries(hostFiles)];
  const faults = checkPages(builtSite(folders, site, sources, files));
  if (hasErrors(faults)) throw new FaultyPages(faults);
  // Nothing is written before this line: a refused site leaves the published one as it was.

  const write = (file: string, text: string): void => {
    const target = path.join(to, file);
    if (textOf(target) === text) return;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  // The headers contain the policy, and with it the start script's hash. If they are unchanged, only Gatsby's part of
  // a document can differ.
  const isPolicyNew = textOf(path.join(to, "_headers")) !== hostFiles._headers;
  for (const [name, file] of sources) {
    const source = path.join(from, file);
    const isPage = file.endsWith(".html");
    if (isCurrent(source, path.join(to, name), isPage) && !(isPage && isPolicyNew)) continue;
    if (isPage) write(name, publishedDocument(readFileSync(source, "utf8"), startScript, policy));
    else cpSync(source, path.join(to, name));
  }
  for (const [file, text] of texts) write(file, text);
  mkdirSync(folders.deploy, { recursive: true });
  writeFileSync(path.join(folders.deploy, "nginx.conf"), nginxServer(site));
  writeFileSync(path.join(folders.deploy, "nginx-rules.conf"), nginxRules(site));

  const published = [...sources.keys(), ...texts.map(([file]) => file)];
  const copies = site.isCompressedByHost ? [] : await compressFiles(to, published);
  const expected = new Set([...published, ...copies]);
  for (const file of filesIn(to)) if (!expected.has(file)) rmSync(path.join(to, file));
  const warnings = beyondCloudflare(hostFiles._headers, hostFiles._redirects, expected.size, copies.length);
  return { faults, warnings };
}

/** What is to be published, as its pages are judged. @param names of all files */
function builtSite(
  { root, from }: Folders,
  { siteUrl, redirects }: HostedSite,
  sources: ReadonlyMap<string, string>,
  names: readonly string[],
): BuiltSite {
  const published = new Set(names);
  const redirected = new Set(redirects.map((redirect) => plainAddress(redirect.from)));
  function* pages() {
    for (const [name, file] of sources) {
      if (!name.endsWith(".html")) continue;
      const html = readFileSync(path.join(from, file), "utf8");
      const address = `/${name.replace(/(?:^index)?\.html$/, "")}`;
      if (isGatsbyDocument(html)) yield { address, html };
    }
  }
  return {
    siteUrl,
    root,
    redirects,
    pages: pages(),
    isAnswered: (address) =>
      [address, `${address}.html`].some((name) => published.has(name.slice(1))) ||
      redirected.has(plainAddress(address)),
  };
}

/** Whether a published file is newer than its source and, where it is the same, as long. */
function isCurrent(source: string, target: string, isPage: boolean): boolean {
  const [before, after] = [statSync(source), statSync(target, { throwIfNoEntry: false })];
  return after !== undefined && after.mtimeMs >= before.mtimeMs && (isPage || after.size === before.size);
}

/** Names of webpack's scripts and style sheets: `app-85f4195fb2b5c2d4a4cf.js`, and of the forms': `admin/admin-7B5OV7TG.js`. */
const hashedName = /^(?:[^/]+[-.][0-9a-f]{10,}|admin\/[^/]+-[0-9A-Z]{8})\.(?:js|css)$/;

/**
 * Makes sure that a browser that keeps a script or style sheet for a year never misses a change of it: each but the
 * workers has a hash in its name.
 */
function checkLastingFiles(files: readonly string[]): void {
  const faulty = files.filter(
    (file) => /\.(?:js|css)$/i.test(file) && !hashedName.test(file) && !formerWorkers.includes(file),
  );
  if (faulty.length === 0) return;
  throw new Error(
    `${faulty.join(", ")} : les navigateurs gardent un an les fichiers .js et .css, et ne verraient plus ses changements. ` +
      `Importez ce fichier depuis src/ au lieu de le ranger dans static/ : la construction met alors son empreinte dans son nom.`,
  );
}

/** A file's text; undefined where there is none. */
const textOf = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, "utf8") : undefined;

/** Configuration in the site's folder; an editor's file of the same name in `static/` is appended. */
function hostFilesOf(site: HostedSite, added: string) {
  const withAdditions = (file: string, own: string): string => {
    const addition = textOf(path.join(added, file));
    return addition === undefined ? own : `${own}\n${addition}`;
  };
  return {
    _headers: withAdditions("_headers", headersFile(headerRules(site.headers))),
    _redirects: withAdditions("_redirects", redirectsFile(site.redirects, site.apiUrl)),
    ".htaccess": withAdditions(".htaccess", htaccess(site)),
  };
}
