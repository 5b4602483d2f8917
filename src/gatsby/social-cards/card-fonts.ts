import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import decompress from "woff2-encoder/decompress";
import { fontRoles, openFont, type FontRole } from "../../shared/brand/fonts";
import type { BrandFonts } from "../brand/read-brand";

/** Fonts as sharp writes with them: the name of the family as the file spells it, and the file. */
export type CardFonts = Readonly<Record<FontRole, CardFont>>;

interface CardFont {
  readonly family: string;
  readonly file: string;
  /** The file of the letters that `file` lacks. */
  readonly others?: string | undefined;
  /** Whether one of the two has a character. */
  readonly has: (character: string) => boolean;
}

/**
 * Unpacks a brand's fonts, since sharp's text reads no WOFF2.
 *
 * @param folder keeps them, each under the digest of what it was made from
 */
export async function unpackFonts(fonts: BrandFonts, folder: string): Promise<CardFonts> {
  await mkdir(folder, { recursive: true });
  const unpack = async (source: string, role: string): Promise<string> => {
    const bytes = readFileSync(source);
    const file = path.join(folder, `${createHash("sha1").update(bytes).digest("hex")}.ttf`);
    if (!existsSync(file)) {
      // Written under another name first: a build may be interrupted.
      const unfinished = `${file}.${role}`;
      await writeFile(unfinished, await decompress(bytes));
      await rename(unfinished, file);
    }
    return file;
  };
  const unpacked = fontRoles.map(async (role) => {
    const { file, rest } = fonts[role];
    // A loaded file stays in use for its whole family: letters that `file` lacks are drawn from it.
    const others = rest ? await unpack(rest, role) : undefined;
    if (others) await sharp({ text: { text: "a", fontfile: others } }).metadata();
    const opened = [file, ...(rest ? [rest] : [])].map((each) => openFont(readFileSync(each)));
    const has = (character: string) =>
      opened.some((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    const family = opened[0]?.familyName ?? "";
    return [role, { family, file: await unpack(file, role), others, has }] as const;
  });
  return Object.fromEntries(await Promise.all(unpacked)) as CardFonts;
}
