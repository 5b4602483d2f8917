/** @jest-environment node */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { createAgencyApi } from "../../../src/agency-api/client";
import { createStandIn, type StandIn } from "../../agency-api/stand-in";
import { makeFolder } from "../setup/folder";
import { quote, startStandIn } from "./helpers";

// What the site's own tests show of the stand-in is not repeated here.
const running: StandIn[] = [];
const start: typeof startStandIn = async (options) => {
  const started = await startStandIn(options);
  running.push(started.standIn);
  return started;
};
afterEach(async () => {
  await Promise.all(running.splice(0).map((standIn) => standIn.close()));
});

it.each([
  ["GET", "/contact-forms/get-estimate", 405],
  ["POST", "/contact-forms/contact-a/b", 404],
  ["GET", "/images/%2e%2e%2fcli.ts", 404],
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
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [newest] = await createAgencyApi({ baseUrl: `${address}/api` }).getPosts();
  const picture = await fetch(newest?.image_url ?? "");
  server.closeAllConnections();
  server.close();
  expect(newest?.image_url).toBe(`${address}/api/images/carte.png`);
  expect(picture.headers.get("Content-Type")).toBe("image/png");
});
