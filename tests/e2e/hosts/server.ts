import { execFileSync, spawn, type SpawnOptionsWithoutStdio } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "playwright/test";
import { onPath } from "../../../scripts/lib/find-chromium";
import { listenOn } from "../../../scripts/lib/ports";
import { publishSite } from "../../../src/publish/publish";
import { testSite } from "../support/built-site";
import { ask } from "./ask";
import { newAddress, oldAddresses } from "./old-addresses";

export const root = path.join(__dirname, "../../..");
/** The project as it was built with the content of the tests: its site is `testSite`. */
const project = path.dirname(testSite.folder);

/** The path of a program of Debian's, also outside a normal user's PATH; undefined where it is not installed. */
export const findProgram = (name: string): string | undefined =>
  onPath([name], "/usr/sbin", "/usr/local/sbin");

/** The publication that is online at first. */
export const firstRelease = "20260101-000000";

export type SiteCopy = Awaited<ReturnType<typeof copySite>>;

/**
 * Publishes the built site once more, with the old addresses of the tests, to where a server without privileges may read
 * it.
 *
 * @param apiUrl address of the agency API that hosts pass `/api` on to
 */
export async function copySite(apiUrl: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "static-host-"));
  // As a server of one's own has it: a publication is a folder, and a link leads to the one that is online.
  const deploy = path.join(folder, "releases", firstRelease);
  const published = path.join(folder, "online/dist");
  const server = path.join(deploy, "nginx.conf");
  mkdirSync(deploy, { recursive: true });
  symlinkSync(path.join("releases", firstRelease), path.join(folder, "online"));
  cpSync(testSite.folder, published, { recursive: true, preserveTimestamps: true });
  await publishSite(
    {
      root: project,
      static: path.join(project, "static"),
      from: path.join(project, "public"),
      to: published,
      deploy,
    },
    {
      siteUrl: "https://www.agence.example",
      apiOrigin: undefined,
      apiUrl,
      passesApi: true,
      redirects: Object.keys(oldAddresses).map((from) => ({ from, to: newAddress })),
    },
  );
  mkdirSync(path.join(folder, "run"));
  // A server that gave up its privileges reads what others may read.
  execFileSync("chmod", ["-R", "a+rX", folder]);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { folder, published, server, rules: path.join(folder, "online/nginx-rules.conf"), remove };
}

export type HostServer = Awaited<ReturnType<typeof startServer>>;

/**
 * Starts a server in the foreground and waits until it answers; `log` is what it has written so far: its errors.
 *
 * @throws Error with what it wrote, when it ends or does not answer within a minute
 */
export async function startServer(
  program: string,
  args: readonly string[],
  port: number,
  options: SpawnOptionsWithoutStdio = {},
) {
  let output = "";
  const child = spawn(program, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) child.kill("SIGTERM");
    await ended;
  };
  const answer = (): unknown => child.exitCode ?? ask(port, "/").catch(() => undefined);
  await expect
    .poll(answer, { timeout: 60_000, intervals: [50] })
    .toBeDefined()
    .catch(stop);
  if (child.exitCode !== null || child.killed)
    throw new Error(`${program} does not answer on ${port}:\n${output}`);
  return { port, log: () => output, stop };
}

/** A loopback port that nobody listens on, for a server that must be told its port. */
export async function freePort(): Promise<number> {
  const { port, close } = await listenOn(0, () => undefined);
  await close();
  return port;
}
