import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The time of the last change of an entry, ISO 8601; undefined where it is not known. */
export type LastChange = (entry: string) => string | undefined;

/**
 * When the content last changed, by the project's history. A folder is as new as the newest file in it. What is
 * being edited has no date yet; without a history, or with a shallow one (its oldest commit claims every file),
 * nothing has.
 *
 * @param root the project's folder
 * @param folder the part to look at, relative to it
 * @returns the date of a folder, or of a file without its extension, relative to the project's folder
 */
export async function readLastChanges(root: string, folder: string): Promise<LastChange> {
  // Git names files from the repository's root, which may lie above the project, unless told otherwise.
  const linesOf = async (...args: string[]): Promise<string[]> => {
    const options = { cwd: root, maxBuffer: 256 * 1024 * 1024 };
    return (await run("git", ["-c", "core.quotePath=off", ...args], options)).stdout
      .split("\n")
      .filter(Boolean);
  };
  const names = ["--relative", "--name-only", "--no-renames"];
  try {
    if ((await linesOf("rev-parse", "--is-shallow-repository"))[0] !== "false") return () => undefined;
    const log = await linesOf("log", "--format=%x00%cI", ...names, "--", folder);
    const changed = await linesOf("diff", ...names, "HEAD", "--", folder);
    const added = await linesOf("ls-files", "--others", "--exclude-standard", "--", folder);
    const edited = [...changed, ...added];
    let date = "";
    // Newest first: the first date met of a file is its last change.
    const dated = log.flatMap((line) => {
      if (!line.startsWith("\0")) return { file: line, date };
      date = line.slice(1);
      return [];
    });
    return (entry) => {
      const isOfEntry = (file: string): boolean =>
        file.startsWith(entry) && /^[/.]/.test(file.slice(entry.length));
      return edited.some(isOfEntry) ? undefined : dated.find(({ file }) => isOfEntry(file))?.date;
    };
  } catch {
    return () => undefined;
  }
}
