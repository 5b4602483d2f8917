import { createHash } from "node:crypto";
import { shownDigest } from "./shown-digest";

/** The parts of webpack that are used here (https://webpack.js.org/api/compilation-hooks/). */
interface Compilation {
  hash?: string | undefined;
  readonly chunks: Iterable<{ readonly id: string | number | null; readonly hash?: string | undefined }>;
  readonly hooks: { readonly afterHash: { tap(name: string, run: () => void): void } };
}
interface Compiler {
  readonly hooks: {
    readonly thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void };
  };
}

const name = "SteadyHash";

/**
 * Gives a compilation the hash of its chunks, and of nothing else. Webpack's own also counts how it got there: the
 * compilations of style sheets, which a second build takes from the cache. Gatsby writes the hash into every document,
 * so that the first build after a cold one changed them all, whatever it was for.
 */
export class SteadyHash {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.afterHash.tap(name, () => {
        const chunks = [...compilation.chunks].map(({ id, hash }) => `${id} ${hash}`).sort();
        compilation.hash = createHash("sha1").update(chunks.join("\n")).digest("hex").slice(0, shownDigest);
      });
    });
  }
}
