import { readdirSync, readFileSync } from "node:fs";

/** How often to look, in milliseconds: adding up a gigabyte's pages takes the kernel some ten. */
const interval = 1000;

/**
 * Memory of a process and of all it has started, sampled while it runs: their proportional set sizes, so that what
 * processes share (Node itself, files mapped by several) counts once (proc(5), `smaps_rollup`). Linux only.
 */
export class ProcessTreeMemory {
  /** The greatest moment so far, in bytes. */
  peak: { readonly bytes: number; readonly atSeconds: number; readonly each: readonly number[] } = {
    bytes: 0,
    atSeconds: 0,
    each: [],
  };
  private readonly start = performance.now();
  private readonly timer: NodeJS.Timeout;

  /** @param root the process's id */
  constructor(private readonly root: number) {
    this.timer = setInterval(() => this.sample(), interval);
  }

  /** Ends the sampling. */
  stop(): void {
    clearInterval(this.timer);
  }

  private sample(): void {
    const each = treeOf(this.root).map(proportionalSize);
    const bytes = each.reduce((sum, size) => sum + size, 0);
    if (bytes <= this.peak.bytes) return;
    this.peak = {
      bytes,
      atSeconds: (performance.now() - this.start) / 1000,
      each: each.sort((a, b) => b - a),
    };
  }
}

/** A process and its descendants, by their ids. */
function treeOf(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    // After the command, which may hold anything: state and parent.
    const parent = Number(/.*\) \S (\d+)/s.exec(readOf(pid, "stat"))?.[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(pid)]);
  }
  const withDescendants = (pid: number): number[] => [
    pid,
    ...(children.get(pid) ?? []).flatMap(withDescendants),
  ];
  return withDescendants(root);
}

const proportionalSize = (pid: number): number =>
  Number(/^Pss:\s+(\d+) kB/m.exec(readOf(pid, "smaps_rollup"))?.[1] ?? 0) * 1024;

/** Empty where the process has ended since it was listed. */
function readOf(pid: number | string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
