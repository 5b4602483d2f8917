import { closeSync, openSync, readFileSync } from "node:fs";
import { run } from "../../scripts/lib/run";
import { UserError } from "../../scripts/lib/user-error";
import { ProcessTreeMemory } from "./process-tree";

/** A project in a folder of its own, and how it is built. */
export interface Project {
  /** What tables call it. */
  readonly name: string;
  readonly folder: string;
  /** Arguments for Node. */
  readonly command: readonly string[];
  /** What the build writes, as absolute path. */
  readonly published: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** What one build took. */
export interface BuildFigures {
  /** Wall time. */
  readonly seconds: number;
  readonly peak: ProcessTreeMemory["peak"];
}

/** How often to tell that a build is still at work, in milliseconds. */
const reportInterval = 20_000;

/**
 * Builds a project and measures it. Its output goes to `<folder>.log`; its latest line is shown on the way.
 *
 * @throws UserError with the end of the output when the build fails
 */
export async function measureBuild(project: Project): Promise<BuildFigures> {
  const log = `${project.folder}.log`;
  const output = openSync(log, "w");
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  let memory: ProcessTreeMemory | undefined;
  const report = setInterval(
    () => console.log(`  ${seconds().toFixed(0)} s  ${linesOf(log).at(-1) ?? ""}`),
    reportInterval,
  );
  try {
    await run(process.execPath, project.command, {
      cwd: project.folder,
      env: project.env,
      output,
      onStart: (pid) => (memory = new ProcessTreeMemory(pid)),
    });
    return { seconds: seconds(), peak: memory?.peak ?? { bytes: NaN, atSeconds: NaN, each: [] } };
  } catch (error) {
    const end = linesOf(log).slice(-30).join("\n");
    throw new UserError(`${project.name} : ${error instanceof Error ? error.message : error}\n${end}`);
  } finally {
    clearInterval(report);
    memory?.stop();
    closeSync(output);
  }
}

/** What a program wrote, without colours. */
const linesOf = (log: string): string[] =>
  readFileSync(log, "utf8")
    .replace(/\u001b\[[0-9;?]*[A-Za-z]/g, "")
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== "");
