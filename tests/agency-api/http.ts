import type { IncomingMessage, ServerResponse } from "node:http";
import type { Fault } from "./openapi";

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
export const pathOf = ({ url = "" }: IncomingMessage): string =>
  decodeURIComponent(url.replace(/\?.*/, "")).replace(/^\/(?:api\/)?/, "");

/** The public address of the API as this caller sees it, without a final slash. */
export const baseOf = ({ url, headers }: IncomingMessage): string =>
  `http://${headers.host ?? "localhost"}${url?.startsWith("/api/") ? "/api" : ""}`;

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
