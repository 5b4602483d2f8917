/** @jest-environment node */
import { globSync } from "node:fs";
import path from "node:path";
import { fileRole } from "../../../src/content-check/kinds";
import { addPost, check, copyContent, type Tree } from "./tree";

/** Seeded chance (mulberry32): the same files break in the same way every time. */
function createRandom(seed: string) {
  let state = [...seed].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number): number => min + Math.floor((max - min + 1) * next());
  return { int, pick: <T>(items: readonly T[]): T => items[int(0, items.length - 1)] as T };
}
type Random = ReturnType<typeof createRandom>;

/** A way of breaking a content file. Breaks the file in place; the seed makes it the same every time. */
type Break = (tree: Tree, file: string, random: Random) => void;

const isJson = (file: string): boolean => file.endsWith(".json");

const text =
  (change: (text: string, random: Random) => string | Uint8Array): Break =>
  (tree, file, random) =>
    tree.write(file, change(tree.read(file), random));

/** Length of the part that a cut must fall into to be noticed: a Markdown body may end anywhere. */
const fragile = (source: string, file: string): number =>
  isJson(file) ? source.trimEnd().length : source.indexOf("\n---") + 1;

/** Every path into a value, at any depth. */
function pathsOf(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (value === null || typeof value !== "object") return path.length > 0 ? [path] : [];
  const below = Object.entries(value).flatMap(([key, item]) =>
    pathsOf(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return path.length > 0 ? [path, ...below] : below;
}

const breaks: Readonly<Record<string, Break>> = {
  truncated: (tree, file, random) => {
    const source = tree.read(file);
    tree.write(file, source.slice(0, random.int(1, fragile(source, file) - 1)));
  },
  "wrong type": (tree, file, random) => {
    if (!isJson(file)) {
      const title = `title: ${random.pick(["[]", "12", "true", "{ a: 1 }"])}`;
      return tree.write(file, tree.read(file).replace(/^title:.*$/m, title));
    }
    const wrong = random.pick([null, [null], { inattendu: 1 }]);
    const paths = pathsOf(tree.data(file)).filter(([first]) => first !== "$schema");
    const path = random.int(1, 5) === 1 ? undefined : random.pick(paths.length > 0 ? paths : [["name"]]);
    if (path) tree.set(file, path, wrong);
    else tree.write(file, random.pick(["null", "[]", "12", '"texte"', "true"]));
  },
  "another encoding": text((source, random) => {
    // Without an accent, Latin-1 and UTF-8 are the same bytes.
    const latin = random.int(0, 1) === 0 && /[\u0080-\u00ff]/.test(source);
    return Buffer.from(source, latin ? "latin1" : "utf16le");
  }),
  BOM: text((source) => `\ufeff${source}`),
  CRLF: text((source) => source.replace(/\n/g, "\r\n")),
  "tabs in YAML": text((source, random) => {
    const lines = source.split("\n");
    lines.splice(random.int(1, 2), 0, random.pick(["\ttitle: Un titre", "image:\n\tsrc: ./a.svg"]));
    return lines.join("\n");
  }),
  "duplicate keys": (tree, file) => {
    const source = tree.read(file);
    const line = (isJson(file) ? /^ {2}"[^"]+":/m : /^title:.*$/m).exec(source)?.[0] ?? "";
    tree.write(file, source.replace(line, isJson(file) ? `${line} 1,\n${line}` : `${line}\n${line}`));
  },
  "10 MB": text((source, random) => source.padEnd(10 * 1024 * 1024 + random.int(0, 9), " ")),
  empty: text((_, random) => random.pick(["", " ", "\n\n", "\t"])),
  symlink: (tree, file, random) => {
    tree.remove(file);
    tree.link(file, random.pick([`${path.basename(file)}.bak`, "/etc/hostname", "..", path.basename(file)]));
  },
};

/** Ten kinds, twenty files each. */
const perKind = 20;

describe.each(Object.entries(breaks))(`${perKind} generated files: %s`, (kind, damage) => {
  it("are all named in the report, none crashes the check", async () => {
    const tree = copyContent();
    const random = createRandom(kind);
    const yaml = kind === "tabs in YAML";
    if (yaml) for (let n = 0; n < perKind; n += 1) addPost(tree, `essai-${n}`, "Un texte.");
    const documents = globSync("*/**/*.{json,md}", { cwd: tree.root })
      .filter((file) => fileRole(file)?.role === "document" && !(yaml && isJson(file)))
      .sort();
    const draw = (): string[] => documents.splice(random.int(0, documents.length - 1), 1);
    const drawn = Array.from({ length: perKind }, draw).flat();
    expect(drawn).toHaveLength(perKind);
    for (const file of drawn) damage(tree, file, random);
    const faults = await check(tree);
    const named = new Set(faults.map(({ file }) => file));
    expect(drawn.filter((file) => !named.has(`content/${file}`))).toEqual([]);
    expect(faults.filter(({ problem, remedy }) => !problem || !remedy)).toEqual([]);
  });
});
