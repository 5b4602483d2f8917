import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { ROOT } from "../lib/svg";

const FORBIDDEN = /<script|<image|<style|href="(?!#)|url\((?!#)|\bNaN\b|undefined/;

/**
 * Writes an interface picture under the repository's root. Unlike the pure drawings of `lib`, these
 * hold text; every line of it must then carry its width.
 * @param file path from the root, for example "content/services/saas/banner-1.svg"
 * @param limit most bytes allowed; a heavier picture throws
 */
export function writePicture(file: string, text: string, limit: number): void {
  const bytes = Buffer.byteLength(text);
  if (bytes > limit) throw new Error(`${file}: ${bytes} bytes, more than the ${limit} allowed`);
  if (FORBIDDEN.test(text))
    throw new Error(`${file}: script, outside reference or broken number in the drawing`);
  if (/'/.test(text.replace(/<[^>]*>/g, "")) && !/font-family="ui-monospace/.test(text))
    throw new Error(`${file}: straight apostrophe in a label`);
  for (const [whole, , body = ""] of text.matchAll(/<text([^>]*)>([^<]*)/g))
    if (!whole.includes("textLength") && [...body.replace(/&\w+;/g, "x")].length > 1)
      throw new Error(`${file}: text without textLength: ${body}`);
  const target = join(ROOT, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
  process.stdout.write(`${relative(ROOT, target)}  ${(bytes / 1024).toFixed(1)} KB\n`);
}
