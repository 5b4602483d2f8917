import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { UserError } from "./script";

const programs = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/**
 * The path of a Chromium: CHROMIUM_PATH, Playwright's own, or one on the PATH; as root on Debian, the first is installed.
 *
 * @param names of programs to look for
 * @throws UserError that names the command to run
 */
export function findChromium(names: readonly string[] = programs): string {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return chosen;
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  const found = onPath(names);
  if (found) return found;
  if (process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0) {
    spawnSync(`apt-get update && apt-get install --yes --no-install-recommends ${names[0]}`, {
      shell: true,
      stdio: "inherit",
    });
    const installed = onPath(names);
    if (installed) return installed;
  }
  throw new UserError(
    "Aucun Chromium sur cette machine. Installez-le avec « npx playwright install --with-deps chromium », ou indiquez le vôtre avec CHROMIUM_PATH.",
  );
}

/** The path of the first of these programs that is installed; `folders` are looked through besides the PATH. */
export function onPath(names: readonly string[], folders = ""): string | undefined {
  const env = { PATH: `${process.env.PATH}:${folders}` };
  return spawnSync("which", names, { env, encoding: "utf8" }).stdout.split("\n")[0] || undefined;
}
