import http, { type IncomingMessage, type ServerResponse } from "node:http";
import https from "node:https";
import path from "node:path";
import { createStandIn } from "../../tests/agency-api/stand-in";
import { listenOn } from "./ports";
import { root, UserError } from "./script";

export type Handler = (req: IncomingMessage, res: ServerResponse) => void;

/** The agency API a local site talks to: the real one where AGENCY_API_URL names it, else the stand-in. */
export interface LocalApi {
  /** Where the build finds the API. */
  url: string;
  /** Where Gatsby's development server finds it: this plus `/api/…`. */
  proxyUrl: string;
  /** Answers requests whose `/api` is stripped. */
  handler: Handler;
  /** A French sentence on where the forms' leads go. */
  about: string;
  /** Lists the stand-in's late post, as if it had been published after the build. */
  publishLatePosts(): void;
}

/** Opens the API on a free port of this machine, until the script ends. @throws UserError */
export async function openLocalApi(agencyApiUrl: string | undefined): Promise<LocalApi> {
  if (agencyApiUrl) return openProxy(agencyApiUrl);
  const standIn = createStandIn({ storeDir: path.join(root, ".agency-store") });
  const url = await standIn.listen(0);
  return {
    url,
    proxyUrl: url,
    handler: standIn.handler,
    about: "Les formulaires écrivent dans .agency-store/leads.jsonl ; rien ne quitte cette machine.",
    publishLatePosts: () => void standIn.control({ latePublished: true }),
  };
}

async function openProxy(url: string): Promise<LocalApi> {
  if (!URL.canParse(url) || !/^https?:/.test(url)) {
    throw new UserError(
      `AGENCY_API_URL vaut « ${url} » : donnez une adresse complète, comme https://api.sylvene.example.`,
    );
  }
  const handler: Handler = (req, res) => forward(url.replace(/\/+$/, ""), req, res);
  const { port } = await listenOn(0, (req, res) => {
    req.url = (req.url ?? "/").replace(/^\/api(?=[/?]|$)/, "");
    handler(req, res);
  });
  return {
    url,
    proxyUrl: `http://127.0.0.1:${port}`,
    handler,
    about: `Attention : les formulaires envoient de vraies demandes à ${url} (AGENCY_API_URL).`,
    publishLatePosts: () => undefined,
  };
}

/** Passes a request on to an API elsewhere, as the host of the published site would. */
function forward(base: string, req: IncomingMessage, res: ServerResponse): void {
  const target = new URL(base + (req.url ?? "/"));
  const { request } = target.protocol === "https:" ? https : http;
  const headers = { ...req.headers, host: target.host };
  const passed = request(target, { method: req.method, headers }, (answer) => {
    res.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(res);
  });
  passed.once("error", ({ message: reason }) => {
    const message = `${base} est injoignable : ${reason}`;
    res.writeHead(502, { "Content-Type": "application/json; charset=utf-8" });
    res.end(JSON.stringify({ error: { code: "bad_gateway", message } }));
  });
  req.pipe(passed);
}
