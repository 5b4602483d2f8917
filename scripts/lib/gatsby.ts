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
 * Gatsby keeps one core for its main process, which does nothing while its workers query and render: here there is a
 * worker for every core. Whoever sets the number knows better.
 */
export const gatsbyEnvironment = (): NodeJS.ProcessEnv => ({
  GATSBY_TELEMETRY_DISABLED: "1",
  GATSBY_CPU_COUNT: process.env.GATSBY_CPU_COUNT ?? String(availableParallelism() + 1),
});
