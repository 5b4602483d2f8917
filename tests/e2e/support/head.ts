type Values = Readonly<Record<string, readonly string[]>>;

/** Metadata of a document: its `meta` by `name` or `property`, its links by `rel`. */
export function headOf({ head }: Document) {
  const grouped = (selector: string, names: readonly string[], value: string): Values => {
    const groups: Record<string, string[]> = {};
    for (const element of head.querySelectorAll(selector)) {
      const name = names.map((attribute) => element.getAttribute(attribute)).find(Boolean);
      if (name) (groups[name] ??= []).push(element.getAttribute(value) ?? "");
    }
    return groups;
  };
  return {
    metas: grouped("meta", ["name", "property"], "content"),
    links: grouped("link", ["rel"], "href"),
    titles: Array.from(head.querySelectorAll("title"), (title) => title.textContent),
  };
}
