/** @jest-environment node */
import { SteadyChunkHashes, SteadyHash } from "../../../src/gatsby/steady-hash";

interface Chunk {
  readonly id: string | number;
  readonly hash: string;
  readonly files: readonly string[];
}
/** What files hold, by name. */
type Files = Readonly<Record<string, string>>;
type Plugin = SteadyChunkHashes | SteadyHash;

/** A compilation of these chunks as a plugin leaves it, where webpack's own hash is `own`. */
function compile(plugin: Plugin, chunks: readonly Chunk[], own = "own", files: Files = {}) {
  const atOnce = { tap: (_: string, run: () => void) => run() };
  const compilation = {
    hash: own,
    chunks: new Set(chunks.map((chunk) => ({ ...chunk }))),
    assets: Object.fromEntries(Object.entries(files).map(([name, text]) => [name, { source: () => text }])),
    hooks: { afterHash: atOnce, afterProcessAssets: atOnce },
  };
  plugin.apply({ hooks: { thisCompilation: { tap: (_, run) => run(compilation) } } });
  return compilation;
}

describe("the hash of a compilation", () => {
  const app = { id: "app", hash: "1", files: [] };
  const page = { id: 42, hash: "2", files: [] };
  const hashOf = (chunks: readonly Chunk[], own: string) => compile(new SteadyHash(), chunks, own).hash;

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
});

describe("the hash of a chunk", () => {
  const chunk = { id: "render-page", hash: "1", files: ["render-page.js", "render-page.js.map"] };
  const files = { "render-page.js": "render()", "render-page.js.map": "{}" };
  const hashOf = (own: string, changed: Files = {}) =>
    [
      ...compile(new SteadyChunkHashes(), [{ ...chunk, hash: own }], "own", { ...files, ...changed }).chunks,
    ][0]?.hash;

  it("is that of its code, however webpack came by it and whatever its map says", () => {
    expect(hashOf("1")).toMatch(/^[0-9a-f]{40}$/);
    expect(hashOf("2", { "render-page.js.map": '{"sources":["empty.js"]}' })).toBe(hashOf("1"));
  });

  it("is another when its code changes", () => {
    expect(hashOf("1", { "render-page.js": "render(page)" })).not.toBe(hashOf("1"));
  });
});
