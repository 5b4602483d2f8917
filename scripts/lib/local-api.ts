import http, { type RequestListener } from "node:http";
import https from "node:https";
import path from "node:path";
import { createStandIn } from "../../tests/agency-api/stand-in";
import { listenOn } from "./ports";
import { root } from "./script";

/** Where `npm start` keeps leads: a receiver for real ones is given a file of its own. */
export const trialLeads = ".agency-store/leads.sqlite";

/** The agency API a local site talks to: the real one where AGENCY_API_URL names it, else the stand-in. */
interface LocalApi {
  /** Where the build finds the API. */
  readonly url: string;
  /** Where Gatsby's development server finds it: this plus `/api/…`. */
  readonly proxyUrl: string;
  /** Answers requests for `/api/…`. */
  readonly handler: RequestListener;
  /** A French sentence on where the forms' leads go. */
  readonly about: string;
  /** Lists the stand-in's late post, as if it had been published after the build. */
  readonly publishLatePosts?: () => void;
}

/** Opens the API on a free port of this machine, until the script ends. */
export async function openLocalApi(agencyApiUrl: string | undefined): Promise<LocalApi> {
  const base = agencyApiUrl?.trim().replace(/\/+$/, "");
  if (base) {
    const handler = passOnTo(base);
    const { port } = await listenOn(0, handler);
    const about = `Attention : les formulaires envoient de vraies demandes à ${base} (AGENCY_API_URL).`;
    return { url: base, proxyUrl: `http://127.0.0.1:${port}`, handler, about };
  }
  const standIn = createStandIn({ leadsFile: path.join(root, trialLeads) });
  const url = await standIn.listen(0);
  return {
    url,
    proxyUrl: url,
    handler: standIn.handler,
    about: `Les demandes restent sur cette machine, dans ${trialLeads} : « ${process.env.LEADS_DB ? `LEADS_DB=${trialLeads} ` : ""}npm run leads » les liste.`,
    publishLatePosts: () => standIn.control({ latePublished: true }),
  };
}

/** Passes requests on to an API elsewhere, without `/api`, as the host of the published site would. */
const passOnTo =
  (base: string): RequestListener =>
  (req, res) => {
    const target = new URL(base + (req.url ?? "").replace(/^\/api(?=[/?]|$)/, ""));
    const { request } = target.protocol === "https:" ? https : http;
    const headers = { ...req.headers, host: target.host };
    const passed = request(target, { method: req.method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    passed.once("error", ({ message }) => {
      res.writeHead(502, { "Content-Type": "text/plain; charset=utf-8" });
      res.end(`${base} est injoignable : ${message}`);
    });
    req.pipe(passed);
  };
