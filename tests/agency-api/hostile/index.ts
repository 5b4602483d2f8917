import harmlessMarkup from "./harmless.json";
import hostileMarkup from "./vectors.json";

/**
 * HTML that tries to run something, by kind, in the manner of OWASP's filter-evasion list. Where one succeeds it calls
 * `hit()`, or asks `evil.example` for something.
 */
export const vectors: Readonly<Record<string, readonly string[]>> = hostileMarkup;

export const allVectors: readonly string[] = Object.values(vectors).flat();

/** What an editor's HTML may well contain, as a serialiser writes it: it comes out as it went in. */
export const harmless: readonly string[] = harmlessMarkup;

const closable = (
  "script style title textarea xmp noscript noembed noframes iframe p a " +
  "mglyph form mtext foreignobject annotation-xml template select table svg math"
).split(" ");

/** Closes what a vector leaves open, so that the next one in the document gets its chance; twice, for nesting. */
const closer = `"'>-->${[...closable, ...closable].map((name) => `</${name}>`).join("")}`;

/** Follows each vector in a document of several: where one is missing, a vector was swallowed by those before it. */
export const markOf = (vector: string): string => `Fin ${allVectors.indexOf(vector)}.`;

export const joined = (list: readonly string[]): string =>
  list.map((vector) => `${vector}${closer}<p>${markOf(vector)}</p>`).join("\n");
