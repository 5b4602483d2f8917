import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { root } from "./script";

/** The content that a new agency begins with, and that tests read; the schemas belong to the code and stay. */
const starter = path.join(root, "tests/content");

/**
 * Puts a small complete content in the place of a project's own, which is moved to `previous-content/1`, or the next free
 * number. Nothing is overwritten, and a failure on the way leaves `content/` as it was.
 *
 * @param project folder of `content/`
 * @returns where the former content is, from that folder
 */
export function newContent(project: string): string {
  const content = path.join(project, "content");
  const draft = path.join(project, "new-content");
  rmSync(draft, { recursive: true, force: true });
  cpSync(starter, draft, { recursive: true });
  cpSync(path.join(content, "schemas"), path.join(draft, "schemas"), { recursive: true });

  const copies = path.join(project, "previous-content");
  mkdirSync(copies, { recursive: true });
  let number = 1;
  while (existsSync(path.join(copies, String(number)))) number += 1;
  const copy = path.join(copies, String(number));
  renameSync(content, copy);
  try {
    renameSync(draft, content);
  } catch (error) {
    // Windows, where a program holds a file of it.
    renameSync(copy, content);
    throw error;
  }
  return `previous-content/${number}`;
}
