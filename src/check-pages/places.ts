import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { getLocation } from "jsonc-parser";
import { positionAt, type Fault } from "../shared/fault";
import { legalPage, entryFolders } from "../shared/kinds";
import { articlesPath, paths } from "../shared/paths";

/** Where in the content something on a page was written. */
export type Place = Pick<Fault, "file" | "line" | "column" | "path">;

const fixedPages = "content/settings/pages.json";

/** Finds where what a page shows was written. @param root folder that holds `content/` */
export class Places {
  private readonly texts = new Map<string, string>();

  constructor(private readonly root: string) {}

  /**
   * The file that makes a page, from the root of the repository; undefined for articles of the API and for the lists that
   * they make longer.
   */
  fileOf(address: string): string | undefined {
    const kind = entryFolders.find((each) => address.startsWith(`${each.path}/`));
    const slug = address.slice((kind?.path ?? "").length + 1);
    const file = kind ? `${kind.folder}/${slug}/${kind.file}` : `${legalPage.folder}/${slug}.md`;
    if (existsSync(path.join(this.root, "content", file))) return `content/${file}`;
    return [`${articlesPath}/`, `${paths.blog}/`].some((start) => address.startsWith(start))
      ? undefined
      : fixedPages;
  }

  /**
   * Every place of the first pattern that matches, in the file or else in the rest of the content.
   * @param patterns the last group of each is what was written
   */
  find(file: string, patterns: readonly RegExp[], everywhere: boolean): Place[] {
    const others = everywhere ? globSync("content/!(schemas)/**/*.{json,md}", { cwd: this.root }).sort() : [];
    for (const files of [[file], others])
      for (const pattern of patterns) {
        const places = files.flatMap((each) => this.placesIn(each, pattern));
        if (places.length > 0) return places;
      }
    return [{ file }];
  }

  private placesIn(file: string, pattern: RegExp): Place[] {
    const source = path.join(this.root, file);
    const text = this.texts.get(file) ?? (existsSync(source) ? readFileSync(source, "utf8") : "");
    this.texts.set(file, text);
    return Array.from(text.matchAll(pattern), (match) => {
      const offset = match.index + match[0].lastIndexOf(match.at(-1) ?? "");
      const field = file.endsWith(".json") ? getLocation(text, offset).path : undefined;
      return { file, ...positionAt(text, offset), path: field };
    });
  }
}

const { raw } = String;

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/**
 * A text of a page as it may stand in the content, and not as a part of a longer word or address: there its spaces, apostrophes
 * and quotation marks are as somebody typed them.
 */
export const written = (text: string): RegExp => {
  const typed = escaped(text)
    .replace(/«[\s\u00a0]*|[\s\u00a0]*»/g, raw`(?:«\s*|\s*»|\\?"|[“”])`)
    .replace(/[ \u00a0\u202f]+/g, raw`\s*`)
    .replace(/’/g, "['’]")
    .replace(/…/g, raw`(?:…|\.{3})`);
  return new RegExp(raw`(?<![\p{L}\p{N}/#])(${typed})(?![\p{L}\p{N}/#_-])`, "gu");
};

/** The value of a field of a JSON file. */
export const writtenIn = (field: string, value: string): RegExp =>
  new RegExp(raw`"${field}":\s*"(${escaped(value)})"`, "g");
