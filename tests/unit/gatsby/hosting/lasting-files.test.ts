/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
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

  it("takes what a build writes", async () => {
    write("index.html", "favicon.svg", "app-85f4195fb23b7bdcba68.js", "app.85f4195fb23b7bdcba68.css");
    write("static/a/b.woff2", "page-data/index/page-data.json", "app-85f4195fb23b7bdcba68.js.br");
    await expect(checkLastingFiles(published)).resolves.toBeUndefined();
  });

  it.each(["sw.js", "outils/carte.js", "impression.css", "static/a/b.js"])(
    "refuses %s, naming it",
    async (file) => {
      write("index.html", file);
      await expect(checkLastingFiles(published)).rejects.toThrow(new RegExp(`^${file} : .*src/`));
    },
  );

  it("leaves out what no page loads", async () => {
    const unused = "~partytown/debug/partytown.js";
    write(unused, "index.html");
    await checkLastingFiles(published);
    expect(existsSync(path.join(published, unused))).toBe(false);
    expect(existsSync(path.join(published, "index.html"))).toBe(true);
  });
});
