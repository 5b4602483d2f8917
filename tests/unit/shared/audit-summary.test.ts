import { auditSummary, type AuditResult } from "../../../src/shared/audit-summary";

const theme = (results: readonly AuditResult[]) => [{ criteria: results.map((result) => ({ result })) }];

it.each<[string, AuditResult[], number]>([
  ["totalement conforme", ["respected", "not-applicable"], 100],
  ["partiellement conforme", ["respected", "failed"], 50],
  ["partiellement conforme", ["respected", "respected", "unverified", "not-applicable"], 66],
  ["non conforme", ["respected", "failed", "unverified"], 33],
  ["non conforme", ["not-applicable", "not-applicable"], 0],
])("is « %s » with the results %j", (level, results, rate) =>
  expect(auditSummary(theme(results))).toMatchObject({ level, rate }),
);
