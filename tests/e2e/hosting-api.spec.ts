import type { RequestListener } from "node:http";
import { expect, test } from "playwright/test";
import { describeOwnServers } from "./hosts/hosts";

/* The agency API behind `/api`, once the proxy lines that the build writes as comments are in force. */

/** Says what it was asked, with headers that the site sets as well. */
const api: RequestListener = (req, res) => {
  res.writeHead(req.url?.startsWith("/v1/absent") ? 404 : 200, {
    "Content-Type": "application/json",
    "Cache-Control": "no-store",
    "Set-Cookie": "session=1",
    "Content-Security-Policy": "default-src *",
    "Strict-Transport-Security": "max-age=1",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "SAMEORIGIN",
  });
  res.end(JSON.stringify({ url: req.url, ...req.headers }));
};

describeOwnServers((host) => {
  test("/api is answered by the API, with the site's security headers", async () => {
    for (const address of "/blog/x?y=1 /x.md /a.html /x/ /contact /a.svg /x.br /.x /absent".split(" ")) {
      const { status, headers, body } = await host.ask(`/api${address}`);
      const { url, host: asked, ...forwarded } = JSON.parse(body.toString()) as Record<string, string>;
      expect([status, url]).toEqual([address.startsWith("/absent") ? 404 : 200, `/v1${address}`]);
      expect(asked).toMatch(/^127\.0\.0\.1:/);
      expect(forwarded["x-forwarded-for"]).toBe("192.0.2.7, 127.0.0.1");
      expect(forwarded["x-forwarded-proto"]).toBe("https");
      expect(headers).toMatchObject({
        "cache-control": "no-store",
        "set-cookie": ["session=1"],
        "strict-transport-security": "max-age=63072000; includeSubDomains",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
      });
      expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; [^,]*$/);
    }
    expect((await host.ask("/contact")).status).toBe(200);
    expect((await host.ask("/apis/x")).status).toBe(404);
  });
}, api);
