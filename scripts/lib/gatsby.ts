import { availableParallelism } from "node:os";
import { run } from "./run";

/**
 * Runs one of Gatsby's commands, without telemetry. With two cores Gatsby starts one worker and waits for it; told to
 * count one core, it does the work itself and spares the worker's start (GATSBY_CPU_COUNT is documented).
 *
 * @param env added to this process's environment
 */
export function gatsby(command: "build" | "develop", args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  return run("gatsby/cli.js", [command, ...args], {
    GATSBY_TELEMETRY_DISABLED: "1",
    ...(availableParallelism() <= 2 && { GATSBY_CPU_COUNT: process.env.GATSBY_CPU_COUNT ?? "1" }),
    ...env,
  });
}
