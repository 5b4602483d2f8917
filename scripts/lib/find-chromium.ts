import { accessSync, constants, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { run } from "./run";
import { step } from "./script";
import { UserError } from "./user-error";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"] as const;

/** What the search looks at; tests put their own in. */
export interface Surroundings {
  env: NodeJS.ProcessEnv;
  /** Where Playwright would keep its own Chromium, present or not. */
  playwrightPath: () => Promise<string | undefined>;
  isRoot: boolean;
  /** `ID` of /etc/os-release: `debian`, `ubuntu` …; undefined elsewhere. */
  distribution: string | undefined;
}

/**
 * The path of a Chromium to test with: CHROMIUM_PATH, Playwright's own, one on the PATH; where there is none and
 * this is root on Debian, Debian's is installed.
 *
 * @throws UserError that names the one command to run.
 */
export async function findChromium(overrides: Partial<Surroundings> = {}): Promise<string> {
  const surroundings: Surroundings = { ...actualSurroundings(), ...overrides };
  const { env, playwrightPath, isRoot, distribution } = surroundings;

  const chosen = env.CHROMIUM_PATH;
  if (chosen !== undefined && chosen !== "") {
    if (isExecutable(chosen)) return chosen;
    throw new UserError(
      `CHROMIUM_PATH vaut « ${chosen} », qui n’est pas un programme. Corrigez ou retirez la variable.`,
    );
  }
  const own = await playwrightPath();
  if (own !== undefined && isExecutable(own)) return own;
  const found = findOnPath(env, names);
  if (found !== undefined) return found;

  const hasApt = distribution === "debian" && findOnPath(env, ["apt-get"]) !== undefined;
  if (hasApt && isRoot) {
    await install(env);
    const installed = findOnPath(env, names);
    if (installed !== undefined) return installed;
  }
  const command = hasApt
    ? `${isRoot ? "" : "sudo "}apt-get install --yes chromium`
    : `npx playwright install ${distribution === undefined ? "" : "--with-deps "}chromium`;
  throw new UserError(
    `Aucun Chromium sur cette machine : les essais dans le navigateur en ont besoin. Installez-le avec :\n\n    ${command}\n\n` +
      "ou indiquez le vôtre avec la variable CHROMIUM_PATH.",
  );
}

/**
 * The path of Chromium's headless shell on the PATH: the same engine without what windows need, with which the browser
 * tests take a quarter less time. Debian's package is `chromium-headless-shell`. It has no back/forward cache.
 *
 * @returns undefined where there is none, or where CHROMIUM_PATH says what to test with
 */
export function findHeadlessShell(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return env.CHROMIUM_PATH ? undefined : findOnPath(env, ["chromium-headless-shell"]);
}

async function install(env: NodeJS.ProcessEnv): Promise<void> {
  const options = { env: { ...env, DEBIAN_FRONTEND: "noninteractive" } };
  try {
    step("Aucun Chromium trouvé : mise à jour de la liste des paquets Debian");
    await run("apt-get", ["update"], options);
    step("Installation du paquet Debian chromium (une à trois minutes)");
    await run("apt-get", ["install", "--yes", "--no-install-recommends", "chromium"], options);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

function findOnPath(env: NodeJS.ProcessEnv, candidates: readonly string[]): string | undefined {
  const folders = (env.PATH ?? "").split(path.delimiter).filter((folder) => folder !== "");
  return candidates
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((candidate) => isExecutable(candidate));
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

function actualSurroundings(): Surroundings {
  return {
    env: process.env,
    playwrightPath: async () => {
      const { chromium } = await import("playwright");
      try {
        return chromium.executablePath();
      } catch {
        // Playwright has no build for this system.
        return undefined;
      }
    },
    isRoot: process.getuid?.() === 0,
    distribution: readDistribution(),
  };
}

function readDistribution(): string | undefined {
  try {
    return /^ID="?([a-z0-9._-]+)/m.exec(readFileSync("/etc/os-release", "utf8"))?.[1];
  } catch {
    return undefined;
  }
}
