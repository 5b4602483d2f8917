import type { Edit } from "./typography";

/** No-break space. The narrow one (U+202F) is accepted wherever this one is. */
export const nbsp = "\u00a0";
const problem = "Les guillemets français sont « et ».";

/** Straight and English quotation marks that go in pairs; the English ones stay inside French ones. */
export function quoteEdits(visible: string): Edit[] {
  const pairs = [
    ...visible.matchAll(/"([^"\n]+)"/g),
    ...Array.from(visible.matchAll(/“([^“”\n]+)”/g)).filter(({ index }) => !isQuoted(visible, index)),
    ...visible.matchAll(/(?<![\p{L}\p{N}’'])'([^'\n]{1,80})'(?![\p{L}\p{N}])/gu),
  ];
  return pairs.flatMap((pair) => {
    const inside = pair[1] ?? "";
    const before = inside.length - inside.trimStart().length;
    const after = inside.length - inside.trimEnd().length;
    if (before + after >= inside.length) return [];
    const end = pair.index + pair[0].length;
    return [
      { index: pair.index, length: 1 + before, replacement: `«${nbsp}`, problem },
      { index: end - 1 - after, length: 1 + after, replacement: `${nbsp}»`, problem },
    ];
  });
}

/** True between « and », where a second level of quotation is written “so”. */
function isQuoted(visible: string, index: number): boolean {
  const before = visible.slice(0, index);
  return before.lastIndexOf("«") > Math.max(before.lastIndexOf("»"), before.lastIndexOf("\n\n"));
}
