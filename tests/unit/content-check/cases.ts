import type { Fault } from "../../../src/content-check";
import type { Rule } from "../../../src/content-check/rule";
import { addCity, addPost, ask, check, copyContent, fieldsIn, rulesIn, type Tree } from "./tree";

/** Breaks a file of a copy of the content. @param n rank in its table, to name things by. @returns the file */
export type Change = (tree: Tree, n: number) => string | Promise<string>;

/** What is broken, and each fault that its editor must read, as `rulesIn` writes it; none where all is right. */
export type Case = readonly [change: Change, ...faults: readonly string[]];

/** A valid city with one change to its text. */
export const city =
  (from: string, to: string): Change =>
  (tree, n) =>
    addCity(tree, `Essai ${n}`, from, to);

/** A valid city whose whole file is rewritten. */
export const cityFile =
  (rewrite: (text: string) => string | Uint8Array): Change =>
  (tree, n) => {
    const file = addCity(tree, `Essai ${n}`);
    tree.write(file, rewrite(tree.read(file)));
    return file;
  };

/** A valid article with this Markdown, which begins at line 9. */
export const post =
  (body: string, front?: Readonly<Record<string, string>>): Change =>
  (tree, n) =>
    addPost(tree, `essai-${n}`, body, front);

/** A file with this content. */
export const file =
  (name: string, content: string | Uint8Array | (() => Promise<Uint8Array>)): Change =>
  async (tree) => {
    tree.write(name, typeof content === "function" ? await content() : content);
    return name;
  };

interface Options {
  /** Also what `npm run content:check` looks for beyond the build. */
  readonly full?: boolean;
  /** Whether no other file than those of the table may have a fault. */
  readonly nothingElse?: boolean;
}

/** Makes every change of a table in one copy of the content, checks it once, and compares what each file is told. */
export function describeCases(
  what: string,
  cases: readonly Case[],
  { full = false, nothingElse = false }: Options = {},
): void {
  describe(what, () => {
    let faults: readonly Fault[];
    const files: string[] = [];

    beforeAll(async () => {
      const tree = copyContent();
      for (const [n, [change]] of cases.entries()) files.push(await change(tree, n));
      faults = await check(tree, { full });
    });

    const table = cases.map(([, ...expected], n) => ({ n, expected, title: expected.join() || "no fault" }));
    it.each(table)("$n: $title", ({ n, expected }) => {
      expect(rulesIn(faults, files[n] ?? "")).toEqual(expected);
    });
    if (!nothingElse) return;
    it("makes nothing else look wrong", () => {
      const changed = files.map((name) => `content/${name}`);
      expect(faults.filter((fault) => !changed.includes(fault.file))).toEqual([]);
    });
  });
}

/** A field of a JSON file (`home cards.0.href`, `cities/vannes lead`), its new value, and the one fault that its file then has. */
export type Setting = readonly [place: string, value: unknown, fault?: string];

/** Changes one field a case and asks some rules. A fault is written `rule@field`, or `rule` where it is about that field. */
export function describeSettings(rules: Rule | readonly Rule[], cases: readonly Setting[]): void {
  it.each(cases.map(([place, value, fault = ""]) => ({ place, value, fault })))(
    "$place = $value: $fault",
    async ({ place, value, fault }) => {
      const [name = "", field = ""] = place.split(" ");
      const file = name.includes("/") ? `${name}/index.json` : `settings/${name}.json`;
      const tree = copyContent();
      tree.set(file, field, value);
      const expected = fault && !fault.includes("@") ? [`${fault}@${field}`] : [fault].filter(Boolean);
      expect(fieldsIn(await ask(rules, tree), file)).toEqual(expected);
    },
  );
}
