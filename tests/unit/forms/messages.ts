import type { Schema } from "yup";
import { faultsOf } from "../../../src/forms/schemas";

/** Expects a field of a form to say the same of every text: `message`, or nothing where it takes them. */
export function expectMessage(
  schema: Schema,
  field: string,
  texts: readonly string[],
  message?: string,
): void {
  const others = texts.filter((text) => faultsOf(schema, { [field]: text })[field] !== message);
  expect(others.map((text) => text.slice(0, 200))).toEqual([]);
}

/** Several texts in one line of a table. */
export const list = (texts: string): string[] => texts.split(" | ");
