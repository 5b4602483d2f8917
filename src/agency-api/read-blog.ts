import type { ApiPost, ApiPostSummary, ApiPreviousPost } from "./contract";

/** What a reader found: the value, or every fault as a French clause. */
export type Reading<T> = { value: T } | { faults: string[] };

type Fields = Readonly<Record<string, unknown>>;

/** Fields of each kind of post; those in `mayLack` are not in every answer. */
const link = ["slug", "title", "description", "image_url"] as const;
const summary = [...link, "created_at", "id"] as const;
const post = [...summary, "content", "updated_at"] as const;
const mayLack: readonly string[] = ["id", "updated_at"];

const notAnAnswer = "un objet « { data } » est attendu";

/** Reads the answer of `blog/get-posts`. */
export function readPosts(answer: unknown): Reading<ApiPostSummary[]> {
  return readList(answer, summary);
}

/** Reads the answer of `blog/get-previous-posts`. */
export function readPreviousPosts(answer: unknown): Reading<ApiPreviousPost[]> {
  return readList(answer, link);
}

/** Reads the answer of `blog/get-post-by-title`; a falsy `data` means that there is no such post. */
export function readPost(answer: unknown): Reading<ApiPost | undefined> {
  if (!isFields(answer)) return { faults: [notAnAnswer] };
  if (!answer.data) return { value: undefined };
  if (!isFields(answer.data)) return { faults: ["« data » n’est pas un post"] };
  const faults: string[] = [];
  const value = readTexts(answer.data, "le post", post, faults, mayLack);
  return faults.length > 0 ? { faults } : { value };
}

function readList<Field extends string>(
  answer: unknown,
  names: readonly Field[],
): Reading<Record<Field, string>[]> {
  if (!isFields(answer)) return { faults: [notAnAnswer] };
  if (!Array.isArray(answer.data)) return { faults: ["« data » n’est pas une liste"] };
  const faults: string[] = [];
  const value = answer.data.map((entry: unknown, index) => {
    const place = `le post nº ${index + 1}`;
    if (isFields(entry)) return readTexts(entry, place, names, faults);
    faults.push(`${place} : ce n’est pas un objet`);
    return {} as Record<Field, string>;
  });
  return faults.length > 0 ? { faults } : { value };
}

/**
 * The texts of one post. They may be empty: whether such a post is published is decided in src/blog/publishable.ts.
 * Collects all faults, so that one run names them all.
 */
function readTexts<Field extends string>(
  fields: Fields,
  place: string,
  names: readonly Field[],
  faults: string[],
  optional: readonly string[] = [],
): Record<Field, string> {
  const known = [fields.slug, fields.title].find((text) => typeof text === "string" && text.trim() !== "");
  const name = known ? `${place} (« ${String(known)} »)` : place;
  const texts: Record<string, string> = {};
  for (const field of names) {
    const value = field === "id" && typeof fields.id === "number" ? String(fields.id) : fields[field];
    if (typeof value === "string") texts[field] = value;
    else if (value !== undefined && value !== null)
      faults.push(`${name} : le champ « ${field} » n’est pas un texte`);
    else if (!optional.includes(field)) faults.push(`${name} : le champ « ${field} » manque`);
  }
  return texts;
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
