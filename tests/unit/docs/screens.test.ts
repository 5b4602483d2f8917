/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs";

const path = "docs/ecrans.md";

interface Named {
  /** From the root of the repository; a folder for `folder/*`. */
  readonly file: string | undefined;
  /** As the table writes it. */
  readonly written: string;
  /** What the table says is found in the file. */
  readonly symbol: string | undefined;
}

/** The rows of every table: what a screen shows, and the files that do it. */
const rows = readFileSync(path, "utf8")
  .split("\n")
  .filter((line) => line.startsWith("|") && !/^\|[-|]+\|$/.test(line))
  .map((line) => line.split("|").slice(1, -1).map((cell) => cell.trim()))
  .filter((cells) => !/^(Fichier)$/.test(cells.at(-1) ?? ""));

/** Paths start at `src/` or at the root; the last part may stand for every file of a kind. */
function locate(written: string): string | undefined {
  const [, folder, kind] = /^(.*)\/\*(.*)$/.exec(written) ?? [];
  if (folder !== undefined)
    return existsSync(folder) && readdirSync(folder).some((name) => name.endsWith(kind ?? "")) ? folder : undefined;
  return [`src/${written}`, written].find((file) => existsSync(file));
}

const namedIn = (cell: string): Named[] =>
  Array.from(cell.matchAll(/`([^`]+)`(?: \(`([^`]+)`\))?/g), ([, written = "", symbol]) => ({
    ...{ written, symbol, file: locate(written) },
  }));

it("every row names files that exist, and what is said to be in them is", () => {
  expect(rows.length).toBeGreaterThan(60);
  const faults = rows.flatMap((cells) => {
    const named = namedIn(cells.at(-1) ?? "");
    if (named.length === 0) return [`« ${cells[0]} » names no file`];
    return named.flatMap(({ written, file, symbol }) => {
      if (file === undefined) return [`${written} does not exist`];
      return symbol && !readFileSync(file, "utf8").includes(symbol) ? [`${symbol} is not in ${file}`] : [];
    });
  });
  expect(faults).toEqual([]);
});

it("every page and every block of the site has its place in the tables", () => {
  const named = new Set(rows.flatMap((cells) => namedIn(cells.at(-1) ?? "").map(({ file }) => file)));
  const built = ["src/pages", "src/templates", "src/sections"].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".tsx"))
      .map((name) => `${folder}/${name}`),
  );
  expect(built.filter((file) => !named.has(file))).toEqual([]);
});
