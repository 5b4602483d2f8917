/** Consecutive lines that begin with a bar. */
const rows = /^ {0,3}\|.*(?:\n {0,3}\|.*)*/gm;
const rule = /^:?-+:?$/;

/**
 * Rows of bars that make no table: the second line must hold one run of hyphens per cell of the first (GFM, "Tables").
 * @param visible Markdown whose code is masked
 */
export function tableFaults(visible: string) {
  return Array.from(visible.matchAll(rows)).flatMap(({ 0: block, index }) => {
    const [head = "", second = ""] = block.split("\n");
    const columns = cellsOf(head).length;
    const rules = cellsOf(second);
    if (rules.length === columns && rules.every((cell) => rule.test(cell))) return [];
    return {
      index,
      problem: "Ces lignes ne forment pas un tableau : leurs barres se liraient.",
      remedy: `Écrivez sous la première « |${"---|".repeat(columns)} », une suite de tirets par colonne.`,
    };
  });
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\|/, "")
    .replace(/\|$/, "")
    .split("|")
    .map((cell) => cell.trim());
