import http, { type IncomingMessage, type RequestListener } from "node:http";
import { Readable } from "node:stream";
import type { Receiver } from "./handler";

/** Makes a receiver answer Node's server. Behind a proxy of this machine the sender is the one whom the proxy names. */
export const listenerOf =
  (receiver: Receiver): RequestListener =>
  (incoming, outgoing) => {
    const answer = async () => {
      const response = await receiver(toRequest(incoming), senderOf(incoming));
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(Buffer.from(await response.arrayBuffer()));
      // What is left of a refused body is not waited for.
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
    ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: "half" }),
  } as RequestInit);
}

function senderOf({ socket, headers }: IncomingMessage): string {
  const peer = socket.remoteAddress ?? "";
  const isProxy = /^(?:127\.|::1$|::ffff:127\.)/.test(peer);
  return (isProxy && String(headers["x-real-ip"] ?? "")) || peer;
}

/** A server that is not kept busy by callers who send nothing. */
export const createReceiverServer = (receiver: Receiver): http.Server =>
  http.createServer({ requestTimeout: 30_000, headersTimeout: 10_000 }, listenerOf(receiver));
