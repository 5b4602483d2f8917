import { readFileSync } from "node:fs";
import path from "node:path";
import { readSign, type Sign } from "../../content-check/rules/pictures/sign";
import { fontRoles, type FontRole } from "../../content-check/rules/settings/fonts";
import type { BrandColours } from "../../shared/colours";

/** What the site looks like: `content/settings/brand.json`, with its sign as it is drawn. */
export interface Brand {
  readonly name: string;
  readonly colours: BrandColours;
  readonly sign: Sign;
}

/** A font, and where its files are. */
export interface BrandFont {
  readonly name: string;
  /** What French is written with: every page loads it. */
  readonly file: string;
  /** Other letters, for pages that need them. */
  readonly rest?: string;
}
export type BrandFonts = Readonly<Record<FontRole, BrandFont>>;

const folder = "content/settings";

/** @param root the project @throws Error where the content check has not been heeded */
export function readBrand(root: string): Brand {
  const brand = readFile<Brand & { sign: string }>(root);
  return { ...brand, sign: signOf(path.join(root, folder, brand.sign)) };
}

/** The fonts of the same file. @param root the project */
export function readFonts(root: string): BrandFonts {
  const { fonts } = readFile<{ fonts: BrandFonts }>(root);
  const placed = fontRoles.map((role) => {
    const { name, file, rest } = fonts[role];
    const at = (one: string): string => path.join(root, folder, one);
    return [role, { name, file: at(file), ...(rest ? { rest: at(rest) } : {}) }] as const;
  });
  return Object.fromEntries(placed) as BrandFonts;
}

const readFile = <Shape>(root: string): Shape =>
  JSON.parse(readFileSync(path.join(root, folder, "brand.json"), "utf8")) as Shape;

/** The drawing of a sign. @throws Error where the content check has not been heeded */
export function signOf(file: string): Sign {
  const sign = readSign(readFileSync(file, "utf8"));
  if ("problem" in sign) throw new Error(`${file} : ${sign.problem} ${sign.remedy}`);
  return sign;
}
