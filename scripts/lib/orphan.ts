import { readFileSync } from "node:fs";

/** How often to look, in milliseconds. */
const INTERVAL_MS = 1_000;

/**
 * Calls back once when whoever started this script has gone. Between npm and a script stand a shell and `tsx`: a
 * SIGTERM for npm ends the shell, and neither of the others hears of it.
 */
export function watchLauncher(onGone: () => void): void {
  const before = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(timer);
    onGone();
  }, INTERVAL_MS);
  timer.unref();
}

/** Parent and grandparent; the latter only where the system tells in `/proc`. */
function ancestors(): string {
  const parent = process.ppid;
  try {
    const [, grandparent] = /\) \S (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, "utf8")) ?? [];
    return `${parent} ${grandparent}`;
  } catch {
    return String(parent);
  }
}
