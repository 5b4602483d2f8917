/** @jest-environment node */
import { headerRules, headersFile, parseHeadersFile } from "../../../src/publish/headers-file";
import { redirectsFile } from "../../../src/publish/redirects";
import { securityHeaders } from "../../../src/publish/response-headers";
import { policyDirectives, readApiOrigin } from "../../../src/publish/security-policy";

const security = securityHeaders(policyDirectives(undefined, "'sha256-abc='"));
const rules = headerRules(security);

describe("_headers", () => {
  it("reads back what it wrote", () => expect(parseHeadersFile(headersFile(rules))).toEqual(rules));

  it.each(["  X-A: b", "contact\n  X-A: b", "/a\n  X-A"])("refuses a broken file: %j", (text) => {
    expect(() => parseHeadersFile(text)).toThrow(/ligne \d/);
  });
});

it("_redirects holds forced rules for Netlify, plain ones for Cloudflare, in all spellings, and the API in a comment only", () => {
  const text = redirectsFile([{ from: "/Été 1.html", to: "/contact#plan" }], "https://api.example/v1");
  const lines = text.split("\n").filter((line) => line && !line.startsWith("#"));
  const addresses = [
    "/%C3%A9t%C3%A9%201",
    "/e%CC%81te%CC%81%201",
    "/%C3%89t%C3%A9%201",
    "/E%CC%81te%CC%81%201",
  ];
  const ends = ["", "/", ".html", "/index.html"];
  expect(lines).toEqual(
    addresses.flatMap((address) =>
      ends.flatMap((end) => ["301!", "301"].map((code) => `${address}${end} /contact#plan ${code}`)),
    ),
  );
  expect(text).toContain("# /api/* https://api.example/v1/:splat 200");
});

it("the security policy lets the API on another origin be asked and show its pictures, nothing else", () => {
  const directives = policyDirectives("https://api.example", "'sha256-abc='");
  expect(directives.filter((directive) => directive.includes("api.example"))).toEqual([
    "img-src 'self' https://api.example data:",
    "connect-src 'self' https://api.example",
  ]);
});
describe("readApiOrigin", () => {
  it.each([
    [undefined, undefined],
    [" /api ", undefined],
    ["https://api.agence.example/v1", "https://api.agence.example"],
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
