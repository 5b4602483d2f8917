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

const open = [
  ...["script", "style", "title", "textarea", "xmp", "noscript", "noembed", "noframes", "iframe", "p", "a"],
  ...[
    "mglyph",
    "form",
    "mtext",
    "foreignobject",
    "annotation-xml",
    "template",
    "select",
    "table",
    "svg",
    "math",
  ],
];

/** Ends whatever a vector leaves open, so that the next one in the same document has its chance; twice, for what held. */
export const closer = `"'>-->${[...open, ...open].map((name) => `</${name}>`).join("")}`;

/** Follows each vector in a document of several: where one is missing, a vector was swallowed by those before it. */
export const markOf = (vector: string): string => `Fin ${allVectors.indexOf(vector)}.`;

/** Vectors in one document. */
export const joined = (list: readonly string[]): string =>
  list.map((vector) => `${vector}${closer}<p>${markOf(vector)}</p>`).join("\n");

export { harmless } from "./harmless";
