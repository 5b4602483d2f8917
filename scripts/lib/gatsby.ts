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

/** Gatsby as it is, but quiet towards its makers. */
export const gatsbyEnvironment = (): NodeJS.ProcessEnv => ({ GATSBY_TELEMETRY_DISABLED: "1" });
