import { appendFileSync, mkdirSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { listenOn, type Listening } from "../../scripts/lib/ports";
import { createBlog } from "./blog";
import type { StandInPost } from "./posts";
import { answerTo, pathOf, refusal, type Answer, type StoredLead } from "./routes";
import { behaviourOf, slowMs, type Behaviour, type Scenario, type Settings } from "./scenarios";

export interface StandInOptions {
  /** Folder where `leads.jsonl` keeps the leads for whoever wants to read them, a JSON line each; made where missing. */
  storeDir?: string;
  scenario?: Scenario;
}

export type StandIn = ReturnType<typeof createStandIn>;

/** Makes a stand-in for the agency's API: the contract of src/agency-api, leads kept, failures on demand. */
export function createStandIn({ storeDir, scenario = "ok" }: StandInOptions = {}) {
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

  const handle = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const bytes = Buffer.concat((await req.toArray()) as Buffer[]);
    const answer = () => answerTo(req, bytes, { store, blog, latePublished: behaviour.latePublished });
    const scope = pathOf(req).startsWith("blog/") ? "blog" : "forms";
    const isConcerned = ["all", scope].includes(behaviour.scope);
    if (isConcerned && behaviour.scenario === "slow") await wait(slowMs);
    const sent = isConcerned ? play(behaviour, res, answer) : answer();
    if (sent) res.writeHead(sent.status, { "Content-Type": sent.type }).end(sent.body);
  };
  /** Paths may start with `/api`, as a site or Gatsby's proxy sends them; the pictures' addresses then do as well. */
  const handler: RequestListener = (req, res) =>
    void handle(req, res).catch((error: unknown) => {
      if (req.complete) console.error(error);
      res.destroy();
    });
  let server: Listening | undefined;

  return {
    handler,
    control: (settings: Settings): void => void (behaviour = behaviourOf(settings, behaviour)),
    /** Adds posts to its own, as they are; the next call replaces them. Those marked `late` are listed where `latePublished` is set. */
    publish: (added: readonly StandInPost[]): void => blog.publish(added),
    leads: (): StoredLead[] => [...leads],
    clearLeads: (): void => void leads.splice(0),
    /** Starts a server of its own (port 0: a free one). @returns its address, without a final slash */
    listen: async (port: number): Promise<string> => {
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
      return refusal(Number(scenario), `scenario_${scenario}`, `statut ${scenario} demandé`);
    case "html":
      // A visitor takes any 2xx for a lead that arrived: then it has to be kept, whatever the answer looks like.
      if (status < 300) answer();
      return { status, type: "text/html; charset=utf-8", body: "<!doctype html><title>Maintenance</title>" };
    default:
      return answer();
  }
}
