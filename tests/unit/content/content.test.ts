/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { toCorrect } from "../../../src/content-check";
import { checkEverything, type FullCheck } from "../../../src/content-check/full";
import { maxSimilarity } from "../../../src/content-check/full/similarity";
import { formatReport } from "../../../src/content-check/report";

/**
 * The day of the last change to the content: what was right then does not become wrong because time passes, and a
 * promise to read again is for `npm run content:check` to say.
 */
function lastChange(): string {
  try {
    return (
      execFileSync("git", ["log", "-1", "--format=%cs", "--", "content"], { encoding: "utf8" }).trim() ||
      today()
    );
  } catch {
    return today();
  }
}

const today = (): string => new Date().toISOString().slice(0, 10);

describe("the content of the site", () => {
  let check: FullCheck;

  beforeAll(async () => {
    check = await checkEverything({ root: "content", today: lastChange() });
  });

  it("has no error and no warning", () => {
    expect(formatReport(toCorrect(check.faults))).toBe("");
  });

  it.each(["city", "technology", "service"])("has no two pages of the kind %s that are alike", (kind) => {
    const [closest] = check.pairs.get(kind) ?? [];
    expect(closest?.similarity).toBeLessThan(maxSimilarity);
  });
});
