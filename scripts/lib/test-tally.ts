import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { isShuttingDown } from "./run";
import { step } from "./script";

/** How many tests passed, failed and were left out. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Reads the counts from the report that a suite has written. */
export type ReadCounts = (report: unknown) => Counts;

const oneFailure: Counts = { passed: 0, failed: 1, skipped: 0 };

/** Adds up every suite of a test run. */
export class Tally {
  private readonly results: { title: string; counts: Counts }[] = [];

  /** A step that passes or fails as a whole; true where it passed. */
  async check(title: string, work: () => Promise<unknown>): Promise<boolean> {
    return this.run(title, work, (failure) => (failure ? oneFailure : { passed: 1, failed: 0, skipped: 0 }));
  }

  /** A suite that writes a JSON report into `file`; a suite that fails without saying where counts as one failure. */
  async suite(title: string, file: string, read: ReadCounts, work: () => Promise<unknown>): Promise<boolean> {
    // Jest writes its report only into a folder that is there.
    mkdirSync(path.dirname(file), { recursive: true });
    rmSync(file, { force: true });
    return this.run(title, work, (failure) => {
      const counts = readReport(file, read);
      if (!counts) return oneFailure;
      return failure && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
    });
  }

  /** A step that cannot be run because an earlier one failed. */
  fail(title: string, reason: string): void {
    step(title);
    console.log(reason);
    this.results.push({ title, counts: oneFailure });
  }

  /** A step that has no sense here. */
  skip(title: string, reason: string): void {
    step(title);
    console.log(reason);
    this.results.push({ title, counts: { passed: 0, failed: 0, skipped: 1 } });
  }

  get hasFailed(): boolean {
    return this.results.some(({ counts }) => counts.failed > 0);
  }

  /** One line per step, then the line that sums them up: `120 passed, 0 failed`. */
  summary(): string {
    const total = (key: keyof Counts) => this.results.reduce((sum, { counts }) => sum + counts[key], 0);
    const skipped = total("skipped");
    const lines = this.results.map(
      ({ title, counts }) => `  ${counts.failed ? "✗" : "✓"} ${title}${details(counts)}`,
    );
    const last = `${total("passed")} passed, ${total("failed")} failed${skipped ? `, ${skipped} skipped` : ""}`;
    return `\nBilan\n${lines.join("\n")}\n\n${last}`;
  }

  private async run(
    title: string,
    work: () => Promise<unknown>,
    count: (failure: unknown) => Counts,
  ): Promise<boolean> {
    step(title);
    const start = performance.now();
    let failure: unknown;
    try {
      await work();
    } catch (error) {
      // Ctrl-C cuts the step short: that is nobody's failure, and the process is ending.
      if (isShuttingDown()) throw error;
      failure = error;
      console.error(error instanceof Error ? error.message : error);
    }
    const counts = count(failure);
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`${counts.failed ? "✗" : "✓"} ${title} (${seconds} s)`);
    this.results.push({ title, counts });
    return counts.failed === 0;
  }
}

function details({ passed, failed, skipped }: Counts): string {
  if (passed + failed + skipped <= 1) return skipped ? " : sans objet" : "";
  const parts = [
    `${passed} réussis`,
    failed && `${failed} en échec`,
    skipped && `${skipped} laissés de côté`,
  ];
  return ` : ${parts.filter(Boolean).join(", ")}`;
}

function readReport(file: string, read: ReadCounts): Counts | undefined {
  try {
    return read(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}
