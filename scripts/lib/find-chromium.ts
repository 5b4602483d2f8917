import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

/**
 * The path of a Chromium, without its window where this system has it so: CHROMIUM_PATH or one on the PATH. Undefined
 * leaves it to Playwright, which takes its own or says how to install it.
 */
export const findChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH ||
  (existsSync(chromium.executablePath())
    ? undefined
    : onPath(["chromium-headless-shell"]) || findFullChromium());

/** The path of a whole Chromium, with what the headless shell lacks; undefined where there is none. */
export function findFullChromium(): string | undefined {
  const own = chromium.executablePath();
  return existsSync(own) ? own : onPath(["chromium", "chromium-browser", "google-chrome"]);
}

/** The path of the first of these programs that is installed; `folders` are looked through besides the PATH. */
export function onPath(names: readonly string[], ...folders: readonly string[]): string | undefined {
  const env = { PATH: [process.env.PATH, ...folders].join(":") };
  return spawnSync("which", names, { env, encoding: "utf8" }).stdout.split("\n")[0] || undefined;
}
