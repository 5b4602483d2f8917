import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Blog } from "./blog";
import { baseOf, jsonAnswer, parseJson, Refusal, type Answer } from "./http";
import { faultsOf, operations, requestOf } from "./openapi";
import type { Behaviour } from "./scenarios";

export interface Route {
  /** Which scenarios concern it, besides those of all. */
  scope?: Behaviour["scope"];
  method: "GET" | "POST";
  answer: (req: IncomingMessage, body: Buffer) => Answer;
}

/** An accepted lead. */
export interface StoredLead {
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** Path of the call, without the base address: `contact-forms/get-estimate`. */
  path: string;
  body: unknown;
}

/** What the routes work on. */
export interface Parts {
  store: (lead: StoredLead) => void;
  blog: Blog;
  latePublished: () => boolean;
}

/** The route of a path, undefined where the API has none. */
export function findRoute(path: string, parts: Parts): Route | undefined {
  return imageRoute(path, parts.blog) ?? contractRoute(path, parts);
}

function imageRoute(path: string, blog: Blog): Route | undefined {
  const image = path.startsWith("images/") ? blog.image(path.slice("images/".length)) : undefined;
  if (image === undefined) return undefined;
  return { method: "GET", answer: () => ({ status: 200, type: image.type, body: image.bytes }) };
}

/** A call of the contract: refused where the body is not what its schema says. */
function contractRoute(path: string, { store, blog, latePublished }: Parts): Route | undefined {
  const operation = operations.find(({ pattern }) => pattern.test(`/${path}`));
  if (operation === undefined) return undefined;
  const { operationId, requestBody, template } = operation;

  const respond = (req: IncomingMessage, body: unknown): Answer => {
    const { slug } = (body ?? {}) as { slug: string };
    switch (operationId) {
      case "getPosts":
        return jsonAnswer(200, { data: blog.list(baseOf(req), latePublished()) });
      case "getPreviousPosts":
        return jsonAnswer(200, { data: blog.previous(slug, baseOf(req)) });
      case "getPost":
        return jsonAnswer(200, { data: blog.post(slug, baseOf(req)) ?? null });
      default: {
        const id = randomUUID();
        store({ id, receivedAt: new Date().toISOString(), path, body });
        return jsonAnswer(201, { data: { id } });
      }
    }
  };
  return {
    scope: path.startsWith("blog/") ? "blog" : "forms",
    method: "POST",
    answer: (req, bytes) => {
      if (requestBody === undefined) return respond(req, undefined);
      const body = parseJson(req, bytes);
      const faults = faultsOf(requestOf(template), body);
      if (faults.length > 0) throw new Refusal(400, "invalid_body", "corps refusé", faults);
      return respond(req, body);
    },
  };
}
