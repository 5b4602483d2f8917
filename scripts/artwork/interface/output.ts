import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { ROOT } from "../lib/svg";
import { outlined } from "./outlined";

const FORBIDDEN = /<script|<image|<style|href="(?!#)|url\((?!#)|\bNaN\b|undefined/;

/**
 * Writes an interface picture under the repository's root. Unlike the pure drawings of `lib`, these
 * hold text; every line of it must then carry its width.
 * @param file path from the root, for example "content/services/saas/banner-1.svg"
 * @param limit most bytes allowed; a heavier picture throws
 */
export function writePicture(file: string, markup: string, limit: number): void {
  if (/'/.test(markup.replace(/<[^>]*>/g, "")) && !/font-family="ibm-plex-mono/.test(markup))
    throw new Error(`${file}: straight apostrophe in a label`);
  const text = outlined(markup);
  const bytes = Buffer.byteLength(text);
  if (bytes > limit) throw new Error(`${file}: ${bytes} bytes, more than the ${limit} allowed`);
  if (FORBIDDEN.test(text))
    throw new Error(`${file}: script, outside reference or broken number in the drawing`);
  const target = join(ROOT, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
  process.stdout.write(`${relative(ROOT, target)}  ${(bytes / 1024).toFixed(1)} KB\n`);
}
