/**
 * `npm test`: style, content, unit tests, a production build, types, browser tests; every step, whatever became of the
 * one before. `npm test -- --only=lint|unit|e2e` runs one part, and hands what follows on to Jest or Playwright;
 * `--no-build` keeps the site as it was built. The last line says `N passed, N failed`.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { buildDemonstration } from "./lib/build-site";
import { run } from "./lib/run";
import { runScript, step } from "./lib/script";
import { UserError } from "./lib/user-error";

const parts = ["lint", "unit", "e2e"] as const;
type Part = (typeof parts)[number];

/** How many tests passed and failed; a step without tests of its own counts as one. */
interface Counts {
  passed: number;
  failed: number;
}

interface Step {
  readonly part: Part;
  readonly title: string;
  readonly work: (rest: readonly string[]) => Promise<unknown>;
  /** Reads the counts of the report that the step wrote. */
  readonly counts?: { readonly file: string; readonly read: (report: Report) => Counts };
}

/** Parts of Jest's and of Playwright's JSON reports. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
}

const jestReport = "test-results/jest.json";
const playwrightReport = "test-results/playwright.json";
const eslintCache = ["--cache", "--cache-strategy=content", "--cache-location=node_modules/.cache/eslint/"];

const steps: readonly Step[] = [
  {
    part: "lint",
    title: "Style (ESLint, Stylelint, Prettier)",
    work: () =>
      Promise.all([
        run("eslint/bin/eslint.js", [".", "--max-warnings=0", ...eslintCache]),
        run("stylelint/bin/stylelint.mjs", ["src/**/*.css"]),
        run("prettier/bin/prettier.cjs", ["--check", ".", "--log-level=warn"]),
      ]),
  },
  { part: "lint", title: "Contenu", work: () => run("tsx/dist/cli.mjs", ["scripts/content-check.ts"]) },
  {
    part: "unit",
    title: "Tests unitaires (Jest)",
    // Three at a time keep two cores busy: some tests wait for a server.
    work: (rest) =>
      run("jest/bin/jest.js", ["--maxWorkers=3", "--json", `--outputFile=${jestReport}`, ...rest]),
    counts: {
      file: jestReport,
      read: (report) => ({
        passed: report.numPassedTests,
        // A file that does not load counts as one failure.
        failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      }),
    },
  },
  {
    part: "e2e",
    title: "Construction du site",
    work: async () => {
      if (!process.argv.includes("--no-build")) await buildDemonstration("test-results/build-store");
    },
  },
  // After the build, which generates the types of the queries.
  { part: "lint", title: "Types (TypeScript)", work: () => run("typescript/bin/tsc", ["--noEmit"]) },
  {
    part: "e2e",
    title: "Tests dans le navigateur (Playwright)",
    work: (rest) => run("playwright/cli.js", ["test", ...rest]),
    counts: {
      file: playwrightReport,
      read: ({ stats, errors }) => ({
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky + errors.length,
      }),
    },
  },
];

runScript(async () => {
  const { only, rest } = readArguments(process.argv.slice(2));
  mkdirSync("test-results", { recursive: true });
  const lines: string[] = [];
  const total: Counts = { passed: 0, failed: 0 };
  for (const one of steps.filter(({ part }) => only === undefined || part === only)) {
    step(one.title);
    const start = performance.now();
    const counts = await countsOf(one, rest);
    const seconds = Math.round((performance.now() - start) / 1000);
    lines.push(
      `${counts.failed ? "✗" : "✓"} ${one.title} (${seconds} s) : ${counts.passed} réussis, ${counts.failed} en échec`,
    );
    console.log(lines.at(-1));
    total.passed += counts.passed;
    total.failed += counts.failed;
  }
  console.log(`\nBilan\n${lines.join("\n")}\n\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 ? 1 : 0);
});

/** Runs a step. One that breaks before it reports a failing test counts as one failure. */
async function countsOf({ work, counts }: Step, rest: readonly string[]): Promise<Counts> {
  if (counts) rmSync(counts.file, { force: true });
  let broke = false;
  try {
    await work(rest);
  } catch (error) {
    broke = true;
    console.error(error instanceof Error ? error.message : error);
  }
  try {
    if (!counts) return { passed: broke ? 0 : 1, failed: broke ? 1 : 0 };
    const found = counts.read(JSON.parse(readFileSync(counts.file, "utf8")) as Report);
    return broke && found.failed === 0 ? { ...found, failed: 1 } : found;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** @throws UserError with the remedy */
function readArguments(args: readonly string[]): { only: Part | undefined; rest: readonly string[] } {
  const value = args.find((arg) => arg.startsWith("--only="))?.slice("--only=".length);
  const only = parts.find((part) => part === value);
  if (value !== undefined && !only)
    throw new UserError(`--only vaut « ${value} » : choisissez ${parts.join(", ")}.`);
  const rest = args.filter((arg) => !arg.startsWith("--only=") && arg !== "--no-build");
  if (rest.length > 0 && !only)
    throw new UserError(`« ${rest.join(" ")} » : précisez d’abord la partie, par exemple --only=unit.`);
  return { only, rest };
}
