/**
 * `npm run fonts`: makes the font files in `src/styles/fonts/` and those of the social cards, which are committed. Needed only when a font, its weights
 * or the characters in `src/styles/fonts.css` change.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { withRoundedKerning } from "./lib/kerning";
import { root, runScript } from "./lib/script";

/** What French prose is written with: the file that every page loads. */
const french =
  "U+20-23, U+25-3B, U+3F-5A, U+5F, U+61-7A, U+A0, U+A9, U+AB, U+B0, U+BB, U+C0, U+C2, U+C7-CA, U+CE, U+D4, " +
  "U+D7, U+E0, U+E2, U+E7-EB, U+EE-EF, U+F4, U+F9, U+FB, U+152-153, U+2013, U+2019, U+2026, U+20AC, U+2212";
/** The rest of Latin, as `unicode-range` in `fonts.css` has it: loaded by pages that have such a character. */
const latin = "U+23-FF, U+2014-2026, U+2039-203A, U+2122";

type Weights = number | { readonly min: number; readonly max: number };

/** Weights that the style sheets use: one, or a range of the variable axis. */
const families: Readonly<Record<string, Weights>> = {
  "bricolage-grotesque": 700,
  "instrument-sans": { min: 400, max: 700 },
};

runScript(async () => {
  const folder = path.join(root, "src/styles/fonts");
  await mkdir(folder, { recursive: true });
  const inFrench = charactersOf(french);
  const others = charactersOf(latin).filter((character) => !inFrench.includes(character));
  for (const [family, wght] of Object.entries(families)) {
    for (const [name, characters] of [
      [family, inFrench],
      [`${family}-rest`, others],
    ] as const) {
      const font = await makeFont(await readFile(sourceOf(family)), characters.join(""), wght);
      await writeFile(path.join(folder, `${name}.woff2`), font);
      console.log(`${name}.woff2 : ${font.length} octets`);
    }
  }
  await makeCardFonts();
});

/** The fonts of the social cards, which sharp reads from files of one weight. */
async function makeCardFonts(): Promise<void> {
  const source = await readFile(sourceOf("bricolage-grotesque"));
  const characters = charactersOf(`${french}, ${latin}`).join("");
  for (const wght of [400, 700]) {
    const options = {
      keepFeatures,
      noHinting: true,
      variationAxes: { wght },
      targetFormat: "truetype",
    } as const;
    const file = path.join(root, `src/gatsby/social-cards/bricolage-grotesque-${wght}.ttf`);
    await writeFile(file, await subsetFont(source, characters, options));
  }
}

const sourceOf = (family: string): string =>
  require.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`);

/** Of the many OpenType features, those that browsers apply to French by themselves. */
const keepFeatures = ["kern", "mark", "ccmp", "liga"];

/**
 * Cuts a font to some characters. Kerning is a third of what is left: kept for one weight, in hundredths of a letter, it
 * takes 7.7 of 31 KB off what each visitor loads, and no letter moves by a tenth of a pixel in running text.
 */
async function makeFont(source: Buffer, characters: string, wght: Weights): Promise<Buffer> {
  const kept = { keepFeatures, noHinting: true };
  const cut = (axis: Weights): Promise<Buffer> =>
    subsetFont(source, characters, { ...kept, variationAxes: { wght: axis }, targetFormat: "truetype" });
  const instance = cut(typeof wght === "number" ? wght : wght.min);
  const font = withRoundedKerning(await cut(wght), await instance);
  return subsetFont(font, characters, { ...kept, targetFormat: "woff2" });
}

/** @param ranges as `unicode-range` spells them: `U+20-22, U+A0` */
function charactersOf(ranges: string): string[] {
  return ranges.split(",").flatMap((range) => {
    const [first = 0, last = first] = range
      .replace("U+", "")
      .split("-")
      .map((code) => parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
}
