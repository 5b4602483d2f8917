import { readFile } from "node:fs/promises";
import { statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { readPublishedHeaders } from "../../src/gatsby/hosting/published-headers";
import { cacheControl } from "../../src/gatsby/hosting/response-headers";
import { listenOn } from "./ports";

export type Handler = (req: IncomingMessage, res: ServerResponse) => void;

export interface PreviewOptions {
  /** 0 takes a free one. */
  port: number;
  /** Folder of the built site. */
  publicDir?: string;
  /** Answers `/api`; it sees the path without that prefix, and the whole one as `originalUrl`. */
  api?: Handler | undefined;
  /** `localhost` means both loopback addresses. */
  host?: string;
}

export interface Preview {
  /** Without a final slash. */
  address: string;
  port: number;
  close(): Promise<void>;
}

/**
 * Serves the built site as a good static host does: no redirect for `/contact`, one to it from `/contact/`, a
 * real 404 with the site's own document, no directory listings.
 *
 * @throws UserError when the port is taken.
 */
export async function startPreview(options: PreviewOptions): Promise<Preview> {
  const host = options.host ?? "localhost";
  const handler = createPreviewHandler(options.publicDir ?? "public", options.api);
  const { port, close } = await listenOn(options.port, host, handler);
  return { port, close, address: `http://${host.includes(":") ? `[${host}]` : host}:${port}` };
}

/**
 * The request handler of `startPreview`, for a server of one's own. Files come with the headers that the build has
 * written for the hosts: what a page may do here is what it may do there.
 */
function createPreviewHandler(publicDir: string, api?: Handler): Handler {
  const folder = path.resolve(publicDir);
  // `dev` reads the folder at each request: a rebuilt site is seen without a restart.
  const serveFile = sirv(folder, { dev: true, etag: true, extensions: ["html"] });
  const headersOf = readPublishedHeaders(folder);

  return (req: IncomingMessage & { originalUrl?: string }, res) => {
    const url = req.url ?? "/";
    if (api !== undefined && /^\/api(?=[/?]|$)/.test(url)) {
      req.originalUrl = url;
      req.url = url.slice("/api".length).replace(/^(?!\/)/, "/");
      return api(req, res);
    }
    if (req.method !== "GET" && req.method !== "HEAD") {
      res.setHeader("Allow", "GET, HEAD");
      return sendText(res, 405, "Seules les lectures sont admises ici.");
    }
    const pathname = decodePath(url);
    for (const [name, value] of Object.entries(headersOf(pathname ?? ""))) res.setHeader(name, value);
    if (pathname === undefined) return sendText(res, 400, "Cette adresse est mal formée.");

    const notFound = (): void => void sendNotFound(folder, res);
    if (isHidden(pathname)) return notFound();
    if (pathname.length > 1 && pathname.endsWith("/")) {
      if (!isPage(folder, pathname.slice(0, -1))) return notFound();
      const [raw = "", query] = url.split(/\?(.*)/s);
      res.writeHead(301, { Location: raw.slice(0, -1) + (query === undefined ? "" : `?${query}`) }).end();
      return;
    }
    // sirv trusts what this header says; a range it cannot serve would end the process.
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

/** Empty segments have no file, and hidden files are nobody's business, but for the standard's own folder. */
function isHidden(pathname: string): boolean {
  const segments = pathname.slice(1).split("/");
  return segments.some(
    (segment, index) =>
      (segment === "" && index < segments.length - 1) ||
      (segment.startsWith(".") && segment !== ".well-known"),
  );
}

function isPage(folder: string, pathname: string): boolean {
  return [`${pathname}.html`, `${pathname}/index.html`].some(
    (file) => statSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile() === true,
  );
}

function isRange(header: string | undefined): boolean {
  const [, start, end] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  return start !== undefined && (end === "" || Number(end) >= Number(start));
}

async function sendNotFound(folder: string, res: ServerResponse): Promise<void> {
  // The file may come with the next build; « immutable » speaks of one that is there.
  res.setHeader("Cache-Control", cacheControl.revalidate);
  try {
    const page = await readFile(path.join(folder, "404.html"));
    res.writeHead(404, { "Content-Type": "text/html;charset=utf-8", "Content-Length": page.length });
    res.end(page);
  } catch {
    sendText(res, 404, "Page introuvable, et le site n’a pas de 404.html.");
  }
}

function sendText(res: ServerResponse, status: number, text: string): void {
  res.writeHead(status, {
    "Content-Type": "text/plain;charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
  });
  res.end(text);
}
