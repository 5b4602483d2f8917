import { appendFileSync, mkdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { listenOn, type Listening } from "../../scripts/lib/ports";
import { createBlog } from "./blog";
import { pathOf, Refusal, refusalAnswer, send, type Answer } from "./http";
import type { StandInPost } from "./posts";
import { findRoute, type StoredLead } from "./routes";
import { behaviourOf, type Behaviour, type Scenario, type Settings } from "./scenarios";

export interface StandInOptions {
  /** Folder where `leads.jsonl` keeps the leads for whoever wants to read them, a JSON line each; made where missing. */
  storeDir?: string;
  scenario?: Scenario;
}

export interface StandIn {
  /**
   * Answers one request. Paths may start with `/api`, as a site or Gatsby's proxy sends them; the pictures' addresses then do
   * as well.
   */
  handler: (req: IncomingMessage, res: ServerResponse) => void;
  /** Starts a server of its own (port 0: a free one) and resolves to its address, without a final slash. */
  listen(port: number): Promise<string>;
  /** Cuts the connections of its own server. */
  close(): Promise<void>;
  /** Changes how it behaves from the next request on. */
  control(settings: Settings): void;
  /** Adds posts to its own, as they are; the next call replaces them. Those marked `late` are listed as it is told. */
  publish(added: readonly StandInPost[]): void;
  leads(): StoredLead[];
  clearLeads(): void;
}

/** Makes a stand-in for the agency's API: the contract of src/agency-api, leads kept, failures on demand. */
export function createStandIn({ storeDir, scenario = "ok" }: StandInOptions = {}): StandIn {
  const leads: StoredLead[] = [];
  const store = (lead: StoredLead): void => {
    leads.push(lead);
    if (storeDir === undefined) return;
    mkdirSync(storeDir, { recursive: true });
    // On the disk before the answer: a lead that was accepted is never lost.
    appendFileSync(`${storeDir}/leads.jsonl`, `${JSON.stringify(lead)}\n`, { flush: true });
  };
  const blog = createBlog();
  let behaviour = behaviourOf({ scenario });
  const parts = { store, blog, latePublished: () => behaviour.latePublished };

  const handle = async (req: IncomingMessage, res: ServerResponse): Promise<Answer | undefined> => {
    const path = pathOf(req);
    const route = findRoute(path, parts);
    const isConcerned = behaviour.scope === "all" || behaviour.scope === route?.scope;
    const now = route && isConcerned ? behaviour : behaviourOf({});

    const body = Buffer.concat((await req.toArray()) as Buffer[]);
    if (route === undefined) throw new Refusal(404, "not_found", `« ${path} » n’existe pas dans cette API`);
    if (req.method !== route.method) {
      res.setHeader("Allow", route.method);
      throw new Refusal(405, "bad_method", `${route.method} est attendu ici`);
    }
    return play(now, res, () => route.answer(req, body));
  };

  const handler: StandIn["handler"] = (req, res) => {
    handle(req, res).then(
      (answer) => answer && send(res, answer),
      (error: unknown) => {
        if (!req.complete || res.destroyed) return void res.destroy();
        if (!(error instanceof Refusal)) console.error(error);
        const failure = new Refusal(500, "failed", "la demande n’a pas pu être traitée");
        send(res, refusalAnswer(error instanceof Refusal ? error : failure));
      },
    );
  };
  let server: Listening | undefined;

  return {
    handler,
    control: (settings) => void (behaviour = behaviourOf(settings, behaviour)),
    publish: (added) => blog.publish(added),
    leads: () => [...leads],
    clearLeads: () => void leads.splice(0),
    listen: async (port) => {
      server = await listenOn(port, handler);
      return `http://127.0.0.1:${server.port}`;
    },
    close: async () => server?.close(),
  };
}

/** Lets the scenario decide whether the route answers, and with what; undefined where the connection was cut. */
function play(
  { scenario, status }: Behaviour,
  res: ServerResponse,
  answer: () => Answer,
): Answer | undefined {
  switch (scenario) {
    case "silent":
      return void setTimeout(() => res.destroy(), 30_000).unref();
    case "drop":
      return void res.destroy();
    case "401":
    case "500":
      throw new Refusal(Number(scenario), `scenario_${scenario}`, `statut ${scenario} demandé`);
    case "html":
      // Any 2xx tells a visitor that the lead arrived: then it has to be kept, whatever the answer looks like.
      if (status < 300) answer();
      return { status, type: "text/html; charset=utf-8", body: "<!doctype html><title>Maintenance</title>" };
    default:
      return answer();
  }
}
