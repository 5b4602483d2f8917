import { spawn, type ChildProcess } from "node:child_process";
import { UserError } from "./user-error";

/** How long a child may take to end by itself before it is killed, in milliseconds. */
const GRACE_MS = 5_000;

const signals = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 } as const;
type Signal = keyof typeof signals;

/** Children lead process groups of their own, so that their own children can be reached too. */
const withGroups = process.platform !== "win32";
const children = new Set<ChildProcess>();
const cleanUps: (() => Promise<void> | void)[] = [];
let listening = false;
let stopping: Promise<void> | undefined;

/** A command that ended badly. `code` is null where a signal ended it. */
export class CommandFailed extends UserError {
  constructor(
    command: string,
    readonly code: number | null,
    signal: NodeJS.Signals | null,
  ) {
    super(
      `« ${command} » s’est arrêté ${code === null ? `sur le signal ${signal}` : `avec le code ${code}`}.`,
    );
  }
}

export interface RunOptions {
  cwd?: string;
  /** What messages call the command; its first word and arguments by default. */
  name?: string;
  /** Added to the environment of this process. */
  env?: NodeJS.ProcessEnv;
  /** File descriptor that its output goes to, instead of this process's own output. */
  output?: number;
  /** Told the command's process id once it runs. */
  onStart?: (pid: number) => void;
}

/**
 * Runs a command with this process's output, unless told otherwise; resolves when it ends well. Ctrl-C, a termination of this process
 * and the command's own end all stop whatever it has started.
 *
 * @throws CommandFailed
 */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<void> {
  listenForSignals();
  const output = options.output ?? "inherit";
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ["ignore", output, output],
      detached: withGroups,
    });
    children.add(child);
    if (child.pid !== undefined) options.onStart?.(child.pid);
    child.once("error", (error) => {
      children.delete(child);
      reject(error);
    });
    child.once("exit", (code, signal) => {
      signalGroup(child, "SIGKILL");
      children.delete(child);
      if (code === 0) resolve();
      else reject(new CommandFailed(options.name ?? [command, ...args].join(" "), code, signal));
    });
  });
}

/** Does something before this process ends, by Ctrl-C, termination or failure: closing servers and stores. */
export function onShutDown(cleanUp: () => Promise<void> | void): void {
  listenForSignals();
  cleanUps.push(cleanUp);
}

/** Stops every command and runs the clean-ups, last one first. Safe to call twice. */
export function shutDown(signal: Signal = "SIGTERM"): Promise<void> {
  stopping ??= stop(signal);
  return stopping;
}

export function isShuttingDown(): boolean {
  return stopping !== undefined;
}

async function stop(signal: Signal): Promise<void> {
  await Promise.all([...children].map((child) => stopChild(child, signal)));
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
}

function stopChild(child: ChildProcess, signal: Signal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => signalGroup(child, "SIGKILL"), GRACE_MS);
    child.once("exit", () => {
      clearTimeout(timer);
      resolve();
    });
    signalGroup(child, signal);
  });
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (withGroups) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // Nobody is left in the group.
  }
}

function listenForSignals(): void {
  if (listening) return;
  listening = true;
  for (const signal of Object.keys(signals) as Signal[]) {
    process.on(signal, () => {
      // Ending a server that waits is no failure; cutting a command short is one.
      const code = children.size > 0 ? 128 + signals[signal] : 0;
      void shutDown(signal).finally(() => process.exit(code));
    });
  }
  process.on("exit", () => children.forEach((child) => signalGroup(child, "SIGKILL")));
}
