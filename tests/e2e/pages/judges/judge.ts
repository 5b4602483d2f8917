import type { BuiltPage } from "../../support/built-site";

/** What is asked of a built document. @returns what is wrong, in words; nothing where all is well */
export type Judge = (page: BuiltPage) => readonly string[] | Promise<readonly string[]>;

/** The claims that do not hold. */
export const failing = (claims: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(claims).filter((claim) => !claims[claim]);

/** Both values in a sentence, where they differ. */
export const unlike = (what: string, found: unknown, expected: unknown): string[] => {
  const [is, shouldBe] = [found, expected].map((value) => JSON.stringify(value));
  return is === shouldBe ? [] : [`${what}: ${is} instead of ${shouldBe}`];
};
