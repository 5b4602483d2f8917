/** @jest-environment node */
import { checkRedirects, redirectsFile, redirectsFileFaults } from "../../../../src/gatsby/hosting/redirects";

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
    expect(redirectsFileFaults(text)).toEqual([]);
  });
});

describe("redirectsFileFaults", () => {
  const fixed = (count: number): string => "/a /b 301\n".repeat(count);

  it.each([
    ["2 000 redirects", fixed(2000), []],
    ["2 001 redirects", fixed(2001), ["2001 redirections sur 2000"]],
    ["comments and empty lines", `${fixed(2000)}# /c /d\n\n`, []],
    ["100 with a pattern", "/a/* /b 301\n".repeat(50) + "/a/:page /b 301\n".repeat(50), []],
    ["101 with a pattern", "/a/* /b 301\n".repeat(101), ["101 redirections à motif sur 100"]],
    ["a line of 1 000", `/${"a".repeat(992)} /b 301`.padEnd(1000), []],
    ["a line of 1 001", `/a /${"b".repeat(993)} 301`, ["ligne 1 de 1001 caractères sur 1000"]],
  ])("%s", (_case, file, faults) => {
    expect(redirectsFileFaults(file)).toEqual(faults);
  });
});
