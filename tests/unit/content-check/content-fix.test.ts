import { fixContent } from "../../../src/content-check/fix";
import { addCity, addPost, copyContent } from "./tree";

const tree = copyContent();
const plain = (text: string): string => text.replaceAll("\u00a0", "⍽");
const fix = () => fixContent(tree.root);
beforeAll(fix);

it("corrects the texts of JSON, and neither other values nor their order", () => {
  const file = addCity(tree, "Typo", '"keywords": ["essai"]', '"keywords":   ["l\'essai",\n\n    "essai"]');
  const before = tree.read(file);
  tree.replace(file, "Une phrase simple.", String.raw`L'essai \"simple\" : 12:30 !&nbsp;Oui.`);
  expect(fix()).toEqual([{ file: `content/${file}`, changes: 7 }]);
  const expected = before
    .replace("Une phrase simple.", "L’essai «⍽simple⍽»⍽: 12:30⍽!⍽Oui.")
    .replace("l'essai", "l’essai");
  expect(plain(tree.read(file))).toBe(plain(expected));
});

it("corrects texts and front matter of Markdown, and neither code nor addresses", () => {
  const body = "-\u00a0Voir https://a.b/c?d:e!f et `x ? y : z` !\n\n```ts\nconst l'x = a ? 'b' : \"c\";\n```";
  const front = { title: "'L''essai : le \"mot\"'", description: "No", tags: "[l'essai]" };
  const file = addPost(tree, "typo", body, front);
  const before = tree.read(file);
  expect(fix().map((fixed) => fixed.file)).toEqual([`content/${file}`]);
  const expected = before
    .replace("'L''essai : le \"mot\"'", "'L’essai⍽: le «⍽mot⍽»'")
    .replace("[l'essai]", "[l’essai]")
    .replace("-\u00a0Voir", "- Voir")
    .replace("` !", "`⍽!");
  expect(plain(tree.read(file))).toBe(plain(expected));
});

it("takes the byte order mark and the line ends of Windows away", () => {
  const file = addCity(tree, "Windows");
  fix();
  const before = tree.read(file);
  tree.write(file, `\ufeff${before.replace(/\n/g, "\r\n")}`);
  expect(fix()).toEqual([{ file: `content/${file}`, changes: 1 }]);
  expect(tree.read(file)).toBe(before);
});

it.each([
  ["what it cannot read", "cities/cassee/index.json", `{ "title": "l'outil`],
  ["a front matter with remarks", "blog/remarque/index.md", "---\ntitle: Le C# # l'avis\n---\n\nL'essai.\n"],
])("leaves %s as it is, and says so", (_what, file, text) => {
  tree.write(file, text);
  expect(fix()).toEqual([{ file: `content/${file}`, changes: 0, unreadable: true }]);
  expect(tree.read(file)).toBe(text);
  tree.remove(file);
});

it("puts the project's words in order, each once", () => {
  tree.write("settings/spelling.txt", "# Les mots\nZoé\n\névier\nAbel\nZoé\n");
  expect(fix()).toEqual([{ file: "content/settings/spelling.txt", changes: 1 }]);
  expect(tree.read("settings/spelling.txt")).toBe("# Les mots\nAbel\névier\nZoé\n");
});

it("changes nothing the second time", () => {
  expect(fix()).toEqual([]);
});
