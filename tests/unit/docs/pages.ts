import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** A Markdown page of the documentation. */
export interface Page {
  /** From the root of the repository. */
  readonly file: string;
  readonly text: string;
}

const read = (file: string): Page => ({ file, text: readFileSync(file, "utf8") });

/** Every page of `docs/`. */
export const docs: readonly Page[] = readdirSync("docs")
  .filter((name) => name.endsWith(".md"))
  .map((name) => read(path.posix.join("docs", name)));

/** The pages that people arrive at first. */
export const entrances: readonly Page[] = [read("README.md"), read("CONTRIBUTING.md")];

/** Pages for people who write code; the others are for people who write texts. */
export const forDevelopers = ["docs/ecrans.md", "docs/deploiement.md"];

/** The messages of the content check that a page explains: the first column of its table « Message ». */
export function quotedMessages({ text }: Page): string[] {
  const [, table = ""] = /^\| Message \|.*\n\|[-|]+\|\n((?:\|.*\n?)+)/m.exec(text) ?? [];
  return table
    .split("\n")
    .filter(Boolean)
    .map((row) => (row.split("|")[1] ?? "").replace(/[`*]/g, "").trim());
}
