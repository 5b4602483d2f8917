import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import subsetFont from "subset-font";

interface Font {
  readonly file: string;
  readonly source: string;
  /** The variable weight axis, cut (or pinned) to what the style sheet asks for. */
  readonly weight: { min: number; max: number } | number;
}

const folder = path.resolve("src/styles/fonts");

const fonts: readonly Font[] = [
  {
    file: "bricolage-grotesque.woff2",
    source: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
    weight: 700,
  },
  {
    file: "instrument-sans.woff2",
    source: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    weight: { min: 400, max: 700 },
  },
];

/** Basic Latin and Latin-1, then what French and its typography use beyond: œ, Œ, Ÿ, dashes, quotes, arrows. */
const characters =
  characterRange(0x20, 0x7e) + characterRange(0xa0, 0xff) + "ŒœŸ–—‘’“”„†•…‰‹›€™−≤≥→←↑↓\u2009\u200a\u202f";

/** Makes the two font files of the site, before webpack looks for them; a file that exists is kept. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  await mkdir(folder, { recursive: true });
  await Promise.all(fonts.map(makeFont));
};

async function makeFont({ file, source, weight }: Font): Promise<void> {
  const target = path.join(folder, file);
  const original = createRequire(path.resolve("package.json")).resolve(source);
  if (await readFile(target).catch(() => undefined)) return;
  const subset = await subsetFont(await readFile(original), characters, {
    targetFormat: "woff2",
    variationAxes: { wght: weight },
  });
  await writeFile(target, subset);
}

function characterRange(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");
}
