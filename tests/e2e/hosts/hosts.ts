import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { OutgoingHttpHeaders, RequestListener } from "node:http";
import path from "node:path";
import { test } from "playwright/test";
import { listenOn, type Listening } from "../../../scripts/lib/ports";
import { ask, type Answer } from "./ask";
import { copySite, findProgram, freePort, root, startServer, type HostServer, type SiteCopy } from "./server";

/* Where Debian has their modules; the one that serves `.br` files is in a package of its own. */
const apacheModules = "/usr/lib/apache2/modules";
const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
/** What shared hosts have loaded, and nothing that our `.htaccess` does not ask for; the last two for `/api`. */
const modules = "mpm_event authz_core dir mime autoindex headers rewrite unixd proxy proxy_http".split(" ");

function configure(name: "apache.conf" | "nginx.conf", { folder }: SiteCopy, values: object): string {
  const known: Readonly<Record<string, unknown>> = { folder, ...values };
  const template = readFileSync(path.join(__dirname, name), "utf8");
  const file = path.join(folder, name);
  writeFileSync(
    file,
    template.replace(/\{(\w+)\}/g, (_, key: string) => String(known[key])),
  );
  return file;
}

const isRoot = process.getuid?.() === 0;

async function startApache(program: string, site: SiteCopy): Promise<HostServer> {
  const port = await freePort();
  const user = isRoot ? "User www-data\nGroup www-data" : "";
  const loaded = modules
    .filter((name) => existsSync(path.join(apacheModules, `mod_${name}.so`)))
    .map((name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`);
  const file = configure("apache.conf", site, { port, user, modules: loaded.join("\n") });
  const server = await startServer(program, ["-f", file, "-D", "FOREGROUND"], port);
  const errors = path.join(site.folder, "run/errors.log");
  return { ...server, log: () => server.log() + readFileSync(errors, "utf8") };
}

async function startNginx(program: string, site: SiteCopy): Promise<HostServer> {
  const port = await freePort();
  const block = readFileSync(site.server, "utf8")
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("    listen [::]:80;\n", "")
    .replace(/root [^;]+;/, `root ${site.published};`)
    .replace(/include [^;]+nginx-rules\.conf;/, `include ${site.rules};`);
  const user = isRoot ? "user root;" : "";
  const file = configure("nginx.conf", site, { user, brotli: brotliModule, server: block });
  return startServer(program, ["-p", site.folder, "-c", file], port);
}

export const cloudflareTool = ".github/deploy/cloudflare";
export const wrangler = path.join(root, cloudflareTool, "node_modules/wrangler/wrangler-dist/cli.js");

/** @param folder for what it writes about itself */
export const cloudflareEnvironment = (folder: string) => ({
  ...process.env,
  XDG_CONFIG_HOME: folder,
  // It would send statistics, and ask for a sample of what the host knows of a visitor.
  WRANGLER_SEND_METRICS: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
});

/** Cloudflare's own server for trying Pages, which reads `_headers` and `_redirects` as the host does. */
async function startCloudflare(program: string, { folder, published }: SiteCopy): Promise<HostServer> {
  const port = await freePort();
  const settings = [
    "--ip=127.0.0.1",
    `--port=${port}`,
    "--inspector-port=0",
    "--compatibility-date=2026-01-01",
  ];
  return startServer(process.execPath, [program, "pages", "dev", published, ...settings], port, {
    cwd: folder,
    env: cloudflareEnvironment(folder),
  });
}

const hosts = [
  {
    name: "nginx",
    find: () => (existsSync(brotliModule) ? findProgram("nginx") : undefined),
    install: "apt-get install nginx-light libnginx-mod-http-brotli-static",
    start: startNginx,
  },
  {
    name: "Apache",
    find: () => findProgram("apache2"),
    install: "apt-get install apache2",
    start: startApache,
  },
  {
    name: "Cloudflare Pages",
    find: () => (existsSync(wrangler) ? wrangler : undefined),
    install: `npm ci --ignore-scripts --prefix ${cloudflareTool}`,
    start: startCloudflare,
  },
] as const;

/** A server behind one that ends TLS and asks under a name of its own. */
export interface Host extends Pick<HostServer, "port" | "log"> {
  readonly name: (typeof hosts)[number]["name"];
  readonly site: SiteCopy;
  /** Not Cloudflare, whose ways are its own: it compares addresses letter by letter, and keeps no document of an error. */
  readonly isOwn: boolean;
  ask(address: string, headers?: OutgoingHttpHeaders): Promise<Answer>;
}

const behindProxy = { Host: "interne.example", "X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7" };

/** Answers with what it was asked, and with headers that the site sets as well. */
const api: RequestListener = (req, res) => {
  res.writeHead(req.url?.startsWith("/v1/absent") ? 404 : 200, {
    "Content-Type": "application/json",
    "Cache-Control": "no-store",
    "Set-Cookie": "session=1",
    "Content-Security-Policy": "default-src *",
    "Strict-Transport-Security": "max-age=1",
    "X-Frame-Options": "SAMEORIGIN",
  });
  res.end(JSON.stringify({ url: req.url, ...req.headers }));
};

/**
 * The same tests on Debian's own nginx and Apache and on Cloudflare's own server, each started on a free loopback port with
 * the configuration that the build writes. A server that is not installed is skipped, with the command that brings it.
 *
 * @param define defines the tests; `host` is there once they run
 */
export function describeHosts(define: (host: Host) => void): void {
  for (const { name, find, install, start } of hosts)
    test.describe(name, () => {
      const executable = find();
      test.skip(!executable, `${name} n’est pas essayé : lancez « ${install} ».`);
      test.describe.configure({ mode: "default" });

      let upstream: Listening | undefined;
      let site: SiteCopy;
      let server: HostServer;
      test.beforeAll(async () => {
        upstream = await listenOn(0, api);
        site = await copySite(`http://127.0.0.1:${upstream.port}/v1`);
        server = await start(executable ?? "", site);
      });
      test.afterAll(async () => {
        await server?.stop();
        await upstream?.close();
        site?.remove();
      });
      define({
        name,
        isOwn: name !== "Cloudflare Pages",
        get port() {
          return server.port;
        },
        get site() {
          return site;
        },
        log: () => server.log(),
        ask: (address, headers) => ask(server.port, address, { ...behindProxy, ...headers }),
      });
    });
}
