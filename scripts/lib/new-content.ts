import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import { toSlug } from "../../src/shared/slug";
import { root } from "./script";

/** The content that a new agency begins with, and that tests read; the schemas belong to the code and stay. */
const starter = path.join(root, "tests/content");

/** What is known of the new agency; what is not keeps the invented one's. */
export interface Agency {
  readonly name?: string;
  /** As pages show it: `03 87 00 00 00`. */
  readonly phone?: string;
  /** Receives what each of the site's mailboxes would. */
  readonly mailbox?: string;
}

/**
 * Puts a small complete content in the place of a project's own, which is moved to `previous-content/1`, or the next free
 * number, the film with it. Nothing is overwritten, and a failure on the way leaves `content/` as it was.
 *
 * The town is not among what can be told: the start content's sentences are about its own, and would be untrue of another one.
 *
 * @param project folder of `content/`
 * @returns where the former content is, from that folder
 */
export function newContent(project: string, agency: Agency = {}): string {
  const content = path.join(project, "content");
  const draft = path.join(project, "new-content");
  rmSync(draft, { recursive: true, force: true });
  cpSync(starter, draft, { recursive: true });
  cpSync(path.join(content, "schemas"), path.join(draft, "schemas"), { recursive: true });
  introduce(path.join(draft, "settings"), agency);

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
  const film = path.join(project, "static/video");
  if (existsSync(film)) renameSync(film, path.join(copy, "video"));
  return `previous-content/${number}`;
}

interface Blocks {
  readonly blocks: readonly string[];
}

/** Writes what is known of the agency where the content says it once; the form of the files stays. */
function introduce(settings: string, { name, phone, mailbox }: Agency): void {
  /** What is not known stays; null removes a field. */
  const set = (setting: string, values: readonly (readonly [field: string, value: unknown])[]) => {
    const file = path.join(settings, `${setting}.json`);
    const written = values.reduce<string>(
      (text, [field, value]) =>
        value === undefined || value === ""
          ? text
          : applyEdits(text, modify(text, field.split("."), value ?? undefined, {})),
      readFileSync(file, "utf8"),
    );
    writeFileSync(file, written);
  };
  const { blocks } = JSON.parse(readFileSync(path.join(settings, "brand.json"), "utf8")) as Blocks;
  set("brand", [
    ["name", name],
    // It has no film yet.
    ["blocks", blocks.filter((block) => block !== "video")],
  ]);
  set("site", [
    ["heroVideo", null],
    // Not every agency has a page there.
    ["linkedin", null],
    ["productSlug", name && toSlug(name)],
    ["phone.display", phone],
    ...["recruitment", "sales", "press", "general"].map((box) => [`mailboxes.${box}`, mailbox] as const),
  ]);
  // A name is in no dictionary.
  if (name)
    appendFileSync(
      path.join(settings, "spelling.txt"),
      `${(name.match(/[\p{L}-]{2,}/gu) ?? []).join("\n")}\n`,
    );
}
