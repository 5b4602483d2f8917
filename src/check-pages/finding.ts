import { formatNumberOf } from "../shared/text/number";
import type { Fault, Path, Severity } from "../shared/fault";
import type { Places } from "./places";

/** A page, and the content file that makes it; undefined where posts of the agency API do. */
export interface Source {
  readonly address: string;
  readonly file: string | undefined;
}

/** What is wrong on a page, before it is known where in the content that was written. */
export interface PageFinding {
  readonly rule: string;
  readonly severity?: Severity | undefined;
  readonly source: Source;
  /** What was written, where it can be searched for, and whether in other files than the page's own too. */
  readonly patterns?: readonly RegExp[];
  readonly everywhere?: boolean;
  /** The field of the page's own file to write it in, where it is not found. */
  readonly field?: Path | undefined;
  /** A French sentence without its full stop; `%` stands for the addresses of the pages. */
  readonly problem: string;
  readonly remedy: string;
}

/** What the agency API sends, as the file of a fault. */
const apiPosts = "Articles de l’API";

/** The faults of the findings; what is written once for many pages is one fault. */
export function faultsOf(findings: readonly PageFinding[], places: Places): Fault[] {
  const merged = new Map<string, { readonly fault: Fault; readonly addresses: Set<string> }>();
  for (const finding of findings) {
    const { severity = "error", rule, source, patterns = [], everywhere = false } = finding;
    const { field, problem, remedy } = finding;
    const { address, file } = source;
    const found = file === undefined ? [{ file: apiPosts }] : places.find(file, patterns, everywhere);
    for (const place of found) {
      const fault: Fault = {
        severity: file === undefined ? "warning" : severity,
        rule: `page/${rule}`,
        path: field,
        ...place,
        problem,
        remedy,
      };
      const { line, column } = fault;
      const key = JSON.stringify([rule, problem, line || field ? place.file : "", line, column]);
      const entry = merged.get(key) ?? { fault, addresses: new Set() };
      merged.set(key, entry);
      entry.addresses.add(address);
    }
  }
  return Array.from(merged.values(), ({ fault, addresses }) => ({
    ...fault,
    problem: `${fault.problem.replace("%", () => listOf([...addresses]))}.`,
  }));
}

/** « /a, /b, /c et 4 autres » */
export function listOf(addresses: readonly string[]): string {
  const others = addresses.length - 3;
  const more = others > 0 ? [formatNumberOf(others, "autre")] : [];
  return new Intl.ListFormat("fr").format([...addresses.slice(0, 3), ...more]);
}
