import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A temporary folder of its own, removed once the tests of the file have run. */
export function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "unit-test-"));
  folders.push(folder);
  return folder;
}
