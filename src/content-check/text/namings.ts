import { texts, type Document } from "../document";
import type { Finding } from "../fault";

/**
 * The first place in each field, and in the Markdown, that names one of these.
 *
 * @param before signs that may not stand before a name, within a class of a pattern
 */
export function namings(
  { data, body }: Document,
  names: readonly string[],
  before = String.raw`\p{L}\d-`,
): (Pick<Finding, "path" | "index"> & { readonly name: string })[] {
  const anyName = names.map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|");
  const word = new RegExp(String.raw`(?<![${before}])(?:${anyName})(?![\p{L}\d-])`, "u");
  return [...texts(data), { path: undefined, text: body?.text ?? "" }].flatMap(({ path, text }) => {
    const found = word.exec(text);
    return found ? { path, index: found.index, name: found[0] } : [];
  });
}
