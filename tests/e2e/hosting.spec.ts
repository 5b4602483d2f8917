import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "playwright/test";
import { readRules } from "../../scripts/lib/preview-server";
import { ask } from "./hosts/ask";
import { describeHosts } from "./hosts/hosts";
import { always, home, script, table } from "./hosts/table";
import { fileOf, testSite } from "./support/built-site";

/* What each host answers: one table, asked of the servers themselves, and of Netlify's own parsers. */

const ofApi = {
  ...always,
  // A drawing's, at most.
  "content-security-policy": expect.stringMatching(/^default-src 'none'; [^,]*$/),
  "cache-control": "no-store",
  "set-cookie": ["session=1"],
};
/** The published file at an address. */
const fileAt = (address: string): Buffer =>
  readFileSync(path.join(testSite.folder, path.extname(address) ? address : fileOf(address)));
const part = (headers: Readonly<Record<string, unknown>>, names: object): object =>
  Object.fromEntries(Object.keys(names).map((name) => [name, headers[name]]));

describeHosts((host) => {
  test("answers as the table says", async () => {
    for (const [request, status, headers, asked] of table(host.isOwn)) {
      const answer = await host.ask(request, asked);
      const isMoved = status === 301 || status === 308;
      const expected = isMoved ? headers : { ...always, ...headers };
      // Where it leads on this site: neither to `http:`, nor to the name that the proxy asked under.
      const location = answer.headers.location?.replace(/^https:\/\/www\.agence\.example(?=\/)/, "");
      const found = part({ ...answer.headers, location }, expected);
      expect([answer.status, found], request).toEqual([status, expected]);
      if (isMoved) continue;
      const file = fileAt(status === 404 ? "/404" : request);
      expect(answer.body.equals(file), `${request}: the published file`).toBe(true);
    }
  });

  test("does not send an unchanged page twice", async () => {
    const { headers } = await host.ask("/contact");
    expect((await host.ask("/contact", { "If-None-Match": headers.etag ?? "" })).status).toBe(304);
  });

  test("starts and serves without a warning of its configuration", () =>
    expect(host.log()).not.toMatch(/\[(?:warn|emerg)\]|:warn\]|duplicate|conflicting|invalid/));

  if (!host.isOwn) return;

  test("passes /api on to the agency API, with the site's security headers", async () => {
    for (const address of "/blog/x?y=1 /x.md /a.html /x/ /contact /a.svg /x.br /.x /absent".split(" ")) {
      const { status, headers, body } = await host.ask(`/api${address}`);
      expect([status, part(headers, ofApi)], address).toEqual([address === "/absent" ? 404 : 200, ofApi]);
      expect(JSON.parse(body.toString())).toMatchObject({
        url: `/v1${address}`,
        host: expect.stringMatching(/^127\.0\.0\.1:/),
        "x-forwarded-for": "192.0.2.7, 127.0.0.1",
        "x-forwarded-proto": "https",
      });
    }
    expect((await host.ask("/apis/x")).status).toBe(404);
  });

  // Cloudflare's server breaks at a NUL, which the host itself does not.
  test("refuses hostile addresses, or shows the right page, nothing else", async () => {
    const hostile =
      "/.. /../../etc/passwd /%2e%2e/%2e%2e/etc/passwd /..%2f..%2fetc/passwd /contact/..%2f..%2f..%2fetc/passwd " +
      `/%00 /contact%00.html /%zz //evil.example/%2f.. /${"a".repeat(8000)} ${"/a".repeat(3999)}`;
    for (const address of hostile.split(" ")) {
      const { status, headers, body } = await host.ask(address);
      const text = body.toString();
      const isRefused = status >= 400 && status < 500 && !/root:|Index of|\n\s+at \S+:\d|\/dist\//.test(text);
      expect([isRefused || (status === 200 && text === home), headers.location], address).toEqual([
        true,
        undefined,
      ]);
    }
  });

  // nginx does so in the block of the machine, which is not ours to write.
  if (host.name === "Apache")
    test("leads to HTTPS where it is asked without TLS under the site's own name", async () => {
      const { status, headers } = await ask(host.port, "/contact?a=b", { Host: "www.agence.example" });
      expect([status, headers.location]).toEqual([301, "https://www.agence.example/contact?a=b"]);
    });
});

test("Netlify's parsers read every line, redirect before any document, and give the headers of the table", async () => {
  const site = mkdtempSync(path.join(tmpdir(), "netlify-"));
  for (const name of ["_headers", "_redirects"])
    cpSync(path.join(testSite.folder, name), path.join(site, name));
  execFileSync(".github/scripts/force-redirects.sh", [site]);
  const { errors, redirects, headersFor } = await readRules(site);
  rmSync(site, { recursive: true });
  expect(errors).toEqual([]);
  const moved = { from: "/services/logiciels", to: "/services/erp-crm" };
  expect(redirects).toContainEqual(expect.objectContaining(moved));
  expect(redirects.filter(({ status, force }) => status !== 301 || !force)).toEqual([]);
  for (const [request, status, headers, asked] of table(true)) {
    if (status !== 200 || asked) continue;
    const found = Object.fromEntries(
      Object.entries(headersFor(request)).map(([name, value]) => [name.toLowerCase(), value]),
    );
    // Other types are Netlify's own to name.
    const types = "content-type" in found ? {} : { "content-type": undefined };
    const expected = { ...always, ...headers, ...types };
    expect(part(found, expected), request).toEqual(expected);
  }

  // Only files with a hash in their name are kept for a year.
  const lasting = testSite
    .files()
    .filter((file) => /immutable/.test(headersFor(`/${file}`)["Cache-Control"] ?? ""));
  expect(lasting.filter((file) => !/^(?:static\/.*|[^/]+[-.][0-9a-f]{10,}\.(?:js|css))$/.test(file))).toEqual(
    [],
  );
  expect(lasting).toContain(script.slice(1));
});
