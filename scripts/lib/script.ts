import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";

/** A failure that the user can fix: shown as its message alone, without a stack trace. */
export class UserError extends Error {}

/** The project's root folder, whatever the current one. */
export const root = path.join(__dirname, "../..");

/** Major version of the `node` package among the dependencies. */
const ownNode = 24;

/**
 * The project's Node stands before the machine's on the PATH of npm's scripts, unless npm was told to run no install script.
 *
 * @throws UserError with the command that brings the project's own
 */
function checkNode({ node: version } = process.versions): void {
  if (Number.parseInt(version) >= ownNode) return;
  throw new UserError(
    `Node ${version} ne suffit pas, et le Node ${ownNode} du projet manque, faute d’avoir pu s’installer : lancez « npm rebuild node --ignore-scripts=false », puis recommencez.`,
  );
}

/** Announces a step of a script. */
export function step(title: string): void {
  console.log(`\n▸ ${title}`);
}

/**
 * The settings of a `.env` file, as Windows' editors and shells write it too: with a byte order mark, or in UTF-16. Node
 * itself reads nothing there, without a word.
 */
export function readSettings(bytes: Uint8Array): NodeJS.Dict<string> {
  const encodings = ["utf-16le", "utf-16be"];
  const mark = Buffer.from(bytes.subarray(0, 2)).toString("hex");
  return parseEnv(new TextDecoder(encodings[["fffe", "feff"].indexOf(mark)]).decode(bytes));
}

/**
 * Runs a script's main function from the project's root, with the settings of `.env` where there is one. A failure ends
 * the process with code 1.
 */
export function runScript(main: () => Promise<void>): void {
  process.chdir(root);
  if (existsSync(".env"))
    Object.assign(process.env, { ...readSettings(readFileSync(".env")), ...process.env });
  // Whatever this machine's habits, a server may read what is built.
  process.umask(0o022);
  // Exits through `exit` handlers, which end child processes; Ctrl-C reaches those by itself.
  for (const signal of ["SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));
  const start = async (): Promise<void> => {
    checkNode();
    await main();
  };
  start().catch((error: unknown) => {
    console.error(error instanceof UserError ? `\n${error.message}` : error);
    process.exit(1);
  });
}
