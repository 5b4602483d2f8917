import { globSync, readFileSync } from "node:fs";
import path from "node:path";

/** As css-loader asks for it (`modules.getLocalIdent`). */
type NameOf = (
  module: { readonly resourcePath: string },
  template: string,
  name: string,
) => string | undefined;

/**
 * Names of the classes and animations of all CSS modules, numbered from `a0` on. Hashes, which no compression shortens, would make each
 * document 600 bytes heavier. They follow from the style sheets alone, so that all stages of a build have the same; a change in
 * one of these starts the build anew (scripts/lib/build-site.ts).
 *
 * @param folder where the style sheets are
 * @returns undefined for a name that no rule has: css-loader's own is taken
 */
export function numberedClasses(folder: string): NameOf {
  const names = new Map<string, string>();
  for (const file of globSync("**/*.module.css", { cwd: folder }).sort()) {
    const rules = readFileSync(path.join(folder, file), "utf8").replace(/\/\*.*?\*\//gs, "");
    for (const [, name] of rules.matchAll(/(?:\.|@keyframes )([A-Za-z][\w-]*)/g)) {
      const key = `${path.join(folder, file)} ${name}`;
      if (!names.has(key)) names.set(key, numbered(names.size));
    }
  }
  return ({ resourcePath }, _template, name) => names.get(`${resourcePath} ${name}`);
}

/** A letter first: « a0 » to « z0 », « a1 » and so on. */
const numbered = (place: number): string =>
  `${(10 + (place % 26)).toString(36)}${Math.floor(place / 26).toString(36)}`;
