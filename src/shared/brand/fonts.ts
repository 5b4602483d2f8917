import { create, type Font } from "fontkitten";

/** What the site sets in a font of its own: `fonts` of `brand.json`. */
export const fontRoles = ["titles", "text"] as const;
export type FontRole = (typeof fontRoles)[number];

/** A font, read from a file. @throws Error where the file holds no font, or several */
export function openFont(bytes: Buffer): Font {
  const font = create(bytes);
  if (font.isCollection) throw new Error("Ce fichier contient plusieurs polices.");
  return font;
}

/** The lightest and the heaviest weight of a font. */
export function weightsOf(font: Font): Readonly<Record<"min" | "max", number>> {
  const only = font["OS/2"].usWeightClass;
  return font.variationAxes.wght ?? { min: only, max: only };
}
