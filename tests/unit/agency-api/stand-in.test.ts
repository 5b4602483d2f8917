/** @jest-environment node */
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import sharp from "sharp";
import { createAgencyApi } from "../../../src/agency-api/client";
import { createStandIn, type StandIn } from "../../agency-api/stand-in";
import { makeFolder, quote, removeFolders, startStandIn } from "./helpers";

const running: StandIn[] = [];
async function start(
  options: Parameters<typeof startStandIn>[0] = {},
): Promise<{ standIn: StandIn; address: string }> {
  const started = await startStandIn(options);
  running.push(started.standIn);
  return started;
}
const post = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

afterEach(async () => {
  await Promise.all(running.splice(0).map((standIn) => standIn.close()));
});
afterAll(removeFolders);

describe("paths and methods", () => {
  it.each([
    ["GET", "/contact-forms/get-estimate", 405],
    ["DELETE", "/blog/get-posts", 405],
    ["POST", "/images/carte.png", 405],
    ["POST", "/contact-forms/get-quote", 404],
    ["POST", "/contact-forms/contact-", 404],
    ["POST", "/contact-forms/contact-a/b", 404],
    ["GET", "/images/../cli.ts", 404],
    ["GET", "/images/%2e%2e%2fcli.ts", 404],
    ["GET", "/", 404],
    ["GET", "/%", 400],
    ["GET", "/constructor", 404],
  ])("%s %s answers %i in JSON", async (method, url, status) => {
    const { address } = await start();
    const response = await fetch(address + url, { method });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { message: expect.any(String) } });
  });

  it("keeps its controls closed unless they were asked for", async () => {
    const { address } = await start({ control: false });
    expect((await post(`${address}/__control`, { mood: "500" })).status).toBe(404);
    expect((await fetch(`${address}/__leads`)).status).toBe(404);
  });
});

describe("controls", () => {
  it("change the mood, tell it, list the leads and clear them", async () => {
    const { address } = await start();
    const api = createAgencyApi({ baseUrl: address });
    await api.requestQuote(quote);
    expect(await api.get("__leads")).toMatchObject({
      data: [{ path: "contact-forms/get-estimate", body: quote }],
    });
    expect(await api.post("__control", { mood: "500", scope: "forms" })).toMatchObject({
      data: { mood: "500", scope: "forms" },
    });
    await expect(api.requestQuote(quote)).rejects.toMatchObject({ status: 500 });
    await expect(api.getPosts()).resolves.toHaveLength(9);
    expect(await api.delete("__leads")).toEqual({ data: [] });
    expect(await api.post("__control", { mood: "ok" })).toMatchObject({
      data: { mood: "ok", scope: "all", delayMs: 0 },
    });
  });

  it.each([[{ mood: "angry" }], [{ delayMs: -1 }], [{ status: "200" }], [{ other: 1 }], [[]]])(
    "refuse %j",
    async (settings) => {
      const { address } = await start();
      expect((await post(`${address}/__control`, settings)).status).toBe(400);
    },
  );
});

it("does not keep a lead whose sender left before a slow answer", async () => {
  const { standIn, address } = await start();
  standIn.control({ mood: "slow", delayMs: 300 });
  const api = createAgencyApi({ baseUrl: address, timeoutMs: 100 });
  await expect(api.requestQuote(quote)).rejects.toMatchObject({ kind: "timeout" });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(await standIn.leads()).toEqual([]);
});

describe("other origins", () => {
  const origin = "https://www.sylvene.example";
  const preflight = (url: string): Promise<Response> =>
    fetch(url, { method: "OPTIONS", headers: { Origin: origin, "Access-Control-Request-Method": "POST" } });

  it("are named back, with credentials, preflight included", async () => {
    const { address } = await start();
    const url = `${address}/contact-forms/get-estimate`;
    const asked = await preflight(url);
    expect(asked.status).toBe(204);
    expect(asked.headers.get("Access-Control-Allow-Headers")).toMatch(/content-type/i);
    const sent = await post(url, quote, { Origin: origin });
    for (const { headers } of [asked, sent]) {
      expect(headers.get("Access-Control-Allow-Origin")).toBe(origin);
      expect(headers.get("Access-Control-Allow-Credentials")).toBe("true");
    }
  });

  it.each(["none", ["https://other.example"]] as const)(
    "get no permission under the rule %j",
    async (cors) => {
      const { address } = await start({ cors });
      const asked = await preflight(`${address}/contact-forms/get-estimate`);
      expect(asked.status).toBe(403);
      expect(asked.headers.get("Access-Control-Allow-Origin")).toBeNull();
    },
  );

  it("are refused by the mood cors-refuse, which stores nothing and spares the own origin", async () => {
    const { standIn, address } = await start({ mood: "cors-refuse" });
    const url = `${address}/contact-forms/get-estimate`;
    expect((await preflight(url)).headers.get("Access-Control-Allow-Origin")).toBeNull();
    const refused = await post(url, quote, { Origin: origin });
    expect(refused.status).toBe(403);
    expect(refused.headers.get("Access-Control-Allow-Origin")).toBeNull();
    expect(await standIn.leads()).toEqual([]);
    expect((await post(url, quote, { Origin: address })).status).toBe(201);
  });
});

