/** @jest-environment node */
import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import sharp from "sharp";
import { createAgencyApi } from "../../../src/agency-api/client";
import { createStandIn, type StandIn } from "../../agency-api/stand-in";
import { makeFolder, quote, removeFolders, startStandIn } from "./helpers";

const running: StandIn[] = [];
const start: typeof startStandIn = async (options) => {
  const started = await startStandIn(options);
  running.push(started.standIn);
  return started;
};
afterEach(async () => {
  await Promise.all(running.splice(0).map((standIn) => standIn.close()));
});
afterAll(removeFolders);

it.each([
  ["GET", "/contact-forms/get-estimate", 405],
  ["POST", "/images/carte.png", 405],
  ["POST", "/contact-forms/get-quote", 404],
  ["POST", "/contact-forms/contact-", 404],
  ["POST", "/contact-forms/contact-a/b", 404],
  ["GET", "/images/%2e%2e%2fcli.ts", 404],
  ["GET", "/", 404],
  ["GET", "/%", 400],
])("%s %s answers %i in JSON", async (method, url, status) => {
  const { address } = await start();
  const response = await fetch(address + url, { method });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: { message: expect.any(String) } });
});

it("does not keep a lead whose sender left before a slow answer", async () => {
  const { standIn, address } = await start();
  standIn.control({ scenario: "slow", delayMs: 300 });
  const api = createAgencyApi({ baseUrl: address, timeoutMs: 100 });
  await expect(api.requestQuote(quote)).rejects.toMatchObject({ kind: "timeout" });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(standIn.leads()).toEqual([]);
});

describe("other origins", () => {
  const ask = async (address: string, method: string, origin = "https://www.sylvene.example") => {
    const headers = { Origin: origin, "Content-Type": "application/json" };
    const body = method === "POST" ? JSON.stringify(quote) : null;
    const response = await fetch(`${address}/contact-forms/get-estimate`, { method, headers, body });
    return [response.status, response.headers.get("Access-Control-Allow-Origin")];
  };

  it("are named back, preflight included", async () => {
    const { address } = await start();
    expect(await ask(address, "OPTIONS")).toEqual([204, "https://www.sylvene.example"]);
    expect(await ask(address, "POST")).toEqual([201, "https://www.sylvene.example"]);
  });

  it("are refused on demand, which stores nothing and spares the own origin", async () => {
    const { standIn, address } = await start({ scenario: "cors-refuse" });
    expect(await ask(address, "OPTIONS")).toEqual([403, null]);
    expect(await ask(address, "POST")).toEqual([403, null]);
    expect(standIn.leads()).toEqual([]);
    expect(await ask(address, "POST", address)).toEqual([201, address]);
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
    standIn.control({ scenario: "slow", delayMs: 1 });
    expect(await slugs()).toContain(slug);
  });

  it("can be many, always the same, each with its own address, title and date", async () => {
    const lists = [];
    for (let run = 0; run < 2; run += 1) {
      const { address } = await start({ postCount: 1000 });
      const list = await createAgencyApi({ baseUrl: address }).getPosts();
      lists.push(list.map((item) => ({ ...item, image_url: new URL(item.image_url).pathname })));
    }
    const [first, second] = lists;
    expect(second).toEqual(first);
    for (const field of ["id", "slug", "title", "created_at"] as const)
      expect(new Set(first?.map((item) => item[field])).size).toBe(1009);
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

it.each(["", '{"id":"2","rece', "\0\0\0\0"])(
  "drops the torn last line %j that a brutal end left in the store, and goes on after it",
  async (torn) => {
    const storeDir = makeFolder();
    const file = path.join(storeDir, "leads.jsonl");
    writeFileSync(file, `{"id":"1"}\n${torn}`);
    const { standIn, address } = await start({ storeDir });
    expect(readFileSync(file, "utf8")).toBe('{"id":"1"}\n');
    await createAgencyApi({ baseUrl: address }).requestQuote(quote);
    expect(standIn.leads()).toMatchObject([{ id: "1" }, { body: quote }]);
  },
);
