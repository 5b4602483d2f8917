import type { Fault } from "../fault";

/** A place in a file, counted from 1 as editors do. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The place of a character. @param offset index in `text`, in UTF-16 units; one past the end is allowed. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}

/** Makes the error faults of a file that is being read. */
export const faultsOf =
  (file: string, source: string) =>
  (offset: number, problem: string, remedy: string): Fault => ({
    ...{ severity: "error", file },
    ...positionAt(source, offset),
    problem,
    remedy,
  });
