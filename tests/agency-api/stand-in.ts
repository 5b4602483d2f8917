import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createBlog } from "./blog";
import { allowOrigin, answerPreflight, isForeign, type CorsRule } from "./cors";
import { pathOf, pause, readBody, Refusal, refusalAnswer, send, type Answer } from "./http";
import { LeadStore, type StoredLead } from "./lead-store";
import { behaviourOf, type Behaviour, type Mood, type Settings } from "./moods";
import type { StandInPost } from "./posts";
import { createRoutes, type Route } from "./routes";

export interface StandInOptions {
  /** Folder of `leads.jsonl`; made where missing. */
  storeDir: string;
  mood?: Mood;
  /** Generated posts beside those written by hand. */
  postCount?: number;
  /** Opens `/__control` and `/__leads`. */
  control?: boolean;
  cors?: CorsRule;
  /** Gets French sentences worth showing; the console's warnings by default. */
  say?: (message: string) => void;
}

export interface StandIn {
  /**
   * Answers one request. Paths may start with `/api`, as a site or Gatsby's proxy sends them; a server that
   * strips its prefix sets `originalUrl`, so that the pictures' addresses carry it.
   */
  handler: (req: IncomingMessage, res: ServerResponse) => void;
  /** Starts a server of its own (port 0: a free one) and resolves to its address, without a final slash. */
  listen(port: number, host?: string): Promise<string>;
  /** Cuts the connections of its own server, and closes the store once what is under way is kept. */
  close(): Promise<void>;
  /** The same as `POST /__control`, from within the process. */
  control(settings: Settings): Behaviour;
  /** Adds posts to its own, as they are; the next call replaces them. Those marked `late` are listed as it is told. */
  publish(added: readonly StandInPost[]): void;
  leads(): Promise<StoredLead[]>;
  clearLeads(): Promise<void>;
}

/** Makes a stand-in agency API: the contract of src/agency-api, leads kept, moods for tests. */
export function createStandIn(options: StandInOptions): StandIn {
  const store = new LeadStore(options.storeDir, options.say ?? console.warn);
  let behaviour = behaviourOf(options.mood === undefined ? {} : { mood: options.mood });
  const control = (settings: Settings): Behaviour => (behaviour = behaviourOf(settings, behaviour));
  const blog = createBlog(options.postCount ?? 0);
  const findRoute = createRoutes({ store, blog, control, controlled: options.control === true });

  const handle = async (req: IncomingMessage, res: ServerResponse): Promise<Answer | undefined> => {
    const path = pathOf(req);
    const route = findRoute(path);
    const now = concerns(behaviour, route) ? behaviour : behaviourOf({});
    const refused = now.mood === "cors-refuse" && isForeign(req);
    const allowed = !refused && allowOrigin(req, res, options.cors ?? "any");
    if (req.method === "OPTIONS") return void answerPreflight(res, allowed);

    const body = await readBody(req);
    if (route === undefined) throw new Refusal(404, "not_found", `« ${path} » n’existe pas dans cette API`);
    if (!route.methods.includes(req.method ?? "")) {
      res.setHeader("Allow", route.methods.join(", "));
      throw new Refusal(405, "bad_method", `${route.methods.join(" ou ")} est attendu ici`);
    }
    if (refused) throw new Refusal(403, "foreign_origin", `l’origine ${req.headers.origin} n’est pas admise`);
    if (!(await pause(now.delayMs, res))) return undefined;
    return answerInMood(now, res, () => route.answer(req, body));
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
    control,
    publish: (added) => blog.publish(added),
    leads: () => store.all(),
    clearLeads: () => store.clear(),
    listen: (port, host = "127.0.0.1") =>
      new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, host, () => {
          server.off("error", reject);
          const address = server.address();
          const given = typeof address === "object" && address !== null ? address.port : port;
          resolve(`http://${host.includes(":") ? `[${host}]` : host}:${given}`);
        });
      }),
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
      await store.close();
    },
  };
}

function concerns({ scope }: Behaviour, route: Route | undefined): boolean {
  return route?.scope !== undefined && (scope === "all" || scope === route.scope);
}

/** Lets the mood decide whether the route answers, and with what; undefined where the connection was cut. */
async function answerInMood(
  { mood, status }: Behaviour,
  res: ServerResponse,
  answer: () => Promise<Answer> | Answer,
): Promise<Answer | undefined> {
  switch (mood) {
    case "silent":
    case "drop":
      return void res.destroy();
    case "400":
    case "401":
    case "429":
    case "500":
      if (mood === "429") res.setHeader("Retry-After", "60");
      throw new Refusal(Number(mood), `mood_${mood}`, `réponse ${mood} demandée pour un essai`);
    case "html":
    case "garbage": {
      // Any 2xx tells a visitor that the lead arrived: then it has to be kept, whatever the answer looks like.
      if (status < 300) await answer();
      const page =
        "<!doctype html><html lang=fr><title>Maintenance</title><p>Le service revient bientôt.</p></html>";
      return mood === "html"
        ? { status, type: "text/html; charset=utf-8", body: page }
        : {
            status,
            type: "application/json; charset=utf-8",
            body: '{"data":[{"id":"1","title":"Un post cou',
          };
    }
    default:
      return answer();
  }
}
