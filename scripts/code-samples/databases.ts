import { spawn } from "node:child_process";
import { globSync, mkdirSync } from "node:fs";
import { MissingTool, tool } from "./tool";

/** A database server of this run. */
export interface Database {
  /** Runs statements in a database of that name, which the first call creates. @throws Error with the server's message */
  run(database: string, statements: string): string;
  stop(): void;
}

const isRoot = process.getuid?.() === 0;
/** Servers refuse to run as root. */
const as = (user: string): readonly string[] => (isRoot ? ["runuser", "-u", user, "--"] : []);

function dataFolder(parent: string, user: string): string {
  const folder = `${parent}/server-${user}`;
  mkdirSync(folder, { mode: 0o700 });
  if (isRoot) tool("coreutils", ["chown", user, folder]);
  return folder;
}

/** PostgreSQL with its statistics of statements, on a socket in a folder of its own. */
export function startPostgres(parent: string): Database {
  const bin = globSync("/usr/lib/postgresql/*/bin").sort().at(-1);
  if (!bin) throw new MissingTool("postgresql");
  const folder = dataFolder(parent, "postgres");
  const server = (...args: string[]) =>
    tool("postgresql", [...as("postgres"), ...args], { cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
  server(`${bin}/initdb`, "-D", `${folder}/data`, "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8");
  const settings = `-k ${folder} -c listen_addresses= -c fsync=off -c shared_preload_libraries=pg_stat_statements`;
  server(`${bin}/pg_ctl`, "-D", `${folder}/data`, "-w", "-l", `${folder}/log`, "-o", settings, "start");
  const psql = (database: string, input: string) =>
    tool(
      "postgresql-client",
      [...as("postgres"), "psql", "-Xqh", folder, "-d", database, "-v", "ON_ERROR_STOP=1"],
      { cwd: folder, input },
    );
  const known = new Set<string>();
  return {
    run(database, statements) {
      if (!known.has(database)) psql("postgres", `CREATE DATABASE "${database}"`);
      known.add(database);
      return psql(database, statements);
    },
    stop: () => void server(`${bin}/pg_ctl`, "-D", `${folder}/data`, "-m", "fast", "stop"),
  };
}

/** MariaDB, which stands for MySQL: Debian has no other. */
export function startMariadb(parent: string): Database {
  const folder = dataFolder(parent, "mysql");
  const [data, socket] = [`--datadir=${folder}/data`, `--socket=${folder}/socket`];
  const user = isRoot ? ["--user=mysql"] : [];
  const install = [...as("mysql"), "mariadb-install-db", data, "--auth-root-authentication-method=normal"];
  tool("mariadb-server", install, { cwd: folder });
  spawn("mariadbd", [data, socket, "--skip-networking", ...user], { stdio: "ignore" });
  tool("mariadb-server", ["mariadb-admin", socket, "--wait=30", "ping"]);
  return {
    run: (database, input) =>
      tool("mariadb-client", ["mariadb", socket, "-u", "root"], {
        input: `CREATE DATABASE IF NOT EXISTS \`${database}\`; USE \`${database}\`;\n${input}`,
      }),
    stop: () => void tool("mariadb-client", ["mariadb-admin", socket, "-u", "root", "shutdown"]),
  };
}
