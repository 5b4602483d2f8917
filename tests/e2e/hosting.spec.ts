import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "playwright/test";
import { startApache } from "../hosting/apache-server";
import { ask, type Answer } from "../hosting/ask";
import { findNginx, nginxPackages, startNginx } from "../hosting/nginx-server";
import { grade, type ResponseHeaders } from "../hosting/observatory";
import { copySite, findProgram, type HostServer, type SiteCopy } from "../hosting/server";
import { listedPages, unlistedPages } from "./support/site";

/*
 * The configurations that the build writes, in the servers they are for: Debian's own nginx and Apache, started on
 * free loopback ports. One table of requests for both.
 */

const published = path.join(__dirname, "../../public");
const revalidate = "public, max-age=0, must-revalidate";
const immutable = "public, max-age=31536000, immutable";

/** A script and a style sheet of this build, and a file of `/static/`. */
const home = (): string => readFileSync(path.join(published, "index.html"), "utf8");
const assetOf = (pattern: RegExp): string => pattern.exec(home())?.[0] ?? "not found in index.html";
const script = (): string => assetOf(/\/app-[0-9a-f]{10}\.js/);
const styleSheet = (): string => assetOf(/\/page\.[0-9a-f]{10}\.css/);
const font = (): string => assetOf(/\/static\/[^")]+\.woff2/);

const pathOf = ({ headers }: Answer): string => {
  const location = headers.location ?? "";
  return location.startsWith("/")
    ? location
    : new URL(location).href.replace(/^https?:\/\/127\.0\.0\.1:\d+/, "");
};

const hosts = [
  { name: "nginx", find: findNginx, packages: nginxPackages, start: startNginx },
  { name: "Apache", find: () => findProgram("apache2"), packages: "apache2", start: startApache },
] as const;

for (const { name, find, packages, start } of hosts) {
  test.describe(name, () => {
    const executable = find();
    test.skip(!executable, `Not on this machine: apt-get install ${packages}`);
    test.describe.configure({ mode: "default" });

    let site: SiteCopy;
    let server: HostServer;
    test.beforeAll(async () => {
      site = copySite();
      server = await start(executable ?? "", site);
    });
    test.afterAll(async () => {
      await server?.stop();
      site?.remove();
    });

    test("every page answers 200 at its address, and its slash variant leads to it", async () => {
      for (const page of [...listedPages, ...unlistedPages.filter((address) => address !== "/404")]) {
        const answer = await ask(server.port, page);
        expect([page, answer.status]).toEqual([page, 200]);
        expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
        expect(answer.headers["cache-control"]).toBe(revalidate);
        if (page === "/") continue;
        for (const variant of [`${page}/`, `${page}.html`]) {
          const redirect = await ask(server.port, `${variant}?utm_source=lettre`);
          expect([variant, redirect.status, pathOf(redirect)]).toEqual([
            variant,
            301,
            `${page}?utm_source=lettre`,
          ]);
        }
      }
    });

    test("queries change nothing", async () => {
      for (const address of [
        "/contact?utm_source=x&utm_medium=y",
        "/?gclid=1",
        "/contact?a=../../etc/passwd",
      ]) {
        expect((await ask(server.port, address)).status).toBe(200);
      }
    });

    for (const from of ["/services/saas-application-web", "/services/saas-application-web/"]) {
      test(`${from} moves for good`, async () => {
        const answer = await ask(server.port, from);
        expect([answer.status, pathOf(answer)]).toEqual([301, "/services/application-web"]);
      });
    }

    test("/index.html leads to /", async () => {
      const answer = await ask(server.port, "/index.html");
      expect([answer.status, pathOf(answer)]).toEqual([301, "/"]);
    });

    for (const address of [
      ...[
        "/rien",
        "/rien/",
        "/villes/atlantis",
        "/article/pas-encore-ecrit",
        "/connexion",
        "/404",
        "/404.html",
      ],
      ...["/Contact", "/VILLES/lyon", "/static", "/static/", "/static/rien.svg", "/page-data/", "/video/"],
      ...["/_headers", "/_redirects", "/.htaccess", "/.git/config", "/contact.html.br", "/contact.html.gz"],
      ...["/_gatsby/slices/_gatsby-scripts-1.html", "/_gatsby/slices/_gatsby-scripts-1", "/nginx-rules.conf"],
      ...[
        "//evil.example/",
        "/\\evil.example/",
        "/https://evil.example/",
        "/contact/%0d%0aX-Injected:%20yes/",
      ],
    ]) {
      test(`${address} is the 404 document with status 404`, async () => {
        const answer = await ask(server.port, address);
        expect(answer.status).toBe(404);
        expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
        expect(answer.body.toString()).toBe(readFileSync(path.join(published, "404.html"), "utf8"));
        expect(answer.headers["cache-control"]).toBe(revalidate);
        expect(answer.headers).not.toHaveProperty("x-injected");
        expect(answer.headers).not.toHaveProperty("location");
      });
    }

    for (const [name, address] of Object.entries({
      "climbs out": "/..",
      "climbs to a file": "/../../etc/passwd",
      "climbs, encoded": "/%2e%2e/%2e%2e/etc/passwd",
      "climbs, slash encoded": "/..%2f..%2fetc/passwd",
      "climbs out of a page": "/contact/..%2f..%2f..%2fetc/passwd",
      "a null byte": "/%00",
      "a null byte before an extension": "/contact%00.html",
      "8 000 characters": `/${"a".repeat(8000)}`,
      "4 000 segments": "/a".repeat(3999),
      "a broken escape": "/%zz",
      "a double slash to another host": "//evil.example/%2f..",
    })) {
      test(`${name}: refused or the right page, nothing else`, async () => {
        const answer = await ask(server.port, address);
        const text = answer.body.toString();
        const isPage =
          answer.status === 200 && text === readFileSync(path.join(published, "index.html"), "utf8");
        expect(isPage || (answer.status >= 400 && answer.status < 500)).toBe(true);
        expect(text).not.toMatch(/root:|Index of|stack|\/public\//);
        expect(answer.headers).not.toHaveProperty("location");
      });
    }

    for (const address of ["//contact", "/villes%2flyon"]) {
      test(`${address} is the right page or a 404`, async () => {
        const { status, body } = await ask(server.port, address);
        const file = address === "//contact" ? "contact.html" : "villes/lyon.html";
        if (status === 200) expect(body.toString()).toBe(readFileSync(path.join(published, file), "utf8"));
        else expect(status).toBe(404);
      });
    }

    test("what has a hash in its name is kept for a year; what has none is asked for again", async () => {
      for (const address of [script(), styleSheet(), font()]) {
        const answer = await ask(server.port, address);
        expect([address, answer.status, answer.headers["cache-control"]]).toEqual([address, 200, immutable]);
      }
      const types = {
        "/page-data/contact/page-data.json": "application/json; charset=utf-8",
        "/page-data/app-data.json": "application/json; charset=utf-8",
        "/manifest.webmanifest": "application/manifest+json; charset=utf-8",
        "/blog/flux.xml": "application/atom+xml; charset=utf-8",
        "/robots.txt": "text/plain; charset=utf-8",
        "/favicon.svg": "image/svg+xml; charset=utf-8",
      };
      for (const [address, type] of Object.entries(types)) {
        const { status, headers } = await ask(server.port, address);
        expect([address, status, headers["cache-control"], headers["content-type"]]).toEqual([
          address,
          200,
          revalidate,
          type,
        ]);
      }
    });

    test("an unchanged page is not sent twice", async () => {
      const first = await ask(server.port, "/contact");
      const again = await ask(server.port, "/contact", { "If-None-Match": first.headers.etag ?? "" });
      expect(again.status).toBe(304);
    });

    test("compressed files are served to those who take them", async () => {
      for (const [address, file] of [
        ["/", "index.html"],
        ["/contact", "contact.html"],
        [script(), script().slice(1)],
      ] as const) {
        const plain = readFileSync(path.join(published, file));
        const zipped = await ask(server.port, address, { "Accept-Encoding": "gzip" });
        expect(zipped.headers["content-encoding"]).toBe("gzip");
        expect(zipped.headers.vary).toMatch(/accept-encoding/i);
        expect(gunzipSync(zipped.body).equals(plain)).toBe(true);
        expect(zipped.body.equals(readFileSync(path.join(published, `${file}.gz`)))).toBe(true);

        const bare = await ask(server.port, address);
        expect(bare.headers).not.toHaveProperty("content-encoding");
        expect(bare.body.equals(plain)).toBe(true);

        const best = await ask(server.port, address, { "Accept-Encoding": "gzip, deflate, br, zstd" });
        expect(best.headers["content-encoding"]).toBe("br");
        expect(best.headers.vary).toMatch(/accept-encoding/i);
        expect(best.headers["content-type"]).toBe(bare.headers["content-type"]);
        expect(brotliDecompressSync(best.body).equals(plain)).toBe(true);
      }
    });

    test("every answer has the security headers, once", async () => {
      for (const address of ["/", "/contact", "/contact/", "/rien", script(), "/favicon.svg"]) {
        const { headers } = await ask(server.port, address);
        const policy = String(headers["content-security-policy"]);
        expect(policy.startsWith("default-src 'none'; ")).toBe(true);
        expect(policy).toContain("frame-ancestors 'none'");
        expect(policy.match(/default-src/g)).toHaveLength(1);
        expect(headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
        expect(headers["x-content-type-options"]).toBe("nosniff");
        expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
        expect(headers["permissions-policy"]).toContain("camera=()");
        expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
        expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
      }
    });

    test("the public grader gives every kind of answer an A+", async () => {
      for (const address of ["/", "/contact", "/villes/lyon", "/article/mvp-en-30-jours", "/rien"]) {
        const { headers, body } = await ask(server.port, address);
        const { score, modifiers } = grade(headers as ResponseHeaders, body.toString());
        expect(score, `${address}: ${JSON.stringify(modifiers)}`).toBeGreaterThanOrEqual(100);
      }
    });

    test("the server starts and serves without a warning of its configuration", () => {
      expect(server.log()).not.toMatch(/\[(?:warn|emerg)\]|:warn\]|duplicate|conflicting/);
    });
  });
}

test("Apache leads to HTTPS on the site's own name, and to the same page", async () => {
  const executable = findProgram("apache2");
  test.skip(!executable, "No apache2 on this machine: apt-get install apache2");
  const site = copySite();
  const server = await startApache(executable ?? "", site);
  try {
    const answer = await ask(server.port, "/contact?a=b", { Host: "www.sylvene.example" });
    expect([answer.status, answer.headers.location]).toEqual([
      301,
      "https://www.sylvene.example/contact?a=b",
    ]);
    const behindProxy = { Host: "www.sylvene.example", "X-Forwarded-Proto": "https" };
    expect((await ask(server.port, "/contact", behindProxy)).status).toBe(200);
  } finally {
    await server.stop();
    site.remove();
  }
});
