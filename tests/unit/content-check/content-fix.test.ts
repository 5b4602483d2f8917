import { fixContent } from "../../../src/content-check/fix";
import { addCity, addPost, copyContent, type Tree } from "./tree";

describe("npm run content:fix", () => {
  let tree: Tree;

  beforeAll(() => {
    tree = copyContent();
    fixContent(tree.root);
  });

  const plain = (text: string): string => text.replaceAll("\u00a0", "⍽");
  const fix = () => fixContent(tree.root);

  it("corrects the texts of JSON, and neither other values nor their order", () => {
    const file = addCity(tree, "Typo", '"keywords": ["essai"]', '"keywords":   ["l\'essai",\n\n    "essai"]');
    const before = tree.read(file);
    tree.replace(file, "Une phrase simple.", String.raw`L'essai \"simple\" : 12:30 !`);
    expect(fix()).toEqual([{ file: `content/${file}`, changes: 6 }]);
    const expected = before
      .replace("Une phrase simple.", "L’essai «⍽simple⍽»⍽: 12:30⍽!")
      .replace("l'essai", "l’essai");
    expect(plain(tree.read(file))).toBe(plain(expected));
  });

  it("corrects texts and front matter of Markdown, and neither code nor addresses", () => {
    const body = `Voir https://a.b/c?d:e!f et \`x ? y : z\`, à 12:30 !

\`\`\`ts
const l'x = a ? 'b' : "c";
\`\`\`

[L'outil](/services?a:b;c "l'a") : 100%...`;
    const file = addPost(tree, "typo", body, { title: "'L''essai : le \"mot\"'", tags: "[l'essai]" });
    expect(fix().map((one) => one.file)).toEqual([`content/${file}`]);
    expect(plain(tree.read(file))).toBe(`---
title: 'L’essai⍽: le «⍽mot⍽»'
description: "Cet article n’existe que le temps d’un essai, et sa description ne vaut que pour lui⍽: typo."
date: 2026-01-15
image: { src: ./cover.svg, alt: "Une page" }
tags: [l’essai]
---

Voir https://a.b/c?d:e!f et \`x ? y : z\`, à 12:30⍽!

\`\`\`ts
const l'x = a ? 'b' : "c";
\`\`\`

[L’outil](/services?a:b;c "l'a")⍽: 100⍽%…
`);
  });

  it("replaces the no-break spaces after signs, and leaves a value that YAML misreads as it is", () => {
    const list = addPost(tree, "liste", "-\u00a0un\n-\u00a0deux");
    const number = addPost(tree, "nombre", "Du texte.", { title: "0123", description: "No" });
    fix();
    expect(tree.read(list)).toContain("\n- un\n- deux\n");
    expect(tree.read(number)).toContain("\ntitle: 0123\ndescription: No\n");
    for (const file of [list, number]) tree.remove(file);
  });

  it("leaves a front matter with remarks as it is", () => {
    const file = addPost(tree, "remarque", "Du texte.", { title: "Le C# en entreprise # un avis" });
    const before = tree.read(file);
    expect(fix()).toEqual([{ file: `content/${file}`, changes: 0, unreadable: true }]);
    expect(tree.read(file)).toBe(before);
    tree.remove(file);
  });

  it("writes what a word processor pasted as it is read", () => {
    const file = addCity(tree, "Collage", "Une phrase simple.", "Une&nbsp;phrase\u2003simple,  non&#160;?");
    fix();
    expect(plain(tree.data(file).lead)).toBe("Une⍽phrase simple, non⍽?");
  });

  it("takes the byte order mark and the line ends of Windows away", () => {
    const file = addCity(tree, "Windows");
    fix();
    const before = tree.read(file);
    tree.write(file, `\ufeff${before.replace(/\n/g, "\r\n")}`);
    expect(fix()).toEqual([{ file: `content/${file}`, changes: 1 }]);
    expect(tree.read(file)).toBe(before);
  });

  it("leaves what it cannot read as it is, and says so", () => {
    const file = addCity(tree, "Cassée");
    tree.write(file, `{ "title": "l'outil`);
    expect(fix()).toEqual([{ file: `content/${file}`, changes: 0, unreadable: true }]);
    expect(tree.read(file)).toBe(`{ "title": "l'outil`);
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
});
