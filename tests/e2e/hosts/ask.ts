import http from "node:http";

/** An answer as it came over the wire. */
export interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request whose path nobody tidies up first, and does not follow redirects. */
export function ask(
  port: number,
  path: string,
  headers: http.OutgoingHttpHeaders = {},
  method = "GET",
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: "127.0.0.1", port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on("error", reject);
    request.setTimeout(15_000, () => request.destroy(new Error(`no answer for ${path.slice(0, 80)}`)));
    request.end();
  });
}
