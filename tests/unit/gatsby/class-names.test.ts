import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { numberedClasses } from "../../../src/gatsby/class-names";

const folder = mkdtempSync(path.join(tmpdir(), "styles-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("numbers the classes of all modules, each once, and leaves others to css-loader", () => {
  const file = (name: string) => path.join(folder, name);
  writeFileSync(file("a.module.css"), "/* .gone */ .row, .row > .cell { margin: .5rem }");
  writeFileSync(file("b.module.css"), ".row:hover { composes: row from './a.module.css' }");
  const nameOf = numberedClasses(folder);
  const of = (name: string, at: string) => nameOf({ resourcePath: file(at) }, "", name);
  expect([of("row", "a.module.css"), of("cell", "a.module.css"), of("row", "b.module.css")]).toEqual([
    "a0",
    "b0",
    "c0",
  ]);
  expect([of("gone", "a.module.css"), of("row", "c.module.css")]).toEqual([undefined, undefined]);
  expect(numberedClasses(folder)({ resourcePath: file("b.module.css") }, "", "row")).toBe("c0");
});
