import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The names of classes (and animations) of CSS modules in what is published. */
export interface ClassNames {
  /** @param file absolute path of the module @param name as it is written there */
  (file: string, name: string): string;
  /** Changes with any of the names: what was compiled with other ones does not go with these. */
  readonly digest: string;
}

const comments = /\/\*[\s\S]*?\*\//g;
/** Every word that may be a name; some that are none (`.svg` of an address) only leave a gap in the numbering. */
const names = /(?:\.|@keyframes\s+)(-?[A-Za-z_][\w-]*)/g;

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const rest = `${letters}0123456789_-`;
/** Lists of ad blockers hide elements with classes like `ad` and `Ads`. */
const hiddenByBlockers = /^ad/i;

/**
 * Numbers the classes of all CSS modules below a folder and names them by their number, in one or two characters: they
 * stand in every document, style sheet and script. The same files give the same names, so that the browser's and the
 * server's compilation agree.
 *
 * @throws Error when a name is asked for that is in none of the files
 */
export function shortClassNames(folder: string): ClassNames {
  const known = new Map<string, string>();
  let number = 0;
  for (const file of cssModulesOf(folder)) {
    const css = readFileSync(file, "utf8").replace(comments, "");
    for (const [, name = ""] of css.matchAll(names)) {
      const key = keyOf(file, name);
      if (known.has(key)) continue;
      let short = shortName(number++);
      while (hiddenByBlockers.test(short)) short = shortName(number++);
      known.set(key, short);
    }
  }
  const nameOf = (file: string, name: string): string => {
    const short = known.get(keyOf(file, name));
    if (short === undefined) throw new Error(`${file}: no class « ${name} » was found when the build began.`);
    return short;
  };
  const digest = createHash("sha1")
    .update(JSON.stringify([...known]))
    .digest("base64");
  return Object.assign(nameOf, { digest });
}

const keyOf = (file: string, name: string): string => `${file} ${name}`;

const cssModulesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => path.join(folder, file))
    .sort();

/** 0 → `a`, 51 → `Z`, 52 → `aa`, 53 → `ab`… A class begins with a letter. */
function shortName(number: number): string {
  let name = letters.charAt(number % letters.length);
  for (
    let left = Math.floor(number / letters.length);
    left > 0;
    left = Math.floor((left - 1) / rest.length)
  ) {
    name += rest.charAt((left - 1) % rest.length);
  }
  return name;
}
