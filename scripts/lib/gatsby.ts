import { availableParallelism } from "node:os";
import path from "node:path";
import { run } from "./run";
import { root } from "./script";

/** Runs one of Gatsby's commands, quietly towards its makers. */
export function gatsby(
  command: "build" | "develop" | "clean",
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
) {
  const cli = path.join(root, "node_modules/gatsby/cli.js");
  return run(process.execPath, [cli, command, ...args], {
    cwd: root,
    name: `gatsby ${command}`,
    env: { ...gatsbyEnvironment(), ...env },
  });
}

/**
 * Gatsby quiet towards its makers. Where two cores would give it one worker, it queries in its main process, which
 * would only wait for that worker, and then for another one: Gatsby starts its workers anew before they render. Whoever
 * sets the number of cores knows better.
 */
export const gatsbyEnvironment = (): NodeJS.ProcessEnv => ({
  GATSBY_TELEMETRY_DISABLED: "1",
  ...(availableParallelism() <= 2 && { GATSBY_CPU_COUNT: process.env.GATSBY_CPU_COUNT ?? "1" }),
});
