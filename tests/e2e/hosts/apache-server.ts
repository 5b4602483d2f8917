import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { freePort, startServer, type HostServer, type SiteCopy } from "./server";

const modulesFolder = "/usr/lib/apache2/modules";
/** What shared hosts have loaded, and nothing that our `.htaccess` does not ask for. */
const modules = "mpm_event authz_core dir mime autoindex headers rewrite setenvif unixd".split(" ");

/** Starts Apache with the site's own `.htaccess` as its only configuration of content. */
export async function startApache(program: string, site: SiteCopy): Promise<HostServer> {
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
