/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkLastingFiles } from "../../../../src/gatsby/hosting/lasting-files";

describe("checkLastingFiles", () => {
  let published: string;
  const write = (...files: string[]): void => {
    for (const file of files) {
      mkdirSync(path.dirname(path.join(published, file)), { recursive: true });
      writeFileSync(path.join(published, file), "");
    }
  };
  beforeEach(() => (published = mkdtempSync(path.join(tmpdir(), "lasting-"))));
  afterEach(() => rmSync(published, { recursive: true }));

  it("takes what a build writes", () => {
    write("index.html", "favicon.svg", "app-85f4195fb23b7bdcba68.js", "app.85f4195fb23b7bdcba68.css");
    write("static/a/b.woff2", "page-data/index/page-data.json", "app-85f4195fb23b7bdcba68.js.br");
    expect(() => checkLastingFiles(published)).not.toThrow();
  });

  it.each(["sw.js", "outils/carte.js", "impression.css", "static/a/b.js"])(
    "refuses %s, naming it",
    (file) => {
      write("index.html", file);
      expect(() => checkLastingFiles(published)).toThrow(new RegExp(`^${file} : .*src/`));
    },
  );
});
