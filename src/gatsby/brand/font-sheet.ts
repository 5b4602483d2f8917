import { readFileSync } from "node:fs";
import path from "node:path";
import type { Font } from "fontkitten";
import decompress from "woff2-encoder/decompress";
import { fontRoles, openFont, weightsOf, type FontRole } from "../../shared/brand/fonts";
import type { BrandFont, BrandFonts } from "./read-brand";

/** A font that a visitor's system has. */
interface Fallback {
  readonly names: readonly string[];
  readonly weight: number;
  /** Average width of the sample's letters, as a share of their size. */
  readonly width: number;
}

/** French prose: English letter frequencies would make fallback fonts up to 2 % wider or narrower. */
const sample =
  "Une agence conçoit, développe et suit votre projet : sites, logiciels métier et applications, à la demande des équipes qui s’en servent chaque jour.";

/** Liberation Sans has the same widths. */
const arial = {
  names: ["Arial", "ArialMT", "Liberation Sans", "LiberationSans"],
  ...{ weight: 400, width: 0.4346 },
};
const arialBold = {
  names: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold"],
  ...{ weight: 700, width: 0.4682 },
};
/**
 * Android has no Arial. Its bold cannot be named on every phone, so titles use the regular, synthetically emboldened.
 */
const roboto = { names: ["Roboto", "Roboto-Regular"], weight: 400, width: 0.4319 };

/** Custom property, most frequent weight and fallbacks of each font. */
const uses: Readonly<Record<FontRole, readonly [string, number, readonly Fallback[]]>> = {
  titles: ["--font-display", 700, [arialBold, roboto]],
  text: ["--font-text", 400, [arial, roboto]],
};

/**
 * The style sheet of a brand's fonts. Fallbacks are scaled to the same width and height, so that lines break alike
 * before and after the fonts load.
 *
 * @param folder where the sheet will be written
 */
export async function fontSheet(fonts: BrandFonts, folder: string): Promise<string> {
  const sheets = await Promise.all(fontRoles.map((role) => sheetOf(role, fonts[role], folder)));
  return [...sheets, await figuresSheet(fonts.figures, folder)].join("");
}

/** Digits that no page waits for: those of titles take their place, in the one weight that they have. */
async function figuresSheet(figures: BrandFont | undefined, folder: string): Promise<string> {
  if (!figures) return ":root {\n  --font-figures: var(--font-display);\n}\n";
  const { min, max } = weightsOf(await unpacked(figures.file));
  const face = faceOf(figures.name, {
    "font-weight": `${min} ${max}`,
    "font-display": "optional",
    src: urlOf(figures.file, folder),
  });
  return `${face}\n:root {\n  --font-figures: "${figures.name}", var(--font-display);\n}\n`;
}

async function sheetOf(role: FontRole, { name, file, rest }: BrandFont, folder: string): Promise<string> {
  const [property, weight, fallbacks] = uses[role];
  const font = await unpacked(file);
  const { min, max } = weightsOf(font);
  const face = (at: string, range?: string): string =>
    faceOf(name, {
      "font-weight": min === max ? `${min}` : `${min} ${max}`,
      "font-display": "swap",
      src: urlOf(at, folder),
      ...(range ? { "unicode-range": range } : {}),
    });
  const drawn = font.variationAxes.wght ? font.getVariation({ wght: weight }) : font;
  const substitutes = fallbacks.map((_, index) => `${name} ${role} ${index + 1}`);
  const families = [name, ...substitutes].map((family) => `"${family}", `).join("");
  return [
    // Browsers prefer the later face, without a range, for all letters that it has.
    ...(rest ? [face(rest, rangeOf(openFont(readFileSync(rest)), font))] : []),
    face(file),
    ...fallbacks.map((fallback, index) => faceOf(substitutes[index] ?? "", measuresOf(fallback, drawn))),
    `:root {\n  ${property}: ${families}sans-serif;\n}\n`,
  ].join("\n");
}

const unpacked = async (file: string): Promise<Font> =>
  openFont(Buffer.from(await decompress(readFileSync(file))));

const urlOf = (file: string, folder: string): string =>
  `url("${path.relative(folder, file).replaceAll("\\", "/")}") format("woff2")`;

const faceOf = (family: string, rules: Readonly<Record<string, string>>): string => {
  const lines = Object.entries({ "font-family": `"${family}"`, ...rules });
  return `@font-face {\n${lines.map(([name, value]) => `  ${name}: ${value};\n`).join("")}}\n`;
};

/** Metric overrides that give a fallback the width and height of a font. */
function measuresOf({ names, weight, width }: Fallback, font: Font): Readonly<Record<string, string>> {
  const widths = [...sample].map((letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth);
  const size = widths.reduce((sum, advance) => sum + advance, 0) / widths.length / font.unitsPerEm / width;
  const percent = (share: number): string => `${Number((100 * share).toFixed(1))}%`;
  const height = (units: number): string => percent(units / font.unitsPerEm / size);
  return {
    "font-weight": `${weight}`,
    src: names.map((name) => `local("${name}")`).join(", "),
    "size-adjust": percent(size),
    "ascent-override": height(font.ascent),
    "descent-override": height(-font.descent),
    "line-gap-override": height(font.lineGap),
  };
}

/** A gap of so few letters, in neither file, costs less bytes than another range. */
const shortGap = 3;

/**
 * Ranges of the letters that only the second file has. They may include letters of the first, but not those in
 * neither file (arrows, stars), for which browsers would fetch the file in vain.
 */
function rangeOf(rest: Font, first: Font): string {
  const known = new Set([...first.characterSet, ...rest.characterSet]);
  const ranges: { from: number; to: number }[] = [];
  for (const letter of rest.characterSet.sort((a, b) => a - b)) {
    // 0xFFFF is not a letter: it ends the table of many fonts.
    if (first.hasGlyphForCodePoint(letter) || letter === 0xffff) continue;
    const last = ranges.at(-1);
    const end = last?.to ?? 0;
    const between = Array.from({ length: letter - end }, (_, index) => end + index);
    if (last && between.filter((code) => !known.has(code)).length <= shortGap) last.to = letter;
    else ranges.push({ from: letter, to: letter });
  }
  const hex = (letter: number): string => letter.toString(16);
  return ranges.map(({ from, to }) => `U+${hex(from)}${from === to ? "" : `-${hex(to)}`}`).join(", ");
}
