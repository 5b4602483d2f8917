import { test } from "playwright/test";
import { startApache } from "./apache-server";
import { findNginx, nginxPackages, startNginx } from "./nginx-server";
import { copySite, findProgram, type HostServer, type SiteCopy } from "./server";

const hosts = [
  { name: "nginx", find: findNginx, packages: nginxPackages, start: startNginx },
  { name: "Apache", find: () => findProgram("apache2"), packages: "apache2", start: startApache },
] as const;

/**
 * The same tests on Debian's own nginx and Apache, each started on a free loopback port with the configuration that the
 * build has written. A server that is not installed is skipped, with the package that has it.
 *
 * @param define defines the tests; `host` is there once they run
 */
export function describeHosts(define: (host: Pick<HostServer, "port" | "log">) => void): void {
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
      define({
        get port() {
          return server.port;
        },
        log: () => server.log(),
      });
    });
  }
}
