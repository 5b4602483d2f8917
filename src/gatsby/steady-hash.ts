import { createHash } from "node:crypto";
import { shownDigest } from "./shown-digest";

/** The parts of webpack that are used here (https://webpack.js.org/api/compilation-hooks/). */
interface Chunk {
  readonly id: string | number | null;
  hash?: string | undefined;
  readonly files: Iterable<string>;
}
interface Hook {
  tap(name: string, run: () => void): void;
}
interface Compilation {
  hash?: string | undefined;
  readonly chunks: Iterable<Chunk>;
  readonly assets: Readonly<Record<string, { source(): string | Buffer } | undefined>>;
  readonly hooks: { readonly afterHash: Hook; readonly afterProcessAssets: Hook };
}
interface Compiler {
  readonly hooks: {
    readonly thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void };
  };
}

/**
 * Gives a compilation the hash of its chunks, and of nothing else. Webpack's own also counts how it got there: the
 * compilations of style sheets, which a second build takes from the cache. Gatsby writes the hash into every document,
 * so that the first build after a cold one changed them all, whatever it was for.
 */
export class SteadyHash {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap("SteadyHash", (compilation) => {
      compilation.hooks.afterHash.tap("SteadyHash", () => {
        const chunks = [...compilation.chunks].map(({ id, hash }) => `${id} ${hash}`).sort();
        compilation.hash = createHash("sha1").update(chunks.join("\n")).digest("hex").slice(0, shownDigest);
      });
    });
  }
}

/**
 * Gives each chunk the hash of the code that is written of it, and of nothing else. Webpack's own changes between a
 * first build and the next though not a byte of the code does: a module that tree shaking empties counts as long as it
 * does not come from the cache. Gatsby renders every page anew when that of the renderer is another.
 */
export class SteadyChunkHashes {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap("SteadyChunkHashes", (compilation) => {
      compilation.hooks.afterProcessAssets.tap("SteadyChunkHashes", () => {
        for (const chunk of compilation.chunks) {
          const digest = createHash("sha1");
          for (const file of [...chunk.files].filter((name) => name.endsWith(".js")).sort())
            digest.update(file).update(compilation.assets[file]?.source() ?? "");
          chunk.hash = digest.digest("hex");
        }
      });
    });
  }
}
