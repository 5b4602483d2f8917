/** What a mark stands for. */
export interface Fact {
  /** As editors write it between braces: « délai de réponse ». */
  readonly name: string;
  /** Finished French: « 4 heures ouvrées ». */
  readonly text: string;
  /** Where it leads in a rich text: a phone number is a link. */
  readonly href?: string;
  /** The only place where it is written: a file of `content/`, and the field in it. */
  readonly file: string;
  readonly field: string;
  /** Whether it is another form of the fact before it: « en lettres ». */
  readonly isForm?: boolean;
}

/** A JSON file of `content/`, read. What it holds may be anything: the content check names what is wrong with it. */
export interface ContentEntry {
  /** From `content/`: `settings/site.json`. */
  readonly path: string;
  readonly data: unknown;
}

/** Facts by `keyOfMark`, in all their forms. */
export type FactsByKey = ReadonlyMap<string, Fact>;

/** The value at some keys of anything; undefined where something on the way is missing. */
export function at(data: unknown, ...keys: readonly string[]): unknown {
  let value = data;
  for (const key of keys) {
    if (value === null || typeof value !== "object" || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}
