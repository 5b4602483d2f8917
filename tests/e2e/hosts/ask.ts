import { once } from "node:events";
import http from "node:http";
import { buffer } from "node:stream/consumers";

export interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request whose path nobody tidies up first, and does not follow redirects. */
export async function ask(
  port: number,
  path: string,
  headers: http.OutgoingHttpHeaders = {},
): Promise<Answer> {
  const request = http.get({ host: "127.0.0.1", port, path, headers, signal: AbortSignal.timeout(15_000) });
  const [response] = (await once(request, "response")) as [http.IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}
