import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { headersFor, parseHeadersFile } from "../../src/publish/headers-file";
import { parseRedirectsFile } from "../../src/publish/redirects";
import { cacheControl } from "../../src/publish/response-headers";
import type { Handler } from "./local-api";
import { listenOn } from "./ports";
import { UserError } from "./script";

export interface PreviewOptions {
  /** 0 takes a free one. */
  port: number;
  /** Folder of the built site. */
  publicDir: string;
  /** Answers `/api`; it sees the path without that prefix, and the whole one as `originalUrl`. */
  api?: Handler | undefined;
}

export interface Preview {
  /** Without a final slash. */
  address: string;
  port: number;
  close(): Promise<void>;
}

/**
 * Serves the built site as a good static host does: compressed, with the headers and redirects that the build has written
 * for hosts, no redirect for `/contact`, one to it from `/contact/`, a real 404 with the site's own document, no directory listings.
 *
 * @throws UserError when there is no site, or the port is taken
 */
export async function startPreview({ port, publicDir, api }: PreviewOptions): Promise<Preview> {
  const folder = path.resolve(publicDir);
  if (!existsSync(path.join(folder, "index.html")))
    throw new UserError(`Aucun site dans ${folder} : lancez d’abord npm run build.`);
  const site = siteHandler(folder);
  const listening = await listenOn(port, (req: IncomingMessage & { originalUrl?: string }, res) => {
    const url = req.url ?? "/";
    if (!api || !/^\/api(?=[/?]|$)/.test(url)) return site(req, res);
    req.originalUrl = url;
    req.url = url.slice("/api".length).replace(/^(?!\/)/, "/");
    api(req, res);
  });
  return { ...listening, address: `http://localhost:${listening.port}` };
}

function siteHandler(folder: string): Handler {
  // `dev` reads the folder at each request: a rebuilt site is seen without a restart.
  const serveFile = sirv(folder, { dev: true, etag: true, extensions: ["html"], brotli: true, gzip: true });
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  const headersOf = (pathname: string) => headersFor(parseHeadersFile(read("_headers")), pathname);
  /** As Apache and nginx do: `/x`, `/x/` and `/x.html` alike. */
  const redirectOf = (pathname: string) =>
    parseRedirectsFile(read("_redirects")).find(({ from }) => from === pathname.replace(/\/$|\.html$/, ""));

  return (req, res) => {
    const url = req.url ?? "/";
    const pathname = decodePath(url);
    for (const [name, value] of Object.entries(headersOf(pathname ?? ""))) res.setHeader(name, value);
    if (pathname === undefined) {
      res.writeHead(400, { "Content-Type": "text/plain;charset=utf-8" });
      return void res.end("Cette adresse est mal formée.");
    }

    const notFound = (): void => void sendNotFound(folder, res);
    if (isHidden(pathname)) return notFound();
    const moved = redirectOf(pathname);
    const [raw = ""] = url.split("?", 1);
    const moveTo = (to: string) => res.writeHead(301, { Location: to + url.slice(raw.length) }).end();
    if (moved) return void moveTo(moved.to);
    if (pathname.length > 1 && pathname.endsWith("/")) {
      if (!existsSync(path.join(folder, `${pathname.slice(0, -1)}.html`))) return notFound();
      return void moveTo(raw.slice(0, -1));
    }
    // sirv trusts what this header says; a range that it cannot serve would end the process.
    if (!isRange(req.headers.range)) delete req.headers.range;
    serveFile(req, res, notFound);
  };
}

/** The decoded path, or undefined where it is broken or climbs out of the site. */
function decodePath(url: string): string | undefined {
  try {
    const pathname = decodeURIComponent(url.split("?", 1)[0] ?? "");
    const climbs = pathname.split(/[/\\]/).includes("..");
    return !pathname.startsWith("/") || pathname.includes("\0") || climbs ? undefined : pathname;
  } catch {
    return undefined;
  }
}

/** Empty segments have no file; hidden files and hosts' configuration are not for visitors. */
function isHidden(pathname: string): boolean {
  const segments = pathname.slice(1).split("/");
  return (
    /^\/_(?:headers|redirects)$/.test(pathname) ||
    segments.some((segment) => segment.startsWith(".") && segment !== ".well-known") ||
    segments.slice(0, -1).includes("")
  );
}

function isRange(header: string | undefined): boolean {
  const [, start, end] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  return start !== undefined && (end === "" || Number(end) >= Number(start));
}

async function sendNotFound(folder: string, res: ServerResponse): Promise<void> {
  // The file may come with the next build; « immutable » speaks of one that is there.
  res.setHeader("Cache-Control", cacheControl.revalidate);
  const page = await readFile(path.join(folder, "404.html"));
  res.writeHead(404, { "Content-Type": "text/html;charset=utf-8", "Content-Length": page.length });
  res.end(page);
}
