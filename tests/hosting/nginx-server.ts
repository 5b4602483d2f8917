import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { freePort } from "./free-port";
import { startServer, type HostServer, type SiteCopy } from "./server";

const template = path.join(__dirname, "../../deploy/nginx.conf");

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
