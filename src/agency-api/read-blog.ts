import type { ApiPost, ApiPostSummary, ApiPreviousPost } from "./contract";

/** What a reader found: the value, or every fault as a French clause. */
export type Reading<T> = { value: T } | { faults: string[] };

type Fields = Readonly<Record<string, unknown>>;

const notAnAnswer = "un objet « { data } » est attendu";

/** Reads the answer of `blog/get-posts`. */
export function readPosts(answer: unknown): Reading<ApiPostSummary[]> {
  return readList(answer, (item) => ({ ...item.summary(), id: item.id() }));
}

/** Reads the answer of `blog/get-previous-posts`. */
export function readPreviousPosts(answer: unknown): Reading<ApiPreviousPost[]> {
  return readList(answer, (item) => item.link());
}

/** Reads the answer of `blog/get-post-by-title`; a falsy `data` means that there is no such post. */
export function readPost(answer: unknown): Reading<ApiPost | undefined> {
  if (!isFields(answer)) return { faults: [notAnAnswer] };
  if (!answer.data) return { value: undefined };
  if (!isFields(answer.data)) return { faults: ["« data » n’est pas un post"] };
  const item = new Item(answer.data, "le post");
  const post: ApiPost = { ...item.summary(), content: item.text("content") };
  if (item.has("id")) post.id = item.id();
  if (item.has("updated_at")) post.updated_at = item.text("updated_at");
  return item.faults.length > 0 ? { faults: item.faults } : { value: post };
}

function readList<T>(answer: unknown, read: (item: Item) => T): Reading<T[]> {
  if (!isFields(answer)) return { faults: [notAnAnswer] };
  if (!Array.isArray(answer.data)) return { faults: ["« data » n’est pas une liste"] };
  const faults: string[] = [];
  const value = answer.data.map((entry: unknown, index) => {
    const place = `le post nº ${index + 1}`;
    if (!isFields(entry)) faults.push(`${place} : ce n’est pas un objet`);
    const item = new Item(isFields(entry) ? entry : {}, place);
    const result = read(item);
    if (isFields(entry)) faults.push(...item.faults);
    return result;
  });
  return faults.length > 0 ? { faults } : { value };
}

/** One post being read: it notes each fault and goes on, so that one run names them all. */
class Item {
  readonly faults: string[] = [];
  private readonly name: string;

  constructor(
    private readonly fields: Fields,
    place: string,
  ) {
    const known = [fields.slug, fields.title].find((name) => typeof name === "string" && name.trim() !== "");
    this.name = typeof known === "string" ? `${place} (« ${known} »)` : place;
  }

  summary(): Omit<ApiPostSummary, "id"> {
    return { ...this.link(), created_at: this.text("created_at") };
  }

  link(): ApiPreviousPost {
    return {
      slug: this.text("slug"),
      title: this.text("title"),
      description: this.text("description"),
      image_url: this.text("image_url"),
    };
  }

  id(): string {
    return typeof this.fields.id === "number" ? String(this.fields.id) : this.text("id");
  }

  has(field: string): boolean {
    return this.fields[field] !== undefined && this.fields[field] !== null;
  }

  /** A text, perhaps an empty one: what a post is worth with it is not a matter of form (src/blog/publishable.ts). */
  text(field: string): string {
    const value = this.fields[field];
    if (!this.has(field)) this.note(field, "manque");
    else if (typeof value !== "string") this.note(field, "n’est pas un texte");
    return typeof value === "string" ? value : "";
  }

  private note(field: string, fault: string): void {
    this.faults.push(`${this.name} : le champ « ${field} » ${fault}`);
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
