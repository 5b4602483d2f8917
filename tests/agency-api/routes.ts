import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { agencyPaths } from "../../src/agency-api/contract";
import type { Blog } from "./blog";
import { baseOf, jsonAnswer, parseJson, Refusal, type Answer } from "./http";
import { faultsOf, isRecord, rulesFor } from "./lead-rules";
import type { LeadStore, StoredLead } from "./lead-store";
import { readSettings, type Behaviour, type Scope, type Settings } from "./moods";

export interface Route {
  /** Which moods concern it; the controls have none. */
  scope?: Scope;
  methods: readonly string[];
  answer: (req: IncomingMessage, body: Buffer) => Promise<Answer> | Answer;
}

/** What the routes work on. */
export interface Parts {
  store: LeadStore;
  blog: Blog;
  /** Changes the behaviour, and answers the one in force. */
  control: (settings: Settings) => Behaviour;
  /** Whether `__control` and `__leads` exist. */
  controlled: boolean;
}

/** Finds the route of a path, undefined where the API has none. */
export function createRoutes(parts: Parts): (path: string) => Route | undefined {
  const fixed = new Map<string, Route>([
    ...Object.entries(blogRoutes(parts)),
    ...(parts.controlled ? Object.entries(controlRoutes(parts)) : []),
  ]);
  return (path) => fixed.get(path) ?? imageRoute(path, parts.blog) ?? leadRoute(path, parts.store);
}

function leadRoute(path: string, store: LeadStore): Route | undefined {
  const rules = rulesFor(path);
  if (rules === undefined) return undefined;
  return {
    scope: "forms",
    methods: ["POST"],
    answer: async (req, bytes) => {
      const body = parseJson(req, bytes);
      const faults = faultsOf(body, rules);
      if (faults.length > 0 || !isRecord(body))
        throw new Refusal(400, "invalid_body", "corps refusé", faults);
      const lead: StoredLead = { id: randomUUID(), receivedAt: new Date().toISOString(), path, body };
      await store.append(lead);
      return jsonAnswer(201, { data: { id: lead.id } });
    },
  };
}

function blogRoutes({ blog, control }: Parts): Record<string, Route> {
  const call = (find: (req: IncomingMessage, body: Buffer) => unknown): Route => ({
    scope: "blog",
    methods: ["POST"],
    answer: (req, body) => jsonAnswer(200, { data: find(req, body) ?? null }),
  });
  return {
    [agencyPaths.posts()]: call((req) => blog.list(baseOf(req), control({}).latePublished)),
    [agencyPaths.previousPosts()]: call((req, body) => blog.previous(slugOf(req, body), baseOf(req))),
    [agencyPaths.postByTitle()]: call((req, body) => blog.post(slugOf(req, body), baseOf(req))),
  };
}

function slugOf(req: IncomingMessage, bytes: Buffer): string {
  const body = parseJson(req, bytes);
  if (isRecord(body) && typeof body.slug === "string" && body.slug.trim() !== "") return body.slug;
  throw new Refusal(400, "invalid_body", "corps refusé", [
    { field: "slug", message: "un texte non vide est attendu" },
  ]);
}

function imageRoute(path: string, blog: Blog): Route | undefined {
  const image = path.startsWith("images/") ? blog.image(path.slice("images/".length)) : undefined;
  if (image === undefined) return undefined;
  return {
    scope: "images",
    methods: ["GET", "HEAD"],
    answer: () => ({ status: 200, type: image.type, body: image.bytes }),
  };
}

function controlRoutes({ store, control }: Parts): Record<string, Route> {
  return {
    __control: {
      methods: ["GET", "POST"],
      answer: (req, body) => {
        const settings = req.method === "POST" ? readSettings(parseJson(req, body)) : {};
        if (typeof settings === "string") throw new Refusal(400, "bad_control", settings);
        return jsonAnswer(200, { data: control(settings) });
      },
    },
    __leads: {
      methods: ["GET", "DELETE"],
      answer: async (req) => {
        if (req.method === "DELETE") await store.clear();
        return jsonAnswer(200, { data: await store.all() });
      },
    },
  };
}
