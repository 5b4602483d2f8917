import { execFileSync, spawn } from "node:child_process";
import { accessSync, constants, cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/** A web server that a test has started. */
export interface HostServer {
  readonly port: number;
  /** What it has written so far: its errors. */
  log(): string;
  stop(): Promise<void>;
}

/** The built site, copied to where a server without privileges may read it. */
export interface SiteCopy {
  readonly folder: string;
  readonly published: string;
  readonly rules: string;
  remove(): void;
}

const root = path.join(__dirname, "../../..");

/** The path of a program of Debian's, also outside a normal user's PATH; undefined where it is not installed. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin", "/usr/local/sbin"];
  return folders
    .filter(Boolean)
    .map((folder) => path.join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** Copies the built site and the rules that the build wrote for nginx. */
export function copySite(): SiteCopy {
  const folder = mkdtempSync(path.join(tmpdir(), "static-host-"));
  const published = path.join(folder, "dist");
  const rules = path.join(folder, "nginx-rules.conf");
  cpSync(path.join(root, "dist"), published, { recursive: true });
  cpSync(path.join(root, "deploy/nginx-rules.conf"), rules);
  mkdirSync(path.join(folder, "run"));
  // A server that gave up its privileges reads what others may read.
  execFileSync("chmod", ["-R", "a+rX", folder]);
  return { folder, published, rules, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Starts a server in the foreground and waits until it listens.
 *
 * @throws Error with what it wrote, when it ends or does not listen within ten seconds
 */
export async function startServer(
  program: string,
  args: readonly string[],
  port: number,
): Promise<HostServer> {
  let output = "";
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) child.kill("SIGTERM");
    await ended;
  };
  const deadline = Date.now() + 10_000;
  while (!(await listens(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`${program} does not listen on ${port}:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { port, log: () => output, stop };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => (socket.destroy(), resolve(true)));
    socket.once("error", () => resolve(false));
  });
}

/** A loopback port that nobody listens on, for a server that must be told its port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
