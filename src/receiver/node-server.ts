import type { IncomingMessage, RequestListener } from "node:http";
import { ReadableStream as WebStream } from "node:stream/web";
import { setTimeout as wait } from "node:timers/promises";
import type { Receiver } from "./handler";

/** Longer than a megabyte takes from a proxy of this machine. */
const lingerMs = 1000;

/** Makes a receiver answer Node's server. `Response.error()` cuts the connection. */
export const listenerOf =
  (receiver: Receiver): RequestListener =>
  (incoming, outgoing) => {
    const answer = async () => {
      const response = await receiver(toRequest(incoming), senderOf(incoming));
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

function toRequest(incoming: IncomingMessage): Request {
  const { method = "GET", url = "/", headers } = incoming;
  const hasBody = method !== "GET" && method !== "HEAD";
  return new Request(new URL(url, "http://localhost"), {
    method,
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ...(hasBody && { body: WebStream.from(incoming.iterator({ destroyOnReturn: false })), duplex: "half" }),
  } as RequestInit);
}

/** Behind a proxy of this machine, whom the proxy names; what stands before in its list may be invented. */
function senderOf({ socket, headers }: IncomingMessage): string {
  const peer = socket.remoteAddress ?? "";
  const isProxied = /^(?:::ffff:)?127\.|^::1$/.test(peer);
  const named =
    isProxied &&
    String(headers["x-forwarded-for"] ?? "")
      .split(",")
      .at(-1)
      ?.trim();
  return named || peer;
}
