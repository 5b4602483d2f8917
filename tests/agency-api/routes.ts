import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Blog } from "./blog";
import { faultsOf, operations, requestOf } from "./openapi";

export interface Answer {
  status: number;
  type: string;
  body: string | Buffer;
}

export interface StoredLead {
  id: string;
  receivedAt: string;
  /** Path of the call, without the base address: `contact-forms/get-estimate`. */
  path: string;
  body: unknown;
}

interface Parts {
  store: (lead: StoredLead) => void;
  blog: Blog;
  latePublished: boolean;
}

const json = (status: number, body: unknown): Answer => ({
  status,
  type: "application/json; charset=utf-8",
  body: JSON.stringify(body),
});

export const refusal = (status: number, code: string, message: string, fields?: readonly object[]): Answer =>
  json(status, { error: { code, message, fields } });

/** The path asked for, without slash, query and the `/api` a site puts before it. */
export const pathOf = ({ url = "" }: IncomingMessage): string =>
  decodeURIComponent(url.replace(/\?.*/, "")).replace(/^\/(?:api\/)?/, "");

/** The public address of the API as this caller sees it, without a final slash. */
const baseOf = ({ url, headers }: IncomingMessage): string =>
  `http://${headers.host ?? "localhost"}${url?.startsWith("/api/") ? "/api" : ""}`;

/** Answers a request for a picture, or a call of the contract: refused where the body is not what its schema says. */
export function answerTo(req: IncomingMessage, bytes: Buffer, { store, blog, latePublished }: Parts): Answer {
  const [path, base] = [pathOf(req), baseOf(req)];
  const image = path.startsWith("images/") && blog.image(path.slice("images/".length));
  if (image) return { status: 200, type: image.type, body: image.bytes };
  const operation = operations.find(({ pattern }) => req.method === "POST" && pattern.test(`/${path}`));
  if (!operation) return refusal(404, "not_found", `« ${path} » n’existe pas dans cette API`);

  const { operationId, requestBody, template } = operation;
  if (requestBody && !/^application\/json\s*(;|$)/i.test(req.headers["content-type"] ?? ""))
    return refusal(415, "not_json", "application/json est attendu");
  const body: unknown = requestBody && JSON.parse(bytes.toString());
  const faults = requestBody ? faultsOf(requestOf(template), body) : [];
  if (faults.length > 0) return refusal(400, "invalid_body", "corps refusé", faults);

  const { slug } = (body ?? {}) as { slug: string };
  switch (operationId) {
    case "getPosts":
      return json(200, { data: blog.list(base, latePublished) });
    case "getPreviousPosts":
      return json(200, { data: blog.previous(slug, base) });
    case "getPost":
      return json(200, { data: blog.post(slug, base) ?? null });
    default: {
      const id = randomUUID();
      store({ id, receivedAt: new Date().toISOString(), path, body });
      return json(201, { data: { id } });
    }
  }
}
