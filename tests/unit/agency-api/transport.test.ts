/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from "node:http";
import { listenOn } from "../../../scripts/lib/ports";
import { createAgencyApi, type FetchLike } from "../../../src/agency-api/client";
import { FORM_TIMEOUT_MS } from "../../../src/agency-api/contract";
import { displayUrl, joinUrl } from "../../../src/agency-api/transport";
import { failureOf, quote } from "./helpers";

let server: Awaited<ReturnType<typeof listenOn>>;
let baseUrl: string;
let answer: (req: IncomingMessage, res: ServerResponse, body: string) => void;

beforeAll(async () => {
  server = await listenOn(0, async (req, res) => answer(req, res, (await req.toArray()).join("")));
  baseUrl = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.close());

describe("generic calls", () => {
  it("send each method with its JSON body", async () => {
    answer = (req, res, body) =>
      res.end(JSON.stringify([req.method, req.url, req.headers["content-type"] ?? null, body]));
    const api = createAgencyApi({ baseUrl });
    const type = "application/json";
    expect(await api.get("a?b=1")).toEqual(["GET", "/a?b=1", null, ""]);
    expect(await api.post("a", { x: 1 })).toEqual(["POST", "/a", type, '{"x":1}']);
    expect(await api.put("a", ["é"])).toEqual(["PUT", "/a", type, '["é"]']);
    expect(await api.delete("a")).toEqual(["DELETE", "/a", null, ""]);
    expect(await api.post("a")).toEqual(["POST", "/a", null, ""]);
  });

  it("answer undefined where the API answers nothing", async () => {
    answer = (_req, res) => res.writeHead(204).end();
    await expect(createAgencyApi({ baseUrl }).delete("a")).resolves.toBeUndefined();
  });

  it("download a blob with its type, application/octet-stream where none is given", async () => {
    const api = createAgencyApi({ baseUrl });
    answer = (_req, res) => res.setHeader("Content-Type", "application/pdf").end("%PDF");
    const pdf = await api.postForBlob("file", { id: 1 });
    expect(pdf.contentType).toBe("application/pdf");
    expect(await pdf.blob.text()).toBe("%PDF");
    answer = (_req, res) => void res.end("??");
    expect((await api.postForBlob("file")).contentType).toBe("application/octet-stream");
  });
});

it("sends credentials with every call", async () => {
  const fetch = jest.fn<Promise<Response>, Parameters<FetchLike>>(async () => new Response('{"data":[]}'));
  const api = createAgencyApi({ baseUrl: "/api", fetch });
  await Promise.all([api.get("a"), api.put("a"), api.delete("a"), api.postForBlob("a"), api.getPosts()]);
  expect(fetch.mock.calls.map(([, init]) => init.credentials)).toEqual(Array(5).fill("include"));
});

describe("redirections", () => {
  it("are followed for GET, and fail a lead, which would be repeated as a GET without its body", async () => {
    const asked: (string | undefined)[] = [];
    answer = (req, res) => {
      asked.push(req.url);
      if (req.url === "/there") res.end('{"ok":true}');
      else res.writeHead(302, { Location: "/there" }).end();
    };
    const api = createAgencyApi({ baseUrl });
    expect(await api.get("here")).toEqual({ ok: true });
    const failure = await failureOf(api.requestQuote(quote));
    expect(failure).toMatchObject({ kind: "http", status: 302 });
    expect(failure.message).toContain("redirige");
    expect(asked).toEqual(["/here", "/there", "/contact-forms/get-estimate"]);
  });

  it("that a browser hides are named without a status", async () => {
    const fetch = async () => ({ ok: false, status: 0, type: "opaqueredirect", body: null }) as Response;
    const failure = await failureOf(createAgencyApi({ baseUrl: "/api", fetch }).requestQuote(quote));
    expect(failure).toMatchObject({ kind: "http", status: undefined });
    expect(failure.message).toContain("une redirection");
  });
});

describe("the time limit", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const never: FetchLike = () => new Promise(() => undefined);

  it.each([
    [undefined, undefined, FORM_TIMEOUT_MS],
    [10_000, undefined, 10_000],
    [10_000, 2_000, 2_000],
  ])("client %s, call %s: %s ms, even for a fetch that ignores its signal", async (client, call, limit) => {
    const settled = jest.fn();
    const api = createAgencyApi({ baseUrl: "/api", fetch: never, timeoutMs: client });
    const failure = failureOf(api.requestQuote(quote, { timeoutMs: call })).finally(settled);
    await jest.advanceTimersByTimeAsync(limit - 1);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect((await failure).kind).toBe("timeout");
  });

  it("covers an answer whose body never ends, and aborts the request", async () => {
    let given: AbortSignal | null | undefined;
    const endless: FetchLike = async (_url, init) => {
      given = init.signal;
      return new Response(new ReadableStream({}));
    };
    const failure = failureOf(createAgencyApi({ baseUrl: "/api", fetch: endless }).getPosts());
    await jest.advanceTimersByTimeAsync(FORM_TIMEOUT_MS);
    expect((await failure).kind).toBe("timeout");
    expect(given?.aborted).toBe(true);
  });
});

