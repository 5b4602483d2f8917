import { existsSync } from "node:fs";
import path from "node:path";

/** A failure that the person at the keyboard can mend: shown as its message alone, without a stack trace. */
export class UserError extends Error {}

/** The project's root folder, whatever the current one. */
export const root = path.join(__dirname, "../..");

/** Announces a step of a script. */
export function step(title: string): void {
  console.log(`\n▸ ${title}`);
}

/**
 * Runs a script's main function from the project's root, with the settings of `.env` where there is one. A failure ends
 * the process with code 1.
 */
export function runScript(main: () => Promise<void>): void {
  process.chdir(root);
  if (existsSync(".env")) process.loadEnvFile(".env");
  // An orderly end, which takes child processes along. Ctrl-C reaches them by itself.
  for (const signal of ["SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));
  main().catch((error: unknown) => {
    console.error(error instanceof UserError ? `\n${error.message}` : error);
    process.exit(1);
  });
}
