/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { toCorrect } from "../../../src/content-check";
import { checkEverything } from "../../../src/content-check/full";
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

it("the content of the site has no error and no warning", async () => {
  const faults = await checkEverything({ root: "content", today: lastChange() });
  expect(formatReport(toCorrect(faults))).toBe("");
});
