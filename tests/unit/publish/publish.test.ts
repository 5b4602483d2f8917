/** @jest-environment node */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { filesIn, publishSite } from "../../../src/publish/publish";
import type { SiteSettings } from "../../../src/publish/site";
import { makeFolder } from "../setup/folder";
import { gatsbyPage } from "./gatsby-page";

const root = path.join(__dirname, "../../..");
const settings: SiteSettings = {
  siteUrl: "https://www.sylvene.example",
  apiOrigin: undefined,
  apiUrl: undefined,
  redirects: [{ from: "/services/ancien", to: "/services/nouveau" }],
};
const longText = "Une page assez longue pour valoir la peine. ".repeat(100);

let folder: string;
const file = (name: string): string => path.join(folder, name);
const write = (name: string, text: string | Buffer): void => {
  mkdirSync(path.dirname(file(name)), { recursive: true });
  writeFileSync(file(name), text);
};
const read = (name: string): string => readFileSync(file(name), "utf8");
const publish = (changes: Partial<SiteSettings> = {}) =>
  publishSite(
    { root, from: file("public"), to: file("dist"), deploy: file("deploy") },
    { ...settings, ...changes },
  );
const published = (): string[] =>
  filesIn(file("dist"))
    .filter((name) => !/\.(?:br|gz)$/.test(name))
    .sort();

beforeEach(() => {
  folder = makeFolder();
  write("public/index.html", gatsbyPage("/"));
  write("public/404.html", gatsbyPage("/404.html"));
  write("public/404/index.html", gatsbyPage("/404"));
  write("public/villes/index.html", gatsbyPage("/villes"));
  write("public/villes/lyon/index.html", gatsbyPage("/villes/lyon", longText));
});

it("publishes each page as x.html, and what else Gatsby wrote but for its intermediate files", async () => {
  write("public/_gatsby/slices/_gatsby-scripts-1.html", "fragment");
  write("public/~partytown/partytown.js", "library");
  write("public/webpack.stats.json", "{}");
  write("public/page-data/index/page-data.json", "{}");
  await publish();
  expect(published()).toEqual([
    ...[".htaccess", "404.html", "_headers", "_redirects", "index.html", "page-data/index/page-data.json"],
    ...["services/ancien.html", "villes.html", "villes/lyon.html"],
  ]);
});

it("gives each document the start script, and the policy of the header before all that it governs", async () => {
  await publish({ apiOrigin: "https://api.example" });
  const html = read("dist/villes/lyon.html");
  const [, policy = ""] =
    /^<!DOCTYPE html><html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
      html,
    ) ?? [];
  expect(html).toMatch(/<script data-page="\/villes\/lyon" [^>]*>\(?!?function/);
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[\w+/]{43}=';/);
  expect(policy).toContain("connect-src 'self' https://api.example");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe|unsafe-eval|http:|\*/);
  const headers = read("dist/_headers");
  expect(headers).toContain(`Content-Security-Policy: ${policy}; frame-ancestors 'none'`);
  expect(headers).toContain("Strict-Transport-Security: max-age=63072000; includeSubDomains");
  expect(headers).toContain("Referrer-Policy: strict-origin-when-cross-origin");
  expect(headers).not.toContain("Access-Control-Allow-Origin");
  expect(read("dist/index.html")).toContain(policy);
});

it("sends visitors and search engines from an old address to the new one", async () => {
  await publish();
  const html = read("dist/services/ancien.html");
  expect(html).toContain('<a href="/services/nouveau">');
  expect(html).toContain('<link rel="canonical" href="https://www.sylvene.example/services/nouveau">');
  expect(html).not.toContain("noindex");
});

it("compresses text files, and neither small nor binary ones", async () => {
  write("public/icon.png", Buffer.alloc(5000));
  await publish();
  const html = read("dist/villes/lyon.html");
  expect(brotliDecompressSync(readFileSync(file("dist/villes/lyon.html.br"))).toString()).toBe(html);
  expect(gunzipSync(readFileSync(file("dist/villes/lyon.html.gz"))).toString()).toBe(html);
  expect(["icon.png.gz", "services/ancien.html.gz"].map((name) => existsSync(file(`dist/${name}`)))).toEqual([
    false,
    false,
  ]);
});

it("leaves alone what has not changed, and does again what has", async () => {
  write("public/app.css.txt", longText);
  await publish();
  const names = ["villes.html", "villes/lyon.html", "villes/lyon.html.br", "app.css.txt", "app.css.txt.gz"];
  const dates = () => names.map((name) => statSync(file(`dist/${name}`)).mtimeMs);
  const before = dates();
  await publish();
  expect(dates()).toEqual(before);
  write("public/villes/lyon/index.html", gatsbyPage("/villes/lyon", `${longText}!`));
  write("public/app.css.txt", `${longText}!`);
  await publish();
  expect(dates().map((date, index) => date > (before[index] ?? 0))).toEqual([false, true, true, true, true]);
  expect(gunzipSync(readFileSync(file("dist/app.css.txt.gz"))).toString()).toBe(`${longText}!`);
  await publish({ apiOrigin: "https://api.example" });
  expect(read("dist/villes.html")).toContain("connect-src 'self' https://api.example");
});

it("removes what is gone, compressed copies included", async () => {
  await publish();
  rmSync(file("public/villes/lyon"), { recursive: true });
  await publish({ redirects: [] });
  expect(
    ["villes/lyon.html", "villes/lyon.html.br", "services/ancien.html"].filter((name) =>
      existsSync(file(`dist/${name}`)),
    ),
  ).toEqual([]);
});

it("publishes what an editor put into static/ as it is, and host rules after its own", async () => {
  write("public/google1234.html", "google-site-verification");
  write("public/_headers", "/a\n  X-A: b\n");
  write("public/dossier.tar.gz", Buffer.alloc(2000));
  await publish();
  expect(read("dist/google1234.html")).toBe("google-site-verification");
  expect(read("dist/_headers")).toMatch(/^\/\*\n[\s\S]*\/a\n {2}X-A: b\n$/m);
  expect(existsSync(file("dist/dossier.tar.gz"))).toBe(true);
});

it.each(["sw.js", "outils/carte.js", "impression.css"])(
  "refuses %s, which browsers would keep for a year",
  async (name) => {
    write(`public/${name}`, "");
    await expect(publish()).rejects.toThrow(new RegExp(`^${name} : .*src/`));
  },
);
