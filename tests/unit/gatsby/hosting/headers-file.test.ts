/** @jest-environment node */
import { headersFile, headersFor, parseHeadersFile } from "../../../../src/gatsby/hosting/headers-file";
import { securityHeaders } from "../../../../src/gatsby/hosting/response-headers";

const security = securityHeaders({ apiOrigin: undefined, scripts: ["'sha256-abc='"] });
const immutable = [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }];
const rules = [
  { source: "/*", headers: security },
  { source: "/static/*", headers: immutable },
  { source: "/app-85f4195fb23b7bdcba68.js", headers: immutable },
];

describe("_headers", () => {
  it("reads back what it wrote", () => {
    expect(parseHeadersFile(headersFile(rules))).toEqual(rules);
  });

  it.each([
    ["/", "public, max-age=0, must-revalidate"],
    ["/contact", "public, max-age=0, must-revalidate"],
    ["/static", "public, max-age=0, must-revalidate"],
    ["/static/a/b.svg", "public, max-age=31536000, immutable"],
    ["/app-85f4195fb23b7bdcba68.js", "public, max-age=31536000, immutable"],
    ["/app-85f4195fb23b7bdcba68.js.map", "public, max-age=0, must-revalidate"],
  ])("%s is kept: %s", (pathname, caching) => {
    const headers = headersFor(rules, pathname);
    expect(headers["Cache-Control"]).toBe(caching);
    expect(headers["X-Content-Type-Options"]).toBe("nosniff");
  });

  it("names no header twice for one path, which Cloudflare would join", () => {
    const names = rules.flatMap(({ headers }) => headers.map(({ key }) => key));
    expect(security.map(({ key }) => key)).not.toContain("Cache-Control");
    expect(names.filter((name) => name !== "Cache-Control")).toHaveLength(security.length);
  });

  it.each(["  X-A: b", "contact\n  X-A: b", "/a\n  X-A"])("refuses a broken file: %j", (text) => {
    expect(() => parseHeadersFile(text)).toThrow(/ligne \d/);
  });
});

describe("securityHeaders", () => {
  const values = Object.fromEntries(security.map(({ key, value }) => [key, value]));

  it("forbids framing, foreign code and inline code without a hash", () => {
    const policy = values["Content-Security-Policy"];
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-abc='; /);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).not.toMatch(/unsafe-eval|http:|https:|\*/);
  });

  it("asks for HTTPS during two years", () => {
    expect(values["Strict-Transport-Security"]).toMatch(/max-age=63072000/);
  });
});
