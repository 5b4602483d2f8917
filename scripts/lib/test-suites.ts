import { existsSync } from "node:fs";
import path from "node:path";
import { buildDemonstration } from "./demonstration-build";
import { findChromium, findHeadlessShell } from "./find-chromium";
import { run } from "./run";
import { root } from "./script";
import { jestCounts, playwrightCounts } from "./test-reports";
import type { Tally } from "./test-tally";

const reports = path.join(root, "test-results");
const generatedTypes = path.join(root, "src/gatsby-types.d.ts");

/** Runs a program of `node_modules` with this Node. */
const tool = (file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  run(process.execPath, [path.join(root, "node_modules", file), ...args], {
    cwd: root,
    name: path.basename(path.dirname(file)),
    env,
  });

/** Code style, and what the content must be before anything is built. */
export async function runLint(tally: Tally): Promise<void> {
  await tally.check("ESLint", () =>
    tool("eslint/bin/eslint.js", [".", "--max-warnings=0", "--cache", ...eslintCache]),
  );
  await tally.check("Stylelint", () => tool("stylelint/bin/stylelint.mjs", ["src/**/*.css"]));
  await tally.check("Prettier", () =>
    tool("prettier/bin/prettier.cjs", ["--check", ".", "--log-level=warn"]),
  );
  await tally.check("Contenu", () => tool("tsx/dist/cli.mjs", ["scripts/content-check.ts"]));
}

const eslintCache = ["--cache-location", "node_modules/.cache/eslint/", "--cache-strategy", "content"];

/** The types; they need what the build generates from the GraphQL queries. */
export async function runTypes(tally: Tally): Promise<void> {
  const title = "Types (TypeScript)";
  if (existsSync(generatedTypes)) await tally.check(title, () => tool("typescript/bin/tsc", ["--noEmit"]));
  else tally.skip(title, "src/gatsby-types.d.ts manque : lancez d’abord npm run build.");
}

/** Unit, component and content tests. Three at a time keep two cores busy: some of them wait for a server or a process. */
export async function runUnit(tally: Tally, args: readonly string[]): Promise<void> {
  const file = path.join(reports, "jest.json");
  await tally.suite("Tests unitaires (Jest)", file, jestCounts, () =>
    tool("jest/bin/jest.js", ["--maxWorkers=3", "--json", `--outputFile=${file}`, ...args]),
  );
}

/** The production build against the stand-in, on a free port of this machine. */
export function runBuild(tally: Tally): Promise<boolean> {
  return tally.check("Construction du site (une à trois minutes)", () =>
    buildDemonstration(path.join(reports, "build-store")),
  );
}

/** The browser tests on `public/`; each of their workers serves it, with a stand-in of its own behind `/api`. */
export async function runBrowser(tally: Tally, args: readonly string[]): Promise<void> {
  const file = path.join(reports, "playwright.json");
  await tally.suite("Tests dans le navigateur (Playwright)", file, playwrightCounts, async () => {
    const chromium = await findChromium();
    await tool("playwright/cli.js", ["test", ...args], {
      CHROMIUM_PATH: chromium,
      HEADLESS_SHELL_PATH: findHeadlessShell(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    });
  });
}
