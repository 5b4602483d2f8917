import { readdirSync, readFileSync } from "node:fs";

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Resident set, in bytes. */
  readonly rss: number;
}

/** Memory of a process and of all it has started, sampled while it runs. Linux only: it reads /proc. */
export class ProcessTreeMemory {
  /** The greatest moment: what processes share is counted in each, so the sum is an upper bound. */
  peak: { readonly bytes: number; readonly atSeconds: number; readonly each: readonly number[] } = {
    bytes: 0,
    atSeconds: 0,
    each: [],
  };
  private readonly start = performance.now();
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly root: number) {
    this.timer = setInterval(() => this.sample(), 200);
  }

  /** Ends the sampling. */
  stop(): void {
    clearInterval(this.timer);
  }

  private sample(): void {
    const each = treeOf(this.root, readProcesses()).map(({ rss }) => rss);
    const bytes = each.reduce((sum, rss) => sum + rss, 0);
    if (bytes <= this.peak.bytes) return;
    this.peak = {
      bytes,
      atSeconds: (performance.now() - this.start) / 1000,
      each: each.sort((a, b) => b - a),
    };
  }
}

function treeOf(root: number, processes: readonly Process[]): Process[] {
  const tree = new Set([root]);
  // A child may stand before its parent in the list: look again until nobody joins.
  for (let size = 0; size < tree.size;) {
    size = tree.size;
    for (const { pid, parent } of processes) if (tree.has(parent)) tree.add(pid);
  }
  return processes.filter(({ pid }) => tree.has(pid));
}

/** Every process of the machine (proc(5), `status`). */
function readProcesses(): Process[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, "utf8");
        const field = (key: string) => Number(new RegExp(`^${key}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0);
        return [{ pid: Number(name), parent: field("PPid"), rss: field("VmRSS") * 1024 }];
      } catch {
        // It ended between the two readings.
        return [];
      }
    });
}
