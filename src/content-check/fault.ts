import { positionAt, type Fault, type Path, type Severity } from "../shared/fault";
import { sourceIndexAt, type Document } from "./document";

export { hasErrors, positionAt, type Fault } from "../shared/fault";

/** What a rule finds in a document; `faultAt` works out the line and column. Findings are errors by default. */
export interface Finding {
  readonly severity?: Severity;
  /** Which of the things that the rule finds, where it finds several: `unknown`, or a library's name for it. */
  readonly detail?: string;
  /** Of a value; undefined for the Markdown of a document, or for the whole file. */
  readonly path?: Path | undefined;
  /** Index in the text at that path or in the Markdown, when the fault is inside it. */
  readonly index?: number;
  readonly problem: string;
  readonly remedy: string;
}

/** A fault of a document: at a value, at a character of one, at a character of the Markdown, or of the whole file. */
export function faultAt(document: Document, finding: Finding): Fault {
  const { severity = "error", detail, path, index, ...texts } = finding;
  const { file, source, body } = document;
  const rule = suffixOf(detail);
  if (path === undefined) {
    const place = index === undefined ? {} : positionAt(source, (body?.offset ?? 0) + index);
    return { severity, rule, file, ...place, ...texts };
  }
  const inside = index === undefined ? undefined : sourceIndexAt(document, path, index);
  const offset = inside ?? document.locate(path).offset;
  return { severity, rule, file, ...positionAt(source, offset), path, ...texts };
}

/** What follows the rule's own name, which `askRule` puts before it; names of libraries (`minLength`) in kebab-case. */
const suffixOf = (detail?: string): string =>
  detail === undefined ? "" : `/${detail.replace(/_|(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase()}`;

/** The faults of what rules found in a document. */
export const faultsAt = (document: Document, findings: readonly (Finding | undefined)[]): Fault[] =>
  findings.flatMap((finding) => (finding ? faultAt(document, finding) : []));

/** Makes the errors of a file that is no document yet. @param reader the first part of their names */
export const faultsOf =
  (reader: string, file: string, source: string) =>
  (detail: string, offset: number, problem: string, remedy: string): Fault => ({
    severity: "error",
    rule: reader + suffixOf(detail),
    file,
    ...positionAt(source, offset),
    problem,
    remedy,
  });

/** A fault of a file as a whole. */
export const fileFault = (
  file: string,
  problem: string,
  remedy: string,
  more: Partial<Pick<Fault, "severity" | "rule">> = {},
): Fault => ({ severity: "error", rule: "", file, problem, remedy, ...more });

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

/** What somebody has to correct: everything but notices. */
export const toCorrect = (faults: readonly Fault[]): Fault[] =>
  faults.filter(({ severity }) => severity !== "notice");
