/** @jest-environment node */
import { SteadyHash } from "../../../src/gatsby/steady-hash";

type Chunk = { id: string | number; hash: string };

/** The hash that a compilation of these chunks ends with, where webpack's own is `own`. */
function hashOf(chunks: readonly Chunk[], own: string): string {
  const compilation = {
    hash: own,
    chunks: new Set(chunks),
    hooks: { afterHash: { tap: (_: string, run: () => void) => run() } },
  };
  new SteadyHash().apply({
    hooks: { thisCompilation: { tap: (_, run) => run(compilation) } },
  });
  return compilation.hash;
}

const app = { id: "app", hash: "1" };
const page = { id: 42, hash: "2" };

it("is that of the chunks, in whatever order, and however they were made", () => {
  expect(hashOf([app, page], "cold")).toMatch(/^[0-9a-f]{10}$/);
  expect(hashOf([page, app], "warm")).toBe(hashOf([app, page], "cold"));
});

it.each([
  ["a chunk changes", [app, { ...page, hash: "3" }]],
  ["a chunk is gone", [app]],
  [
    "two chunks change places",
    [
      { ...app, hash: "2" },
      { ...page, hash: "1" },
    ],
  ],
])("is another when %s", (_case, chunks) => {
  expect(hashOf(chunks, "own")).not.toBe(hashOf([app, page], "own"));
});
