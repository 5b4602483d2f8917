/** What a document says of itself in its head. */
export interface BuiltHead {
  /** By `name` or `property`. */
  readonly metas: ReadonlyMap<string, readonly string[]>;
  /** By `rel`. */
  readonly links: ReadonlyMap<string, readonly string[]>;
  /** Several titles are joined by a bar. */
  readonly title: string;
}

export function headOf(document: Document): BuiltHead {
  const all = (selector: string) => [...document.head.querySelectorAll(selector)];
  const grouped = (pairs: readonly (readonly [string | null, string | null])[]) => {
    const map = new Map<string, string[]>();
    for (const [name, value] of pairs) if (name) map.set(name, [...(map.get(name) ?? []), value ?? ""]);
    return map;
  };
  return {
    metas: grouped(
      all("meta").map((meta) => [
        meta.getAttribute("name") ?? meta.getAttribute("property"),
        meta.getAttribute("content"),
      ]),
    ),
    links: grouped(all("link").map((link) => [link.getAttribute("rel"), link.getAttribute("href")])),
    title: all("title")
      .map((title) => title.textContent)
      .join("|"),
  };
}

/** A value that must be there exactly once; otherwise a text that no test takes for one. */
export const only = (values: readonly string[] | undefined): string =>
  values?.length === 1 ? (values[0] ?? "") : `(${values?.length ?? 0} times)`;
