import { readFileSync } from "node:fs";
import path from "node:path";
import { readSign, type Sign } from "../../shared/brand/sign";
import type { FontRole } from "../../shared/brand/fonts";
import type { BrandColours } from "../../shared/colours";

/** The brand: `content/settings/brand.json`, with its sign's drawing. */
export interface Brand {
  readonly name: string;
  readonly colours: BrandColours;
  readonly sign: Sign;
}

/** A font and its files. */
export interface BrandFont {
  readonly name: string;
  /** The letters of French: every page loads it. */
  readonly file: string;
  /** Other letters, for pages that need them. */
  readonly rest?: string;
}
export interface BrandFonts extends Readonly<Record<FontRole, BrandFont>> {
  /** The digits of calendars, in weights that titles do not have. */
  readonly figures?: BrandFont;
}

/** @param root the project @throws Error where the content check has not been heeded */
export function readBrand(root: string): Brand {
  const brand = readFile<Brand & { sign: string }>(root);
  return { ...brand, sign: signOf(brand.sign) };
}

/** The fonts of the same file. @param root the project */
export const readFonts = (root: string): BrandFonts => readFile<{ fonts: BrandFonts }>(root).fonts;

/** The setting, with the whole paths of the files that it names. */
function readFile<Shape>(root: string): Shape {
  const folder = path.join(root, "content/settings");
  const isFile = (value: unknown): value is string => typeof value === "string" && value.startsWith("./");
  return JSON.parse(readFileSync(path.join(folder, "brand.json"), "utf8"), (_key, value: unknown) =>
    isFile(value) ? path.join(folder, value) : value,
  ) as Shape;
}

/** The drawing of a sign. @throws Error where the content check has not been heeded */
export function signOf(file: string): Sign {
  const sign = readSign(readFileSync(file, "utf8"));
  if ("problem" in sign) throw new Error(`${file} : ${sign.problem} ${sign.remedy}`);
  return sign;
}
