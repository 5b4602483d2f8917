import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { numberedClasses } from "../../../src/gatsby/class-names";

const folder = mkdtempSync(path.join(tmpdir(), "styles-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("numbers the classes and animations of all modules, each once, and leaves others to css-loader", () => {
  const file = (name: string) => path.join(folder, name);
  writeFileSync(
    file("a.module.css"),
    "/* .gone */ .row, .row > .cell { margin: .5rem } @keyframes turn { to { top: 0 } }",
  );
  writeFileSync(file("b.module.css"), ".row:hover { composes: row from './a.module.css' }");
  const nameOf = numberedClasses(folder);
  const of = (name: string, at: string) => nameOf({ resourcePath: file(at) }, "", name);
  expect(["row", "cell", "turn"].map((name) => of(name, "a.module.css"))).toEqual(["a0", "b0", "c0"]);
  expect(of("row", "b.module.css")).toBe("d0");
  expect([of("gone", "a.module.css"), of("row", "c.module.css")]).toEqual([undefined, undefined]);
  expect(numberedClasses(folder)({ resourcePath: file("b.module.css") }, "", "row")).toBe("d0");
});
