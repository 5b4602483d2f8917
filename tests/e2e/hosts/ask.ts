import { once } from "node:events";
import http from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  /** Decoded. */
  readonly body: Buffer;
}

/**
 * Sends a request whose path nobody tidies up first, and does not follow redirects; on a connection of its own, since a server
 * that reads its rules anew closes those that are kept.
 */
export async function ask(
  port: number,
  path: string,
  headers: http.OutgoingHttpHeaders = {},
): Promise<Answer> {
  const request = http.get({
    host: "127.0.0.1",
    port,
    path,
    headers,
    agent: false,
    signal: AbortSignal.timeout(15_000),
  });
  const [response] = (await once(request, "response")) as [http.IncomingMessage];
  const coding = response.headers["content-encoding"];
  const sent = await buffer(response);
  const body = coding === "br" ? brotliDecompressSync(sent) : coding === "gzip" ? gunzipSync(sent) : sent;
  return { status: response.statusCode ?? 0, headers: response.headers, body };
}
