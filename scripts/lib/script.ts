import { existsSync } from "node:fs";
import path from "node:path";
import { watchLauncher } from "./orphan";
import { isShuttingDown, shutDown } from "./run";
import { UserError } from "./user-error";

/** The project's root folder, whatever the current one. */
export const root = path.join(__dirname, "../..");

/** Announces a step of a script. */
export function step(title: string): void {
  console.log(`\n▸ ${title}`);
}

/**
 * Runs a script's main function from the project's root, with the settings of `.env` where there is one.
 * A failure ends the process with code 1 once everything the script started is stopped.
 */
export function runScript(main: () => Promise<void>): void {
  process.chdir(root);
  if (existsSync(".env")) process.loadEnvFile(".env");
  // Under npm only: elsewhere a script may be meant to outlive its starter (nohup, a service).
  if (process.env.npm_lifecycle_event !== undefined) {
    watchLauncher(() => void shutDown().finally(() => process.exit(143)));
  }
  main().catch(async (error: unknown) => {
    // A command that Ctrl-C cuts short fails too, and needs no comment.
    if (isShuttingDown()) return;
    console.error(error instanceof UserError ? `\n${error.message}` : error);
    await shutDown();
    process.exit(1);
  });
}
