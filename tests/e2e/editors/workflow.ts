import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { ProjectCopy } from "./project-copy";

/** A step of a workflow, as far as it is run here. */
interface Step {
  readonly name?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly shell?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** What GitHub puts in place of `${{ … }}`, by expression. */
export type Expressions = Readonly<Record<string, string>>;

/** A workflow of `.github/workflows/` with a single job, tried on this machine. */
export class Workflow {
  readonly inputs: Readonly<Record<string, { readonly options?: readonly string[] }>>;
  private readonly steps: readonly Step[];

  /** @param file its name, `new-page.yml` */
  constructor(file: string) {
    const text = readFileSync(path.join(__dirname, "../../../.github/workflows", file), "utf8");
    const { on, jobs } = parse(text) as {
      on: { workflow_dispatch: { inputs?: Workflow["inputs"] } | null };
      jobs: Record<string, { steps: Step[] }>;
    };
    this.inputs = on.workflow_dispatch?.inputs ?? {};
    const [job, ...others] = Object.values(jobs);
    if (!job || others.length > 0) throw new Error(`${file} has not one job`);
    this.steps = job.steps;
  }

  /**
   * Runs the commands of its steps in a copy of the project, as GitHub's runner does (a step that fails ends the job).
   * Steps that use actions, install, or are for the default branch alone are left out.
   * @returns the summary of the run
   * @throws Error with the output of a step that fails
   */
  run(project: ProjectCopy, expressions: Expressions, env: Readonly<Record<string, string>> = {}): string {
    const summary = "../summary.md";
    project.write(summary, "");
    for (const { run, shell, env: own = {}, if: condition } of this.steps) {
      if (run === undefined || run === "npm ci" || condition !== undefined) continue;
      const values = Object.entries({ ...own, ...env, GITHUB_STEP_SUMMARY: project.at(summary) }).map(
        ([name, value]) => `export ${name}=${quoted(filledIn(value, expressions))}`,
      );
      project.write("../step.sh", filledIn(run, expressions));
      const options = shell === "bash" ? "-eo pipefail" : "-e";
      project.run([...values, `bash --noprofile --norc ${options} ../step.sh`].join("\n"));
    }
    return project.read(summary).replaceAll("\u00a0", " ");
  }
}

function filledIn(text: string, expressions: Expressions): string {
  return text.replace(/\$\{\{\s*(.*?)\s*\}\}/g, (_, expression: string) => {
    const value = expressions[expression];
    if (value === undefined) throw new Error(`what is \${{ ${expression} }}?`);
    return value;
  });
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
