import { addresses } from "./addresses";
import { foreign } from "./foreign";
import { handlers } from "./handlers";
import { mutation } from "./mutation";
import { scripts } from "./scripts";

/**
 * HTML that tries to run something, by kind, in the manner of OWASP's filter-evasion list. Where one succeeds it
 * calls `hit()`, or asks `evil.example` for something.
 */
export const vectors: Readonly<Record<string, readonly string[]>> = {
  scripts,
  handlers,
  addresses,
  foreign,
  mutation,
};

export const allVectors: readonly string[] = Object.values(vectors).flat();

/** Ends whatever a vector leaves open, so that the next one in the same document has its chance. */
export const closer =
  "\"'>--></script></style></title></textarea></xmp></noscript></noembed></noframes></iframe></select></template></svg></math></form>";

export { harmless } from "./harmless";
