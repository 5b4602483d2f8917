import { builtPage, type BuiltPage } from "./built-pages";

type Value = string | number | boolean | undefined;

/** What a check may say of one field of a page; each call that does not hold is a fault. */
interface Expectations {
  /** Equal to a value, or a text that a pattern matches. */
  is(expected: Value | RegExp): void;
  isNot(pattern: RegExp): void;
  /** Both ends included. */
  isBetween(least: number, most: number): void;
}

export type ExpectThat = (field: string, actual: Value) => Expectations;

/**
 * Looks at every page with the same eyes: one table instead of one test per page.
 *
 * @param look says what is expected of a page, field by field
 * @returns a sentence per fault that names the page, the field and what stands there
 */
export function pageFaults(
  addresses: readonly string[],
  look: (page: BuiltPage, expectThat: ExpectThat) => void,
): string[] {
  const faults: string[] = [];
  for (const address of addresses) {
    look(builtPage(address), (field, actual) => {
      const note = (holds: boolean, expected: string): void => {
        if (!holds) faults.push(`${address}: ${field} is ${JSON.stringify(actual)}, not ${expected}`);
      };
      return {
        is: (expected) =>
          expected instanceof RegExp
            ? note(expected.test(String(actual)), String(expected))
            : note(actual === expected, JSON.stringify(expected) ?? "undefined"),
        isNot: (pattern) => note(!pattern.test(String(actual)), `free of ${String(pattern)}`),
        isBetween: (least, most) =>
          note(typeof actual === "number" && actual >= least && actual <= most, `${least} to ${most}`),
      };
    });
  }
  return faults;
}
