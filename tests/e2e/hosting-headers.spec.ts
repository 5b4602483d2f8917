import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "playwright/test";
import { adminPolicy } from "../../src/shared/admin";
import { describeHosts } from "./hosts/hosts";
import { publishedFolder, readPublished } from "./support/built-pages";
import { addressOf } from "./support/site";

const entry = addressOf("service");
const copy = `${entry}.md`;

const revalidate = "public, max-age=0, must-revalidate";
const immutable = "public, max-age=31536000, immutable";

const assetOf = (pattern: RegExp): string =>
  pattern.exec(readPublished("index.html"))?.[0] ?? "not found in index.html";
const script = (): string => assetOf(/\/app-[0-9a-f]{20}\.js/);
const styleSheet = (): string => assetOf(/\/component---[\w-]+\.[0-9a-f]{20}\.css/);
const drawing = (): string => assetOf(/\/static\/[^"' ]+\.svg/);
const font = (): string => assetOf(/\/static\/[^")]+\.woff2/);

describeHosts((host) => {
  const { isOwn } = host;

  test("only files with a hash in their name are kept for a year", async () => {
    for (const address of [script(), styleSheet(), font(), drawing()]) {
      const { status, headers } = await host.ask(address);
      expect([status, headers["cache-control"]], address).toEqual([200, immutable]);
    }
    const types = {
      "/page-data/contact/page-data.json": "application/json; charset=utf-8",
      "/manifest.webmanifest": "application/manifest+json; charset=utf-8",
      "/blog/flux.xml": "application/atom+xml; charset=utf-8",
      "/favicon.svg": "image/svg+xml; charset=utf-8",
      [copy]: "text/markdown; charset=utf-8",
      "/llms.txt": "text/plain; charset=utf-8",
    };
    for (const [address, type] of Object.entries(types)) {
      const { status, headers } = await host.ask(address);
      expect([status, headers["cache-control"], headers["content-type"]], address).toEqual([
        200,
        revalidate,
        // Those are in UTF-8 without saying so.
        isOwn ? type : type.replace(/(json|svg\+xml); .*/, "$1"),
      ]);
      // Search engines list the pages, not their copies in Markdown.
      const isCopy = [copy, "/llms.txt"].includes(address);
      expect(headers["x-robots-tag"], address).toBe(isCopy ? "noindex" : undefined);
    }
  });

  test("an unchanged page is not sent twice", async () => {
    const first = await host.ask("/contact");
    const again = await host.ask("/contact", { "If-None-Match": first.headers.etag ?? "" });
    expect(again.status).toBe(304);
  });

  test("compressed files are served to those who take them", async () => {
    for (const [address, file] of [
      ["/", "index.html"],
      ["/contact", "contact.html"],
      [script(), script().slice(1)],
      [copy, copy.slice(1)],
    ] as const) {
      const plain = readFileSync(path.join(publishedFolder, file));
      const bare = await host.ask(address);
      expect(bare.headers).not.toHaveProperty("content-encoding");
      expect(bare.body.equals(plain)).toBe(true);

      // The other one compresses at its edge.
      if (!isOwn) continue;
      const best = await host.ask(address, { "Accept-Encoding": "gzip, deflate, br, zstd" });
      expect(best.headers["content-encoding"]).toBe("br");
      expect(best.headers["content-type"]).toBe(bare.headers["content-type"]);
      expect(best.headers.vary).toMatch(/accept-encoding/i);
      expect(brotliDecompressSync(best.body).equals(plain)).toBe(true);

      for (const [accepted, coding] of [
        ["br;q=0, gzip;q=0.5", "gzip"],
        ["br;q=0,gzip ; q=0.00", undefined],
        ["gzip;q=0, br;q=0.01", "br"],
      ] as const) {
        const { headers } = await host.ask(address, { "Accept-Encoding": accepted });
        expect(headers["content-encoding"], accepted).toBe(coding);
      }
    }
  });

  test("every answer has the security headers, once", async () => {
    for (const address of ["/", "/contact", "/rien", isOwn ? "/rien.svg" : "/x", script(), drawing(), copy]) {
      const { headers } = await host.ask(address);
      const policy = String(headers["content-security-policy"]);
      expect(policy).toMatch(/^default-src 'none'; (?!.*default-src).*frame-ancestors 'none'/);
      expect(policy).toMatch(
        address.endsWith(".svg") && address !== "/rien.svg"
          ? /^[^'\n]*'none'; style-src [^;]*; img-src data:; sandbox; /
          : /; script-src 'self' 'sha256-[\w+/]{43}='; /,
      );
      expect(headers).toMatchObject({
        "strict-transport-security": "max-age=63072000; includeSubDomains",
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "permissions-policy": expect.stringContaining("camera=()"),
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "cross-origin",
      });
    }
  });

  test("the editors' forms have a policy of their own, once, and are not listed", async () => {
    const { status, headers } = await host.ask("/admin");
    expect([status, headers["x-robots-tag"]]).toEqual([200, "noindex"]);
    expect(headers["content-security-policy"]).toBe(`${adminPolicy.join("; ")}; frame-ancestors 'none'`);
    expect(adminPolicy).toContain("connect-src 'self' blob: data: https://api.github.com");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
  });

  test("the server starts and serves without a warning of its configuration", () => {
    expect(host.log()).not.toMatch(/\[(?:warn|emerg)\]|:warn\]|duplicate|conflicting|invalid/);
  });
});