describe("posts", () => {
  it("that are late are found by slug at once and listed once published", async () => {
    const { standIn, address } = await start();
    const api = createAgencyApi({ baseUrl: address });
    const slug = "revue-de-code-a-deux";
    const slugs = async (): Promise<string[]> => (await api.getPosts()).map((item) => item.slug);
    expect(await slugs()).not.toContain(slug);
    expect(await api.getPost(slug)).toMatchObject({ slug });
    standIn.control({ latePublished: true });
    expect((await slugs())[0]).toBe(slug);
    standIn.control({ mood: "slow", delayMs: 1 });
    expect(await slugs()).toContain(slug);
  });

  it("can be many, always the same, each with its own address, title and date", async () => {
    const lists = [];
    for (let run = 0; run < 2; run += 1) {
      const { address } = await start({ postCount: 1000 });
      lists.push(await createAgencyApi({ baseUrl: address }).getPosts());
    }
    const [first, second] = lists.map((list) =>
      list.map((item) => ({ ...item, image_url: new URL(item.image_url).pathname })),
    );
    expect(first).toHaveLength(1009);
    expect(second).toEqual(first);
    for (const field of ["id", "slug", "title", "created_at"] as const) {
      expect(new Set(first?.map((item) => item[field])).size).toBe(1009);
    }
  });

  it("show pictures that the stand-in serves, each a real one of 30 KB at most", async () => {
    const { address } = await start();
    const api = createAgencyApi({ baseUrl: address });
    const urls = new Set<string>();
    for (const { slug, image_url } of await api.getPosts()) {
      urls.add(image_url);
      const content = (await api.getPost(slug))?.content ?? "";
      for (const [, url] of content.matchAll(/<img src="([^"]+)"/g)) urls.add(url ?? "");
    }
    expect(urls.size).toBeGreaterThanOrEqual(11);
    for (const url of urls) {
      const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
      expect(bytes.length).toBeLessThanOrEqual(30_000);
      expect((await sharp(bytes).metadata()).width).toBeGreaterThanOrEqual(960);
    }
  });
});

it.each([
  ["strips its prefix", "/api".length],
  ["passes /api on", 0],
])("can be mounted under /api by a server that %s", async (_name, stripped) => {
  const standIn = createStandIn({ storeDir: makeFolder() });
  running.push(standIn);
  const server = createServer((req: IncomingMessage & { originalUrl?: string }, res) => {
    const url = req.url ?? "";
    if (stripped > 0) req.originalUrl = url;
    req.url = url.slice(stripped);
    standIn.handler(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const [newest] = await createAgencyApi({ baseUrl: `${address}/api` }).getPosts();
    expect(newest?.image_url).toBe(`${address}/api/images/carte.png`);
    expect((await fetch(newest?.image_url ?? "")).headers.get("Content-Type")).toBe("image/png");
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

describe("the store after a brutal end", () => {
  const reopen = (storeDir: string): { standIn: StandIn; said: string[] } => {
    const said: string[] = [];
    const standIn = createStandIn({ storeDir, say: (text) => said.push(text) });
    running.push(standIn);
    return { standIn, said };
  };
  const line =
    '{"id":"1","receivedAt":"2026-01-01T00:00:00.000Z","path":"contact-forms/get-estimate","body":{}}';

  it.each(['{"id":"2","rece', "\0\0\0\0", line.slice(0, -1)])(
    "drops the torn last line %j, and says so",
    async (torn) => {
      const storeDir = makeFolder();
      writeFileSync(path.join(storeDir, "leads.jsonl"), `${line}\n${torn}`);
      const { standIn, said } = reopen(storeDir);
      expect(said).toEqual([expect.stringContaining("est retirée")]);
      expect(await standIn.leads()).toHaveLength(1);
      expect(readFileSync(path.join(storeDir, "leads.jsonl"), "utf8")).toBe(`${line}\n`);
    },
  );

  it("keeps a whole line that lacks only its end, and goes on after it", async () => {
    const storeDir = makeFolder();
    writeFileSync(path.join(storeDir, "leads.jsonl"), line);
    const { standIn, said } = reopen(storeDir);
    expect(said).toEqual([expect.stringContaining("est gardée")]);
    await createAgencyApi({ baseUrl: await standIn.listen(0) }).requestQuote(quote);
    expect(await standIn.leads()).toMatchObject([{ id: "1" }, { body: quote }]);
  });

  it("says nothing where nothing is wrong", () => {
    const storeDir = makeFolder();
    appendFileSync(path.join(storeDir, "leads.jsonl"), `${line}\n`);
    expect(reopen(storeDir).said).toEqual([]);
  });
});
