/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { startPreview, type Preview } from "../../../scripts/lib/preview-server";
import { headerRules, headersFile } from "../../../src/publish/headers-file";
import { redirectsFile } from "../../../src/publish/redirects";
import { cacheControl } from "../../../src/publish/response-headers";
import { ask } from "../../e2e/hosts/ask";
import { newAddress, oldAddresses } from "../../e2e/hosts/old-addresses";
import { makeFolder } from "../setup/folder";

// Every browser test runs on it: here is what none of them asks for.
const site = makeFolder();
const files: Record<string, string> = {
  "index.html": "home",
  "404.html": "not found",
  "contact.html": "contact",
  "villes/le-havre.html": "Le Havre",
  "article/été.html": "été",
  ".env": "secret",
  "services/ancien.html": "moved",
  _headers: headersFile(headerRules([])),
  _redirects: redirectsFile(
    [
      { from: "/services/ancien", to: "/contact" },
      ...Object.keys(oldAddresses).map((from) => ({ from, to: newAddress })),
    ],
    "https://api.example",
  ),
};
let preview: Preview;

beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
    writeFileSync(path.join(site, name), content);
  }
  preview = await startPreview({ port: 0, publicDir: site });
});
afterAll(() => preview.close());

it.each([
  ["/contact/?type=devis&x=a/?b", "/contact?type=devis&x=a/?b"],
  ["/villes/le-havre/", "/villes/le-havre"],
  ["/article/%C3%A9t%C3%A9/", "/article/%C3%A9t%C3%A9"],
  ["/services/ancien/", "/contact"],
  ["/services/ancien?utm_source=lettre", "/contact?utm_source=lettre"],
])("%s leads to %s for good", async (url, location) => {
  expect(await ask(preview.port, url)).toMatchObject({ status: 301, headers: { location } });
});

it.each(Object.entries(oldAddresses))("%s, an old address, leads on with its query", async (from, others) => {
  for (const address of [new URL(from, "https://old.example").pathname, ...others]) {
    const { status, headers } = await ask(preview.port, `${address}?a=b%26c`);
    expect([address, status, headers.location]).toEqual([address, 301, "/contact?a=b%26c#plan"]);
  }
});

it.each([
  ...["/unknown", "/villes", "/villes/Le%20Havre", "//contact", "//evil.example/", "/contact//"],
  ...["/.env", "/villes/.git/config", "/contact%2Findex", "/static/unknown.png"],
])("%s answers 404 with the site's document, which is not kept", async (url) => {
  const headers = { "content-type": "text/html;charset=utf-8", "cache-control": cacheControl.revalidate };
  const { body, ...answer } = await ask(preview.port, url);
  expect(answer).toMatchObject({ status: 404, headers });
  expect(body.toString()).toBe("not found");
});

it("says what to do where there is no site, or where the port is taken", async () => {
  await expect(startPreview({ port: 0, publicDir: makeFolder() })).rejects.toThrow(/npm run build/);
  const { port } = preview;
  const failure = new RegExp(`Le port ${port} est déjà pris.*PORT=${port + 1}`, "s");
  await expect(startPreview({ port, publicDir: site })).rejects.toThrow(failure);
});
