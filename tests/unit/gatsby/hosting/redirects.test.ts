/** @jest-environment node */
import { checkRedirects, redirectsFile, redirectsFileLimits } from "../../../../src/gatsby/hosting/redirects";

const pages = new Set(["/", "/contact", "/services/application-web"]);

describe("checkRedirects", () => {
  it.each([
    ["a path", { from: "/ancienne-page", to: "/contact" }],
    ["a fragment", { from: "/a/b", to: "/services/application-web#tarifs" }],
    ["the home page", { from: "/accueil", to: "/" }],
  ])("takes %s", (_case, redirect) => {
    expect(() => checkRedirects([redirect], pages)).not.toThrow();
  });

  it.each([
    ["another site", { from: "/a", to: "//evil.example" }],
    ["a full address", { from: "/a", to: "https://evil.example" }],
    ["a backslash", { from: "/a", to: "/\\evil.example" }],
    ["what nginx would read", { from: "/a", to: "/b; return 200" }],
    ["a line break", { from: "/a\n/*", to: "/b" }],
    ["a wildcard", { from: "/*", to: "/contact" }],
    ["no leading slash", { from: "ancienne", to: "/contact" }],
    ["a page that exists", { from: "/contact", to: "/" }],
    ["itself", { from: "/a", to: "/a" }],
  ])("refuses %s, naming it", (_case, redirect) => {
    expect(() => checkRedirects([redirect], pages)).toThrow(/redirects\.json/);
  });

  it("refuses a chain and a repeated source", () => {
    const chain = [
      { from: "/a", to: "/b#x" },
      { from: "/b", to: "/contact" },
    ];
    expect(() => checkRedirects(chain, pages)).toThrow(/elle-même redirigée/);
    const repeated = [
      { from: "/a", to: "/" },
      { from: "/a", to: "/contact" },
    ];
    expect(() => checkRedirects(repeated, pages)).toThrow(/deux fois/);
  });
});

describe("redirectsFile", () => {
  const text = redirectsFile([{ from: "/ancienne-page", to: "/contact" }], "https://api.example/v1");
  const rules = text.split("\n").filter((line) => line && !line.startsWith("#"));

  it("holds a forced rule for Netlify and a plain one for Cloudflare", () => {
    expect(rules).toEqual(["/ancienne-page /contact 301!", "/ancienne-page /contact 301"]);
  });

  it("names the API in a comment only", () => {
    expect(text).toContain("# /api/* https://api.example/v1/:splat 200");
  });

  it("stays within Cloudflare's limits", () => {
    expect(rules.length).toBeLessThanOrEqual(redirectsFileLimits.rules);
    for (const line of text.split("\n"))
      expect(line.length).toBeLessThanOrEqual(redirectsFileLimits.lineLength);
  });
});
