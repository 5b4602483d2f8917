import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** What is set here of webpack's cache on disk (https://webpack.js.org/configuration/cache/). */
interface CacheSettings {
  readonly version: string;
  readonly buildDependencies?: Readonly<Record<string, readonly string[]>>;
}

/**
 * What decides whether modules that webpack compiled in an earlier build still hold, besides their own files: the
 * packages that npm installed, and the project's configuration, compiled.
 */
const decisive = [
  "node_modules/.package-lock.json",
  "package.json",
  ".cache/compiled/gatsby-config.js",
  ".cache/compiled/gatsby-node.js",
];

/**
 * Says by one digest what webpack would find out by following every `require` of itself, of Gatsby and of our
 * `gatsby-node`: several thousand files, ten seconds of a first build. Where npm left no account of what it installed,
 * webpack still follows them.
 *
 * @param root the project's folder
 * @param names changes with the names of classes and the values of tokens, which are in what was compiled and which no
 *   file of its own tells
 */
export function cacheSettings(root: string, names: string): CacheSettings {
  const files = decisive.map((name) => path.join(root, name));
  if (!files.every((file) => existsSync(file))) return { version: names };
  const digest = createHash("sha1").update(process.version).update(names);
  for (const file of files) digest.update(readFileSync(file));
  return { version: digest.digest("base64"), buildDependencies: { defaultWebpack: [] } };
}

/** The parts of webpack that are used here (https://webpack.js.org/api/compiler-hooks/#done). */
interface Compiler {
  readonly hooks: {
    readonly done: {
      tap(
        name: string,
        run: (stats: { compilation: { buildDependencies: { clear(): void } } }) => void,
      ): void;
    };
  };
}

/**
 * Keeps webpack from following the `require`s of the loaders as well: each module names those it went through as
 * dependencies of its cache. They are among the packages whose account is part of `cacheSettings`, and following them
 * takes a quarter of a first build.
 */
export class AccountedLoaders {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap("AccountedLoaders", ({ compilation }) => compilation.buildDependencies.clear());
  }
}
