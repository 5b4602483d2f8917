/** @jest-environment node */
import { execFileSync, spawnSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { makeFolder } from "../setup/folder";

interface Workflow {
  readonly jobs: Record<string, { readonly steps: readonly { readonly run?: string }[] }>;
}

describe.each(globSync(".github/workflows/*.yml"))("%s", (file) => {
  const { jobs } = parse(readFileSync(file, "utf8")) as Workflow;
  const scripts = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));

  it.each(scripts)("runs what a shell understands: %j", (script) => {
    expect(spawnSync("bash", ["-n", "-c", script], { encoding: "utf8" }).stderr).toBe("");
  });

  it("hands values to its scripts as variables, never as a part of them", () => {
    expect(scripts.filter((script) => script.includes("${{"))).toEqual([]);
  });
});

/** Stands in for GitHub's command: writes down what it is asked, and knows of the comments in `$FOUND`. */
const gh = `#!/usr/bin/env bash
echo "$*" >> "$CALLS"
if [ "$2" = --paginate ]; then printf "$FOUND"; fi
`;

it.each([
  ["writes", "", "--method POST repos/o/r/issues/7/comments"],
  ["writes over", "3456789012\\n4\\n", "--method PATCH repos/o/r/issues/comments/3456789012"],
])("comment.sh %s the comment, sent from its file", (_, found, call) => {
  const folder = makeFolder();
  const [calls, file] = [path.join(folder, "calls"), path.join(folder, "comment.md")];
  writeFileSync(path.join(folder, "gh"), gh, { mode: 0o755 });
  writeFileSync(file, "<!-- essai -->\n$(exit 1) `exit 1`\n");
  const env = { PATH: `${folder}:${process.env.PATH}`, CALLS: calls, FOUND: found };
  execFileSync(".github/scripts/comment.sh", [file], {
    env: { ...process.env, ...env, GITHUB_REPOSITORY: "o/r", PULL_REQUEST: "7" },
  });
  const [search, write, ...others] = readFileSync(calls, "utf8").trimEnd().split("\n");
  expect(search).toContain("api --paginate repos/o/r/issues/7/comments --jq");
  expect([write, ...others]).toEqual([`api --silent ${call} --field body=@${file}`]);
});
