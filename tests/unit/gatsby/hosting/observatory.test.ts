/** @jest-environment node */
import { securityHeaders } from "../../../../src/gatsby/hosting/response-headers";
import { withPolicy } from "../../../../src/gatsby/hosting/security-policy";
import { grade } from "../../../hosting/observatory";

const inline = "start()";
const page = withPolicy(
  `<!DOCTYPE html><head><meta charset="utf-8"><style>p{}</style></head><script>${inline}</script><script src="/app.js"></script>`,
  undefined,
);

const headersOf = (apiOrigin?: string): Record<string, string> =>
  Object.fromEntries(
    securityHeaders({ apiOrigin, scripts: ["'sha256-abc='"] }).map(({ key, value }) => [
      key.toLowerCase(),
      value,
    ]),
  );

describe("the public grader's points", () => {
  it.each([
    ["with the API on this site", undefined],
    ["with the API on another", "https://api.sylvene.example"],
  ])("are those of an A+, %s", (_case, apiOrigin) => {
    expect(grade(headersOf(apiOrigin), page)).toEqual({
      score: 110,
      modifiers: {
        "content-security-policy": 0,
        "strict-transport-security": 0,
        "x-content-type-options": 0,
        "x-frame-options": 5,
        "referrer-policy": 5,
        "cross-origin-resource-policy": 0,
        "cross-origin-resource-sharing": 0,
        "subresource-integrity": 0,
      },
    });
  });

  const policy = headersOf()["content-security-policy"] ?? "";
  const without = (part: RegExp | string, by = ""): string => policy.replace(part, by);

  it.each<[string, Record<string, string | undefined>, string, number]>([
    ["no policy", { "content-security-policy": undefined }, "content-security-policy", -25],
    [
      "inline scripts",
      { "content-security-policy": without(/'sha256-\S+'/, "'unsafe-inline'") },
      "content-security-policy",
      -20,
    ],
    [
      "scripts from anywhere",
      { "content-security-policy": without("script-src 'self'", "script-src https:") },
      "content-security-policy",
      -20,
    ],
    [
      "no rule for objects",
      { "content-security-policy": without("default-src 'none'; ") },
      "content-security-policy",
      -20,
    ],
    [
      "eval",
      { "content-security-policy": without("script-src", "script-src 'unsafe-eval'") },
      "content-security-policy",
      -10,
    ],
    [
      "pictures over HTTP",
      { "content-security-policy": without("img-src", "img-src http:") },
      "content-security-policy",
      -10,
    ],
    ["no HSTS", { "strict-transport-security": undefined }, "strict-transport-security", -20],
    ["a month of HSTS", { "strict-transport-security": "max-age=2592000" }, "strict-transport-security", -10],
    ["sniffing", { "x-content-type-options": undefined }, "x-content-type-options", -5],
    [
      "framing",
      { "content-security-policy": without("; frame-ancestors 'none'"), "x-frame-options": undefined },
      "x-frame-options",
      -20,
    ],
    ["referrers sent", { "referrer-policy": "unsafe-url" }, "referrer-policy", -5],
    ["open to other sites", { "access-control-allow-origin": "*" }, "cross-origin-resource-sharing", -50],
  ])("are lost by %s", (_case, change, test, points) => {
    const weakened = grade({ ...headersOf(), ...change }, "<p>");
    expect(weakened.modifiers[test]).toBe(points);
    expect(weakened.score).toBeLessThan(110);
  });

  it("are lost by a script of another site without a hash", () => {
    expect(
      grade(headersOf(), `<script src="https://cdn.example/a.js"></script>`).modifiers[
        "subresource-integrity"
      ],
    ).toBe(-5);
  });

  it("count no bonus below 90", () => {
    expect(grade({ ...headersOf(), "strict-transport-security": undefined }, page).score).toBe(80);
  });
});
