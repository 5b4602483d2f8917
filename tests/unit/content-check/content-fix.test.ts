/** @jest-environment node */
import { fixContent } from "../../../src/content-check/fix";
import { addCity, addPost, copyContent, type Tree } from "./tree";

describe("npm run content:fix", () => {
  let tree: Tree;

  beforeAll(() => {
    tree = copyContent();
    fixContent(tree.root);
  });

  const plain = (file: string): string => tree.read(file).replaceAll("\u00a0", "⍽");

  it("changes nothing the second time", () => {
    expect(fixContent(tree.root)).toEqual([]);
  });

  it("mends texts of JSON, and nothing else in the file", () => {
    const file = addCity(tree, "Typo");
    const before = tree.read(file);
    const change = (text: string) =>
      text
        .replace("Une phrase simple.", String.raw`L'essai \"simple\" : 12:30 !`)
        .replace('"keywords": ["essai"]', '"keywords":   ["l\'essai",\n\n    "essai"]');
    tree.write(file, change(before));
    expect(fixContent(tree.root)).toEqual([{ file: `content/${file}`, changes: 6 }]);
    expect(plain(file)).toBe(
      change(before)
        .replace(String.raw`L'essai \"simple\" : 12:30 !`, "L’essai «\u00a0simple\u00a0»\u00a0: 12:30\u00a0!")
        .replace("l'essai", "l’essai")
        .replaceAll("\u00a0", "⍽"),
    );
    expect(fixContent(tree.root)).toEqual([]);
  });

  it("mends texts of Markdown, and neither code, addresses nor the keys of the front matter", () => {
    const body = [
      "Voir https://a.b/c?d:e!f et `x ? y : z`, à 12:30 !",
      "",
      "```ts",
      "const l'x = a ? 'b' : \"c\";",
      "```",
      "",
      "[L'outil](/services?a:b;c \"l'a\") : 100%...",
    ].join("\n");
    const file = addPost(tree, "typo", body, { title: "'L''essai : le \"mot\"'", tags: "[l'essai]" });
    const before = tree.read(file);
    const [mended] = fixContent(tree.root);
    expect(mended?.file).toBe(`content/${file}`);
    expect(plain(file)).toBe(
      before
        .replace("'L''essai : le \"mot\"'", "'L’essai⍽: le «⍽mot⍽»'")
        .replace("[l'essai]", "[l’essai]")
        .replace("12:30 !", "12:30⍽!")
        .replace("[L'outil]", "[L’outil]")
        .replace('"l\'a") : 100%...', '"l\'a")⍽: 100⍽%…')
        .replaceAll("\u00a0", "⍽"),
    );
    expect(fixContent(tree.root)).toEqual([]);
  });

  it("goes on until one change brings no other to light", () => {
    const file = addCity(tree, "Rebond", "Une phrase simple.", String.raw`\"Oui\"!`);
    expect(fixContent(tree.root)).toHaveLength(1);
    expect(plain(file)).toContain('"lead": "«⍽Oui⍽»⍽!"');
    expect(fixContent(tree.root)).toEqual([]);
  });

  it("takes the byte order mark and the line ends of Windows away", () => {
    const file = addCity(tree, "Windows");
    const before = tree.read(file);
    tree.write(file, `\ufeff${before.replace(/\n/g, "\r\n")}`);
    expect(fixContent(tree.root)).toEqual([{ file: `content/${file}`, changes: 1 }]);
    expect(tree.read(file)).toBe(before);
  });

  it("leaves what it cannot read as it is, and says so", () => {
    const file = addCity(tree, "Cassée");
    tree.write(file, `{ "title": "l'outil`);
    const latin = addCity(tree, "Latine");
    tree.write(latin, Buffer.from('{ "a": "é" }', "latin1"));
    expect(fixContent(tree.root)).toEqual([
      { file: `content/${file}`, changes: 0, unreadable: true },
      { file: `content/${latin}`, changes: 0, unreadable: true },
    ]);
    expect(tree.read(file)).toBe(`{ "title": "l'outil`);
    tree.remove("cities/cassee");
    tree.remove("cities/latine");
  });

  it("puts the project's words in order, each once", () => {
    tree.write("settings/spelling.txt", "# Les mots\nZoé\n\névier\nAbel\nZoé\n");
    expect(fixContent(tree.root)).toEqual([{ file: "content/settings/spelling.txt", changes: 1 }]);
    expect(tree.read("settings/spelling.txt")).toBe("# Les mots\nAbel\névier\nZoé\n");
    expect(fixContent(tree.root)).toEqual([]);
  });
});
