import http from "node:http";
import https from "node:https";
import path from "node:path";
import { createStandIn } from "../../tests/agency-api/stand-in";
import { listenOn } from "./ports";
import type { Handler } from "./preview-server";
import { onShutDown } from "./run";
import { root } from "./script";
import { UserError } from "./user-error";

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

/** Opens the API on a free loopback port and closes it when the script ends. */
export async function openLocalApi(agencyApiUrl: string | undefined): Promise<LocalApi> {
  if (agencyApiUrl !== undefined && agencyApiUrl !== "") return openProxy(agencyApiUrl);
  const storeDir = path.join(root, ".agency-store");
  const standIn = createStandIn({ storeDir });
  onShutDown(() => standIn.close());
  const url = await standIn.listen(0);
  return {
    url,
    proxyUrl: url,
    handler: standIn.handler,
    about: "Les formulaires écrivent dans .agency-store/leads.jsonl ; rien ne quitte cette machine.",
    publishLatePosts: () => void standIn.control({ latePublished: true }),
  };
}

async function openProxy(url: string): Promise<LocalApi> {
  const handler = createProxy(url);
  const { port, close } = await listenOn(0, "127.0.0.1", (req, res) => {
    req.url = (req.url ?? "/").replace(/^\/api(?=[/?]|$)/, "");
    handler(req, res);
  });
  onShutDown(close);
  return {
    url,
    proxyUrl: `http://127.0.0.1:${port}`,
    handler,
    about: `Attention : les formulaires envoient de vraies demandes à ${url} (AGENCY_API_URL).`,
    publishLatePosts: () => undefined,
  };
}

/** Passes requests on to an API elsewhere, as the host of the published site would. @throws UserError */
function createProxy(target: string): Handler {
  if (!URL.canParse(target) || !/^https?:/.test(target)) {
    throw new UserError(
      `AGENCY_API_URL vaut « ${target} » : donnez une adresse complète, comme https://api.sylvene.example.`,
    );
  }
  const base = target.replace(/\/+$/, "");
  return (req, res) => {
    const { host: _host, connection: _connection, ...headers } = req.headers;
    const request = base.startsWith("https:") ? https.request : http.request;
    const onward = request(base + (req.url ?? "/"), { method: req.method, headers }, (answer) => {
      const { connection: _own, ...answerHeaders } = answer.headers;
      res.writeHead(answer.statusCode ?? 502, answerHeaders);
      answer.pipe(res);
    });
    onward.on("error", (error) => {
      if (res.headersSent) return void res.destroy();
      const message = `${base} est injoignable : ${error.message}`;
      res.writeHead(502, { "Content-Type": "application/json; charset=utf-8" });
      res.end(JSON.stringify({ error: { code: "bad_gateway", message } }));
    });
    res.on("close", () => onward.destroy());
    req.pipe(onward);
  };
}
