import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "playwright/test";
import { readRules } from "../../scripts/lib/preview-server";
import { drawingHeaders, hashedName } from "../../src/publish/response-headers";
import { ask } from "./hosts/ask";
import { describeHosts } from "./hosts/hosts";
import { movedAddresses } from "./hosts/old-addresses";
import {
  builtAddresses,
  fileOf,
  publishedFiles,
  publishedFolder,
  readPublished,
} from "./support/built-pages";
import { addressOf } from "./support/site";

/* What each host answers: one table, asked of the servers themselves, and of Netlify's own parsers. */

const revalidate = "public, max-age=0, must-revalidate";
const immutable = "public, max-age=31536000, immutable";
const html = "text/html; charset=utf-8";
const assetOf = (pattern: RegExp): string =>
  pattern.exec(readPublished("index.html"))?.[0] ?? "not found in index.html";
const script = assetOf(/\/app-[0-9a-f]{20}\.js/);
const drawing = assetOf(/\/static\/[^"' ]+\.svg/);
const copy = `${addressOf("service")}.md`;

/** Of every answer that is not a redirect, and once: the same header twice would be two values. */
const always = {
  "content-security-policy": expect.stringMatching(
    /^default-src 'none'; script-src 'self' 'sha256-[\w+/]{43}='; (?!.*default-src).*frame-ancestors 'none'$/,
  ),
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": expect.stringContaining("camera=()"),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "cross-origin",
  "cache-control": revalidate,
  "x-robots-tag": undefined,
  location: undefined,
};
const own = { "content-security-policy": drawingHeaders[0]?.value };
const admin = {
  "content-security-policy": expect.stringMatching(
    /^(?!.*sha256).*connect-src 'self' blob: data: https:\/\/api\.github\.com(?!.*default-src).*frame-ancestors 'none'$/,
  ),
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "x-robots-tag": "noindex",
};
const ofApi = {
  ...always,
  // A drawing's, at most.
  "content-security-policy": expect.stringMatching(/^default-src 'none'; [^,]*$/),
  "cache-control": "no-store",
  "set-cookie": ["session=1"],
};
const unlisted = { "x-robots-tag": "noindex" };
/** What is sent to who accepts this. */
const codings = {
  "gzip, deflate, br, zstd": "br",
  "br;q=0, gzip;q=0.5": "gzip",
  "br;q=0,gzip ; q=0.00": undefined,
  "gzip;q=0, br;q=0.01": "br",
};

type Row = readonly [request: string, status: number, headers: object, asked?: Record<string, string>];

/** @param isOwn nginx and Apache: Cloudflare redirects with 308, names fewer spellings, and compresses at its edge */
function table(isOwn: boolean): Row[] {
  const moved = isOwn ? 301 : 308;
  const typed = (type: string) => ({
    "content-type": isOwn ? `${type}; charset=utf-8` : expect.stringContaining(type),
  });
  const pages = builtAddresses()
    .filter((page) => page !== "/404")
    .flatMap((page): Row[] => [
      [page, 200, { "content-type": html }],
      ...(page === "/"
        ? ["index.html", "index"]
        : ["/", ".html", ...(isOwn ? ["/index.html", "/index"] : [])]
      ).map((end): Row => [`${page}${end}?a=b`, moved, { location: `${page}?a=b` }]),
    ]);
  const absent = (
    "/rien /rien/ /villes/atlantis /article/pas-encore-ecrit /connexion /CONTACT /VILLES /static /static/ " +
    // Like an old address.
    "/indexxphp /nos+services /produit1 /prix10 /page.html5 " +
    "/page-data/ /video/ /.git/config /nginx-rules.conf /_gatsby/slices/_gatsby-scripts-1 " +
    "//evil.example/ /\\evil.example/ /https://evil.example/ /contact/%0d%0aX-Injected:%20yes/" +
    (isOwn ? " /rien.svg /404 /404.html /_headers /_redirects /.htaccess /contact.html.br" : "")
  ).split(" ");
  const compressed: Row[] = ["/", "/contact", script, copy].flatMap((address) => {
    const caching = address === script ? { "cache-control": immutable } : address === copy ? unlisted : {};
    return Object.entries(codings).map(([accepted, coding]): Row => [
      address,
      200,
      { "content-encoding": coding, ...caching },
      { "Accept-Encoding": accepted },
    ]);
  });
  return [
    ...pages,
    ...movedAddresses(isOwn).map(([from, location]): Row => [from, 301, { location }]),
    ...absent.map((address): Row => [
      address,
      404,
      { "content-type": html, "cache-control": isOwn ? revalidate : "no-store", "x-injected": undefined },
    ]),
    [script, 200, { "cache-control": immutable }],
    [assetOf(/\/component---[\w-]+\.[0-9a-f]{20}\.css/), 200, { "cache-control": immutable }],
    [assetOf(/\/static\/[^")]+\.woff2/), 200, { "cache-control": immutable }],
    [drawing, 200, { "cache-control": immutable, ...own }],
    ["/favicon.svg", 200, { ...typed("image/svg+xml"), ...own }],
    ["/page-data/contact/page-data.json", 200, typed("application/json")],
    ["/manifest.webmanifest", 200, typed("application/manifest+json")],
    ["/blog/flux.xml", 200, typed("application/atom+xml")],
    // Search engines list the pages, not their copies in Markdown.
    [copy, 200, { ...typed("text/markdown"), ...unlisted }],
    ["/llms.txt", 200, { ...typed("text/plain"), ...unlisted }],
    ["/admin", 200, admin],
    ...(isOwn ? compressed : []),
  ];
}

/** The published file at an address. */
const fileAt = (address: string): Buffer =>
  readFileSync(path.join(publishedFolder, path.extname(address) ? address : fileOf(address)));
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
      const isRefused =
        status >= 400 && status < 500 && !/root:|Index of|stack trace|\n\s+at \S+:\d|\/dist\//.test(text);
      const isHome = status === 200 && text === readPublished("index.html");
      expect([isRefused || isHome, headers.location], address).toEqual([true, undefined]);
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
    cpSync(path.join(publishedFolder, name), path.join(site, name));
  execFileSync(".github/scripts/force-redirects.sh", [site]);
  const { errors, redirects, headersFor } = await readRules(site);
  rmSync(site, { recursive: true });
  expect(errors).toEqual([]);
  expect(redirects.length).toBeGreaterThan(0);
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
  const isKept = (file: string) => /immutable/.test(headersFor(`/${file}`)["Cache-Control"] ?? "");
  const kept = publishedFiles().filter(isKept);
  const named = new RegExp(`^(?:${hashedName}|static/.*)$`);
  expect(kept.filter((file) => !named.test(file))).toEqual([]);
  for (const kind of [/^static\//, /\.js$/, /\.css$/])
    expect(kept.filter((file) => kind.test(file)).length, String(kind)).toBeGreaterThan(0);
});
