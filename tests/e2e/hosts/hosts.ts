import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { OutgoingHttpHeaders, RequestListener } from "node:http";
import path from "node:path";
import { test } from "playwright/test";
import { listenOn, type Listening } from "../../../scripts/lib/ports";
import { ask, type Answer } from "./ask";
import { copySite, findProgram, freePort, startServer, type HostServer, type SiteCopy } from "./server";

const modulesFolder = "/usr/lib/apache2/modules";
/** What shared hosts have loaded, and nothing that our `.htaccess` does not ask for; the last two for `/api`. */
const modules =
  "mpm_event authz_core dir mime autoindex headers rewrite setenvif unixd proxy proxy_http".split(" ");

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
    .filter((name) => existsSync(path.join(modulesFolder, `mod_${name}.so`)))
    .map((name) => `LoadModule ${name}_module ${modulesFolder}/mod_${name}.so`);
  const file = configure("apache.conf", site, { port, user, modules: loaded.join("\n") });
  const server = await startServer(program, ["-f", file, "-D", "FOREGROUND"], port);
  const errors = path.join(site.folder, "run/errors.log");
  return { ...server, log: () => server.log() + readFileSync(errors, "utf8") };
}

/** The path of nginx; undefined where it is not installed, or not the module that `deploy/nginx.conf` asks for. */
function findNginx(): string | undefined {
  const program = findProgram("nginx");
  return program && existsSync(brotliModule(program)) ? program : undefined;
}

/** The module that serves `.br` files: Debian has it in a package of its own. */
function brotliModule(program: string): string {
  const { stderr } = spawnSync(program, ["-V"], { encoding: "utf8" });
  const folder = /--modules-path=(\S+)/.exec(stderr)?.[1] ?? "";
  return path.join(folder, "ngx_http_brotli_static_module.so");
}

async function startNginx(program: string, site: SiteCopy): Promise<HostServer> {
  const port = await freePort();
  const block = readFileSync(site.server, "utf8")
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("    listen [::]:80;\n", "")
    .replace(/root [^;]+;/, `root ${site.published};`)
    .replace(/include [^;]+nginx-rules\.conf;/, `include ${site.rules};`);
  const user = isRoot ? "user root;" : "";
  const file = configure("nginx.conf", site, { user, brotli: brotliModule(program), server: block });
  return startServer(program, ["-p", site.folder, "-c", file], port);
}

const hosts = [
  {
    name: "nginx",
    find: findNginx,
    packages: "nginx-light libnginx-mod-http-brotli-static",
    start: startNginx,
  },
  { name: "Apache", find: () => findProgram("apache2"), packages: "apache2", start: startApache },
] as const;

/** A server behind one that ends TLS and asks under a name of its own. */
export interface Host extends Pick<HostServer, "port" | "log"> {
  readonly name: (typeof hosts)[number]["name"];
  readonly site: SiteCopy;
  ask(address: string, headers?: OutgoingHttpHeaders): Promise<Answer>;
}

const behindProxy = { Host: "interne.example", "X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7" };

/**
 * The same tests on Debian's own nginx and Apache, each started on a free loopback port with the configuration that the
 * build writes. A server that is not installed is skipped, with the package that has it.
 *
 * @param define defines the tests; `host` is there once they run
 * @param api answers below `/api/`
 */
export function describeHosts(define: (host: Host) => void, api?: RequestListener): void {
  for (const { name, find, packages, start } of hosts) {
    test.describe(name, () => {
      const executable = find();
      test.skip(!executable, `Not on this machine: apt-get install ${packages}`);
      test.describe.configure({ mode: "default" });

      let upstream: Listening | undefined;
      let site: SiteCopy;
      let server: HostServer;
      test.beforeAll(async () => {
        upstream = api && (await listenOn(0, api));
        site = await copySite(upstream && `http://127.0.0.1:${upstream.port}/v1`);
        server = await start(executable ?? "", site);
      });
      test.afterAll(async () => {
        await server?.stop();
        await upstream?.close();
        site?.remove();
      });
      define({
        name,
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
}
