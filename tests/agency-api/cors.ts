import type { IncomingMessage, ServerResponse } from "node:http";

/** Which other origins may call: all of them (each is named back, as cookies demand), a list, or none. */
export type CorsRule = "any" | "none" | readonly string[];

/** Whether a browser on another origin sends this. */
export function isForeign(req: IncomingMessage): boolean {
  const { origin, host } = req.headers;
  return origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`;
}

/** Sets the headers that let the caller's origin read the answer; false where the rule does not. */
export function allowOrigin(req: IncomingMessage, res: ServerResponse, rule: CorsRule): boolean {
  const { origin } = req.headers;
  res.setHeader("Vary", "Origin");
  if (origin === undefined || rule === "none") return false;
  if (rule !== "any" && !rule.includes(origin)) return false;
  res.setHeader("Access-Control-Allow-Origin", origin);
  res.setHeader("Access-Control-Allow-Credentials", "true");
  return true;
}

/** Answers a preflight. Browsers must not remember it: the mood may change. */
export function answerPreflight(res: ServerResponse, allowed: boolean): void {
  if (allowed) {
    res.setHeader("Access-Control-Allow-Methods", "GET, POST, PUT, DELETE");
    res.setHeader("Access-Control-Allow-Headers", "Content-Type");
    res.setHeader("Access-Control-Max-Age", "0");
  }
  res.writeHead(allowed ? 204 : 403).end();
}
