import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * When the entries of a folder last changed, ISO 8601, by Git's history: the date of an entry's newest file;
 * uncommitted changes do not count. Empty without a history, or with a shallow one, whose oldest commit claims every
 * file.
 *
 * @returns dates by the path of an entry, without extension: `content/cities/aubercombe`
 */
export async function readLastChanges(folder: string): Promise<ReadonlyMap<string, string>> {
  const linesOf = async (...args: string[]): Promise<string[]> => {
    const options = { maxBuffer: 256 * 1024 * 1024 };
    return (await run("git", ["-c", "core.quotePath=off", ...args], options)).stdout.split("\n");
  };
  const dates = new Map<string, string>();
  try {
    if ((await linesOf("rev-parse", "--is-shallow-repository"))[0] !== "false") return dates;
    let date = "";
    // Newest first. Git names files from the repository's root, which may lie above the project, by default.
    const log = ["log", "--format=%x00%cI", "--relative", "--name-only", "--no-renames", "--", folder];
    for (const line of await linesOf(...log)) {
      const entry = line.replace(/^([^/]+\/[^/]+\/[^/.]+).*/, "$1");
      if (line.startsWith("\0")) date = line.slice(1);
      else if (!dates.has(entry)) dates.set(entry, date);
    }
  } catch {
    // No Git, or no history.
  }
  return dates;
}
