import { existsSync, statSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** What a build notes for the next one, by name. */
export type Ledger<Entry> = Readonly<Record<string, Entry>>;

/** Reads what the last build noted; nothing where there was none. @param file absolute path */
export async function readLedger<Entry>(file: string): Promise<Ledger<Entry>> {
  return existsSync(file) ? (JSON.parse(await readFile(file, "utf8")) as Ledger<Entry>) : {};
}

/** Notes something for a later step or build, in place of what was noted. @param file absolute path */
export async function writeLedger(file: string, ledger: object): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(ledger));
}

/**
 * Size and time of the last change of a file, to the nanosecond, by which to know it again without reading it;
 * undefined when it is not there. Renaming a file keeps its stamp.
 */
export function stampOf(file: string): string | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found?.isFile() ? `${found.size} ${found.mtimeNs}` : undefined;
}
