/** A place in a file, counted from 1 as editors do. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The place of a character. @param offset index in `text`, in UTF-16 units; one past the end is allowed. */
export function positionAt(text: string, offset: number): Position {
  let line = 1;
  let start = 0;
  for (let next = text.indexOf("\n"); next >= 0 && next < offset; next = text.indexOf("\n", start)) {
    line += 1;
    start = next + 1;
  }
  return { line, column: offset - start + 1 };
}
