import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../../../src/publish/publish";
import { publishedFiles, publishedFolder } from "../support/built-pages";
import { expect, test } from "../support/test";

/** Bytes over the wire of a part that is fetched when it nears the screen. */
const budget = 6_000;

const sources = path.join(__dirname, "../../../src");

/** Names that the sources give to such parts. */
const partNames = (): string[] =>
  filesIn(sources)
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(path.join(sources, file), "utf8").matchAll(/webpackChunkName: "([\w-]+)"/g),
    ])
    .map((match) => match[1] ?? "");

test("each part that is fetched when it nears the screen is light", () => {
  const names = partNames();
  expect(names).toContain("estimator");
  for (const name of names) {
    const files = publishedFiles().filter((file) => new RegExp(`^${name}-[0-9a-f]+\\.js\\.br$`).test(file));
    expect(files, name).toHaveLength(1);
    const { size } = statSync(path.join(publishedFolder, files[0] ?? ""));
    expect.soft(size, name).toBeLessThanOrEqual(budget);
  }
});
