import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { publishSite } from "../../../src/publish/publish";
import { filesIn } from "../../../src/publish/sources";
import type { SiteSettings } from "../../../src/publish/site";
import { makeFolder } from "../setup/folder";
import { beyondCloudflare } from "../../../src/publish/cloudflare-limits";
import { gatsbyPage } from "./gatsby-page";

const root = path.join(__dirname, "../../..");
const settings: SiteSettings = {
  siteUrl: "https://www.agence.example",
  apiOrigin: undefined,
  apiUrl: undefined,
  redirects: [{ from: "/services/ancien", to: "/contact" }],
};
const longText = "Une page assez longue pour valoir la peine. ".repeat(100);

let folder: string;
const file = (name: string): string => path.join(folder, name);
const write = (name: string, text: string | Buffer): void => {
  mkdirSync(path.dirname(file(name)), { recursive: true });
  writeFileSync(file(name), text);
};
/** What an editor puts into `static/`, and Gatsby copies. */
const add = (name: string, text: string | Buffer): void => {
  for (const place of ["static", "public"]) write(`${place}/${name}`, text);
};
const read = (name: string): string => readFileSync(file(name), "utf8");
const publish = (changes: Partial<SiteSettings> = {}) =>
  publishSite(
    { root, static: file("static"), from: file("public"), to: file("dist"), deploy: file("deploy") },
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
  write("public/contact/index.html", gatsbyPage("/contact", `<p id="plan">${longText}</p>`));
});

it("publishes each page as x.html, with the files that it names and no others", async () => {
  const [digest, picture] = ["0123456789abcdef0123", "static/0a1b/2c3d/vue"];
  const named = {
    "licences.txt": "",
    [`${picture} (1).png`]: "",
    "page-data/index/page-data.json": '{ "staticQueryHashes": ["123"] }',
    "page-data/sq/d/123.json": '{ "card": "https://www.agence.example/partage/carte.png" }',
    "partage/carte.png": "",
    [`app-${digest}.js`]: `x(92, "fedcba9876543210fedc"); /*! app-${digest}.js.LICENSE.txt */`,
    "92-fedcba9876543210fedc.js": "",
    [`app-${digest}.js.LICENSE.txt`]: "",
  };
  const left = [
    ...["_gatsby/slices/_gatsby-scripts-1.html", "~partytown/partytown.js", "webpack.stats.json"],
    ...["static/0a1b/9999/vue.png", "page-data/sq/d/12.json", "partage/non.png", "92-0000.js", "x.md"],
  ];
  for (const name of left) write(`public/${name}`, "");
  for (const [name, text] of Object.entries(named)) write(`public/${name}`, text);
  const links = `<a href="/licences.txt">Licences</a><img srcset="/${picture}%20(1).png 1x"/>`;
  write("public/villes/lyon/index.html", gatsbyPage("/villes/lyon", links));
  write("public/index.html", gatsbyPage("/", `<script src="/app-${digest}.js"></script>`));
  await publish();
  const pages = ["404", "contact", "index", "services/ancien", "villes", "villes/lyon"];
  expect(published()).toEqual(
    [
      ...[".htaccess", "_headers", "_redirects", ...pages.map((name) => `${name}.html`)],
      ...Object.keys(named),
    ].sort(),
  );
});

it("leaves a document at each old address that can be a file's name", async () => {
  const to = "/contact#plan";
  await publish({
    redirects: ["/a.html", "/a.html/b", "/x".repeat(150), `/${"é".repeat(150)}`].map((from) => ({
      from,
      to,
    })),
  });
  expect(read("dist/a.html")).toContain('<meta http-equiv="refresh" content="0; url=/contact#plan">');
  expect(published().filter((file) => /^(?:a\.html|x|é)/.test(file))).toEqual([
    "a.html",
    `${"x/".repeat(149)}x.html`,
  ]);
});

it("refuses a page with a broken link, and leaves what is published as it was", async () => {
  await publish();
  const before = read("dist/villes.html");
  write("public/villes/index.html", gatsbyPage("/villes", '<a href="/contact#plans">Le plan</a>'));
  await expect(publish()).rejects.toThrow(
    "content/settings/pages.json : Dans /villes, le lien « /contact#plans » vise un repère que la page /contact n’a pas.",
  );
  expect(read("dist/villes.html")).toBe(before);
});

