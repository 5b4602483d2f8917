import type { IncomingMessage, ServerResponse } from "node:http";
import { listenOn } from "../../../scripts/lib/ports";
import { createAgencyApi, type AgencyApi } from "../../../src/agency-api/client";
import { trustedNow } from "../../../src/agency-api/transport";
import { failureOf, quote } from "./helpers";

let server: Awaited<ReturnType<typeof listenOn>>;
let baseUrl: string;
let api: AgencyApi;
let answer: (req: IncomingMessage, res: ServerResponse, body: string) => void;

beforeAll(async () => {
  server = await listenOn(0, async (req, res) => answer(req, res, (await req.toArray()).join("")));
  baseUrl = `http://127.0.0.1:${server.port}`;
  api = createAgencyApi({ baseUrl });
});
afterAll(() => server.close());
afterEach(() => jest.restoreAllMocks());

it("sends each method with its JSON body, and credentials", async () => {
  answer = (req, res, body) =>
    res.end(JSON.stringify([req.method, req.url, req.headers["content-type"] ?? null, body]));
  const fetch = jest.spyOn(globalThis, "fetch");
  const type = "application/json";
  expect(await api.get("a?b=1")).toEqual(["GET", "/a?b=1", null, ""]);
  expect(await api.post("a", { x: 1 })).toEqual(["POST", "/a", type, '{"x":1}']);
  expect(await api.put("a", ["é"])).toEqual(["PUT", "/a", type, '["é"]']);
  expect(await api.delete("a")).toEqual(["DELETE", "/a", null, ""]);
  expect(await api.post("a")).toEqual(["POST", "/a", null, ""]);
  await Promise.all([api.postForBlob("a"), api.requestQuote(quote)]);
  expect(fetch.mock.calls.map(([, init]) => init?.credentials)).toEqual(Array(7).fill("include"));
});

it("follows a redirection of GET, not of a lead, which would lose its body", async () => {
  answer = (req, res) => {
    if (req.url === "/there") res.end('{"ok":true}');
    else res.writeHead(302, { Location: "/there" }).end();
  };
  expect(await api.get("here")).toEqual({ ok: true });
  const failure = await failureOf(api.requestQuote(quote));
  expect(failure).toMatchObject({ kind: "http", status: 302 });
  expect(failure.message).toContain("redirige");
});

// That 15 seconds are the limit where none is named is tried with each form in tests/e2e/forms/sending.spec.ts.
it.each<[string, typeof answer]>([
  ["no answer", () => undefined],
  ["an answer that never ends", (_req, res) => void res.write("{")],
])("waits for %s until the time is over", async (_name, silence) => {
  answer = silence;
  const failure = await failureOf(createAgencyApi({ baseUrl, timeoutMs: 100 }).getPosts());
  expect(failure).toMatchObject({ kind: "timeout", message: expect.stringContaining("en 0,1\u00a0s") });
});

it.each([
  ["120", 120_000],
  ["Wed, 01 Jan 2120 00:00:00 GMT", Date.UTC(2120, 0) - Date.UTC(2026, 10, 28)],
  ["bientôt", undefined],
  [undefined, undefined],
])(
  "knows when an API that answers 429 with « Retry-After: %s » takes the next call",
  async (value, after) => {
    const now = Date.UTC(2026, 10, 28);
    jest.spyOn(Date, "now").mockReturnValue(now);
    answer = (_req, res) => res.writeHead(429, value === undefined ? {} : { "Retry-After": value }).end();
    expect((await failureOf(api.requestQuote(quote))).retryAt).toBe(after && now + after);
  },
);

it("judges dates by the API's clock where the visitor's is behind", async () => {
  answer = (_req, res) => res.setHeader("Date", new Date("2027-03-01T08:00:00Z").toUTCString()).end("[]");
  await api.get("a");
  jest.spyOn(Date, "now").mockReturnValue(Date.UTC(2026, 10, 28));
  expect(trustedNow()).toEqual(new Date("2027-03-01T08:00:00Z"));
  jest.spyOn(Date, "now").mockReturnValue(Date.UTC(2028, 0));
  expect(trustedNow()).toEqual(new Date(Date.UTC(2028, 0)));
});

it("names the address and the system's reason when nobody listens", async () => {
  const failure = await failureOf(createAgencyApi({ baseUrl: "http://127.0.0.1:2" }).getPosts());
  expect(failure).toMatchObject({ kind: "network", url: "http://127.0.0.1:2/blog/get-posts" });
  expect(failure.message).toContain("injoignable (ECONNREFUSED)");
});

// Whatever way a lead fails is tried with each form in tests/e2e/forms/sending.spec.ts; here is what the log says of it.
it.each([
  [400, /a répondu le statut 400\. .*contrat/],
  [401, /droits d’accès/],
  [404, /adresse de base/],
  [429, /attendez une minute/],
])("says of status %i what to do", async (status, remedy) => {
  answer = (_req, res) => res.writeHead(status).end("<!doctype html>");
  const failure = await failureOf(createAgencyApi({ baseUrl: `${baseUrl}/` }).requestQuote(quote));
  const url = `${baseUrl}/contact-forms/get-estimate`;
  expect(failure).toMatchObject({ kind: "http", status, url, message: expect.stringMatching(remedy) });
  expect(failure.message).toContain(url);
});
