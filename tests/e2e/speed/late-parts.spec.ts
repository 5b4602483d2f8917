import { globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { publishedFiles, publishedFolder } from "../support/built-pages";
import { expect, test } from "../support/test";

/** Bytes over the wire of a part that is fetched when it nears the screen. */
const budget = 6_000;

test("each part that is fetched when it nears the screen is light", () => {
  const sources = globSync(path.join(__dirname, "../../../src/**/*.{ts,tsx}"));
  const code = sources.map((file) => readFileSync(file, "utf8")).join("\n");
  const names = Array.from(code.matchAll(/webpackChunkName: "([\w-]+)"/g), ([, name = ""]) => name);
  expect(names).toContain("estimator");
  for (const name of names) {
    const files = publishedFiles().filter((file) => new RegExp(`^${name}-[0-9a-f]+\\.js\\.br$`).test(file));
    expect(files, name).toHaveLength(1);
    const { size } = statSync(path.join(publishedFolder, files[0] ?? ""));
    expect.soft(size, name).toBeLessThanOrEqual(budget);
  }
});
