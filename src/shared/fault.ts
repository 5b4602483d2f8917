/** Keys and ranks that lead to a value: `["sectors", 0, "title"]`. */
export type Path = readonly (string | number)[];

/** An error stops the build; a warning asks for a correction; a notice points out what is right but may surprise. */
export type Severity = "error" | "warning" | "notice";

/** One thing wrong in the content, or in a page made from it. Texts are French. */
export interface Fault {
  readonly severity: Severity;
  /** Its name: the rule’s, and a detail where one rule finds several things: `spelling`, `mark/unknown`. */
  readonly rule: string;
  /** Path from the root of the repository: `content/cities/aubercombe/index.json`. */
  readonly file: string;
  /** From 1; left out when the fault is about the file as a whole. */
  readonly line?: number | undefined;
  /** From 1, in UTF-16 units, as editors count. */
  readonly column?: number | undefined;
  /** Of the value that it is about. */
  readonly path?: Path | undefined;
  /** What is wrong, one sentence. */
  readonly problem: string;
  /** What to write instead, one sentence. */
  readonly remedy: string;
}

/** The place of a character, counted from 1 as editors do. @param offset in UTF-16 units */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}

/** True when at least one fault must stop the build. */
export const hasErrors = (faults: readonly Fault[]): boolean =>
  faults.some(({ severity }) => severity === "error");
