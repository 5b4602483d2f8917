import { expect } from "playwright/test";
import { testSite } from "../support/built-site";
import { movedAddresses } from "./old-addresses";

export const home = testSite.read("index.html");
const named = (pattern: RegExp): string => pattern.exec(home)?.[0] ?? "not found in index.html";
export const script = named(/\/app-[0-9a-f]{10}\.js/);
const kept = { "cache-control": "public, max-age=31536000, immutable" };
const unlisted = { "x-robots-tag": "noindex" };
const drawing = {
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'",
};
/** Of every answer that is not a redirect, and once: the same header twice would be two values. */
export const always = {
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
  "cache-control": "public, max-age=0, must-revalidate",
  "x-robots-tag": undefined,
  location: undefined,
};
const admin = {
  ...unlisted,
  "content-security-policy": expect.stringMatching(
    /^(?!.*sha256).*connect-src 'self' blob: data: https:\/\/api\.github\.com(?!.*default-src).*frame-ancestors 'none'$/,
  ),
  "cross-origin-opener-policy": "same-origin-allow-popups",
};
/** What is sent to who accepts this. */
const codings = {
  "gzip, deflate, br, zstd": "br",
  "br;q=0, gzip;q=0.5": "gzip",
  "br;q=0,gzip ; q=0.00": undefined,
  "gzip;q=0, br;q=0.01": "br",
};

type Row = readonly [request: string, status: number, headers: object, asked?: Record<string, string>];

/** @param isOwn nginx and Apache: Cloudflare redirects with 308, names fewer spellings, and compresses at its edge */
export function table(isOwn: boolean): Row[] {
  const html = { "content-type": "text/html; charset=utf-8" };
  const typed = (type: string) => ({
    "content-type": isOwn ? `${type}; charset=utf-8` : expect.stringContaining(type),
  });
  const ends = ["/", ".html", ...(isOwn ? ["/index.html", "/index"] : [])];
  const spellings = [
    ...["/index.html", "/index"].map((from) => [from, "/"] as const),
    // A page, one that is a folder too, and one in a folder.
    ...["/contact", "/villes", "/villes/lorient"].flatMap((to) => ends.map((end) => [to + end, to] as const)),
  ];
  const absent = (
    "/rien /rien/ /villes/atlantis /article/pas-encore-ecrit /connexion /CONTACT /VILLES /static /static/ " +
    // Like an old address.
    "/indexxphp /nos+services /produit1 /prix10 /page.html5 " +
    "/page-data/ /video/ /.git/config /nginx-rules.conf /_gatsby/slices/_gatsby-scripts-1 " +
    "//evil.example/ /\\evil.example/ /https://evil.example/ /contact/%0d%0aX-Injected:%20yes/" +
    (isOwn ? " /rien.svg /404 /404.html /_headers /_redirects /.htaccess /contact.html.br" : "")
  ).split(" ");
  const files: Row[] = [
    [script, 200, kept],
    ["/services/saas.md", 200, unlisted],
    ["/contact", 200, {}],
    ["/", 200, {}],
  ];
  return [
    ...["/", "/contact", "/villes", "/villes/lorient"].map((page): Row => [page, 200, html]),
    ...spellings.map(([from, to]): Row => [`${from}?a=b`, isOwn ? 301 : 308, { location: `${to}?a=b` }]),
    ...movedAddresses(isOwn).map(([from, location]): Row => [from, 301, { location }]),
    ...absent.map((address): Row => {
      const caching = isOwn ? {} : { "cache-control": "no-store" };
      return [address, 404, { ...html, ...caching, "x-injected": undefined }];
    }),
    [named(/\/component---[\w-]+\.[0-9a-f]{10}\.css/), 200, kept],
    [named(/\/static\/[^")]+\.woff2/), 200, kept],
    [named(/\/static\/[^"' ]+\.svg/), 200, { ...kept, ...drawing }],
    ["/favicon.svg", 200, { ...typed("image/svg+xml"), ...drawing }],
    ["/page-data/contact/page-data.json", 200, typed("application/json")],
    ["/manifest.webmanifest", 200, typed("application/manifest+json")],
    ["/blog/flux.xml", 200, typed("application/atom+xml")],
    // Search engines list the pages, not their copies in Markdown.
    ["/services/saas.md", 200, { ...typed("text/markdown"), ...unlisted }],
    ["/llms.txt", 200, { ...typed("text/plain"), ...unlisted }],
    ["/admin", 200, admin],
    ...Object.entries(isOwn ? codings : {}).flatMap(([accepted, coding]) =>
      files.map(([file, status, headers]): Row => {
        const sent = { ...headers, "content-encoding": coding };
        return [file, status, sent, { "Accept-Encoding": accepted }];
      }),
    ),
  ];
}
