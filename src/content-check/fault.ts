/** An error stops the build; a warning asks for a correction; a notice tells what is right but may surprise. */
export type Severity = "error" | "warning" | "notice";

/** One thing wrong in the content, told to the person who can put it right. Texts are French. */
export interface Fault {
  readonly severity: Severity;
  /** Path from the root of the repository: `content/cities/lyon/index.json`. */
  readonly file: string;
  /** From 1; left out when the fault is about the file as a whole. */
  readonly line?: number | undefined;
  /** From 1, in UTF-16 units, as editors count. */
  readonly column?: number | undefined;
  /** Where in the entry: `departement › code`. */
  readonly field?: string | undefined;
  /** What is wrong, one sentence. */
  readonly problem: string;
  /** What to write instead, one sentence. */
  readonly remedy: string;
}

/** By file, then by place in it; faults about a whole file come first. */
export function sortFaults(faults: readonly Fault[]): Fault[] {
  const compare = new Intl.Collator("fr", { numeric: true }).compare;
  return [...faults].sort(
    (a, b) =>
      compare(a.file, b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      compare(a.problem, b.problem),
  );
}

/** True when at least one fault must stop the build. */
export const hasErrors = (faults: readonly Fault[]): boolean =>
  faults.some(({ severity }) => severity === "error");

/** What somebody has to put right: everything but notices. */
export const toCorrect = (faults: readonly Fault[]): Fault[] =>
  faults.filter(({ severity }) => severity !== "notice");

/** `["departement", "code"]` → `departement › code`; ranks in lists count from 1, as people do. */
export function fieldName(path: readonly (string | number)[]): string | undefined {
  if (path.length === 0) return undefined;
  return path.map((key) => (typeof key === "number" ? String(key + 1) : key)).join(" › ");
}
