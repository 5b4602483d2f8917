import { globSync } from "node:fs";
import { identityOf } from "../../../src/content-check/file-roles";
import { holdsFacts } from "../../../src/shared/text/facts";
import { check, copyContent, type Tree } from "./tree";

// Files that cannot be read at all are those of unreadable.test.ts.
const wrong = [null, [null], { inattendu: 1 }];

/** Every path into a value, at any depth. */
const pathsOf = (value: unknown, path: (string | number)[] = []): (string | number)[][] =>
  Object.entries(value ?? {}).flatMap(([key, item]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    return typeof item === "object" ? [at, ...pathsOf(item, at)] : [at];
  });

/** Gives one value of a file another type. @param n which value, and which type */
function damage(tree: Tree, file: string, n: number): void {
  if (file.endsWith(".md"))
    return tree.write(file, tree.read(file).replace(/^title:.*$/m, "title: { a: 1 }"));
  const paths = pathsOf(tree.data(file)).filter(([first]) => first !== "$schema");
  if (n % 9 === 0) tree.write(file, "[12]");
  else tree.set(file, (paths[(n * 31) % paths.length] ?? []).join("."), wrong[n % wrong.length]);
}

it.each([1, 2, 3])(
  "a value of the wrong type in every file but those of facts: all are told, the check goes on (%d)",
  async (round) => {
    const tree = copyContent();
    const documents = globSync("*/**/*.{json,md}", { cwd: tree.root })
      .filter((file) => identityOf(file) && !holdsFacts(file))
      .sort();
    expect(documents.length).toBeGreaterThan(35);
    documents.forEach((file, index) => damage(tree, file, index + round));
    const faults = await check(tree);
    const named = new Set(faults.map(({ file }) => file));
    expect(documents.filter((file) => !named.has(`content/${file}`))).toEqual([]);
    expect(faults.filter(({ rule, problem, remedy }) => !/^\w/.test(rule) || !problem || !remedy)).toEqual(
      [],
    );
  },
);

it.each([1, 2, 3])("a value of the wrong type in every file of facts: some are told (%d)", async (round) => {
  const tree = copyContent();
  const documents = globSync("*/**/*.json", { cwd: tree.root }).filter(holdsFacts).sort();
  expect(documents.length).toBeGreaterThan(5);
  documents.forEach((file, index) => damage(tree, file, index + round));
  expect(await check(tree)).not.toEqual([]);
});
