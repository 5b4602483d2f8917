/** @jest-environment node */
import { headersFileFaults, redirectsFileFaults } from "../../../src/publish/cloudflare-limits";
import { headerRules, headersFile, headersFor, parseHeadersFile } from "../../../src/publish/headers-file";
import { redirectsFile } from "../../../src/publish/redirects";
import { securityHeaders } from "../../../src/publish/response-headers";
import { policyDirectives, readApiOrigin } from "../../../src/publish/security-policy";

const security = securityHeaders(policyDirectives(undefined, "'sha256-abc='"));
const rules = headerRules(security);

describe("_headers", () => {
  it("reads back what it wrote, within Cloudflare's limits", () => {
    expect(parseHeadersFile(headersFile(rules))).toEqual(rules);
    expect(headersFileFaults(headersFile(rules))).toEqual([]);
  });

  it.each([
    ["/villes/lyon.md", "text/markdown; charset=utf-8", "noindex"],
    ["/llms.txt", "text/plain; charset=utf-8", "noindex"],
    ["/villes/lyon", undefined, undefined],
  ])("says what %s is, and whether search engines list it", (address, type, robots) => {
    const headers = headersFor(rules, address);
    expect([headers["Content-Type"], headers["X-Robots-Tag"]]).toEqual([type, robots]);
    expect(headers["X-Content-Type-Options"]).toBe("nosniff");
  });

  it.each([
    ["100 rules", "/a\n  X-A: b\n".repeat(100), []],
    ["101 rules", "/a\n  X-A: b\n".repeat(101), ["101 règles sur 100"]],
    ["a line of 2 001", `/a\n  X-A: ${"b".repeat(1994)}`, ["ligne 2 de 2001 caractères sur 2000"]],
    ["two wildcards", "/*/a/*\n  X-A: b", ["« /*/a/* » a plus d’un *"]],
  ])("knows Cloudflare's limits: %s", (_case, text, faults) => {
    expect(headersFileFaults(text)).toEqual(faults.map((fault) => expect.stringContaining(fault)));
  });

  it.each(["  X-A: b", "contact\n  X-A: b", "/a\n  X-A"])("refuses a broken file: %j", (text) => {
    expect(() => parseHeadersFile(text)).toThrow(/ligne \d/);
  });
});

describe("_redirects", () => {
  it("holds a forced rule for Netlify, a plain one for Cloudflare, and the API in a comment only", () => {
    const text = redirectsFile([{ from: "/ancienne-page", to: "/contact" }], "https://api.example/v1");
    expect(text.split("\n").filter((line) => line && !line.startsWith("#"))).toEqual([
      "/ancienne-page /contact 301!",
      "/ancienne-page /contact 301",
    ]);
    expect(text).toContain("# /api/* https://api.example/v1/:splat 200");
    expect(redirectsFileFaults(text)).toEqual([]);
  });

  it.each([
    ["2 000 redirects and comments", `${"/a /b 301\n".repeat(2000)}# /c /d\n\n`, []],
    ["2 001 redirects", "/a /b 301\n".repeat(2001), ["2001 redirections sur 2000"]],
    [
      "101 with a pattern",
      "/a/* /b 301\n".repeat(50) + "/a/:page /b 301\n".repeat(51),
      ["101 redirections à motif sur 100"],
    ],
    ["a line of 1 001", `/a /${"b".repeat(993)} 301`, ["ligne 1 de 1001 caractères sur 1000"]],
  ])("knows Cloudflare's limits: %s", (_case, text, faults) => {
    expect(redirectsFileFaults(text)).toEqual(faults.map((fault) => expect.stringContaining(fault)));
  });
});

describe("the security headers", () => {
  // What the MDN HTTP Observatory asks for an A+ (github.com/mdn/mdn-http-observatory, "Tests & Scoring").
  it.each([undefined, "https://api.sylvene.example"])(
    "allow no script but ours, with the API at %s",
    (api) => {
      const byName = Object.fromEntries(
        securityHeaders(policyDirectives(api, "'sha256-abc='")).map(({ key, value }) => [key, value]),
      );
      expect(byName).toMatchObject({
        "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "strict-origin-when-cross-origin",
      });
      const policy = (byName["Content-Security-Policy"] ?? "").split("; ");
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "script-src 'self' 'sha256-abc='",
          "base-uri 'none'",
          "frame-ancestors 'none'",
        ]),
      );
      expect(policy.join()).not.toMatch(/unsafe-eval|http:|\*/);
      expect(byName).not.toHaveProperty("Access-Control-Allow-Origin");
    },
  );

  it("let the API on another origin be asked and show its pictures, nothing else", () => {
    const directives = policyDirectives("https://api.example", "'sha256-abc='");
    expect(directives.filter((directive) => directive.includes("api.example"))).toEqual([
      "img-src 'self' https://api.example data:",
      "connect-src 'self' https://api.example",
    ]);
  });
});

describe("readApiOrigin", () => {
  it.each([
    [undefined, undefined],
    [" /api ", undefined],
    ["https://api.sylvene.example/v1", "https://api.sylvene.example"],
    ["http://127.0.0.1:8901", "http://127.0.0.1:8901"],
  ])("%s → %s", (value, origin) => expect(readApiOrigin(value)).toBe(origin));

  it.each([
    "api",
    "//api.example",
    "/\\api.example",
    "ftp://api.example",
    "javascript:alert(1)",
    "https://",
    "/a b",
  ])("refuses %s and says what to write", (value) =>
    expect(() => readApiOrigin(value)).toThrow(/GATSBY_AGENCY_API_URL.*\/api/),
  );
});
