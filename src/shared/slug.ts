import slugify from "slugify";

/**
 * Turns a name into the path segment of its page: `"Saint-Élivet"` → `"saint-elivet"`.
 * The `strict` mode drops every character outside a–z, 0–9 and `-` (so `"Node.js"` → `"nodejs"`).
 */
export function toSlug(name: string): string {
  return slugify(name, { lower: true, strict: true });
}
