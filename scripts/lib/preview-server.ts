import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import path from "node:path";
import { parseAllHeaders, type Header } from "@netlify/headers-parser";
import { parseAllRedirects } from "netlify-redirect-parser";
import sirv from "sirv";
import { aroundQuery, type Redirect } from "../../src/publish/redirects";
import { cacheControl } from "../../src/publish/response-headers";
import { decodePath } from "../../src/shared/decode-path";
import { plainAddress } from "../../src/shared/old-address";
import { listenOn, type Listening } from "./ports";
import { UserError } from "./script";

interface PreviewOptions {
  /** 0 takes a free one. */
  port: number;
  /** Folder of the built site. */
  publicDir: string;
  /** Answers `/api/…`. */
  api?: RequestListener;
  /** Sees each request first, and lets it through with `next`. */
  before?: (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
}

interface Preview extends Listening {
  /** Without a final slash. */
  address: string;
}

/**
 * Serves the built site as a good static host does: compressed, with the headers and redirects that the build has written
 * for hosts, no redirect for `/contact`, one to it from `/contact/`, a real 404 with the site's own document, no directory listings.
 *
 * @throws UserError when there is no site, or the port is taken
 */
export async function startPreview({ port, publicDir, api, before }: PreviewOptions): Promise<Preview> {
  const folder = path.resolve(publicDir);
  if (!existsSync(path.join(folder, "index.html")))
    throw new UserError(`Aucun site dans ${folder} : lancez d’abord npm run build.`);
  const site = siteHandler(folder);
  const answer: RequestListener = (req, res) =>
    api && /^\/api(?=[/?]|$)/.test(req.url ?? "") ? api(req, res) : site(req, res);
  const listening = await listenOn(port, (req, res) =>
    before ? before(req, res, () => answer(req, res)) : answer(req, res),
  );
  return { ...listening, address: `http://localhost:${listening.port}` };
}

/** What Netlify reads in the `_headers` and `_redirects` of a site; of several values of a header, the last one holds. */
export async function readRules(folder: string) {
  const [headersFiles, redirectsFiles] = [[path.join(folder, "_headers")], [path.join(folder, "_redirects")]];
  const { headers, errors } = await parseAllHeaders({ headersFiles, configHeaders: [], minimal: false });
  const found = await parseAllRedirects({ redirectsFiles, configRedirects: [], minimal: true });
  const headersFor = (pathname: string): Record<string, string> =>
    Object.assign(
      { "Cache-Control": cacheControl.revalidate },
      ...(headers as Header[]).filter((header) => isFor(header, pathname)).map(({ values }) => values),
    );
  const redirects = found.redirects as readonly (Redirect & { status?: number; force: boolean })[];
  return { headersFor, redirects, errors: [...errors, ...found.errors] as Error[] };
}

/** Their pattern takes the dot after a `*` for any sign: `/*.js` would be a page at `/expressjs`. */
const isFor = ({ forRegExp }: Header, pathname: string): boolean =>
  new RegExp(forRegExp.source.replaceAll("(.*).", "(.*)\\."), forRegExp.flags).test(pathname);

function siteHandler(folder: string): RequestListener {
  // `dev` reads the folder at each request: a rebuilt site is seen without a restart.
  const serveFile = sirv(folder, { dev: true, etag: true, extensions: ["html"], brotli: true, gzip: true });

  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const url = req.url ?? "/";
    const [raw = ""] = url.split("?", 1);
    const pathname = decodePath(raw);
    const { headersFor, redirects } = await readRules(folder);
    for (const [name, value] of Object.entries(headersFor(pathname))) res.setHeader(name, value);

    const notFound = (): void => void sendNotFound(folder, res);
    const query = url.slice(raw.length);
    const moveTo = (to: string) => void res.writeHead(301, { Location: to }).end();
    if (isHidden(pathname)) return notFound();
    // As Apache and nginx do: `/x`, `/x/` and `/x.html` alike.
    const address = plainAddress(raw);
    const moved = redirects.find(({ from, status }) => status === 301 && plainAddress(from) === address);
    if (moved) return moveTo(aroundQuery(moved).join(query));
    // sirv trusts what this header says; a range that it cannot serve would end the process.
    if (!isRange(req.headers.range)) delete req.headers.range;
    if (pathname === "/" || !pathname.endsWith("/")) return serveFile(req, res, notFound);
    return existsSync(path.join(folder, `${pathname.slice(0, -1)}.html`))
      ? moveTo(raw.slice(0, -1) + query)
      : notFound();
  };
  return (req, res) => void answer(req, res).catch(() => sendNotFound(folder, res));
}

function isRange(header: string | undefined): boolean {
  const [, start, end] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  return start !== undefined && (end === "" || Number(end) >= Number(start));
}

/** Not for visitors: empty segments, hidden files, paths above the folder, hosts' configuration. */
function isHidden(pathname: string): boolean {
  const segments = pathname.slice(1).split("/");
  return (
    /^\/_(?:headers|redirects)$/.test(pathname) ||
    segments.some((segment) => segment.startsWith(".") && segment !== ".well-known") ||
    segments.slice(0, -1).includes("")
  );
}

/** The site's own document; a sentence where somebody has emptied the folder since the start. */
async function sendNotFound(folder: string, res: ServerResponse): Promise<void> {
  const gone = `Le site n’est plus dans ${folder} : relancez la commande qui le construit.`;
  const page = await readFile(path.join(folder, "404.html")).catch(() => Buffer.from(gone));
  // The next build may write this file, so the 404 must not be cached as immutable.
  res.setHeader("Cache-Control", cacheControl.revalidate);
  res.writeHead(404, { "Content-Type": "text/html;charset=utf-8", "Content-Length": page.length });
  res.end(page);
}
