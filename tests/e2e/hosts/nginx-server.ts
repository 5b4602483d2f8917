import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findProgram, freePort, startServer, type HostServer, type SiteCopy } from "./server";

const template = path.join(__dirname, "../../../deploy/nginx.conf");

/** Debian's packages of what `deploy/nginx.conf` asks for. */
export const nginxPackages = "nginx-light libnginx-mod-http-brotli-static";

/** The path of nginx; undefined where it is not installed, or not the module that `deploy/nginx.conf` asks for. */
export function findNginx(): string | undefined {
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
export async function startNginx(program: string, site: SiteCopy): Promise<HostServer> {
  const port = await freePort();
  const block = readFileSync(template, "utf8")
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
