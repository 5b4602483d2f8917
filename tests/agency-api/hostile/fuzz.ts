import fuzz from "./fuzz.json";

/**
 * What the articles are made of: elements and attributes, those that matter more often; `values`, which say other attributes,
 * tags, quotes, classes, ids and addresses; texts; and `broken`, which a parser has to mend.
 */
const { elements, attributes, values, texts, broken } = fuzz;

/** An article made at random, the same for the same seed: what nobody thought of writing into the corpus. */
export function fuzzed(seed: number): string {
  let state = seed;
  /** From 0 to below 1 (mulberry32). */
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(random() * limit);
  const pick = (list: readonly string[]): string => list[below(list.length)] ?? "";
  const times = (most: number, make: () => string): string =>
    Array.from({ length: below(most + 1) }, make).join("");
  const text = (): string => pick(below(20) ? texts : broken);

  /** Quoted as it should be, mostly. */
  const attribute = (): string => {
    const value = pick(values);
    const quoted = [`"${value.replaceAll('"', "&quot;")}"`, `'${value}'`, `"${value}"`, value];
    return ` ${pick(attributes)}=${quoted[below(10) - 6] ?? quoted[0]}`;
  };
  const element = (name: string, inner: () => string): string =>
    `<${name}${times(3, attribute)}${below(20) ? "" : "/"}>${inner()}${below(20) ? `</${name}>` : ""}`;

  const part = (depth: number): string => {
    const inner = () => text() + (depth ? times(2, () => part(depth - 1)) : "");
    const row = () => `<tr>${element("th", inner)}${element("td", inner)}</tr>`;
    const kinds = [
      text,
      () => element(pick(elements), inner),
      () => element(pick(elements), inner),
      () => element(`h${1 + below(6)}`, inner),
      () => element(`h${1 + below(6)}`, text),
      () => element("img", () => ""),
      () => `<a href="#${pick(values)}">${text()}</a>`,
      () => element("pre", () => `<code class="${pick(values)}">${text()}${text()}</code>`),
      () => element("table", () => element("thead", row) + element("tbody", row)),
    ];
    return (kinds[below(kinds.length)] ?? text)();
  };
  return part(2) + times(5, () => part(2));
}
