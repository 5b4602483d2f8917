import { cpSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { run } from "./run";
import { root } from "./script";

/** A copy of the project with `tests/content` in the place of its own content, and caches of its own. */
const testSite = path.join(root, ".test-site");

/** What the copy has of its own, or does without. */
const left =
  /^(?:\.|content$|node_modules$|public$|dist$|shots$|coverage$|test-results$|bench-results$|previous-content$)/;

/** Builds the site of `tests/content` into `.test-site/dist/`, whatever the project's own content is. */
export async function buildTestSite(): Promise<void> {
  for (const name of readdirSync(root).filter((entry) => !left.test(entry)))
    replace(path.join(root, name), path.join(testSite, name));
  cpSync(path.join(root, "tests/static"), path.join(testSite, "static"), { recursive: true });
  const content = path.join(testSite, "content");
  replace(path.join(root, "tests/content"), content);
  cpSync(path.join(root, "content/schemas"), path.join(content, "schemas"), { recursive: true });
  rmSync(path.join(testSite, "node_modules"), { force: true });
  symlinkSync(path.join(root, "node_modules"), path.join(testSite, "node_modules"), "junction");
  await run("tsx/dist/cli.mjs", ["scripts/build.ts", "--for-tests"], {}, testSite);
}

function replace(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  // Gatsby takes a file with another date for a changed one.
  cpSync(from, to, { recursive: true, preserveTimestamps: true });
}
