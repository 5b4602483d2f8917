import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { chromium } from "playwright";
import { UserError } from "./script";

/** Chromium without its window: all that a test or a screenshot needs, and the lightest. */
const shell = "chromium-headless-shell";

/**
 * The path of a Chromium: CHROMIUM_PATH, Playwright's own, or one on the PATH. The headless shell is looked for first.
 *
 * @throws UserError that names the command to run
 */
export function findChromium(): string {
  const found = process.env.CHROMIUM_PATH || playwrightShell() || onPath([shell]) || findFullChromium();
  if (found) return found;
  throw new UserError(
    `Aucun Chromium sur cette machine. Installez-le avec « npx playwright install --with-deps ${shell} » ou, sur Debian, « apt-get install ${shell} », ou indiquez le vôtre avec CHROMIUM_PATH.`,
  );
}

/** The path of a whole Chromium, with what the headless shell lacks; undefined where there is none. */
export function findFullChromium(): string | undefined {
  const own = chromium.executablePath();
  return existsSync(own) ? own : onPath(["chromium", "chromium-browser", "google-chrome"]);
}

/** Playwright names its whole Chromium alone; the shell of the same version lies in a folder beside it. */
function playwrightShell(): string | undefined {
  const folder = "chromium_headless_shell-$1/*/chrome-headless-shell{,.exe}";
  return globSync(chromium.executablePath().replace(/chromium-(\d+).*$/, folder))[0];
}

/** The path of the first of these programs that is installed; `folders` are looked through besides the PATH. */
export function onPath(names: readonly string[], ...folders: readonly string[]): string | undefined {
  const env = { PATH: [process.env.PATH, ...folders].join(":") };
  return spawnSync("which", names, { env, encoding: "utf8" }).stdout.split("\n")[0] || undefined;
}
