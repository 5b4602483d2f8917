import type { IncomingMessage, ServerResponse } from "node:http";
import type { Fault } from "./openapi";

/** Largest body taken, in bytes. */
const BODY_LIMIT = 1_000_000;

/** What a route answers, before the scenario changes it. */
export interface Answer {
  status: number;
  type: string;
  body: string | Buffer;
}

/** A refusal on its way to the caller. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields?: readonly Fault[],
  ) {
    super(message);
  }
}

export function jsonAnswer(status: number, body: unknown): Answer {
  return { status, type: "application/json; charset=utf-8", body: JSON.stringify(body) };
}

export function refusalAnswer({ status, code, message, fields }: Refusal): Answer {
  return jsonAnswer(status, { error: { code, message, ...(fields === undefined ? {} : { fields }) } });
}

export function send(res: ServerResponse, { status, type, body }: Answer): void {
  res.writeHead(status, { "Content-Type": type, "Content-Length": Buffer.byteLength(body) });
  res.end(body);
}

/** The path asked for, without slash, query and the `/api` a site puts before it. */
export function pathOf(req: IncomingMessage): string {
  const [raw = ""] = (req.url ?? "").split("?", 1);
  try {
    return decodeURIComponent(raw).replace(/^\/(?:api\/)?/, "");
  } catch {
    throw new Refusal(400, "bad_path", "l’adresse est mal codée");
  }
}

/** The public address of the API as this caller sees it, without a final slash. */
export const baseOf = ({ url, headers }: IncomingMessage): string =>
  `http://${headers.host ?? "localhost"}${url?.startsWith("/api/") ? "/api" : ""}`;

/** The body as bytes. Beyond the limit the rest is read and thrown away, so that the caller gets the answer. */
export async function readBody(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= BODY_LIMIT) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (size > BODY_LIMIT) throw new Refusal(413, "too_large", `${BODY_LIMIT} octets au plus, ${size} reçus`);
  return Buffer.concat(chunks);
}

/** The JSON of a body already read. */
export function parseJson(req: IncomingMessage, bytes: Buffer): unknown {
  const type = req.headers["content-type"] ?? "";
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new Refusal(415, "not_json", `Content-Type « ${type} » : application/json est attendu`);
  }
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw new Refusal(400, "broken_json", "le corps n’est pas du JSON en UTF-8");
  }
}

/** Lets the caller's origin read the answer. It is named, as cookies demand; `*` would not do. */
export function allowOrigin(req: IncomingMessage, res: ServerResponse): void {
  res.setHeader("Vary", "Origin");
  if (req.headers.origin === undefined) return;
  res.setHeader("Access-Control-Allow-Origin", req.headers.origin);
  res.setHeader("Access-Control-Allow-Credentials", "true");
}

/** Answers a preflight. Browsers must not remember it: the scenario may change. */
export function answerPreflight(res: ServerResponse): void {
  res.setHeader("Access-Control-Allow-Methods", "GET, POST, PUT, DELETE");
  res.setHeader("Access-Control-Allow-Headers", "Content-Type");
  res.setHeader("Access-Control-Max-Age", "0");
  res.writeHead(204).end();
}
