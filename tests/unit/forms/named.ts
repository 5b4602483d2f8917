/** Rows of a table for `it.each`, the description first: a title must not hold 100 000 characters. */
export const named = <T>(rows: readonly (readonly [value: T, name: string])[]): [name: string, value: T][] =>
  rows.map(([value, name]) => [name, value]);
