import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The day and time of the last change of a file or folder, ISO 8601; undefined where it is not known. */
export type LastChange = (file: string) => string | undefined;

/**
 * When the content last changed, by the project's history. A folder is as new as the newest file in it. What is
 * being edited has no date yet; without a history, or with a shallow one (its oldest commit claims every file),
 * nothing has.
 *
 * @param root the project's folder
 * @param folder the part to look at, relative to it
 * @returns the date of a path relative to the project's folder
 */
export async function readLastChanges(root: string, folder: string): Promise<LastChange> {
  const git = async (...args: string[]): Promise<string> => {
    const options = { cwd: root, maxBuffer: 256 * 1024 * 1024 };
    return (await run("git", ["-c", "core.quotePath=off", ...args], options)).stdout;
  };
  try {
    if ((await git("rev-parse", "--is-shallow-repository")).trim() !== "false") return unknown;
    const prefix = (await git("rev-parse", "--show-prefix")).trim();
    const log = await git("log", "--format=%x00%cI", "--name-only", "--no-renames", "--", folder);
    const edited = await git("status", "--porcelain", "--no-renames", "-z", "--", folder);
    const dates = parseLog(log, prefix);
    const changing = parseStatus(edited, prefix);
    return (file) => (changing.has(file) ? undefined : dates.get(file));
  } catch {
    return unknown;
  }
}

const unknown: LastChange = () => undefined;

/** Newest first: the first date met of a file is its last change. */
function parseLog(log: string, prefix: string): Map<string, string> {
  const dates = new Map<string, string>();
  for (const commit of log.split("\0").slice(1)) {
    const [date = "", ...files] = commit.split("\n").filter(Boolean);
    for (const file of files.flatMap((name) => withParents(name, prefix))) {
      if (!dates.has(file)) dates.set(file, date);
    }
  }
  return dates;
}

function parseStatus(status: string, prefix: string): Set<string> {
  const files = status.split("\0").map((line) => line.slice(3).replace(/\/$/, ""));
  return new Set(files.filter(Boolean).flatMap((file) => withParents(file, prefix)));
}

/** `a/b/c`, `a/b`, `a`: git names paths from the repository's root, which may lie above the project. */
function withParents(file: string, prefix: string): string[] {
  const parts = (file.startsWith(prefix) ? file.slice(prefix.length) : file).split("/");
  return parts.map((_part, index) => parts.slice(0, parts.length - index).join("/"));
}
