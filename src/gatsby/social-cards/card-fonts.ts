import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import decompress from "woff2-encoder/decompress";
import { fontRoles, openFont, type FontRole } from "../../content-check/rules/settings/fonts";
import type { BrandFonts } from "../brand/read-brand";

/** Fonts as sharp writes with them: the name of the family as the file spells it, and the file. */
export type CardFonts = Readonly<Record<FontRole, { readonly family: string; readonly file: string }>>;

/**
 * Unpacks a brand's fonts, since sharp's text reads no WOFF2.
 *
 * @param folder keeps them, each under the digest of what it was made from
 */
export async function unpackFonts(fonts: BrandFonts, folder: string): Promise<CardFonts> {
  await mkdir(folder, { recursive: true });
  const unpack = async (source: string): Promise<string> => {
    const bytes = readFileSync(source);
    const file = path.join(folder, `${createHash("sha1").update(bytes).digest("hex")}.ttf`);
    if (!existsSync(file)) await writeFile(file, await decompress(bytes));
    return file;
  };
  const unpacked = fontRoles.map(async (role) => {
    const { file, rest } = fonts[role];
    // What has been loaded once serves all later texts of its family: letters that `file` lacks are drawn from there.
    if (rest) await sharp({ text: { text: "a", fontfile: await unpack(rest) } }).metadata();
    return [role, { family: openFont(readFileSync(file)).familyName, file: await unpack(file) }] as const;
  });
  return Object.fromEntries(await Promise.all(unpacked)) as CardFonts;
}
