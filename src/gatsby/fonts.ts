import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import postcss from "postcss";
import subsetFont from "subset-font";
import { withKerningOf, withRoundedKerning } from "./kerning";

/** One `@font-face` of the site whose file is made here. */
interface Face {
  readonly family: string;
  /** File to make, as an absolute path. */
  readonly file: string;
  /** The variable weight axis, cut (or pinned) to what the style sheet asks for. */
  readonly weight: { min: number; max: number } | number;
  readonly characters: ReadonlySet<string>;
}

/** What French prose is written with, as `unicode-range` spells it: a face without a range of its own has these. */
const french =
  "U+20-23, U+25-3B, U+3F-5A, U+5F, U+61-7A, U+A0, U+A9, U+AB, U+B0, U+BB, U+C0, U+C2, U+C7-CA, U+CE, U+D4, " +
  "U+D7, U+E0, U+E2, U+E7-EB, U+EE-EF, U+F4, U+F9, U+FB, U+152-153, U+2013, U+2019, U+2026, U+20AC, U+2212";

const styleSheet = path.resolve("src/styles/fonts.css");
const ownCode = ["src/gatsby/fonts.ts", "src/gatsby/kerning.ts"].map((file) => path.resolve(file));

/** Of the many OpenType features, those that browsers use by themselves for French. */
const features = ["kern", "mark", "ccmp", "liga"];

/** Where the fonts come from, by the family's name in the style sheet. */
const sources: Readonly<Record<string, string>> = {
  "Bricolage Grotesque":
    "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
  "Instrument Sans": "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
};

/** Makes the font files that the style sheet names, before webpack looks for them; one newer than what it is made by is kept. */
export async function makeFonts(): Promise<void> {
  const faces = readFaces(await readFile(styleSheet, "utf8"), path.dirname(styleSheet));
  await Promise.all(
    faces.map((face, index) => {
      // Of two files of a family, browsers take the later: the earlier need not repeat what that one has.
      const later = faces.slice(index + 1).filter(({ family }) => family === face.family);
      const characters = [...face.characters].filter(
        (one) => !later.some((other) => other.characters.has(one)),
      );
      return makeFont(face, characters.join(""));
    }),
  );
}

/** The faces whose files a style sheet looks for beside itself; those that only name a font of the machine are none. */
export function readFaces(css: string, folder: string): Face[] {
  const faces: Face[] = [];
  postcss.parse(css).walkAtRules("font-face", (rule) => {
    const said = new Map<string, string>();
    rule.walkDecls(({ prop, value }) => void said.set(prop, value));
    const file = /url\("([^"]+)"\)/.exec(said.get("src") ?? "")?.[1];
    if (!file) return;
    const [min = 400, max] = (said.get("font-weight") ?? "").split(" ").map(Number);
    faces.push({
      family: said.get("font-family")?.replaceAll('"', "") ?? "",
      file: path.join(folder, file),
      weight: max === undefined ? min : { min, max },
      characters: charactersOf(said.get("unicode-range") ?? french),
    });
  });
  return faces;
}

async function makeFont({ family, file, weight }: Face, characters: string): Promise<void> {
  const [made = 0, ...from] = await Promise.all([file, styleSheet, ...ownCode].map(timeOf));
  if (from.every((time) => time !== undefined && time < made)) return;
  const source = sources[family];
  if (!source) throw new Error(`${styleSheet}: no font is known as « ${family} ».`);
  const original = await readFile(createRequire(path.resolve("package.json")).resolve(source));
  const kept = { keepFeatures: features, noHinting: true };
  const cut = async (wght: Face["weight"]): Promise<Buffer> =>
    subsetFont(original, characters, { ...kept, variationAxes: { wght }, targetFormat: "truetype" });
  const font =
    typeof weight === "number"
      ? await cut(weight)
      : withKerningOf(...(await Promise.all([cut(weight), cut(weight.min)])));
  await mkdir(path.dirname(file), { recursive: true });
  const light = withRoundedKerning(font);
  await writeFile(file, await subsetFont(light, characters, { ...kept, targetFormat: "woff2" }));
}

/** When a file was last changed, in milliseconds since 1970; undefined where there is none. */
const timeOf = (file: string): Promise<number | undefined> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );

/** @param ranges a `unicode-range`: `U+20-22, U+A0` */
function charactersOf(ranges: string): Set<string> {
  const characters = [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].flatMap(
    ([, first = "", last]) => {
      const start = parseInt(first, 16);
      const end = last === undefined ? start : parseInt(last, 16);
      return Array.from({ length: end - start + 1 }, (_, index) => String.fromCodePoint(start + index));
    },
  );
  return new Set(characters);
}