// Its directives are read in the answers of nginx and Apache (tests/e2e/hosting.spec.ts).
it("gives each document the start script, and the header's policy first", async () => {
  await publish({ apiOrigin: "https://api.example" });
  const html = read("dist/villes/lyon.html");
  const meta = '<meta http-equiv="Content-Security-Policy" content="';
  const [start = "", rest = ""] = html.split(meta);
  const [policy = ""] = rest.split('"');
  expect(start).toBe('<!DOCTYPE html><html><head><meta charSet="utf-8"/>');
  expect(html).toMatch(/<script data-page="\/villes\/lyon" [^>]*>\(\(\)=>[^<]+<\/script>/);
  for (const directive of ["img-src", "connect-src"])
    expect(policy).toContain(`${directive} 'self' https://api.example`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe|unsafe-eval|http:|\*/);
  expect(read("dist/_headers")).toContain(`Content-Security-Policy: ${policy}; frame-ancestors 'none'`);
});

// Which addresses these are is listed in tests/unit/content-check/references.test.ts.
it.each(["/Villes/", "/api/x", "/Brochure.PDF"])(
  "refuses to redirect %s, and leaves what is published as it was",
  async (from) => {
    add("Brochure.pdf", "");
    await publish();
    const before = statSync(file("dist/.htaccess")).mtimeMs;
    write("public/villes/index.html", gatsbyPage("/villes", "Autre texte"));
    await expect(publish({ redirects: [{ from, to: "/contact" }] })).rejects.toThrow(
      `redirects.json : « ${from} » ne peut pas mener à « /contact »`,
    );
    expect(read("dist/villes.html")).not.toContain("Autre texte");
    expect(statSync(file("dist/.htaccess")).mtimeMs).toBe(before);
  },
);

it("leaves alone what has not changed, and does again what has", async () => {
  add("app.css.txt", longText);
  await publish();
  const names = ["villes.html", "villes/lyon.html", "villes/lyon.html.br", "app.css.txt", "app.css.txt.gz"];
  const dates = () => names.map((name) => statSync(file(`dist/${name}`)).mtimeMs);
  const before = dates();
  await publish();
  expect(dates()).toEqual(before);
  write("public/villes/lyon/index.html", gatsbyPage("/villes/lyon", `${longText}!`));
  add("app.css.txt", `${longText}!`);
  await publish();
  expect(dates().map((date, index) => date > (before[index] ?? 0))).toEqual([false, true, true, true, true]);
  expect(gunzipSync(readFileSync(file("dist/app.css.txt.gz"))).toString()).toBe(`${longText}!`);
  await publish({ apiOrigin: "https://api.example" });
  expect(read("dist/villes.html")).toContain("connect-src 'self' https://api.example");
});

it("makes no compressed copies for a host that compresses by itself, and takes away those of another", async () => {
  await publish();
  expect(existsSync(file("dist/villes/lyon.html.br"))).toBe(true);
  await publish({ isCompressedByHost: true });
  expect(filesIn(file("dist")).filter((name) => /\.(?:br|gz)$/.test(name))).toEqual([]);
});

it("publishes static/ as it is, and host rules after its own", async () => {
  add("sw.js", "");
  add("google1234.html", "google-site-verification");
  add("_headers", "/a\n  X-A: b\n");
  add("dossier.tar.gz", Buffer.alloc(2000));
  await publish();
  expect(read("dist/google1234.html")).toBe("google-site-verification");
  expect(read("dist/_headers")).toMatch(/^\/\*\n[\s\S]*\/a\n {2}X-A: b\n$/m);
  expect(existsSync(file("dist/dossier.tar.gz"))).toBe(true);
});

it.each([
  ["/a /b 301\n".repeat(2000), undefined],
  ["/a /b 301\n".repeat(2001), "2 000 redirections"],
  ["/a/* /b/:splat 301\n".repeat(100), undefined],
  ["/a/:b /c 301\n".repeat(101), "100 redirections à motif"],
  // After a pattern each line counts as one.
  [`/a/* /b 301\n${"/a /b 301\n".repeat(100)}`, "100 redirections à motif"],
])("knows what Cloudflare leaves out of redirects", (redirects, limit) => {
  const warnings = beyondCloudflare("", redirects, 20_000, 10_000).map((warning) =>
    warning.replaceAll("\u00a0", " "),
  );
  expect(warnings).toEqual(limit ? [expect.stringContaining(`au plus ${limit}`)] : []);
});

it("says that Cloudflare refuses more than 20 000 files, and what to do", () => {
  const remedyFor = (copies: number) => beyondCloudflare("", "", 20_001, copies).join().split(". ")[1];
  expect([remedyFor(10_000), remedyFor(0)]).toEqual([
    expect.stringMatching(/^Construisez-le avec COMPRESSED_COPIES=none, publiez moins d’articles/),
    expect.stringMatching(/^Publiez moins d’articles/),
  ]);
});

it("warns of the rules and lines of _headers that Cloudflare leaves out", async () => {
  add("_headers", `${"/a\n  X-A: b\n".repeat(100)}/b\n  X-B: ${"c".repeat(2000)}\n`);
  expect((await publish()).warnings).toEqual([
    expect.stringContaining("au plus 100 règles"),
    expect.stringMatching(/au plus 2\s000 caractères/),
  ]);
});

it.each(["carte.js", "outils/sw.js", "impression.css"])(
  "refuses %s, which browsers would keep for a year",
  async (name) => {
    add(name, "");
    await expect(publish()).rejects.toThrow(`${name} : `);
  },
);
