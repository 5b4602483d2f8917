import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import decompress from "woff2-encoder/decompress";
import { openFont } from "../../shared/brand/fonts";
import type { BrandFont } from "../brand/read-brand";

/** A font as sharp writes with it. */
export interface CardFont {
  /** As the file spells it. */
  readonly family: string;
  /** The file, and that of the letters which it lacks, where the brand has one. */
  readonly files: readonly [string, ...string[]];
  /** Whether one of them has a character. */
  readonly has: (character: string) => boolean;
}

/**
 * Unpacks a font of the brand, since sharp's text reads no WOFF2.
 *
 * @param folder keeps its files, each under the digest of what it was made from
 */
export async function unpackFont({ file, rest }: BrandFont, folder: string): Promise<CardFont> {
  await mkdir(folder, { recursive: true });
  const main = await unpack(file, folder);
  const others = rest ? [await unpack(rest, folder)] : [];
  // A loaded file stays in use for its whole family: letters that the first lacks are drawn from it.
  for (const each of others) await sharp({ text: { text: "a", fontfile: each } }).metadata();
  const files = [main, ...others] as const;
  const opened = files.map((each) => openFont(readFileSync(each)));
  return {
    family: opened[0]?.familyName ?? "",
    files,
    has: (character) => opened.some((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
  };
}

async function unpack(source: string, folder: string): Promise<string> {
  const bytes = readFileSync(source);
  const file = path.join(folder, `${createHash("sha1").update(bytes).digest("hex")}.ttf`);
  if (!existsSync(file)) {
    // Written under another name first: a build may be interrupted.
    await writeFile(`${file}.part`, await decompress(bytes));
    await rename(`${file}.part`, file);
  }
  return file;
}
