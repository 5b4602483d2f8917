import type { Counts } from "./test-tally";

/** Jest's `--json` report. A file that does not even load counts as one failure. */
export function jestCounts(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } =
    report as Record<string, number | undefined>;
  if (numPassedTests === undefined) throw new Error("not a report of Jest");
  return {
    passed: numPassedTests,
    failed: (numFailedTests ?? 0) + (numRuntimeErrorTestSuites ?? 0),
    skipped: (numPendingTests ?? 0) + (numTodoTests ?? 0),
  };
}

/** Playwright's JSON report. An error outside any test (a file that does not load) counts as one failure. */
export function playwrightCounts(report: unknown): Counts {
  const { stats, errors } = report as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors?: unknown[];
  };
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + (errors?.length ?? 0),
    skipped: stats.skipped,
  };
}
