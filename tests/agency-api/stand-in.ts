import { setTimeout as wait } from "node:timers/promises";
import { listenOn, type Listening } from "../../scripts/lib/ports";
import { createReceiver, json, pathOf, refusal, type Receiver } from "../../src/receiver/handler";
import { listenerOf } from "../../src/receiver/node-server";
import { openSqliteFile } from "../../src/receiver/sqlite-file";
import { createBlog, type Blog } from "./blog";
import { samplePosts, type StandInPost } from "./posts";
import { behaviourOf, slowMs, type Behaviour, type Scenario, type Settings } from "./scenarios";

export interface StandInOptions {
  /** File where the receiver keeps the leads; in memory without it. */
  leadsFile?: string;
  scenario?: Scenario;
  /** The blog's; without them, what an agency would publish. */
  posts?: readonly StandInPost[];
}

/** What a form sent and the receiver took. Each send counts, one that repeats another too. */
interface AcceptedLead {
  /** Path of the call, without the base address: `contact-forms/get-estimate`. */
  readonly path: string;
  readonly body: unknown;
}

export type StandIn = ReturnType<typeof createStandIn>;

/** The site's own receiver of leads, with posts beside it and failures on demand. */
export function createStandIn({
  leadsFile = ":memory:",
  scenario = "ok",
  posts = samplePosts,
}: StandInOptions = {}) {
  const accepted: AcceptedLead[] = [];
  const blog = createBlog(posts);
  const database = openSqliteFile(leadsFile);
  const receive = createReceiver(database, {
    isAllowed: () => true,
    leadsAnHour: Number.MAX_SAFE_INTEGER,
  });
  let behaviour = behaviourOf({ scenario });

  const answer: Receiver = async (request, sender) => {
    const path = pathOf(request);
    if (/^(?:images|blog)\//.test(path)) return answerOfBlog(path, request, blog, behaviour.latePublished);
    const copy = request.clone();
    const response = await receive(request, sender);
    if (response.status === 201) accepted.push({ path, body: await copy.json() });
    return response;
  };
  /** Paths may start with `/api`, as a site or Gatsby's proxy sends them; the pictures' addresses then do as well. */
  const handler = listenerOf(async (request, sender) => {
    const scope = pathOf(request).startsWith("blog/") ? "blog" : "forms";
    const isConcerned = ["all", scope].includes(behaviour.scope);
    return isConcerned ? play(behaviour, () => answer(request, sender)) : answer(request, sender);
  });
  let server: Listening | undefined;

  return {
    handler,
    control: (settings: Settings): void => void (behaviour = behaviourOf(settings, behaviour)),
    /** Adds posts to its own, as they are; the next call replaces them. Those marked `late` are listed where `latePublished` is set. */
    publish: (added: readonly StandInPost[]): void => blog.publish(added),
    leads: (): AcceptedLead[] => [...accepted],
    clearLeads: (): void => void accepted.splice(0),
    /** Starts a server of its own (port 0: a free one). @returns its address, without a final slash */
    listen: async (port: number): Promise<string> => {
      server = await listenOn(port, handler);
      return `http://127.0.0.1:${server.port}`;
    },
    close: async () => {
      await server?.close();
      database.close();
    },
  };
}

/** Lets the scenario decide whether there is an answer, and which. */
async function play({ scenario, status }: Behaviour, answer: () => Promise<Response>): Promise<Response> {
  switch (scenario) {
    case "slow":
      await wait(slowMs);
      return answer();
    case "silent":
      await wait(30_000, undefined, { ref: false });
      return Response.error();
    case "drop":
      return Response.error();
    case "401":
    case "500":
      return refusal(Number(scenario), `scenario_${scenario}`, `statut ${scenario} demandé`);
    case "html":
      // A visitor takes any 2xx for a lead that arrived: then it has to be kept, whatever the answer looks like.
      if (status < 300) await answer();
      return new Response("<!doctype html><title>Maintenance</title>", {
        status,
        headers: { "Content-Type": "text/html; charset=utf-8" },
      });
    default:
      return answer();
  }
}

async function answerOfBlog(
  path: string,
  request: Request,
  blog: Blog,
  latePublished: boolean,
): Promise<Response> {
  const image = blog.image(path.slice("images/".length));
  if (image) return new Response(image.bytes, { headers: { "Content-Type": image.type } });
  // The address of the API as this caller sees it.
  const folder = new URL(request.url).pathname.startsWith("/api/") ? "/api" : "";
  const base = `http://${request.headers.get("host") ?? "localhost"}${folder}`;
  const { slug = "" } = (await request.json().catch(() => ({}))) as { slug?: string };
  switch (path) {
    case "blog/get-posts":
      return json(200, { data: blog.list(base, latePublished) });
    case "blog/get-previous-posts":
      return json(200, { data: blog.previous(slug, base) });
    case "blog/get-post-by-title":
      return json(200, { data: blog.post(slug, base) ?? null });
    default:
      return refusal(404, "not_found", `« ${path} » n’existe pas dans cette API.`);
  }
}
