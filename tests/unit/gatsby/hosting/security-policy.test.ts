/** @jest-environment node */
import { createHash } from "node:crypto";
import {
  inlineHashes,
  policyDirectives,
  readApiOrigin,
  withPolicy,
} from "../../../../src/gatsby/hosting/security-policy";

const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const page = (head: string): string =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head></html>`;

describe("inlineHashes", () => {
  it.each([
    ["a classic script", "<script>a()</script>", ["a()"]],
    ["a module", '<script type="module">a()</script>', ["a()"]],
    ["a script with data", `<script data-chunks='{"a":[">"]}' data-page="/x">a()</script>`, ["a()"]],
    ["a script over several lines", "<script\n  id=x\n>\n a() \n</script>", ["\n a() \n"]],
    ["a typed script", '<script type="text/javascript">a()</script>', ["a()"]],
    ["an import map", '<script type="importmap">{}</script>', ["{}"]],
    ["two alike", "<script>a()</script><script>a()</script>", ["a()"]],
    ["two kinds", "<script>a()</script><SCRIPT>b()</SCRIPT>", ["a()", "b()"]],
    ["an external script", '<script src="/app.js" async></script>', []],
    ["JSON-LD", '<script type="application/ld+json">{"a":1}</script>', []],
    ["none", "<p>script</p>", []],
  ])("finds %s", (_case, html, texts) => {
    expect(inlineHashes(html).scripts).toEqual(texts.map(hash));
  });

  it("finds style sheets, not style attributes", () => {
    const html = `<style data-href="/a.css">p{}</style><p style="color:red"><noscript><style>b{}</style></noscript>`;
    expect(inlineHashes(html).styles).toEqual([hash("p{}"), hash("b{}")]);
  });
});

describe("withPolicy", () => {
  const html = page("<style>p{}</style><script>a()</script>");

  it("puts the policy before everything it governs, right after the charset", () => {
    const result = withPolicy(html, undefined);
    expect(result).toMatch(
      /^<!DOCTYPE html><html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/,
    );
    expect(result).toContain(`script-src 'self' ${hash("a()")}`);
    expect(result).toContain(`style-src 'self' ${hash("p{}")}`);
    expect(result).toContain("default-src 'none'");
    expect(result).not.toMatch(/script-src[^;]*unsafe/);
    // Only a header may say this one.
    expect(result).not.toContain("frame-ancestors");
  });

  it("changes nothing when it runs again", () => {
    const once = withPolicy(html, undefined);
    expect(withPolicy(once, undefined)).toBe(once);
  });

  it("replaces the policy when what is inline has changed", () => {
    const changed = withPolicy(html, undefined).replace("a()", "b()");
    const result = withPolicy(changed, undefined);
    expect(result).toContain(hash("b()"));
    expect(result).not.toContain(hash("a()"));
    expect(result.match(/Content-Security-Policy/g)).toHaveLength(1);
  });

  it("refuses a document without a place for it", () => {
    expect(() => withPolicy("<p>bare</p>", undefined)).toThrow(/charset/);
  });
});

describe("policyDirectives", () => {
  it("lets the API on another origin be asked and show its pictures, nothing else", () => {
    const directives = policyDirectives({ apiOrigin: "https://api.example", scripts: [], styles: [] });
    expect(directives.filter((directive) => directive.includes("https://api.example"))).toEqual([
      "img-src 'self' https://api.example data:",
      "connect-src 'self' https://api.example",
    ]);
  });
});

describe("readApiOrigin", () => {
  it.each([
    [undefined, undefined],
    ["", undefined],
    ["/api", undefined],
    [" /api ", undefined],
    ["https://api.sylvene.example/v1", "https://api.sylvene.example"],
    ["http://127.0.0.1:8901", "http://127.0.0.1:8901"],
  ])("%s → %s", (value, origin) => {
    expect(readApiOrigin(value)).toBe(origin);
  });

  it.each([
    "api",
    "//api.example",
    "/\\api.example",
    "ftp://api.example",
    "javascript:alert(1)",
    "https://",
    "/a b",
  ])("refuses %s and says what to write", (value) => {
    expect(() => readApiOrigin(value)).toThrow(/GATSBY_AGENCY_API_URL.*\/api/);
  });
});
