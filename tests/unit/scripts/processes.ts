import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

export const root = path.join(__dirname, "../../..");

/** A script under way in a process of its own. */
export interface Script {
  child: ChildProcess;
  /** Everything written so far. */
  output: () => string;
  /** Waits until the output matches. */
  saw: (expression: RegExp) => Promise<RegExpExecArray>;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
}

const started = new Set<ChildProcess>();

/** Starts a TypeScript file as `tsx` would, in one process, so that its id is the script's. */
export function startScript(
  file: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
  cwd = root,
): Script {
  return startCommand(process.execPath, ["--import", require.resolve("tsx"), file, ...args], env, cwd);
}

export function startCommand(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  cwd = root,
): Script {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.add(child);
  let written = "";
  const onOutput = (chunk: Buffer): void => void (written += chunk.toString());
  child.stdout.on("data", onOutput);
  child.stderr.on("data", onOutput);
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once("close", (code, signal) => resolve(code ?? signal));
  });
  const saw = async (expression: RegExp): Promise<RegExpExecArray> => {
    for (let waited = 0; waited < 20_000; waited += 20) {
      const found = expression.exec(written);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`Never saw ${expression} in:\n${written}`);
  };
  return { child, ended, saw, output: () => written };
}

/** The ids that the processes told about themselves. */
export function toldIds(output: string): number[] {
  return [...output.matchAll(/^pid (\d+)$/gm)].map(([, id]) => Number(id));
}

/** A process that has ended but whose parent never asked (state Z, where init is a plain program) is not alive. */
function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    if (process.platform !== "linux") return true;
    const [, state] = /\) (\S)/.exec(readFileSync(`/proc/${id}/stat`, "utf8")) ?? [];
    return state !== "Z";
  } catch {
    return false;
  }
}

/** Who of them is still there; the kernel may take a moment to end what was killed. */
export async function survivors(script: Script): Promise<number[]> {
  const alive = (): number[] => toldIds(script.output()).filter(isAlive);
  for (let waited = 0; waited < 2_000 && alive().length > 0; waited += 20) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return alive();
}

/** Ends what a failed test left behind. */
export function endScripts(outputs: readonly string[]): void {
  started.forEach((child) => child.kill("SIGKILL"));
  started.clear();
  outputs
    .flatMap(toldIds)
    .filter(isAlive)
    .forEach((id) => process.kill(id, "SIGKILL"));
}
