import type { IncomingMessage, RequestListener } from "node:http";
import { ReadableStream as WebStream } from "node:stream/web";
import { setTimeout as wait } from "node:timers/promises";
import { refusal, type Receiver } from "./handler";
import { senderOf } from "./sender";

/** Longer than a megabyte takes from a proxy of this machine. */
const lingerMs = 1000;

/** Makes a receiver answer Node's server. `Response.error()` cuts the connection. */
export const listenerOf =
  (receiver: Receiver): RequestListener =>
  (incoming, outgoing) => {
    const answer = async () => {
      const request = toRequest(incoming);
      const response = request ? await receiver(request, senderOf(incoming)) : unreadable();
      if (response.type === "error") return outgoing.destroy();
      // A proxy that is cut while it passes a body on passes no answer back: what is left of a refused body comes first.
      const rest = new Promise((resolve) => incoming.resume().once("close", resolve));
      if (!incoming.complete) await Promise.race([rest, wait(lingerMs)]);
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(Buffer.from(await response.arrayBuffer()));
      if (!incoming.complete) outgoing.once("finish", () => incoming.destroy());
    };
    void answer().catch((error: unknown) => {
      console.error(error);
      outgoing.destroy();
    });
  };

const unreadable = () => refusal(400, "unreadable", "Cette requête n’a pas d’adresse ou de méthode lisible.");

/** Undefined where the address is none, or the method is one that no program may use (Fetch standard, « forbidden method »). */
function toRequest(incoming: IncomingMessage): Request | undefined {
  const { method = "GET", url = "/", headers } = incoming;
  if (!URL.canParse(url, "http://localhost") || /^(?:CONNECT|TRACE|TRACK)$/i.test(method)) return undefined;
  const hasBody = method !== "GET" && method !== "HEAD";
  return new Request(new URL(url, "http://localhost"), {
    method,
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ...(hasBody && { body: WebStream.from(incoming.iterator({ destroyOnReturn: false })), duplex: "half" }),
  } as RequestInit);
}
