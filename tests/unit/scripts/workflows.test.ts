import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { parse } from "yaml";

interface Step {
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
type Permissions = Readonly<Record<string, string>>;
interface Job {
  readonly steps: readonly Step[];
  readonly permissions?: Permissions;
}
interface Workflow {
  readonly on: unknown;
  readonly permissions: Permissions;
  readonly jobs: Record<string, Job>;
}

describe.each(globSync(".github/workflows/*.yml"))("%s", (file) => {
  const text = readFileSync(file, "utf8");
  const workflow = parse(text) as Workflow;
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);
  const mayWrite = (job: Job): boolean =>
    Object.values(job.permissions ?? workflow.permissions).includes("write") ||
    /\bsecrets\./.test(JSON.stringify(job));

  it("hands values to its scripts as variables, never as a part of them", () => {
    expect(steps.filter(({ run }) => run?.includes("${{"))).toEqual([]);
  });

  it("names its actions by their commits, and leaves no token in a checkout", () => {
    const named = text.match(/\buses: .*/g)?.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line));
    expect(named ?? []).toEqual([]);
    const checkouts = steps.filter(({ uses }) => uses?.startsWith("actions/checkout@"));
    expect(checkouts.filter((step) => step.with?.["persist-credentials"] !== false)).toEqual([]);
  });

  it("runs no foreign code beside a secret or a token that may write", () => {
    const own = /\bnpm (?!ci --ignore-scripts --prefix "\.github\/deploy\/)|\bnpx\b/;
    expect(
      jobs.filter(mayWrite).flatMap((job) => job.steps.filter(({ run }) => own.test(run ?? ""))),
    ).toEqual([]);
    if (/pull_request/.test(JSON.stringify(workflow.on))) expect(jobs.filter(mayWrite)).toEqual([]);
  });

  it("restores nothing where the checks of `npm test` would look at it", () => {
    const restored = steps.flatMap(({ uses, with: { path: paths } = {} }) =>
      uses?.startsWith("actions/cache") ? String(paths).trim().split("\n") : [],
    );
    const inTree = restored.filter((one) => !one.startsWith("${{ runner.temp }}/"));
    expect(inTree.filter((one) => spawnSync("git", ["check-ignore", `${one}/x`]).status !== 0)).toEqual([]);
  });
});
