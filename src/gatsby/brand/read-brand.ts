import { readFileSync } from "node:fs";
import path from "node:path";
import { readSign, type Sign } from "../../content-check/rules/pictures/sign";
import type { BrandColours } from "../../shared/colours";

/** What the site looks like: `content/settings/brand.json`, with its sign as it is drawn. */
export interface Brand {
  readonly name: string;
  readonly colours: BrandColours;
  readonly sign: Sign;
}

/** @param root the project @throws Error where the content check has not been heeded */
export function readBrand(root: string): Brand {
  const folder = path.join(root, "content/settings");
  const brand = JSON.parse(readFileSync(path.join(folder, "brand.json"), "utf8")) as Brand & { sign: string };
  return { ...brand, sign: signOf(path.join(folder, brand.sign)) };
}

/** The drawing of a sign. @throws Error where the content check has not been heeded */
export function signOf(file: string): Sign {
  const sign = readSign(readFileSync(file, "utf8"));
  if ("problem" in sign) throw new Error(`${file} : ${sign.problem} ${sign.remedy}`);
  return sign;
}
