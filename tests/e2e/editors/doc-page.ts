import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Data } from "./project-copy";

const folder = path.join(__dirname, "../../../docs");

/** Names of the pages of `docs/`, without extension. */
export const docNames: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith(".md"))
  .map((file) => path.basename(file, ".md"));

/**
 * A page of `docs/`, asked for what it tells editors to type, open and change. Whatever it no longer says is an error
 * that names the page: the steps of a test are those of the page, or they fail.
 */
export class DocPage {
  private readonly source: string;
  /** With plain spaces, for patterns. */
  private readonly text: string;

  constructor(readonly name: string) {
    this.source = readFileSync(path.join(folder, `${name}.md`), "utf8");
    this.text = this.source.replaceAll("\u00a0", " ");
  }

  /** The lines of its shell blocks, in order, without their comments. */
  get commands(): string[] {
    return this.blocks("sh").flatMap((block) =>
      block.split("\n").flatMap((line) => line.replace(/\s+# .*/, "").trim() || []),
    );
  }

  /** The only command that begins so. */
  command(start: string): string {
    return this.only(
      `a command « ${start} »`,
      this.commands.filter((command) => command.startsWith(start)),
    );
  }

  /** The fenced blocks of a language. */
  blocks(language: string): string[] {
    return Array.from(
      this.source.matchAll(new RegExp("^```" + language + "\\n([\\s\\S]*?)^```$", "gm")),
      ([, block = ""]) => block,
    );
  }

  /** Its JSON example. */
  get json(): Data {
    return JSON.parse(this.only("one JSON example", this.blocks("json"))) as Data;
  }

  /** The file of `content/` that it links to under this label. */
  file(label: string): string {
    const links = Array.from(this.text.matchAll(/\[`([^`]+)`\]\(([^)]+)\)/g), ([, shown, href = ""]) => ({
      shown,
      href,
    }));
    const targets = links
      .filter(({ shown }) => shown === label)
      .map(({ href }) => href.replace(/^.*?(?=content\/)/, ""));
    return this.only(`a link to ${label}`, [...new Set(targets)]);
  }

  /** A field, file or value that it shows as code. @returns the name, so that it is written once */
  code(name: string): string {
    const shown = Array.from(this.text.matchAll(/`([^`\n]+)`/g), ([, code = ""]) => code);
    if (!shown.some((code) => code === name))
      throw new Error(`docs/${this.name}.md no longer shows \`${name}\``);
    return name;
  }

  /** What its text says at this place. @param pattern with one group per part to read */
  says(pattern: RegExp): string[] {
    const match = pattern.exec(this.text);
    if (!match) throw new Error(`docs/${this.name}.md no longer says ${pattern.source}`);
    return match.slice(1).map((part) => part ?? "");
  }

  /** The message of its table that holds these words. */
  message(words: string): string {
    const rows = Array.from(this.text.matchAll(/^\| ([^|]+?) \| [^|]+ \|$/gm), ([, first = ""]) => first);
    return this.only(
      `a message « ${words} »`,
      rows.filter((row) => row.includes(words)),
    ).replaceAll("`", "");
  }

  private only(what: string, found: readonly string[]): string {
    const [first, ...more] = found;
    if (first === undefined || more.length > 0)
      throw new Error(`docs/${this.name}.md has ${found.length} of ${what}`);
    return first;
  }
}
