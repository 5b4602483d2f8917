import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { root, UserError } from "./script";

/**
 * Runs a Node program of `node_modules` with this process's output. It ends with this process.
 *
 * @param program file below `node_modules`: `gatsby/cli.js`
 * @param env added to this process's environment
 * @param cwd the folder that holds `node_modules`
 * @throws UserError when it does not end well
 */
export function run(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  cwd = root,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`node_modules/${program}`, ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "inherit", "inherit"],
    });
    process.once("exit", () => child.kill());
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      if (code === 0) resolve();
      else reject(new UserError(`« ${program} » s’est arrêté : ${signal ?? `code ${code}`}.`));
    });
  });
}

/** @throws UserError where Gatsby or webpack would take a sign of the project's path for a pattern, and find no page */
export function checkFolder(folder: string): void {
  const [sign] = /[()[\]{}*?!#]/.exec(folder) ?? [];
  if (sign === undefined) return;
  throw new UserError(
    `Le chemin du projet contient « ${sign} », et Gatsby n’y trouverait pas ses pages : ${folder}. Renommez ce dossier, par exemple en « site », et recommencez.`,
  );
}

/**
 * Runs one of Gatsby's commands, without telemetry. With two cores Gatsby starts one worker and waits for it; told to
 * count one core, it does the work itself and spares the worker's start (GATSBY_CPU_COUNT is documented).
 *
 * @param env added to this process's environment
 */
export function gatsby(command: "build" | "develop", args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  checkFolder(root);
  return run("gatsby/cli.js", [command, ...args], {
    GATSBY_TELEMETRY_DISABLED: "1",
    // Packages of its own import `punycode`.
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --disable-warning=DEP0040`.trim(),
    ...(availableParallelism() <= 2 && { GATSBY_CPU_COUNT: process.env.GATSBY_CPU_COUNT ?? "1" }),
    ...env,
  });
}
