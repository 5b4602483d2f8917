import { readFileSync } from "node:fs";
import { auditSummary, type AuditResult } from "../../../src/shared/audit-summary";

const theme = (results: readonly AuditResult[]) => [{ criteria: results.map((result) => ({ result })) }];

it.each<[string, AuditResult[], number]>([
  ["totalement conforme", ["respected", "not-applicable"], 100],
  ["partiellement conforme", ["respected", "failed"], 50],
  ["partiellement conforme", ["respected", "respected", "unverified", "not-applicable"], 66],
  ["non conforme", ["respected", "failed", "unverified"], 33],
])("%s: %j", (level, results, rate) => expect(auditSummary(theme(results))).toMatchObject({ level, rate }));

it("the grid holds the criteria of RGAA 4.1, each once and in order", () => {
  const { themes } = JSON.parse(readFileSync("content/legal/accessibility-audit.json", "utf8")) as {
    themes: { criteria: { number: string }[] }[];
  };
  // Criteria of each theme (RGAA 4.1, "Critères et tests").
  const counts = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];
  expect(themes.map(({ criteria }) => criteria.map(({ number }) => number))).toEqual(
    counts.map((count, index) => Array.from({ length: count }, (_, at) => `${index + 1}.${at + 1}`)),
  );
});
