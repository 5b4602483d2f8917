import { spawnSync, type SpawnSyncOptions } from "node:child_process";

/** A program that this machine does not have. */
export class MissingTool extends Error {
  constructor(readonly debianPackage: string) {
    super(`apt-get install ${debianPackage}`);
  }
}

/**
 * Runs a program of a Debian package and gives what it wrote.
 *
 * @throws MissingTool where it is not installed; Error with its message where it fails
 */
export function tool(
  debianPackage: string,
  [command = "", ...args]: readonly string[],
  options: SpawnSyncOptions = {},
): string {
  const { error, status, stdout, stderr } = spawnSync(command, args, { ...options, encoding: "utf8" });
  if (error && "code" in error && error.code === "ENOENT") throw new MissingTool(debianPackage);
  if (error) throw error;
  if (status !== 0) throw new Error(`${stderr}${stdout}`.trim() || `${command} : code ${status}`);
  return stdout;
}
