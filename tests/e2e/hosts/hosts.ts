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

/** Starts Apache with the site's own `.htaccess` as its only configuration of content. */
async function startApache(program: string, site: SiteCopy): Promise<HostServer> {
  const port = await freePort();
  const run = path.join(site.folder, "run");
  const errors = path.join(run, "errors.log");
  const configuration = path.join(site.folder, "apache.conf");
  const loaded = modules.filter((name) => existsSync(path.join(modulesFolder, `mod_${name}.so`)));
  writeFileSync(
    configuration,
    `ServerRoot ${site.folder}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${run}/apache.pid
DefaultRuntimeDir ${run}
ErrorLog ${errors}
ServerTokens Prod
${process.getuid?.() === 0 ? "User www-data\nGroup www-data" : ""}
${loaded.map((name) => `LoadModule ${name}_module ${modulesFolder}/mod_${name}.so`).join("\n")}
TypesConfig /etc/mime.types
DocumentRoot ${site.published}
<Directory ${site.published}>
    Options Indexes FollowSymLinks MultiViews
    AllowOverride All
    Require all granted
</Directory>
`,
  );
  const server = await startServer(program, ["-f", configuration, "-D", "FOREGROUND"], port);
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

/** Starts nginx with the generated `server` block; only its port and its folders are the test's own. */
async function startNginx(program: string, site: SiteCopy): Promise<HostServer> {
  const port = await freePort();
  const block = readFileSync(site.server, "utf8")
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("    listen [::]:80;\n", "")
    .replace(/root [^;]+;/, `root ${site.published};`)
    .replace(/include [^;]+nginx-rules\.conf;/, `include ${site.rules};`);
  const run = path.join(site.folder, "run");
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const configuration = path.join(site.folder, "nginx.conf");
  writeFileSync(
    configuration,
    `daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
load_module ${brotliModule(program)};
worker_processes 1;
pid ${run}/nginx.pid;
error_log stderr warn;
events { worker_connections 64; }
http {
    include /etc/nginx/mime.types;
    default_type application/octet-stream;
    access_log off;
    ${kinds.map((kind) => `${kind}_temp_path ${run}/${kind};`).join("\n    ")}
${block}
}
`,
  );
  return startServer(program, ["-p", site.folder, "-c", configuration], port);
}

/** With Debian's packages of what they ask for. */
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
  /** The copy of the site that it serves. */
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
