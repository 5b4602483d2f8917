import { checkContent, type Fault } from "../../../src/content-check";
import { checkEverything } from "../../../src/content-check/full";
import { addCity, addPost, copyContent, today, told, type Tree } from "./tree";

/** Breaks a file of a copy of the content. @param n rank in its table, to name things by. @returns the file */
export type Change = (tree: Tree, n: number) => string | Promise<string>;

/**
 * What is broken: how, and each fault that its editor must read, as `told` writes it. `{…}` stands for anything,
 * `{n}` for the rank in the table.
 */
export type Cases = Readonly<Record<string, readonly [change: Change, ...faults: readonly string[]]>>;

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

/**
 * Makes every change of a table in one copy of the content, checks it once, and compares what each file is told.
 */
export function describeCases(
  what: string,
  cases: Cases,
  { full = false, nothingElse = false }: Options = {},
): void {
  describe(what, () => {
    let faults: readonly Fault[];
    const files: string[] = [];

    beforeAll(async () => {
      const tree = copyContent();
      for (const [n, [change]] of Object.values(cases).entries()) files.push(await change(tree, n));
      const options = { root: tree.root, today };
      faults = full ? (await checkEverything(options)).faults : await checkContent(options);
    });

    const table = Object.entries(cases).map(([breaks, [, ...report]], n) => ({
      title: `is told ${report.length > 0 ? "that" : "nothing where"} ${breaks}`,
      report,
      n,
    }));
    it.each(table)("$title", ({ report, n }) => {
      const expected = report.map((fault) => pattern(fault.replaceAll("{n}", String(n))));
      expect(told(faults, files[n] ?? "")).toEqual(expected);
    });
    if (nothingElse) {
      it("makes nothing else look wrong", () => {
        expect(faults.filter(({ file: name }) => !files.some((one) => name === `content/${one}`))).toEqual(
          [],
        );
      });
    }
  });
}

/** Matches a text whose `{…}` may be anything. */
export function pattern(fault: string): unknown {
  if (!fault.includes("{…}")) return fault;
  const parts = fault.split("{…}").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return expect.stringMatching(new RegExp(`^${parts.join(".*")}$`));
}
