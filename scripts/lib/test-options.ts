import { parseArgs } from "node:util";
import { UserError } from "./user-error";

export const parts = ["lint", "unit", "e2e"] as const;
/** `lint`: style, types and content; `unit`: Jest; `e2e`: build and browser. */
export type Part = (typeof parts)[number];

export interface TestOptions {
  readonly parts: ReadonlySet<Part>;
  /** False: the browser tests take `public/` as it is. */
  readonly build: boolean;
  /** Handed on to Jest or Playwright: file names, `--grep` … */
  readonly rest: readonly string[];
}

/**
 * Reads the arguments of `npm test --`: nothing for everything, or `--only=lint|unit|e2e`, `--no-build`, and after
 * `--only` anything that Jest or Playwright understands.
 *
 * @throws UserError with the remedy
 */
export function readTestOptions(args: readonly string[]): TestOptions {
  const { values, tokens } = parseArgs({
    args: [...args],
    options: { only: { type: "string" }, "no-build": { type: "boolean", default: false } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const known = new Set(["only", "no-build"]);
  const rest = tokens.flatMap((token) => {
    if (token.kind === "positional") return [token.value];
    if (token.kind !== "option" || known.has(token.name)) return [];
    return [token.inlineValue ? `${token.rawName}=${token.value}` : token.rawName];
  });
  const { only } = values;
  const chosen = parts.filter((part) => only === undefined || part === only);
  if (chosen.length === 0)
    throw new UserError(`--only vaut « ${String(only)} » : choisissez ${parts.join(", ")}.`);
  if (rest.length > 0 && only === undefined) {
    throw new UserError(`« ${rest.join(" ")} » : précisez d’abord la partie, par exemple --only=unit.`);
  }
  return { parts: new Set(chosen), build: values["no-build"] !== true, rest };
}
