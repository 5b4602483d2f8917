import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createBlog } from "./blog";
import {
  allowOrigin,
  answerPreflight,
  isForeign,
  pathOf,
  pause,
  readBody,
  Refusal,
  refusalAnswer,
  send,
  type Answer,
} from "./http";
import { LeadStore, type StoredLead } from "./lead-store";
import type { StandInPost } from "./posts";
import { findRoute } from "./routes";
import { behaviourOf, type Behaviour, type Scenario, type Settings } from "./scenarios";

export interface StandInOptions {
  /** Folder of `leads.jsonl`; made where missing. */
  storeDir: string;
  scenario?: Scenario;
}

export interface StandIn {
  /**
   * Answers one request. Paths may start with `/api`, as a site or Gatsby's proxy sends them; a server that
   * strips its prefix sets `originalUrl`, so that the pictures' addresses carry it.
   */
  handler: (req: IncomingMessage, res: ServerResponse) => void;
  /** Starts a server of its own (port 0: a free one) and resolves to its address, without a final slash. */
  listen(port: number): Promise<string>;
  /** Cuts the connections of its own server, and closes the store. */
  close(): Promise<void>;
  /** Changes how it behaves from the next request on. */
  control(settings: Settings): void;
  /** Adds posts to its own, as they are; the next call replaces them. Those marked `late` are listed as it is told. */
  publish(added: readonly StandInPost[]): void;
  leads(): StoredLead[];
  clearLeads(): void;
}

/** Makes a stand-in for the agency's API: the contract of src/agency-api, leads kept, failures on demand. */
export function createStandIn({ storeDir, scenario = "ok" }: StandInOptions): StandIn {
  const store = new LeadStore(storeDir);
  const blog = createBlog();
  let behaviour = behaviourOf({ scenario });
  const parts = { store, blog, latePublished: () => behaviour.latePublished };

  const handle = async (req: IncomingMessage, res: ServerResponse): Promise<Answer | undefined> => {
    const path = pathOf(req);
    const route = findRoute(path, parts);
    const isConcerned = behaviour.scope === "all" || behaviour.scope === route?.scope;
    const now = route && isConcerned ? behaviour : behaviourOf({});
    const refused = now.scenario === "cors-refuse" && isForeign(req);
    if (!refused) allowOrigin(req, res);
    if (req.method === "OPTIONS") return void answerPreflight(res, !refused);

    const body = await readBody(req);
    if (route === undefined) throw new Refusal(404, "not_found", `« ${path} » n’existe pas dans cette API`);
    if (req.method !== route.method) {
      res.setHeader("Allow", route.method);
      throw new Refusal(405, "bad_method", `${route.method} est attendu ici`);
    }
    if (refused) throw new Refusal(403, "foreign_origin", `l’origine ${req.headers.origin} n’est pas admise`);
    if (!(await pause(now.delayMs, res))) return undefined;
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
  const server = createServer(handler);

  return {
    handler,
    control: (settings) => void (behaviour = behaviourOf(settings, behaviour)),
    publish: (added) => blog.publish(added),
    leads: () => store.all(),
    clearLeads: () => store.clear(),
    listen: (port) =>
      new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, "127.0.0.1", () => {
          const address = server.address();
          resolve(`http://127.0.0.1:${typeof address === "object" ? address?.port : port}`);
        });
      }),
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
      store.close();
    },
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
    case "drop":
      return void res.destroy();
    case "400":
    case "401":
    case "429":
    case "500":
      if (scenario === "429") res.setHeader("Retry-After", "60");
      throw new Refusal(
        Number(scenario),
        `scenario_${scenario}`,
        `réponse ${scenario} demandée pour un essai`,
      );
    case "html":
    case "garbage":
      // Any 2xx tells a visitor that the lead arrived: then it has to be kept, whatever the answer looks like.
      if (status < 300) answer();
      return scenario === "html"
        ? { status, type: "text/html; charset=utf-8", body: "<!doctype html><title>Maintenance</title>" }
        : {
            status,
            type: "application/json; charset=utf-8",
            body: '{"data":[{"id":"1","title":"Un post cou',
          };
    default:
      return answer();
  }
}
