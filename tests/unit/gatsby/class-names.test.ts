import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { shortClassNames } from "../../../src/gatsby/class-names";

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "classes-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, css: string): string {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, css);
  return target;
}

const classes = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, index) => `.c${from + index} { color: red }`).join("\n");

describe("shortClassNames", () => {
  it("names classes and animations of all modules, each its own", () => {
    const card = write(
      "b/card.module.css",
      ".card { animation: rise } @keyframes rise {} .card.isOpen:hover {}",
    );
    const link = write("a/link.module.css", ".card { margin: .5em }");
    write("a/global.css", ".unnamed {}");
    const name = shortClassNames(folder);
    const given = [name(link, "card"), name(card, "card"), name(card, "rise"), name(card, "isOpen")];
    expect(given).toEqual(["a", "b", "c", "d"]);
  });

  it("gives ten thousand classes valid names, all different, and none that ad blockers hide", () => {
    const file = write("all.module.css", classes(0, 10_000));
    const name = shortClassNames(folder);
    const given = Array.from({ length: 10_000 }, (_, index) => name(file, `c${index}`));
    expect(new Set(given).size).toBe(10_000);
    expect(given.filter((short) => !/^[A-Za-z][\w-]{0,2}$/.test(short) || /^ad/i.test(short))).toEqual([]);
  });

  it("refuses to make up a name for a class that it has not seen", () => {
    const file = write("x.module.css", ".seen {} /* .gone {} */");
    expect(() => shortClassNames(folder)(file, "gone")).toThrow("gone");
  });

  it("has a digest that changes with any name, and with nothing else", () => {
    write("y.module.css", ".first {} .second {}");
    const { digest } = shortClassNames(folder);
    write("y.module.css", ".first { color: red } .second {}");
    expect(shortClassNames(folder).digest).toBe(digest);
    write("y.module.css", ".first {} .added {} .second {}");
    expect(shortClassNames(folder).digest).not.toBe(digest);
  });
});
