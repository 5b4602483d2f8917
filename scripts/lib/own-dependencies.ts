import { existsSync } from "node:fs";
import path from "node:path";
import { run } from "./run";
import { root, step } from "./script";

/**
 * Installs what a bench alone needs, by its own lock file, unless that is done.
 *
 * @param folder where its `package.json` is
 * @param title what the reader of the output is told
 */
export async function installOwnDependencies(folder: string, title: string): Promise<void> {
  // npm writes this file last: without it, an installation was cut short.
  if (existsSync(path.join(folder, "node_modules/.package-lock.json"))) return;
  step(title);
  await run("npm", ["ci", "--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: root });
}
