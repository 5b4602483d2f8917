/** The day that a draft waits for. */
export const never = "9999-12-31";

/** True for a day that exists: 2026-02-30 does not. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * The day that an article waits for, year-month-day; undefined once it has come.
 *
 * @param fields its front matter, whatever stands there
 * @param today year-month-day
 */
export function comingDate(fields: unknown, today: string): string | undefined {
  if (typeof fields !== "object" || fields === null) return undefined;
  const { draft, date } = fields as { readonly draft?: unknown; readonly date?: unknown };
  if (draft === true) return never > today ? never : undefined;
  return typeof date === "string" && isDate(date) && date > today ? date : undefined;
}
