/** @jest-environment node */
import { readFileSync } from "node:fs";

/** docs/deploiement.md names what the production workflow reads, and nothing else. */

const workflow = readFileSync(".github/workflows/production.yml", "utf8");
const page = readFileSync("docs/deploiement.md", "utf8");

/** Names the workflow reads from GitHub's settings, by kind. */
const read = (kind: "vars" | "secrets"): string[] => [
  ...new Set(Array.from(workflow.matchAll(new RegExp(`\\b${kind}\\.([A-Z_]+)`, "g")), ([, name = ""]) => name)),
];

/** Names that the page's table gives, by kind. */
function documented(kind: "variable" | "secret"): string[] {
  const rows = Array.from(page.matchAll(/^\| (`[^|]+) \| (\S+?)s? \|/gm));
  return rows
    .filter(([, , of]) => of === kind)
    .flatMap(([, names = ""]) => Array.from(names.matchAll(/`([A-Z_]+)`/g), ([, name = ""]) => name));
}

it.each([
  ["variable", "vars"],
  ["secret", "secrets"],
] as const)("every %s of the workflow is explained, and every one explained is read", (kind, source) => {
  expect(documented(kind).sort()).toEqual(read(source).sort());
  expect(documented(kind).length).toBeGreaterThan(2);
});

it("names the values of DEPLOY_TO that the workflow takes", () => {
  const [row = ""] = /^\| `DEPLOY_TO` .*$/m.exec(page) ?? [];
  const [, known = ""] = /case "\$DEPLOY_TO" in\n\s*"" \| ([^)]+)\)/.exec(workflow) ?? [];
  expect(Array.from(row.matchAll(/`([a-z]+)`/g), ([, value = ""]) => value)).toEqual(known.split(" | "));
});