describe("the caller's signal", () => {
  it("ends a call under way with the caller's reason", async () => {
    answer = () => undefined;
    const controller = new AbortController();
    const call = createAgencyApi({ baseUrl }).requestQuote(quote, { signal: controller.signal });
    setTimeout(() => controller.abort(new Error("the page is left")), 20);
    await expect(call).rejects.toThrow("the page is left");
  });

  it("sends nothing when it has fired before", async () => {
    const fetch = jest.fn<Promise<Response>, Parameters<FetchLike>>();
    const call = createAgencyApi({ baseUrl, fetch }).requestQuote(quote, { signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe("without a connection", () => {
  const setOnLine = (onLine: boolean): void => {
    Object.defineProperty(globalThis, "navigator", { configurable: true, value: { onLine } });
  };
  afterEach(() => setOnLine(true));

  it("says so at once, without sending", async () => {
    setOnLine(false);
    const fetch = jest.fn<Promise<Response>, Parameters<FetchLike>>();
    expect((await failureOf(createAgencyApi({ baseUrl, fetch }).requestQuote(quote))).kind).toBe("offline");
    expect(fetch).not.toHaveBeenCalled();
  });

  it("recognises a connection that went away while sending", async () => {
    setOnLine(true);
    const fetch: FetchLike = async () => {
      setOnLine(false);
      throw new TypeError("Failed to fetch");
    };
    const failure = await failureOf(createAgencyApi({ baseUrl, fetch }).requestQuote(quote));
    expect(failure).toMatchObject({ kind: "offline", cause: expect.any(TypeError) });
  });

  it("names the address and the system's reason when nobody listens", async () => {
    const failure = await failureOf(createAgencyApi({ baseUrl: "http://127.0.0.1:2" }).getPosts());
    expect(failure).toMatchObject({ kind: "network", url: "http://127.0.0.1:2/blog/get-posts" });
    expect(failure.message).toContain("injoignable (ECONNREFUSED)");
  });
});

// Whatever way a lead fails is tried with each form in tests/e2e/forms/sending.spec.ts; here is what the log says of it.
it.each([
  [400, /a répondu le statut 400\. .*contrat/],
  [401, /droits d’accès/],
  [404, /adresse de base/],
  [429, /attendez une minute/],
  [503, /en panne/],
])("says of status %i what to do", async (status, remedy) => {
  answer = (_req, res) => res.writeHead(status).end("<!doctype html>");
  const failure = await failureOf(createAgencyApi({ baseUrl: `${baseUrl}/` }).requestQuote(quote));
  const url = `${baseUrl}/contact-forms/get-estimate`;
  expect(failure).toMatchObject({ kind: "http", status, url, message: expect.stringMatching(remedy) });
  expect(failure.message).toContain(url);
});

it.each([
  ["/api", "blog/get-posts", "/api/blog/get-posts"],
  ["/api/", "/blog/get-posts", "/api/blog/get-posts"],
  ["https://api.example/v1//", "x", "https://api.example/v1/x"],
])("joins %s and %s", (base, path, url) => expect(joinUrl(base, path)).toBe(url));

it.each([
  ["https://user:secret@api.example/x", "https://api.example/x"],
  ["/api/x@y", "/api/x@y"],
  ["https://api.example/x@y", "https://api.example/x@y"],
])("shows %s without secrets", (url, shown) => expect(displayUrl(url)).toBe(shown));
