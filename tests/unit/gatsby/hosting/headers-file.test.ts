/** @jest-environment node */
import {
  headerRules,
  headersFile,
  headersFileFaults,
  headersFor,
  lastingPatterns,
  matches,
  parseHeadersFile,
} from "../../../../src/gatsby/hosting/headers-file";
import { securityHeaders } from "../../../../src/gatsby/hosting/response-headers";

const security = securityHeaders({ apiOrigin: undefined, scripts: ["'sha256-abc='"] });
const rules = headerRules(security);

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
    ["/app.85f4195fb23b7bdcba68.css", "public, max-age=31536000, immutable"],
    ["/app-85f4195fb23b7bdcba68.js.map", "public, max-age=0, must-revalidate"],
  ])("%s is kept: %s", (pathname, caching) => {
    const headers = headersFor(rules, pathname);
    expect(headers["Cache-Control"]).toBe(caching);
    expect(headers["X-Content-Type-Options"]).toBe("nosniff");
  });

  it.each(["/", "/contact", "/static/a.svg", "/static/a/b.woff2", "/app-85f4195fb23b7bdcba68.js", "/a.css"])(
    "names no header twice for %s: Cloudflare would join the values",
    (pathname) => {
      const names = rules
        .filter(({ source }) => matches(source, pathname))
        .flatMap(({ headers }) => headers.map(({ key }) => key.toLowerCase()));
      expect(names.length).toBeGreaterThanOrEqual(security.length);
      expect(new Set(names).size).toBe(names.length);
    },
  );

  it("keeps few rules, whatever the site's size", () => {
    expect(rules).toHaveLength(1 + lastingPatterns.length);
    expect(headersFileFaults(headersFile(rules))).toEqual([]);
  });

  it.each([
    ["100 rules", "/a\n  X-A: b\n".repeat(100), []],
    ["101 rules", "/a\n  X-A: b\n".repeat(101), ["101 règles sur 100"]],
    ["a rule with its host", "/a\n".repeat(100) + "https://a.example/*\n", ["101 règles sur 100"]],
    ["a line of 2 000", `/a\n  X-A: ${"b".repeat(1993)}`, []],
    ["a line of 2 001", `/a\n  X-A: ${"b".repeat(1994)}`, ["ligne 2 de 2001 caractères sur 2000"]],
    ["two wildcards", "/*/a/*\n  X-A: b", ["« /*/a/* » a plus d’un *"]],
  ])("knows Cloudflare's limits: %s", (_case, text, faults) => {
    expect(headersFileFaults(text)).toEqual(faults);
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
